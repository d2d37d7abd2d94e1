// The service worker of a build: src/offline/service-worker.ts with the list of the build's files in it. Written last, from
// the files as they were written. Every file has its hash there, so a mixture of two builds, as while files are being copied to
// a host, is never kept.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/offline/service-worker.ts', import.meta.url));
const NAME = 'service-worker.js';

/** Not needed to run, or never asked for by an address that exists. */
const LEFT_OUT = new RegExp(`(\\.map|\\.md|(^|/)404\\.html|^${NAME.replace('.', '\\.')})$`);
/** Named after what is in it. */
const HASHED = /^assets\//;

interface Listed {
  readonly url: string;
  /** Null where the name says it. */
  readonly revision: string | null;
  readonly integrity: string;
}

/** @param folder of a build */
function filesOf(folder: string): Listed[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length).replaceAll('\\', '/').replace(/^\//, ''))
    .filter((url) => !LEFT_OUT.test(url))
    .sort()
    .map((url) => {
      const hash = createHash('sha256')
        .update(readFileSync(join(folder, url)))
        .digest('base64');
      return { url, revision: HASHED.test(url) ? null : hash.slice(0, 12), integrity: `sha256-${hash}` };
    });
}

/** Writes the service worker of a build beside its files. */
export async function writeServiceWorker(folder: string): Promise<void> {
  rmSync(join(folder, NAME), { force: true });
  await build({
    configFile: false,
    logLevel: 'error',
    define: { FILES: JSON.stringify(filesOf(folder)), 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2022',
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { input: SOURCE, output: { format: 'iife', entryFileNames: NAME } },
    },
  });
}

export function offline(): Plugin {
  let folder: string | undefined;
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build: { outDir, ssr } }) {
      if (!ssr) folder = resolve(root, outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler(error?: Error) {
        if (folder !== undefined && !error) await writeServiceWorker(folder);
      },
    },
  };
}

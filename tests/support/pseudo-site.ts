// The page built once more with the long language of pseudo-words.ts in place of Korean, served for the tests of one worker.
// Nothing of it is in the page that is shipped: only this build replaces the modules that all Korean goes through.

import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';
import { build, loadConfigFromFile, type PluginOption } from 'vite';
import { staticServer } from '../../build/static-server.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const WORDS = fileURLToPath(new URL('pseudo-words.ts', import.meta.url));

/** What these modules hold instead, by the end of their path. */
const REPLACED: Readonly<Record<string, string>> = {
  '/src/scenarios/kit/text.ts': `import { pseudoText } from '${WORDS}';
    export const text = (en, ko) => ({ en, ko: pseudoText(en, ko) });`,
  '/src/ui/i18n/korean.ts': `import { pseudoWords } from '${WORDS}';
    import { english } from './english.ts';
    import { korean as real } from './korean.ts?real';
    export const korean = pseudoWords(english, real);`,
  '/src/ui/i18n/korean-around.ts': `import { pseudoWords } from '${WORDS}';
    import { englishAround } from './english-around.ts';
    import { koreanAround as real } from './korean-around.ts?real';
    export const koreanAround = pseudoWords(englishAround, real);`,
};

async function buildInto(folder: string): Promise<void> {
  const { config } = (await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    join(root, 'vite.config.ts'),
  ))!;
  const replacing: PluginOption = {
    name: 'pseudo-locale',
    enforce: 'pre',
    load: (id) => Object.entries(REPLACED).find(([end]) => id.endsWith(end))?.[1],
  };
  await build({
    ...config,
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [replacing, ...(config.plugins ?? [])],
    build: { ...config.build, outDir: folder, emptyOutDir: true, sourcemap: false },
  });
}

/** Links of `open` lead to that site. */
export const test = base.extend<object, { readonly site: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'lectern-pseudo-'));
      await buildInto(folder);
      const server = staticServer(folder, '/');
      await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site),
});

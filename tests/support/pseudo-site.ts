// The page built once more with the long language of pseudo-words.ts in place of Korean, served for the tests of one worker.
// Nothing of it is in the page that is shipped: only this build replaces the two modules that all Korean goes through.

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
const PARTS = ['page', 'drawing', 'why', 'share', 'lan', 'bus', 'help', 'present'];
/** Of one page only: en-virtual.ts and ko-virtual.ts, over korean-virtual.ts. */
const OWN_PARTS = ['virtual'];
const fileOf = (part: string): string => (part === 'page' ? '' : `-${part}`);

/** The module through which these parts of the Korean go. */
const korean = (parts: readonly string[]): string => `import { pseudoWords } from '${WORDS}';
    ${parts
      .flatMap((part) =>
        ['en', 'ko'].map(
          (language) => `import { ${language} as ${language}_${part} } from './${language}${fileOf(part)}.ts';`,
        ),
      )
      .join('\n')}
    export const korean = { ${parts.map((part) => `${part}: pseudoWords(en_${part}, ko_${part})`).join(', ')} };`;

/** What these modules hold instead, by the end of their path. */
const REPLACED: Readonly<Record<string, string>> = {
  '/src/scenarios/kit/text.ts': `import { pseudoText } from '${WORDS}';
    export const text = (en, ko) => ({ en, ko: pseudoText(en, ko) });`,
  '/src/ui/i18n/korean.ts': korean(PARTS),
  ...Object.fromEntries(OWN_PARTS.map((part) => [`/src/ui/i18n/korean-${part}.ts`, korean([part])])),
};

const nameOf = (plugin: PluginOption): unknown => (plugin as { name?: string } | undefined)?.name;

async function buildInto(folder: string): Promise<void> {
  const { config } = (await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    join(root, 'vite.config.ts'),
  ))!;
  // Texts stay where they are, because English is needed for both.
  const plugins = (config.plugins ?? []).flat().filter((plugin) => nameOf(plugin) !== 'texts-apart');
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
    plugins: [replacing, ...plugins],
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

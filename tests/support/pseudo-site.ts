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

/** A part of the Korean: the file it is in, as in `en-why-tcp.ts`, and its name there where that is not the language. */
type Parts = Readonly<Record<string, readonly [file: string, name?: string]>>;

/** The modules that all Korean goes through, korean.ts and korean-lan.ts and so on, and their parts. */
const KOREAN: Readonly<Record<string, Parts>> = {
  '': {
    page: [''],
    drawing: ['-drawing'],
    why: ['-why'],
    share: ['-share'],
    help: ['-help'],
    present: ['-present'],
  },
  '-tcp': { packets: ['-packets'], whyTcp: ['-why-tcp'] },
  '-lan': { bus: ['-bus'], lan: ['-lan'], whyWeb: ['-why-web'] },
  '-atm': { atm: ['-atm'], whySwitch: ['-switch', 'inSwitch'] },
  '-cluster': { cluster: ['-cluster'], whyCluster: ['-why-cluster'] },
  '-virtual': { virtual: ['-virtual'], whyPick: ['-why-virtual', 'pick'] },
};

/** The module through which these parts of the Korean go. */
const korean = (parts: Parts): string => `import { pseudoWords } from '${WORDS}';
    ${Object.entries(parts)
      .flatMap(([part, [file, name]]) =>
        ['en', 'ko'].map(
          (language) => `import { ${name ?? language} as ${language}_${part} } from './${language}${file}.ts';`,
        ),
      )
      .join('\n')}
    export const korean = { ${Object.keys(parts)
      .map((part) => `${part}: pseudoWords(en_${part}, ko_${part})`)
      .join(', ')} };`;

/** What these modules hold instead, by the end of their path. */
const REPLACED: Readonly<Record<string, string>> = {
  '/src/scenarios/kit/text.ts': `import { pseudoText } from '${WORDS}';
    export const text = (en, ko) => ({ en, ko: pseudoText(en, ko) });`,
  ...Object.fromEntries(
    Object.entries(KOREAN).map(([file, parts]) => [`/src/ui/i18n/korean${file}.ts`, korean(parts)]),
  ),
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

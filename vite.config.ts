// The page: several static entries that share one application, and the tests of everything that needs no browser.
// `base: './'` makes the build work in any folder of any host; nothing relies on server rewrites.

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { bareStdlib } from './build/bare-stdlib.ts';
import { checksApart } from './build/checks-apart.ts';
import { contentSecurityPolicy } from './build/csp.ts';
import { textPagesPlugin } from './build/text-pages.ts';
import { textsApart } from './build/texts-apart.ts';

const page = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Ids of the scenarios that have a page. */
const ids = readdirSync(page('src/ui/pages')).map((name) => name.replace(/\.ts$/, ''));

/** The pages that import a module, over however many others. */
function pagesWith(id: string, importersOf: (id: string) => readonly string[]): string[] {
  const way = new Set([id]);
  for (const each of way) for (const importer of importersOf(each)) way.add(importer);
  return ids.filter((page) => [...way].some((each) => each.endsWith(`/src/ui/pages/${page}.ts`)));
}

/** Not every page imports these, but explanations do on every page, and must not bring the stage of a bus along. */
const FOR_ALL = /\/i18n\/(lan-names|en-lan)\.ts$/;

/**
 * What the first load needs is in one file for what all pages share and one for what only some do: many small ones
 * compress worse, and nobody should download the words and the stage of another scenario. The rest is loaded when used.
 */
const firstLoadOf = (count: number): Rolldown.CodeSplittingGroup => ({
  name(id, context) {
    const pages = FOR_ALL.test(id) ? ids : pagesWith(id, (each) => context.getModuleInfo(each)?.importers ?? []);
    return pages.length < count ? null : count === ids.length ? 'page' : pages.join('-and-');
  },
  debugName: `first load of ${count}`,
  tags: ['$initial'],
  test: /(?<!\.css)$/,
});
/** What more pages share goes first, for a group takes along all that its modules import. */
const groups = ids.map((_, index) => firstLoadOf(ids.length - index));

export default defineConfig({
  base: './',
  plugins: [react(), bareStdlib(), checksApart(), textsApart(), contentSecurityPolicy(), textPagesPlugin()],
  worker: {
    format: 'es',
    plugins: () => [bareStdlib()],
    rolldownOptions: { output: { comments: { legal: false } } },
  },
  build: {
    target: 'es2022',
    sourcemap: 'hidden',
    license: { fileName: 'licenses.md' },
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        missing: page('404.html'),
        ...Object.fromEntries(ids.map((id) => [id, page(`${id}/index.html`)])),
      },
      output: { codeSplitting: { groups }, comments: { legal: false } },
    },
  },
  test: {
    environment: 'node',
    // Generous: a machine may be busy, and no test measures time.
    testTimeout: 30_000,
    coverage: { provider: 'v8', include: ['src/engine/**', 'src/scenarios/**', 'src/runner/**'] },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**', 'tests/reference/**', 'tests/theory/**'],
        },
      },
      { extends: true, test: { name: 'reference', include: ['tests/{reference,theory}/**/*.test.ts'] } },
    ],
  },
});

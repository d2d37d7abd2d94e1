// The page: several static entries that share one application, and the tests of everything that needs no browser.
// `base: './'` makes the build work in any folder of any host; nothing relies on server rewrites.

import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { bareStdlib } from './build/bare-stdlib.ts';
import { checksApart } from './build/checks-apart.ts';
import { BUNDLED, coreBundled } from './build/core-bundled.ts';
import { contentSecurityPolicy } from './build/csp.ts';
import { scenarioPageFiles, scenarioPages } from './build/scenario-pages.ts';
import { textPagesPlugin } from './build/text-pages.ts';
import { textsApart } from './build/texts-apart.ts';
import { titles } from './src/scenarios/titles.ts';

const isTest = process.env['VITEST'] !== undefined;
const page = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Ids of the scenarios, each of which has a page. */
const ids = Object.keys(titles);

type ImportersOf = (id: string) => readonly string[];

/** A module and all that import it, over however many others. */
function importersOver(id: string, importersOf: ImportersOf): ReadonlySet<string> {
  const way = new Set([id]);
  for (const each of way) for (const importer of importersOf(each)) way.add(importer);
  return way;
}

/** Of some files of the page those that import a module. */
const importing = (files: readonly string[], id: string, importersOf: ImportersOf): readonly string[] => {
  const way = [...importersOver(id, importersOf)];
  return files.filter((file) => way.some((each) => each.endsWith(`/src/ui/${file}`)));
};

/** The pages that import a module. */
const pagesWith = (id: string, importersOf: ImportersOf): readonly string[] =>
  ids.filter((page) => importing([`pages/${page}.ts`], id, importersOf).length > 0);

const STARTS_A_PAGE = /\/src\/ui\/pages\//;

/** A module that this many pages need is loaded by all of them: together these modules are small. */
const ALMOST_ALL = ids.length - 1;
/** A module that this many pages need goes into a chunk that stages share. */
const MOST = 3;

/** What every page fetches by itself after its first load, at one time and so in one file. */
const FETCHED_TOGETHER: Readonly<Record<string, readonly string[]>> = {
  'around-stage': [
    'around-stage.tsx',
    'story/tell-story.ts',
    'why/explained.tsx',
    'why/explain.ts',
    'announcer.tsx',
    'charts/chart-in-words.tsx',
    'charts/threshold-handle.tsx',
    'charts/use-quiet-now.ts',
    'strip/strip-summary.tsx',
  ],
};

/** What some pages fetch by themselves. */
const FETCHED_BY_SOME: Readonly<Record<string, readonly string[]>> = { 'explained-tcp': ['why/of-tcp.ts'] };

/**
 * What the first load needs is in one file for what all pages share, one for what most stages share, and one for what only
 * some pages do: many small ones compress worse, and nobody should download the words and the stage of another scenario.
 * The rest is loaded when used.
 */
const firstLoadOf = (count: number): Rolldown.CodeSplittingGroup => ({
  name(id, context) {
    // It starts its page: whoever imported something out of the same file would start it too.
    if (STARTS_A_PAGE.test(id)) return null;
    const importersOf: ImportersOf = (each) => context.getModuleInfo(each)?.importers ?? [];
    const forAll = importing(Object.values(FETCHED_TOGETHER).flat(), id, importersOf).length > 0;
    const found = pagesWith(id, importersOf);
    const pages = forAll && found.length > 0 ? ids : found;
    if (pages.length < count) return null;
    if (count === ALMOST_ALL) return 'page';
    return count === MOST ? 'stage' : pages.join('-and-');
  },
  debugName: `first load of ${count}`,
  tags: ['$initial'],
  test: /(?<!\.css)$/,
});

const togetherAs = (name: string, files: readonly string[]): Rolldown.CodeSplittingGroup => ({
  name: (id, context) =>
    importing(files, id, (each) => context.getModuleInfo(each)?.importers ?? []).length > 0 ? name : null,
  debugName: name,
  test: /(?<!\.css)$/,
});

/** What more pages share goes first, for a group takes along all that its modules import. */
const groups = [
  ...[ALMOST_ALL, MOST, 2, 1].map(firstLoadOf),
  ...Object.entries({ ...FETCHED_TOGETHER, ...FETCHED_BY_SOME }).map(([name, files]) => togetherAs(name, files)),
];

/** What comes later says only which style it needs with it: the scripts it needs are there already, and their names are long. */
const preloads = (_: string, files: string[], { hostType }: { hostType: 'html' | 'js' }): string[] =>
  hostType === 'html' ? files : files.filter((file) => file.endsWith('.css'));

export default defineConfig({
  base: './',
  plugins: [
    isTest ? coreBundled() : [],
    react(),
    bareStdlib(),
    checksApart(),
    textsApart(),
    contentSecurityPolicy(),
    scenarioPages(),
    textPagesPlugin(),
  ],
  worker: {
    format: 'es',
    plugins: () => [bareStdlib()],
    rolldownOptions: { output: { comments: { legal: false } } },
  },
  build: {
    target: 'es2022',
    // From here on browsers know color-scheme, which is emulated for older ones.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    sourcemap: 'hidden',
    license: { fileName: 'licenses.md' },
    modulePreload: { polyfill: false, resolveDependencies: preloads },
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['bisector', 'shuffler', 'Blur2'], propertyReadSideEffects: false },
      input: {
        missing: page('404.html'),
        ...scenarioPageFiles(page('.')),
      },
      output: { codeSplitting: { groups }, comments: { legal: false } },
    },
  },
  test: {
    environment: 'node',
    // Generous: a machine may be busy, with browsers for example, and no test measures time.
    testTimeout: 120_000,
    server: { deps: { external: [BUNDLED] } },
    // One process loads and warms up the engine once for all its files.
    isolate: false,
    // Vitest would leave one of two processors to itself, which needs little of it.
    maxWorkers: '100%',
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

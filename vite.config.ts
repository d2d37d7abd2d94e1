// The page: several static entries that share one application, and the tests of everything that needs no browser.
// `base: './'` makes the build work in any folder of any host; nothing relies on server rewrites.

import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BUNDLED, coreBundled } from './build/core-bundled.ts';
import { contentSecurityPolicy } from './build/csp.ts';
import { earlyStart } from './build/early-start.ts';
import { embedFiles } from './build/embed-files.ts';
import { lessonModules } from './build/lesson-modules.ts';
import { offline } from './build/offline.ts';
import { pageFiles, workerFiles } from './build/page-files.ts';
import { scenarioPageFiles, scenarioPages } from './build/scenario-pages.ts';
import { textPagesPlugin } from './build/text-pages.ts';

const isTest = process.env['VITEST'] !== undefined;
const page = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  base: './',
  plugins: [
    isTest ? coreBundled() : [],
    react(),
    earlyStart(),
    lessonModules(),
    contentSecurityPolicy(),
    scenarioPages(),
    textPagesPlugin(),
    embedFiles(),
    offline(),
  ],
  resolve: { alias: { '@stdlib/assert-has-generator-support': page('build/generator-support.cjs') } },
  // Size classes are named once (ui/theme/media.css).
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: { codeSplitting: { groups: workerFiles }, comments: { legal: false } },
    },
  },
  build: {
    target: 'es2022',
    // From here on browsers know color-scheme, which is emulated for older ones.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    sourcemap: 'hidden',
    license: { fileName: 'licenses.md' },
    modulePreload: { polyfill: false },
    // The page in one file; tests/e2e/hosting.spec.ts says how much a page may weigh.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      input: {
        missing: page('404.html'),
        collect: page('collect/index.html'),
        ...scenarioPageFiles(page('.')),
      },
      output: { codeSplitting: { groups: pageFiles }, comments: { legal: false } },
    },
  },
  test: {
    environment: 'node',
    // Generous: a machine may be busy, with browsers for example, and no test measures time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
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
          setupFiles: 'tests/support/both-languages.ts',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**', 'tests/reference/**', 'tests/theory/**', 'tests/slurm/**', 'tests/package/**'],
        },
      },
      { extends: true, test: { name: 'reference', include: ['tests/{reference,theory}/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'package',
          include: ['tests/package/**/*.test.ts'],
          globalSetup: 'tests/support/build-package.ts',
        },
      },
      { extends: true, test: { name: 'slurm', include: ['tests/slurm/**/*.test.ts'] } },
    ],
  },
});

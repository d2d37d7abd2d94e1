// The page: several static entries that share one application, and the tests of everything that needs no browser.
// `base: './'` makes the build work in any folder of any host; nothing relies on server rewrites.

import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { contentSecurityPolicy } from './build/csp.ts';
import { koreanApart } from './build/korean-apart.ts';

const page = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Loaded when used: other languages, the phone's page, bad links, explanations, menus. */
const LATER =
  /\/(phone|load-phone|help|dialog|korean|ko|ko-\w+|en-why|en-help|en-share|particles|stations|notice-bar|failure-report|describe-repair|parse-link|split-link|read-\w+|link-pairs|repair|nearest|packet-menu|explained|explain|facts|lost|given-up|spurious|web-page|resent|timeout|change)\.tsx?$|\.css$|virtual:korean/;

export default defineConfig({
  base: './',
  plugins: [react(), koreanApart(), contentSecurityPolicy()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    sourcemap: 'hidden',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { home: page('index.html'), reno: page('reno/index.html'), missing: page('404.html') },
      // What the first load needs in one file: many small ones compress worse.
      output: { codeSplitting: { groups: [{ name: 'page', test: (id: string) => !LATER.test(id) }] } },
    },
  },
  test: {
    environment: 'node',
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

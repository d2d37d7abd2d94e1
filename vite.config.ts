// The page: several static entries that share one application, and the tests of everything that needs no browser.
// `base: './'` makes the build work in any folder of any host; nothing relies on server rewrites.

import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { contentSecurityPolicy } from './build/csp.ts';

const page = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  base: './',
  plugins: [react(), contentSecurityPolicy()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    sourcemap: true,
    modulePreload: { polyfill: false },
    rollupOptions: { input: { home: page('index.html'), reno: page('reno/index.html'), missing: page('404.html') } },
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

// Browser tests: the built page under a sub-folder of a plain static host, in whatever Chromium is here. Two at a
// time; those that measure time by themselves (`npm test` runs them first). Which tests are left to the full run:
// tests/support/sample.ts.

import { defineConfig } from '@playwright/test';
import { findBrowser, WAYS } from './build/find-browser.mjs';

const executablePath = findBrowser();
if (!executablePath) throw new Error(WAYS);

const port = process.env['LECTERN_E2E_PORT'] ?? '4180';
const base = '/courses/networks/lectern/';
const isRoot = process.getuid?.() === 0;

const isFull = process.env['LECTERN_FULL'] === '1';

/** Told in real seconds, some of which are measured. Each needs a third of a processor and waits for the rest of its time. */
const ALONE = /story\.spec\.ts/;

/** In Firefox and WebKit, which are driven by clients of their own (tests/engines). */
const ENGINES = { testDir: 'tests/engines', workers: 1 };

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // A browser on a busy machine is not the page's fault. What needed its second try is named at the end (build/test.mjs).
  retries: 1,
  ...(isFull ? {} : { grepInvert: /@full/ }),
  projects: [
    // A page is opened twice as fast in a context that is emptied as in a new one; the full run takes new ones.
    { name: 'page', testIgnore: ALONE, workers: 2, use: { reuseContext: !isFull } },
    { name: 'alone', testMatch: ALONE, dependencies: ['page'], use: { reuseContext: !isFull } },
    { name: 'engines', ...ENGINES },
  ],
  // Generous: a machine may be busy, and a condition that holds ends the waiting at once. Tests of the full run do more.
  timeout: isFull ? 300_000 : 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    baseURL: `http://127.0.0.1:${port}${base}`,
    // Pages kept by a service worker would be those of another test; offline.spec.ts asks for one.
    serviceWorkers: 'block',
    // Recording costs a fifth of the time: `npx playwright test <file> --trace=retain-on-failure` shows what went wrong.
    trace: isFull ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath,
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `node build/serve.mjs --port ${port} --base ${base}`,
    url: `http://127.0.0.1:${port}${base}`,
    reuseExistingServer: false,
  },
});

// Browser tests: the built page under a sub-folder of a plain static host, in whatever Chromium is here. One worker,
// because several tests measure time and two cores are shared.

import { defineConfig } from '@playwright/test';
import { findBrowser, WAYS } from './build/find-browser.mjs';

const executablePath = findBrowser();
if (!executablePath) throw new Error(WAYS);

const port = process.env['LECTERN_E2E_PORT'] ?? '4180';
const base = '/courses/networks/lectern/';
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  workers: 1,
  forbidOnly: true,
  timeout: 30_000,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    baseURL: `http://127.0.0.1:${port}${base}`,
    trace: 'retain-on-failure',
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

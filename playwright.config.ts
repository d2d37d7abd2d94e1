// Browser tests: the built page under a sub-folder of a plain static host, in whatever Chromium is here. One worker,
// because several tests measure time and two cores are shared.

import { defineConfig } from '@playwright/test';
import { findBrowser, WAYS } from './build/find-browser.mjs';

const executablePath = findBrowser();
if (!executablePath) throw new Error(WAYS);

const port = process.env['LECTERN_E2E_PORT'] ?? '4180';
const base = '/courses/networks/lectern/';
const isRoot = process.getuid?.() === 0;

/**
 * What the normal run leaves to `npm run test:all`, by title: screens, looks and scenarios beyond a sample in which every
 * kind of test occurs for every scenario it says something new about.
 */
const ONLY_IN_FULL = [
  /axe: (lan-rto|nic-buffer), (?!loaded|at an event|presenting)/,
  /axe: reno, .*, ko, /,
  /five facts can be read without seeing/,
  /twenty facts can be read without seeing: (reno, ko|lan-rto, en|nic-buffer, ko)/,
  /reads well: .*(glossary-ko|lesson-ko|(lan-rto|nic-buffer).lesson)/,
  /(any input ends it|Space stops it|nic-buffer: the first drop is told)/,
  /no text is cut off or lies upon another: (reno, en|nic-buffer)/,
  /texts twice as long have room: (?!lan-rto)/,
  /15 fuzzed links/,
  /(is told once|a browser that keeps nothing|on a phone the slider|is told when the page came late)/,
  /nothing shifts while the page comes up and plays: (a phone|a desktop in Korean|a link with a moment|(?!reno).* (on a phone|in Korean)|(?!lan-rto).* on a desktop)/,
  /(the whole lesson by keyboard|a step that does not exist.*): (?!reno)/,
  /(whatever Tab reaches|drops a packet by hand).*: (nic-buffer|lan-rto)/,
  /(forked, rewound|simulated again for a late look|keeps its digest).*: nic-buffer/,
  /no text is cut off or lies upon another: ko$/,
  /the words of the stage have room: (nic-buffer|lan-rto, ko)/,
];

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  workers: 1,
  forbidOnly: true,
  ...(process.env['LECTERN_FULL'] === '1' ? {} : { grepInvert: ONLY_IN_FULL }),
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

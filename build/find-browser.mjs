// Where the Chromium for browser tests is, and how to get one: CHROMIUM_PATH, then Playwright's own, then an installed
// Chromium, Chrome or Edge; `provideBrowser` goes on to install one. Nothing is installed by looking.

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { isExecutable, isRootOnDebian, run } from './programs.mjs';

const ON_PATH = [
  ...['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
  ...['microsoft-edge-stable', 'microsoft-edge', 'chrome.exe', 'msedge.exe'],
];
const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];
const WINDOWS = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];

export const WAYS =
  'No browser for the browser tests: set CHROMIUM_PATH, or install Chromium, Chrome or Edge, ' +
  'or run `npx playwright install chromium`, or skip them with E2E=off.';

/**
 * The path of a browser, or undefined. Throws if CHROMIUM_PATH is set and is no program.
 * @returns {string | undefined}
 */
export function findBrowser() {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted) {
    if (isExecutable(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH is ${wanted}, which is not a program that can be run.`);
  }
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const programs = [process.env['PROGRAMFILES'], process.env['PROGRAMFILES(X86)'], process.env['LOCALAPPDATA']];
  const places = [
    ...ON_PATH.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...(process.platform === 'darwin' ? APPLICATIONS : []),
    ...(process.platform === 'win32' ? WINDOWS.flatMap((end) => programs.map((p) => join(p ?? '', end))) : []),
  ];
  return places.find(isExecutable);
}

/**
 * The path of a browser, installing one if there is none; undefined if that fails too.
 * The Korean screens need a font with Hangul, so the Debian way installs one along with the browser.
 * @returns {string | undefined}
 */
export function provideBrowser() {
  const found = findBrowser();
  if (found) return found;
  if (isRootOnDebian() && run('apt-get', ['update', '-q'])) {
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-noto-cjk']);
  }
  if (!findBrowser()) run('npx', ['playwright', 'install', 'chromium']);
  return findBrowser();
}

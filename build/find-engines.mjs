// Where the other engines are, Firefox's and WebKit's, and how to get them on Debian. Nothing is installed by looking.

import { readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isExecutable, isRootOnDebian, run } from './programs.mjs';

/** @typedef {{ driver: string, browser: string, display: string }} WebKit its driver, a browser of it, and a screen without a monitor */
/** @typedef {{ firefox: string | undefined, webkit: WebKit | undefined }} Engines */

const FIREFOX = ['firefox-esr', 'firefox', 'firefox.exe'];
const FIREFOX_ELSEWHERE = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];
const LIBRARIES = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib', '/usr/libexec'];
const PACKAGES = {
  firefox: ['firefox-esr', 'fonts-noto-cjk'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'fonts-noto-cjk'],
};

export const NO_ENGINE = {
  firefox: 'THE TESTS IN FIREFOX ARE SKIPPED: there is none (set FIREFOX_PATH, or install Firefox).',
  webkit: "THE TESTS IN WEBKIT ARE SKIPPED: there is none (install Debian's webkit2gtk-driver and xvfb).",
};

/** @param {readonly string[]} names of programs */
function onPath(names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/**
 * Throws if FIREFOX_PATH is set and is no program.
 * @returns {string | undefined}
 */
function findFirefox() {
  const wanted = process.env['FIREFOX_PATH'];
  if (!wanted) return onPath(FIREFOX) ?? FIREFOX_ELSEWHERE.find(isExecutable);
  if (isExecutable(wanted)) return wanted;
  throw new Error(`FIREFOX_PATH is ${wanted}, which is not a program that can be run.`);
}

/** @returns {WebKit | undefined} */
function findWebKit() {
  const [driver, display] = [onPath(['WebKitWebDriver']), onPath(['Xvfb'])];
  const browser = LIBRARIES.flatMap((folder) =>
    namesIn(folder).map((name) => join(folder, name, 'MiniBrowser')),
  ).findLast(isExecutable);
  return driver && browser && display ? { driver, browser, display } : undefined;
}

/** @param {string} folder */
function namesIn(folder) {
  try {
    return readdirSync(folder).filter((name) => name.startsWith('webkit2gtk-'));
  } catch {
    return [];
  }
}

/** @returns {Engines} */
export const findEngines = () => ({ firefox: findFirefox(), webkit: findWebKit() });

/**
 * Both engines, installing what is missing where that is the way of the machine.
 * @returns {Engines}
 */
export function provideEngines() {
  const { firefox, webkit } = findEngines();
  const missing = [...(firefox ? [] : PACKAGES.firefox), ...(webkit ? [] : PACKAGES.webkit)];
  if (missing.length > 0 && isRootOnDebian() && run('apt-get', ['update', '-q'])) {
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...new Set(missing)]);
  }
  return findEngines();
}

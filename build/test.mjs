// `npm test`: finds a browser, then checks types, lint, unit and reference tests, the build and the page in the browser.
// Every part runs even after another failed, so one run tells everything; the last lines are a table, the names of what
// failed and the sum. Browsers often wait, so what needs none runs beside them and yields to them; what it says comes when it is done. Tests that measure
// time come first, with nothing beside them but the check of types, which takes only what nobody else wants. `quick` leaves
// out what takes long, `all` runs the full matrices (LECTERN_FULL=1), the package in an empty project and sweeps on a real Slurm, `slurm` those alone. Only
// E2E=off skips the browser.

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { failedInPlaywright, failedInVitest, skippedIn } from './failed-tests.mjs';
import { provideBrowser, WAYS } from './find-browser.mjs';
import { NO_ENGINE, provideEngines } from './find-engines.mjs';
import { NO_SLURM, provideSlurm } from './find-slurm.mjs';
import { findTshark, NO_TSHARK, provideTshark } from './find-tshark.mjs';

const mode = process.argv[2] ?? 'default';
const skipsBrowser = process.env['E2E'] === 'off';
const reports = mkdtempSync(join(tmpdir(), 'lectern-test-'));
const bar = '='.repeat(72);
const WIDTH = 24;
/** @type {NodeJS.ProcessEnv} */
const env = { ...process.env, ...(mode === 'all' ? { LECTERN_FULL: '1' } : {}) };

/** Tests that wait for a tshark this machine has not. */
let waiting = 0;
let hasTshark = true;
/** What this machine has not, and what is therefore skipped. @type {string[]} */
const missing = [];

/** `wavering`: passed at the second try. @typedef {{ passed: number, failed: number, failures: string[], wavering?: string[] }} Sum */
/** @typedef {{ name: string, seconds: number, ok: boolean, sum: Sum | undefined }} Result */
/** @type {Result[]} */
const results = [];

/** How a process yields: enough for browsers to go first and no test to be starved; or so that who measures time never notices. */
const YIELDING = 5;
const HARDLY_THERE = 19;

/** Where a part runs: before the others' eyes, or beside them (`niceness`), held back until it is done. */
/** @typedef {{ niceness: number | undefined, said: Buffer[] }} Place */
/** @type {() => Place} */
const inFront = () => ({ niceness: undefined, said: [] });
/** @type {(niceness: number) => Place} */
const beside = (niceness) => ({ niceness, said: [] });

/**
 * Runs one tool of node_modules/.bin and resolves to whether it was content.
 * @param {Place} place
 * @param {string} line
 * @param {Record<string, string>} [more] environment
 * @returns {Promise<boolean>}
 */
function tool(place, line, more = {}) {
  const [command = '', ...args] = line.split(' ');
  const out = place.niceness === undefined ? 'inherit' : 'pipe';
  const child = spawn(command, args, {
    stdio: ['ignore', out, out],
    env: { ...env, ...more },
    shell: process.platform === 'win32',
  });
  if (place.niceness !== undefined && child.pid !== undefined) yieldToOthers(child.pid, place.niceness);
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => place.said.push(piece));
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(String(error));
      resolve(false);
    });
    child.on('close', (status) => resolve(status === 0));
  });
}

/**
 * @param {number} pid of a process that has no children yet: they have its priority
 * @param {number} niceness
 */
function yieldToOthers(pid, niceness) {
  try {
    setPriority(pid, niceness);
  } catch {
    // It has ended already, or nobody may do this here.
  }
}

/**
 * @param {Place} place
 * @param {string[]} lines one after the other, until one fails
 */
async function inTurn(place, ...lines) {
  for (const line of lines) if (!(await tool(place, line))) return false;
  return true;
}

/**
 * @param {string} name
 * @param {Place} place
 * @param {() => Promise<boolean>} work
 * @param {() => Sum} [count] reads how many tests passed and failed
 */
async function part(name, place, work, count) {
  if (place.niceness === undefined) console.log(`\n## ${name}`);
  const begun = performance.now();
  const ok = await work();
  if (place.niceness !== undefined) console.log(`\n## ${name}\n${Buffer.concat(place.said)}`);
  results.push({ name, seconds: (performance.now() - begun) / 1000, ok, sum: count && sumOf(count) });
  return ok;
}

/** @param {() => Sum} count @returns {Sum} */
function sumOf(count) {
  try {
    return count();
  } catch {
    return { passed: 0, failed: 0, failures: [] }; // it broke down before it could report; the part itself counts as failed
  }
}

/**
 * @param {Place} place
 * @param {string[]} projects of Vitest
 */
function vitest(place, ...projects) {
  const file = join(reports, 'vitest.json');
  const which = projects.map((project) => `--project ${project}`).join(' ');
  return part(
    `${projects.join(' and ')} tests`,
    place,
    () => tool(place, `vitest run ${which} --reporter=default --reporter=json --outputFile.json=${file}`),
    () => {
      const report = JSON.parse(readFileSync(file, 'utf8'));
      if (!hasTshark) waiting += skippedIn(report, 'wireshark.test.ts');
      return { passed: report.numPassedTests, failed: report.numFailedTests, failures: failedInVitest(report) };
    },
  );
}

/**
 * @param {string} name
 * @param {...string} projects of playwright.config.ts
 */
async function browserTests(name, ...projects) {
  const file = join(reports, `${projects[0]}.json`);
  const which = projects.map((project) => `--project=${project}`).join(' ');
  const port = await freePort();
  const settings = { LECTERN_E2E_PORT: String(port), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const place = inFront();
  return part(
    name,
    place,
    () => tool(place, `playwright test ${which} --no-deps --reporter=list,json`, settings),
    () => {
      const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
      return {
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        failures: suites.flatMap((/** @type {any} */ suite) => failedInPlaywright(suite)),
        wavering: suites.flatMap((/** @type {any} */ suite) => failedInPlaywright(suite, 'flaky')),
      };
    },
  );
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
}

function findsBrowser() {
  try {
    const path = provideBrowser();
    console.log(path ?? WAYS);
    if (path) env['CHROMIUM_PATH'] = path;
    return path !== undefined;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

/** Firefox and WebKit; where all are wanted (LECTERN_ENGINES=all) one that is missing is a failure. */
function findsEngines() {
  try {
    const { firefox, webkit } = provideEngines();
    console.log([firefox ?? NO_ENGINE.firefox, webkit?.driver ?? NO_ENGINE.webkit].join('\n'));
    missing.push(...(firefox ? [] : [NO_ENGINE.firefox]), ...(webkit ? [] : [NO_ENGINE.webkit]));
    return missing.length === 0 || process.env['LECTERN_ENGINES'] !== 'all';
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

/** @param {() => string | undefined} look */
function findsTshark(look) {
  try {
    const path = look();
    console.log(path ?? NO_TSHARK);
    if (path) env['TSHARK_PATH'] = path;
    hasTshark = path !== undefined;
  } catch (error) {
    // The tests that need it fail with the same words.
    console.error(error instanceof Error ? error.message : error);
  }
}

function report() {
  console.log(`\n## how long each part took`);
  for (const { name, seconds, ok, sum } of results) {
    const counted = sum ? `${sum.passed} passed, ${sum.failed} failed` : '';
    console.log(
      `${name.padEnd(WIDTH)} ${seconds.toFixed(1).padStart(6)} s  ${ok ? 'ok    ' : 'FAILED'}  ${counted}`.trimEnd(),
    );
  }
  console.log(`${'total'.padEnd(WIDTH)} ${(performance.now() / 1000).toFixed(1).padStart(6)} s`);
  const failures = results.flatMap(({ sum }) => sum?.failures ?? []);
  if (failures.length > 0) console.log(`\n## what failed\n${failures.join('\n')}`);
  const wavering = results.flatMap(({ sum }) => sum?.wavering ?? []);
  if (wavering.length > 0) console.log(`\n## what passed only at the second attempt\n${wavering.join('\n')}`);
  if (skipsBrowser && mode !== 'quick') console.log(`\n${bar}\nBROWSER TESTS WERE SKIPPED because E2E=off\n${bar}`);
  if (!hasTshark) missing.push(`${waiting} TESTS: ${NO_TSHARK}`);
  if (missing.length > 0) console.log(`\n${bar}\n${missing.join('\n')}\n${bar}`);
  const passed = results.reduce((sum, each) => sum + (each.sum?.passed ?? 0), 0);
  // A part that failed without a failing test (types, lint, a broken tool) counts as one failure.
  const failed = results.reduce((sum, each) => sum + Math.max(each.sum?.failed ?? 0, each.ok ? 0 : 1), 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0;
}

/** @param {Place} place */
const types = (place) => part('types', place, () => tool(place, 'npm run -s typecheck'));

/**
 * Lint and the tests without a browser, one after the other.
 * @param {() => Place} where
 */
async function withoutBrowser(where) {
  const place = where();
  await part('lint', place, () => tool(place, 'npm run -s lint'));
  await vitest(where(), 'unit', ...(mode === 'quick' ? [] : ['reference']));
}

/** With nothing beside it: it waits for a cluster, and a busy machine would be waited for, too. */
async function onSlurm() {
  if (provideSlurm()) await vitest(inFront(), 'slurm');
  else missing.push(NO_SLURM);
}

async function main() {
  if (mode === 'slurm') {
    await onSlurm();
    return report();
  }
  findsTshark(mode === 'quick' ? findTshark : provideTshark);
  if (mode === 'quick') {
    await types(inFront());
    await withoutBrowser(inFront);
    return report();
  }
  if (skipsBrowser) console.log(`${bar}\nE2E=off: the browser tests will be SKIPPED\n${bar}`);
  else if (!(await part('browser', inFront(), async () => findsBrowser()))) return report();
  if (!skipsBrowser) await part('other engines', inFront(), async () => findsEngines());
  const place = inFront();
  const isBuilt = await part('build', place, () =>
    inTurn(place, 'vite build --logLevel warn', 'vite build -c vite.cli.config.ts --logLevel warn'),
  );
  if (!isBuilt || skipsBrowser) {
    await types(inFront());
    await withoutBrowser(inFront);
    return report();
  }
  const checked = types(beside(HARDLY_THERE));
  await browserTests('those alone', 'alone');
  const others = withoutBrowser(() => beside(YIELDING));
  await browserTests('browser tests', 'page', 'engines');
  await Promise.all([checked, others]);
  if (mode !== 'all') return report();
  await vitest(inFront(), 'package');
  await onSlurm();
  return report();
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}

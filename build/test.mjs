// `npm test`: finds a browser, then checks types, lint, unit and reference tests, the build and the page in the browser.
// Every part runs even after another failed, so one run tells everything; the last lines are a table and the sum.
// `quick` leaves out what takes long, `all` runs the full matrices (LECTERN_FULL=1). Only E2E=off skips the browser.

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provideBrowser, WAYS } from './find-browser.mjs';

const mode = process.argv[2] ?? 'default';
const skipsBrowser = process.env['E2E'] === 'off';
const reports = mkdtempSync(join(tmpdir(), 'lectern-test-'));
const bar = '='.repeat(72);
/** @type {NodeJS.ProcessEnv} */
const env = { ...process.env, ...(mode === 'all' ? { LECTERN_FULL: '1' } : {}) };

/** @typedef {{ passed: number, failed: number }} Sum */
/** @typedef {{ name: string, seconds: number, ok: boolean, sum: Sum | undefined }} Result */
/** @type {Result[]} */
const results = [];

/**
 * Runs one tool of node_modules/.bin and resolves to whether it was content.
 * @param {string} line
 * @param {Record<string, string>} [more] environment
 * @returns {Promise<boolean>}
 */
function tool(line, more = {}) {
  const [command = '', ...args] = line.split(' ');
  const stdio = /** @type {const} */ (['ignore', 'inherit', 'inherit']);
  const options = { stdio: [...stdio], env: { ...env, ...more }, shell: process.platform === 'win32' };
  return new Promise((resolve) => {
    const child = spawn(command, args, options);
    child.on('error', (error) => {
      console.error(String(error));
      resolve(false);
    });
    child.on('exit', (status) => resolve(status === 0));
  });
}

/** @param {string[]} lines one after the other, until one fails */
async function inTurn(...lines) {
  for (const line of lines) if (!(await tool(line))) return false;
  return true;
}

/**
 * @param {string} name
 * @param {() => Promise<boolean>} work
 * @param {() => Sum} [count] reads how many tests passed and failed
 */
async function part(name, work, count) {
  console.log(`\n## ${name}`);
  const begun = process.hrtime.bigint();
  const ok = await work();
  const seconds = Number(process.hrtime.bigint() - begun) / 1e9;
  results.push({ name, seconds, ok, sum: count && sumOf(count) });
  return ok;
}

/** @param {() => Sum} count @returns {Sum} */
function sumOf(count) {
  try {
    return count();
  } catch {
    return { passed: 0, failed: 0 }; // it broke down before it could report; the part itself counts as failed
  }
}

/** @param {string} project a Vitest project */
function vitest(project) {
  const file = join(reports, `${project}.json`);
  return part(
    `${project} tests`,
    () => tool(`vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=${file}`),
    () => {
      const report = JSON.parse(readFileSync(file, 'utf8'));
      return { passed: report.numPassedTests, failed: report.numFailedTests };
    },
  );
}

/**
 * @param {string} name
 * @param {string} project of playwright.config.ts
 */
async function browserTests(name, project) {
  const file = join(reports, `${project}.json`);
  const port = await freePort();
  const settings = { LECTERN_E2E_PORT: String(port), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  return part(
    name,
    () => tool(`playwright test --project=${project} --no-deps --reporter=list,json`, settings),
    () => {
      const { stats } = JSON.parse(readFileSync(file, 'utf8'));
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
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

function report() {
  console.log(`\n## what each part took`);
  for (const { name, seconds, ok, sum } of results) {
    const counted = sum ? `${sum.passed} passed, ${sum.failed} failed` : '';
    console.log(
      `${name.padEnd(18)} ${seconds.toFixed(1).padStart(6)} s  ${ok ? 'ok    ' : 'FAILED'}  ${counted}`.trimEnd(),
    );
  }
  const total = results.reduce((seconds, each) => seconds + each.seconds, 0);
  console.log(`${'total'.padEnd(18)} ${total.toFixed(1).padStart(6)} s`);
  if (skipsBrowser && mode !== 'quick') console.log(`\n${bar}\nBROWSER TESTS WERE SKIPPED because E2E=off\n${bar}`);
  const passed = results.reduce((sum, each) => sum + (each.sum?.passed ?? 0), 0);
  // A part that failed without a failing test (types, lint, a broken tool) counts as one failure.
  const failed = results.reduce((sum, each) => sum + Math.max(each.sum?.failed ?? 0, each.ok ? 0 : 1), 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0;
}

async function main() {
  const isQuick = mode === 'quick';
  const testsBrowser = !isQuick && !skipsBrowser;
  if (skipsBrowser && !isQuick) console.log(`${bar}\nE2E=off: the browser tests will be SKIPPED\n${bar}`);
  if (testsBrowser && !(await part('browser', async () => findsBrowser()))) return report();
  await part('types', () => tool('npm run -s typecheck'));
  await part('lint', () => tool('npm run -s lint'));
  await vitest('unit');
  if (!isQuick) {
    await vitest('reference');
    const isBuilt = await part('build', () =>
      inTurn('vite build --logLevel warn', 'vite build -c vite.cli.config.ts --logLevel warn'),
    );
    if (isBuilt && testsBrowser) {
      await browserTests('browser tests', 'page');
      await browserTests('those alone', 'alone');
    }
  }
  return report();
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}

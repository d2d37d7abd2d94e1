// What can be measured for docs/trust.md: each part runs tests or a benchmark as a person would, and reads its report.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { NO_SLURM, provideSlurm } from '../find-slurm.mjs';
import { ROOMS } from '../mutation/rooms.mjs';
import { byEngine, CHROMIUM, counted, specsOf } from './specs.mjs';

/** One figure: numbers and words, by name. @typedef {Record<string, number | string>} Figure */
/** By part, and by what was measured. @typedef {Record<string, Record<string, Figure>>} Figures */
/** @typedef {import('./specs.mjs').Spec} Spec */
/** What a command needs besides its words. @typedef {Record<string, string>} Environment */

const LINKS = 100_000;
const WORLDS = 10_000;
/** Scenarios, and the small one of the tests, whose links are fuzzed in equal parts. */
const FUZZED = 8;

/** What each measures, and how; `only` is what a person asked for after a colon. */
/** @type {Readonly<Record<string, (only?: string) => Record<string, Figure>>>} */
export const PARTS = {
  mutation: (only) => {
    const rooms = Object.keys(ROOMS).filter((room) => !only || only === room);
    return Object.fromEntries(rooms.map((room) => [room, mutated(room)]));
  },
  links: () => {
    const draws = Math.ceil(LINKS / FUZZED);
    const fuzz = tested(['tests/scenarios/link-fuzz.test.ts'], { LECTERN_DRAWS: String(draws) });
    return { fuzz: { draws: draws * FUZZED, ...fuzz }, museum: tested(['tests/scenarios/link-museum.test.ts']) };
  },
  worlds: () => ({
    networks: { draws: WORLDS, ...tested(['tests/engine/conservation.test.ts'], { LECTERN_DRAWS: String(WORLDS) }) },
  }),
  references: () => byFile(['tests/reference', 'tests/theory'], { LECTERN_FULL: '1' }),
  engines: () => byEngine(visited(['--project=engines', '--project=page', 'tests/engines/', CHROMIUM])),
  faults: () => faulty(),
  slurm: () => onCluster(),
  package: () => byFile(['tests/package', 'tests/library'], { LECTERN_FULL: '1' }),
  speed: () => fast(),
  scaling: () => scaled(),
  heaviest: () => heavy(),
  monkey: (minutes) => played(minutes),
};

/** Those that are no part, or a part of which the word after the colon says nothing. @param {readonly string[]} names */
export const unknownAmong = (names) => names.filter((name) => !isPart(name));

/** @param {string} name `mutation`, `mutation:judge` or `monkey:5` */
function isPart(name) {
  const [part = '', ...only] = name.split(':');
  if (!Object.hasOwn(PARTS, part)) return false;
  if (only.length === 0) return true;
  const [word = ''] = only;
  const isKnown = part === 'mutation' ? Object.hasOwn(ROOMS, word) : part === 'monkey' && /^[1-9]\d*$/.test(word);
  return isKnown && only.length === 1;
}

/** @param {readonly string[]} words @param {Environment} [more] @returns {number} seconds it took */
const run = (words, more = {}) => timed('npx', words, more);

/** @param {string} command @param {readonly string[]} words @param {Environment} more @returns {number} seconds it took */
function timed(command, words, more) {
  const begun = performance.now();
  spawnSync(command, words, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...more } });
  return Math.round((performance.now() - begun) / 1000);
}

/**
 * A command that writes a report, and what it wrote.
 * @param {(file: string) => number} work gives its seconds
 * @returns {{ report: any, seconds: number }}
 */
function reported(work) {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-trust-'));
  try {
    const file = join(folder, 'report.json');
    const seconds = work(file);
    return { report: JSON.parse(readFileSync(file, 'utf8')), seconds };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {readonly string[]} files @param {Environment} [more] */
const vitest = (files, more) =>
  reported((file) =>
    run(['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...files], more),
  );

/** @param {readonly string[]} files @param {Environment} [more] @returns {Figure} */
function tested(files, more) {
  const { report, seconds } = vitest(files, more);
  return { passed: report.numPassedTests, failed: report.numFailedTests, seconds };
}

/** @param {readonly string[]} files @param {Environment} [more] @returns {Record<string, Figure>} by the name of the file */
function byFile(files, more) {
  /** @type {readonly { name: string, assertionResults: readonly { status: string }[] }[]} */
  const results = vitest(files, more).report.testResults;
  const figures = results.map(({ name, assertionResults }) => {
    const count = (/** @type {string} */ status) => assertionResults.filter((test) => test.status === status).length;
    return /** @type {const} */ ([basename(name, '.test.ts'), { passed: count('passed'), failed: count('failed') }]);
  });
  return Object.fromEntries(figures.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Sweeps elsewhere: on a Slurm and over ssh of the tests' own, and what is said where it does not work. @returns {Record<string, Figure>} by file */
function onCluster() {
  if (!provideSlurm()) {
    console.error(NO_SLURM);
    process.exitCode = 1;
    return {};
  }
  return byFile(['tests/slurm', 'tests/cli/elsewhere.test.ts', 'tests/cli/kubernetes.test.ts'], { LECTERN_FULL: '1' });
}

/** What the bench calls the workloads, and what they are. @type {Readonly<Record<string, string>>} */
const WORKLOADS = {
  'w2-cold': 'W2, fifty TCP flows, 60 s, beside ns-2',
  'w2-long': 'W2, 600 s, beside ns-2',
  w3: 'W3, a server and twenty stations on a bus, 120 s, beside ns-2',
  'w3-long': 'W3, 600 s, beside ns-2',
  w4: 'W4, ten senders through a switch of cells, 100 s, beside native code',
  w5: 'W5, a web farm of 16 nodes, a million requests, beside native code',
};
const ROUNDS = '5';

/** @typedef {{ name: string, userSeconds: number, ratio?: number, goal: number }} Fast */

/** The workloads that have a goal (bench/engine.ts, cells.ts, requests.ts). @returns {Record<string, Figure>} by workload */
function fast() {
  const words = ['build/lectern.mjs', 'bench', ...Object.keys(WORKLOADS), '--rounds', ROUNDS];
  const { report } = reported((file) => timed(process.execPath, [...words, '--json', file], {}));
  /** @type {readonly Fast[]} */
  const all = [...report.engine, ...report.cells, ...report.requests];
  return Object.fromEntries(
    all.flatMap(({ name, userSeconds, ratio, goal }) =>
      // Without what it is to be compared with there is nothing to say.
      ratio === undefined
        ? []
        : [[WORKLOADS[name] ?? name, { userSeconds: rounded(userSeconds, 2), ratio: rounded(ratio, 2), goal }]],
    ),
  );
}

/** @typedef {{ what: string, of: string, point: number, events: number, userSeconds: number, nsPerEvent: number, heldMB: number, peakMB: number }} Scaled */

/** What runs cost as they grow (bench/scaling.ts). @returns {Record<string, Figure>} by what runs, and how much of it */
function scaled() {
  const { report } = reported((file) =>
    timed(process.execPath, ['build/lectern.mjs', 'bench', 'scaling', '--json', file], {}),
  );
  /** @type {{ scaling: readonly Scaled[] }} */
  const { scaling } = report;
  return Object.fromEntries(
    scaling.map(({ what, of, point, events, userSeconds, nsPerEvent, heldMB, peakMB }) => [
      `${what}; ${of}: ${point.toLocaleString('en-GB')}`,
      {
        events,
        userSeconds: rounded(userSeconds, 2),
        nsPerEvent: rounded(nsPerEvent, 0),
        heldMB: rounded(heldMB, 1),
        peakMB: rounded(peakMB, 0),
      },
    ]),
  );
}

/** @typedef {{ scenario: string, most: string, link: string, share: number, seconds: number, wholeSeconds: number, events: number, marks: number, heldMB: number, peakMB: number, end: 'whole' | 'refused' | 'full' }} Heavy */

/** The heaviest legal runs (bench/heaviest.ts). @returns {Record<string, Figure>} by scenario and what there is most of */
function heavy() {
  const { report } = reported((file) =>
    timed(process.execPath, ['build/lectern.mjs', 'bench', 'heaviest', '--json', file], {}),
  );
  /** @type {{ heaviest: readonly Heavy[] }} */
  const { heaviest } = report;
  return Object.fromEntries(
    heaviest.map(({ scenario, most, link, share, end, seconds, wholeSeconds, events, marks, heldMB, peakMB }) => [
      `${scenario}, most ${most}`,
      {
        link: `${scenario}/${link}`,
        end,
        // To three figures: from a hundred-thousandth to all of it.
        share: Number((100 * share).toPrecision(3)),
        seconds: rounded(seconds, 0),
        wholeSeconds: rounded(wholeSeconds, 0),
        events,
        marks,
        wholeMarks: Number((marks / share).toPrecision(3)),
        heldMB: rounded(heldMB, 0),
        peakMB: rounded(peakMB, 0),
      },
    ]),
  );
}

/** @typedef {{ scenario: string, actions: number, turns: number, settledMB: number, endMB: number, mostMB: number, errors: readonly string[] }} Played */

/** A user who does anything (bench/monkey.ts). @param {string} [minutes] an hour if left out @returns {Record<string, Figure>} by scenario */
function played(minutes = '60') {
  const { report } = reported((file) =>
    timed(process.execPath, ['build/lectern.mjs', 'bench', 'monkey', '--minutes', minutes, '--json', file], {}),
  );
  /** @type {{ monkey: readonly Played[] }} */
  const { monkey } = report;
  return Object.fromEntries(
    monkey.map(({ scenario, actions, turns, settledMB, endMB, mostMB, errors }) => [
      scenario,
      {
        minutes: Number(minutes),
        actions,
        turns,
        errors: errors.length,
        settledMB: rounded(settledMB, 1),
        endMB: rounded(endMB, 1),
        mostMB: rounded(mostMB, 1),
      },
    ]),
  );
}

/** @param {number} value @param {number} digits */
const rounded = (value, digits) => Number(value.toFixed(digits));

/** Tests in browsers, all of them, on the page as it is built now. @param {readonly string[]} words @returns {Spec[]} */
function visited(words) {
  run(['vite', 'build', '--logLevel', 'warn']);
  const { report } = reported((file) =>
    run(['playwright', 'test', ...words, '--no-deps', '--reporter=json'], {
      LECTERN_FULL: '1',
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    }),
  );
  return specsOf(report);
}

/** What breaks while a page is open, or when it comes. @returns {Record<string, Figure>} by file */
function faulty() {
  const figures = byFile(['tests/runner/worker-attacks.test.ts'], { LECTERN_FULL: '1' });
  const visits = visited(['--project=page', 'failure.spec.ts', 'worker-attacks.spec.ts']);
  return { ...figures, ...counted(visits, ({ file }) => basename(file, '.ts')) };
}

/** Small changes to a room of the code, one at a time: which does no test notice? @param {string} room @returns {Figure} */
function mutated(room) {
  run(['stryker', 'run', 'build/mutation/stryker.config.mjs'], { LECTERN_ROOM: room });
  /** @type {{ files: Record<string, { mutants: { status: string }[] }> }} */
  const { files } = JSON.parse(readFileSync(`.cache/mutation/${room}.json`, 'utf8'));
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  const count = (/** @type {string[]} */ ...statuses) =>
    mutants.filter(({ status }) => statuses.includes(status)).length;
  // One that makes a run endless is noticed as well as one that makes a test fail.
  return { noticed: count('Killed', 'Timeout'), survived: count('Survived'), unreached: count('NoCoverage') };
}

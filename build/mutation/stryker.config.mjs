// Stryker's settings for one room (LECTERN_ROOM). Its report is read by `npm run trust`.

import { ROOMS } from './rooms.mjs';

const room = process.env['LECTERN_ROOM'] ?? '';

export default {
  packageManager: 'npm',
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'build/mutation/vitest.config.ts', related: false },
  mutate: ROOMS[room]?.files ?? [],
  // Mutants of code that runs once at import cost the whole suite each and say little.
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  // The other processor is for whoever works here meanwhile.
  concurrency: 1,
  // While tests are being written: only what they or the code have changed since the last run.
  incremental: process.env['LECTERN_INCREMENTAL'] === '1',
  incrementalFile: `.cache/mutation/${room}-before.json`,
  timeoutMS: 10_000,
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `.cache/mutation/${room}.json` },
  tempDirName: '.cache/stryker',
  // Stryker rewrites such files by the JavaScript interface of a compiler that we do not have.
  tsconfigFile: 'tsconfig.none.json',
  ignorePatterns: ['/dist', '/dist-*', '/shots', '/test-results', '/docs/images', '/.cache'],
};

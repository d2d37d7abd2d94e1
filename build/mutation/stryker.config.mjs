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
  concurrency: 2,
  timeoutMS: 30_000,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `.cache/mutation/${room}.json` },
  tempDirName: '.cache/stryker',
  // Stryker rewrites such files by the JavaScript interface of a compiler that we do not have.
  tsconfigFile: 'tsconfig.none.json',
  ignorePatterns: ['/dist', '/dist-*', '/shots', '/test-results', '/docs/images', '/.cache'],
};

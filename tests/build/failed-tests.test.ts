// What the test command says last about tests that failed.

import { expect, it } from 'vitest';
import { failedInPlaywright, failedInVitest, skippedIn } from '../../build/failed-tests.mjs';

it('names each test of Vitest that failed, and a file that could not be read, without colours', () => {
  const tests = (status: string) => ({
    status,
    fullName: `a rule ${status}`,
    failureMessages: ['\u001b[31mno\u001b[39m'],
  });
  const report = {
    testResults: [
      { name: 'tests/a.test.ts', status: 'failed', assertionResults: [tests('passed'), tests('failed')] },
      { name: 'tests/b.test.ts', status: 'failed', assertionResults: [], message: 'no such module' },
      { name: 'tests/c.test.ts', status: 'passed', assertionResults: [tests('passed')] },
    ],
  };
  expect(failedInVitest(report)).toEqual([
    'tests/a.test.ts › a rule failed\n    no',
    'tests/b.test.ts\n    no such module',
  ]);
});

it('counts what was left out of a file', () => {
  const assertionResults = ['passed', 'skipped', 'pending', 'skipped'].map((status) => ({ status }));
  const testResults = [
    { name: 'tests/cli/wireshark.test.ts', assertionResults },
    { name: 'tests/cli/run.test.ts', assertionResults },
  ];
  expect(skippedIn({ testResults }, 'wireshark.test.ts')).toBe(3);
});

it('tells browser tests that failed from those that passed at the second try', () => {
  const spec = (title: string, status: string, errors: { message: string }[][]) => ({
    file: 'links.spec.ts',
    line: 7,
    title,
    tests: [{ status, results: errors.map((each) => ({ errors: each })) }],
  });
  const long = Array.from({ length: 30 }, (_, line) => `line ${line}`).join('\n');
  const suite = {
    specs: [spec('fine', 'expected', [[]])],
    suites: [
      {
        specs: [
          spec('broken', 'unexpected', [[{ message: long }], [{ message: 'again' }]]),
          spec('late', 'flaky', [[{ message: 'timed out' }], []]),
        ],
      },
    ],
  };
  const [broken, ...others] = failedInPlaywright(suite);
  expect(others).toEqual([]);
  expect(broken).toContain('links.spec.ts:7 › broken\n    line 0\n');
  expect(broken!.split('\n')).toHaveLength(9);
  expect(failedInPlaywright(suite, 'flaky')).toEqual(['links.spec.ts:7 › late\n    timed out']);
});

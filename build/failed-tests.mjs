// The names of tests that failed, each with the first lines of what it said: what is left of a run is often its end only.

import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const LINES_OF_MESSAGE = 8;

/** @param {string} message of an error @returns {string} what it says first, without colours */
const briefly = (message) =>
  stripVTControlCharacters(message).trim().split('\n').slice(0, LINES_OF_MESSAGE).join('\n    ');

/**
 * @param {any} report of Vitest, as its JSON reporter writes it
 * @returns {string[]}
 */
export const failedInVitest = ({ testResults }) =>
  testResults.flatMap((/** @type {any} */ file) => {
    const failed = file.assertionResults.filter((/** @type {any} */ test) => test.status === 'failed');
    const name = relative('.', file.name);
    if (failed.length === 0 && file.status === 'failed') return [`${name}\n    ${briefly(file.message)}`];
    return failed.map(
      (/** @type {any} */ test) => `${name} › ${test.fullName}\n    ${briefly(test.failureMessages[0] ?? '')}`,
    );
  });

/**
 * @param {any} report of Vitest
 * @param {string} name how the name of the file ends
 * @returns {number} how many tests of a file were left out
 */
export const skippedIn = ({ testResults }, name) =>
  testResults
    .filter((/** @type {any} */ file) => file.name.endsWith(name))
    .flatMap((/** @type {any} */ file) => file.assertionResults)
    .filter((/** @type {any} */ test) => test.status === 'skipped' || test.status === 'pending').length;

/**
 * @param {any} suite of a report of Playwright, as its JSON reporter writes it
 * @param {string} [status] `unexpected`: failed, `flaky`: passed at the second try only
 * @returns {string[]}
 */
export const failedInPlaywright = ({ suites = [], specs }, status = 'unexpected') => [
  ...specs.flatMap((/** @type {any} */ spec) =>
    spec.tests
      .filter((/** @type {any} */ test) => test.status === status)
      .map((/** @type {any} */ test) => {
        const error = test.results.flatMap((/** @type {any} */ result) => result.errors)[0];
        return `${spec.file}:${spec.line} › ${spec.title}\n    ${briefly(error?.message ?? '')}`;
      }),
  ),
  ...suites.flatMap((/** @type {any} */ inner) => failedInPlaywright(inner, status)),
];

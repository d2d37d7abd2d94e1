// What Playwright reports of tests in browsers, counted.

import { rollup, sum } from 'd3-array';

/** @typedef {import('./parts.mjs').Figure} Figure */
/** @typedef {{ title: string, file: string, ok: boolean, tests: { annotations: { type: string, description?: string }[] }[] }} Spec */

/** Chromium's digests are asked with its other tests. */
export const CHROMIUM = 'digests.spec.ts';

/** @param {any} suite of Playwright's report @returns {Spec[]} */
export const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** @param {Spec} spec */
const engineOf = ({ title, file }) =>
  /^(Firefox|WebKit)/.exec(title)?.[0] ?? (file.endsWith(CHROMIUM) ? 'Chromium' : 'all of them');

/** How many digests each test of it compared. @param {Spec} spec */
const digestsOf = ({ tests }) =>
  tests
    .flatMap(({ annotations }) => annotations)
    .filter(({ type }) => type === 'digests')
    .map(({ description }) => Number(description));

/**
 * How many passed and failed, by name.
 * @param {readonly Spec[]} specs
 * @param {(spec: Spec) => string} nameOf
 * @param {(specs: readonly Spec[]) => Figure} [more] what else is counted
 * @returns {Record<string, Figure>}
 */
export const counted = (specs, nameOf, more = () => ({})) =>
  Object.fromEntries(
    rollup(
      specs,
      (named) => {
        const passed = named.filter(({ ok }) => ok).length;
        return { passed, failed: named.length - passed, ...more(named) };
      },
      nameOf,
    ),
  );

/** Visits of the engines, and the digests they compare. @param {readonly Spec[]} visits @returns {Record<string, Figure>} */
export const byEngine = (visits) => counted(visits, engineOf, (specs) => ({ digests: sum(specs.flatMap(digestsOf)) }));

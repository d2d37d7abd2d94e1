// Runs of a scenario with one setting replaced, and whether they are the same to the last bit. Of the reference runs a few
// seconds of a few are computed here, and the whole of all in the full run.

import { seconds } from '../../src/engine/core/time.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import type { RunSpec } from '../../src/scenarios/kit/run-spec.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import { isFull } from './sample.ts';

const BEGINNING = seconds(3);

/** All of them in the full run, else every `step`-th. */
export const someOf = (links: readonly string[], step: number): readonly string[] =>
  isFull ? links : links.filter((_, index) => index % step === 0);

/** The run of a link with other values of some settings. */
export function runWith(scenario: Scenario, link: string, params: RunSpec['params']): RunSpec {
  const { spec } = parseLink(link, scenario).state;
  return { ...spec, params: { ...spec.params, ...params } };
}

/** Of the whole run. */
export const digestWith = (scenario: Scenario, link: string, params: RunSpec['params']): number =>
  sessionOf(runWith(scenario, link, params)).complete().digest;

/** Of the first seconds, but in the full run. */
export function digestOfBeginning(scenario: Scenario, link: string, params: RunSpec['params']): number {
  const { end } = runWith(scenario, link, {}).params;
  return digestWith(scenario, link, isFull ? params : { ...params, end: Math.min(Number(end), BEGINNING) });
}

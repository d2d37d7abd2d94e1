// Runs with some of their settings put in place of others, as they are, and what they come to.

import { sessionOf } from '../../src/runner/session-of.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import type { ParamValues, RunSpec } from '../../src/scenarios/kit/run-spec.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';

export function specWith(scenario: Scenario, link: string, sets: ParamValues): RunSpec {
  const { spec } = parseLink(link, scenario).state;
  return { ...spec, params: { ...spec.params, ...sets } };
}

export const digestWith = (scenario: Scenario, link: string, sets: ParamValues): number =>
  sessionOf(specWith(scenario, link, sets)).complete().digest;

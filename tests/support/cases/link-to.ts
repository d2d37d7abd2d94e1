// A link to a run that a person would put together: choices with all they bring, and more settings as a link says them.

import { forLink } from '../../../src/expression/tidy.ts';
import { linkPairs } from '../../../src/scenarios/kit/link-pairs.ts';
import { defaultState } from '../../../src/scenarios/kit/link-state.ts';
import type { ParamValue } from '../../../src/scenarios/kit/run-spec.ts';
import type { Scenario } from '../../../src/scenarios/kit/scenario.ts';
import { withSetting } from '../../../src/scenarios/kit/with-setting.ts';
import { writeLink } from '../../../src/scenarios/kit/write-link.ts';

/** Without the `#`. What `more` says counts. */
export function linkTo(scenario: Scenario, choices: Readonly<Record<string, ParamValue>>, more = ''): string {
  const state = defaultState(scenario);
  let { params } = state.spec;
  for (const [key, value] of Object.entries(choices)) params = withSetting(scenario, params, key, value);
  const chosen = writeLink({ ...state, spec: { ...state.spec, params } }, scenario);
  const pairs = new Map(linkPairs(more).pairs.map(({ key, given }) => [key, given]));
  for (const { key, given } of linkPairs(chosen).pairs) if (!pairs.has(key)) pairs.set(key, given);
  return [...pairs.values()].join('&');
}

/** `rto=max%28min%2C...`: a rule as a part of a link. */
export const withRule = (key: string, rule: string): string => `${key}=${forLink(rule)}`;

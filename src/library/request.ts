// What the library is asked to compute: a scenario with settings, or a link. As on the command line a link is mended and every
// mending named, and a setting is not: its author is there to correct it.

import { scenarioById, scenarios } from '../scenarios/index.ts';
import { describeRepair } from '../scenarios/kit/describe-repair.ts';
import { LINK_VERSION } from '../scenarios/kit/link-state.ts';
import { parseLink as readLink } from '../scenarios/kit/parse-link.ts';
import type { ParamValue, RunSpec } from '../scenarios/kit/run-spec.ts';
import type { Scenario } from '../scenarios/kit/scenario.ts';
import { legalValues, SettingError, setFromText } from '../scenarios/kit/set-from-text.ts';
import { splitLink } from '../scenarios/kit/split-link.ts';
import { isLegalValue } from '../scenarios/kit/value.ts';
import { withSetting } from '../scenarios/kit/with-setting.ts';
import { writeLink } from '../scenarios/kit/write-link.ts';
import type { AnySettings } from './catalogue.ts';

/** A run as it will be computed. */
export interface ParsedRun {
  /** The name of the scenario. */
  readonly scenario: string;
  /** Everything that decides the run, as plain data. */
  readonly spec: RunSpec;
  /** The canonical link of the run, from the scenario's name on: put the address of a site in front. */
  readonly link: string;
  /** What had to be mended, a sentence each. */
  readonly repairs: readonly string[];
}

/**
 * The run that a link says: run A, where it holds several.
 * @param target `reno`, `reno/#rmin=200ms&v=1`, or a whole address
 * @param settings in the place of those that the link says
 * @throws SettingError if there is no such scenario, or a setting cannot be what is asked
 */
export function parseLink(target: string, settings: AnySettings = {}): ParsedRun {
  const { scenario, spec, link, repairs } = requestOf(target, settings);
  return { scenario: scenario.id, spec, link, repairs };
}

export interface Request extends Omit<ParsedRun, 'scenario'> {
  readonly scenario: Scenario;
}

export function requestOf(target: string, settings: AnySettings): Request {
  if (typeof target !== 'string')
    throw new SettingError('', 'a run needs the name of a scenario or a link, such as "reno"');
  const { id = '', text } = splitLink(target);
  const scenario = scenarioById(id);
  if (scenario === undefined) {
    throw new SettingError('', `there is no scenario "${id}"; known: ${scenarios.map((each) => each.id).join(', ')}`);
  }
  const parsed = readLink(text, scenario);
  let { params } = parsed.state.spec;
  for (const [key, value] of Object.entries(settings)) {
    if (value !== undefined) params = withSetting(scenario, params, key, legal(scenario, key, value));
  }
  const wished = { spec: { ...parsed.state.spec, params }, others: [], view: {}, version: LINK_VERSION };
  const { state, repairs } = readLink(writeLink(wished, scenario), scenario);
  return {
    scenario,
    spec: state.spec,
    link: `${scenario.id}/${writeLink({ ...state, view: {} }, scenario)}`,
    repairs: [...parsed.repairs, ...repairs].map((repair) => describeRepair(repair, 'en').replaceAll('`', '')),
  };
}

/** A value as it was given: words with units, or house units. */
export function legal(scenario: Scenario, key: string, value: ParamValue): ParamValue {
  if (typeof value === 'string') return setFromText(scenario, key, value);
  const parameter = scenario.parameters.find((each) => each.key === key);
  if (parameter === undefined) return setFromText(scenario, key, '');
  if (isLegalValue(parameter, value)) return value;
  throw new SettingError(key, `${key}=${value}: ${legalValues(parameter)}`);
}

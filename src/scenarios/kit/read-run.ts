// One run of a link: its settings, changes and packets dropped by hand, settled; every difference from what stands there is
// a repair. Run A is read so from the whole link (parse-link.ts), B and C from their own keys (other-runs.ts).

import type { LinkPair } from './link-pairs.ts';
import { nearest } from './nearest.ts';
import type { Parameter } from './parameter.ts';
import { readEdits, readKills } from './read-edits.ts';
import type { Repair } from './repair.ts';
import type { ParamValue, ParamValues, RunSpec } from './run-spec.ts';
import type { Scenario } from './scenario.ts';
import { type SettledComplaint, settle } from './settle.ts';
import { readValue, writeValue } from './value.ts';

export type Pairs = ReadonlyMap<string, LinkPair>;

export interface GivenRun {
  readonly settings: Pairs;
  /** As `e` and `x` of run A. */
  readonly edits: LinkPair | undefined;
  readonly kills: LinkPair | undefined;
}

/**
 * @param otherKeys what may stand among the settings besides them, and is read elsewhere
 * @param base what holds where nothing is said
 */
export function readRun(
  given: GivenRun,
  otherKeys: readonly string[],
  base: ParamValues,
  scenario: Scenario,
  repairs: Repair[],
): RunSpec {
  const params = readParams(given.settings, otherKeys, scenario, base, repairs);
  const edits = readEdits(given.edits?.value ?? '', scenario.parameters, Number(params['end']));
  repairs.push(...edits.repairs);
  for (const { key, value } of edits.atStart) params[key] = value;

  const settled = settle({ scenario: scenario.id, params, changes: edits.changes, kills: [] }, scenario);
  repairs.push(...settled.complaints.map((complaint) => complaintRepair(complaint, scenario)));
  const kills = readKills(given.kills?.value ?? '', scenario.places(settled.spec.params));
  repairs.push(...kills.repairs);
  return { ...settled.spec, kills: kills.kills };
}

/** Of a key that stands twice the last one counts. */
export function lastOfEach(all: readonly LinkPair[], repairs: Repair[]): Pairs {
  const pairs = new Map<string, LinkPair>();
  for (const pair of all) {
    const earlier = pairs.get(pair.key);
    if (earlier && earlier.given !== pair.given) {
      repairs.push({ code: 'duplicate', key: pair.key, given: earlier.given, suggestion: pair.given });
    }
    pairs.set(pair.key, pair);
  }
  return pairs;
}

function readParams(
  pairs: Pairs,
  otherKeys: readonly string[],
  scenario: Scenario,
  defaults: ParamValues,
  repairs: Repair[],
) {
  const params: Record<string, ParamValue> = { ...defaults };
  const cutOff = repairs.find((repair) => repair.code === 'cut-off')?.key;
  const keys = [...scenario.parameters.map((parameter) => parameter.key), ...otherKeys];
  for (const { key, value, given, written } of pairs.values()) {
    const parameter = scenario.parameters.find((candidate) => candidate.key === key);
    if (!keys.includes(key)) {
      const suggestion = nearest(key, keys);
      repairs.push({ code: 'unknown-key', key, given, ...(suggestion === undefined ? {} : { suggestion }) });
    } else if (!value && key !== cutOff && key !== 'v' && !mayStandAlone(key, value, parameter)) {
      repairs.push({ code: 'no-value', key, given, ...usedOf(parameter, defaults[key]) });
    } else if (parameter && (value || parameter.kind === 'switch')) {
      const isRule = parameter.kind === 'choice' && parameter.rule !== undefined;
      const reading = readValue(parameter, (isRule ? written : value) ?? '1', defaults[key]);
      params[key] = reading.value;
      if (reading.problem) repairs.push({ ...reading.problem, key, given, used: reading.value });
    }
  }
  return params;
}

/** Is a key without a value complete? `b` alone is a copy of A. */
export const mayStandAlone = (key: string, value: string | undefined, parameter?: Parameter): boolean =>
  (value === undefined && (parameter?.kind === 'switch' || ['paused', 'present', 'own', 'embed'].includes(key))) ||
  key === 'who' ||
  key === 'b' ||
  key === 'c';

/** The default used, with what is needed to print it. */
function usedOf(parameter: Parameter | undefined, used: ParamValue | undefined): Partial<Repair> {
  if (!parameter || used === undefined) return {};
  return parameter.kind === 'number' ? { used, quantity: parameter.quantity } : { used };
}

/** What did not fit together; `given` is the value that was replaced, or the change that was left out. */
function complaintRepair(complaint: SettledComplaint, scenario: Scenario): Repair {
  const { message, instead, at, was, leftOut } = complaint;
  const key = leftOut?.key ?? complaint.key;
  const parameter = scenario.parameters.find((candidate) => candidate.key === key);
  const given = `${key}=${parameter ? writeValue(parameter, was) : was}`;
  const used = leftOut ? {} : usedOf(parameter, instead);
  return { code: 'impossible', key, given, message, ...used, ...(at > 0 ? { at } : {}) };
}

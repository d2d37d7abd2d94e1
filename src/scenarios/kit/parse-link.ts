// From any text to a run. A bad link starts the nearest valid run, and every difference between what it says and what is
// used is reported as a repair. Never throws. The format: shared by write-link.ts, explained in docs/scenarios.md.

import { LINK_READ_AT_MOST, type LinkPair, linkPairs } from './link-pairs.ts';
import { baseOf, defaultsOf, LINK_VERSION, type LinkState } from './link-state.ts';
import { nearest } from './nearest.ts';
import type { Parameter } from './parameter.ts';
import { readEdits, readKills } from './read-edits.ts';
import { readView, VIEW_KEYS } from './read-view.ts';
import type { Repair } from './repair.ts';
import { MODEL_VERSION, type ParamValue, type ParamValues } from './run-spec.ts';
import type { Scenario } from './scenario.ts';
import { type SettledComplaint, settle } from './settle.ts';
import { readValue, writeValue } from './value.ts';

export interface ParsedLink {
  /** Always a valid run. */
  readonly state: LinkState;
  /** In the order in which they were found; empty for a link that was used as it is. */
  readonly repairs: readonly Repair[];
}

type Pairs = ReadonlyMap<string, LinkPair>;

const OTHER_KEYS: readonly string[] = ['e', 'x', ...VIEW_KEYS, 'm', 'v'];
/** Nobody types a link longer than this by hand, so one that lacks its `v` was written by the page and lost its end. */
const TYPED_AT_MOST = 60;

/** Reads a fragment, a query or a whole link of a scenario. */
export function parseLink(text: string, scenario: Scenario): ParsedLink {
  const repairs: Repair[] = [];
  const { pairs: all, tooLong } = linkPairs(text);
  if (tooLong) repairs.push({ code: 'too-long', given: `${text.length}`, max: LINK_READ_AT_MOST });
  const pairs = lastOfEach(all, repairs);
  const version = readVersion(pairs, tooLong ? undefined : all.at(-1), repairs);
  if (!tooLong && looksCutOff(text, all, scenario)) repairs.push(cutOffAt(all.at(-1)!));
  const pinnedModel = readModel(pairs.get('m'), repairs);

  const params = readParams(pairs, scenario, baseOfLink(pairs, scenario, version), repairs);
  const end = Number(params['end']);
  const edits = readEdits(pairs.get('e')?.value ?? '', scenario.parameters, end);
  repairs.push(...edits.repairs);
  for (const { key, value } of edits.atStart) params[key] = value;

  const settled = settle({ scenario: scenario.id, params, changes: edits.changes, kills: [] }, scenario);
  repairs.push(...settled.complaints.map((complaint) => complaintRepair(complaint, scenario)));
  const kills = readKills(pairs.get('x')?.value ?? '', scenario.places(settled.spec.params));
  repairs.push(...kills.repairs);

  const spec = { ...settled.spec, kills: kills.kills };
  const view = readView(pairs, Number(spec.params['end']), scenario.steps ?? 0, repairs);
  const state = { spec, view, version, ...(pinnedModel === undefined ? {} : { pinnedModel }) };
  return { state, repairs: withoutRepeats(repairs) };
}

/** The same mistake made twice is one repair. */
function withoutRepeats(repairs: readonly Repair[]): readonly Repair[] {
  const names = repairs.map(({ code, given, at }) => `${code} ${given} ${at}`);
  return repairs.filter((_, index) => names.indexOf(names[index]!) === index);
}

/** Of a key that stands twice the last one counts. */
function lastOfEach(all: readonly LinkPair[], repairs: Repair[]): Pairs {
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

/**
 * Is the end missing? The page always writes `v` last. A link without one may have been typed by hand, and is not scolded
 * for it unless it breaks off or is longer than anyone would type.
 */
function looksCutOff(text: string, all: readonly LinkPair[], { parameters }: Scenario): boolean {
  const last = all.at(-1);
  if (!last || all.some(({ key, value }) => key === 'v' && value)) return false;
  if (all.reduce((sum, { given }) => sum + given.length + 1, 0) > TYPED_AT_MOST) return true;
  if (/&(?:amp;)?\s*$/i.test(text) || last.value === '') return true;
  const own = parameters.find(({ key }) => key === last.key);
  if (last.value !== undefined || mayStandAlone(last.key, undefined, own)) return false;
  return [...parameters.map(({ key }) => key), ...OTHER_KEYS].some((key) => key.startsWith(last.key));
}

const cutOffAt = ({ key, value, given }: LinkPair): Repair => ({
  code: 'cut-off',
  given,
  ...(value === '' && key !== 'v' ? { key } : {}),
});

/** The version of the link: the present one where it says none. @param last of a link that is whole or looks cut off */
function readVersion(pairs: Pairs, last: LinkPair | undefined, repairs: Repair[]): number {
  const pair = pairs.get('v');
  if (!pair?.value) {
    if (pair && pair !== last) repairs.push({ code: 'bad-version', key: 'v', given: pair.given, used: LINK_VERSION });
    return LINK_VERSION;
  }
  const [digits] = /^\d+/.exec(pair.value) ?? [];
  const asked = Number(digits ?? Number.NaN);
  const used = asked >= 1 ? Math.min(asked, LINK_VERSION) : LINK_VERSION;
  const about = { key: 'v', given: pair.given, used };
  if (asked > LINK_VERSION) repairs.push({ ...about, code: 'future-version' });
  else if (pair.value !== String(used)) repairs.push({ ...about, code: 'bad-version' });
  return used;
}

/** A pinned link of another model runs with this one, and says so. */
function readModel(pair: LinkPair | undefined, repairs: Repair[]): string | undefined {
  if (!pair?.value || pair.value === MODEL_VERSION) return pair?.value || undefined;
  const { key, given } = pair;
  if (!/^\d{1,4}(\.\d{1,4}){0,2}$/.test(pair.value)) {
    repairs.push({ code: 'bad-model', key, given });
    return undefined;
  }
  repairs.push({ code: 'other-model', key, given, used: MODEL_VERSION });
  return MODEL_VERSION;
}

/** The choices that the link makes bring what belongs to them. */
function baseOfLink(pairs: Pairs, scenario: Scenario, version: number): ParamValues {
  const defaults = defaultsOf(scenario, version);
  const chosen: Record<string, ParamValue> = {};
  for (const parameter of scenario.parameters) {
    const given = pairs.get(parameter.key)?.value;
    if (parameter.kind === 'choice' && given)
      chosen[parameter.key] = readValue(parameter, given, defaults[parameter.key]).value;
  }
  return baseOf(scenario, defaults, chosen);
}

/** @param defaults what holds where the link says nothing */
function readParams(pairs: Pairs, scenario: Scenario, defaults: ParamValues, repairs: Repair[]) {
  const params: Record<string, ParamValue> = { ...defaults };
  const cutOff = repairs.find((repair) => repair.code === 'cut-off')?.key;
  const keys = [...scenario.parameters.map((parameter) => parameter.key), ...OTHER_KEYS];
  for (const { key, value, given } of pairs.values()) {
    const parameter = scenario.parameters.find((candidate) => candidate.key === key);
    if (!keys.includes(key)) {
      const suggestion = nearest(key, keys);
      repairs.push({ code: 'unknown-key', key, given, ...(suggestion === undefined ? {} : { suggestion }) });
    } else if (!value && key !== cutOff && key !== 'v' && !mayStandAlone(key, value, parameter)) {
      repairs.push({ code: 'no-value', key, given, ...usedOf(parameter, defaults[key]) });
    } else if (parameter && (value || parameter.kind === 'switch')) {
      const reading = readValue(parameter, value ?? '1', defaults[key]);
      params[key] = reading.value;
      if (reading.problem) repairs.push({ ...reading.problem, key, given, used: reading.value });
    }
  }
  return params;
}

const mayStandAlone = (key: string, value: string | undefined, parameter: Parameter | undefined): boolean =>
  value === undefined && (parameter?.kind === 'switch' || key === 'paused' || key === 'present');

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

// From any text to a run. A bad link starts the nearest valid run, and every difference between what it says and what is
// used is reported as a repair. Never throws. The format: shared by write-link.ts, explained in docs/scenarios.md.

import { ownRun } from './handed-in.ts';
import { LINK_READ_AT_MOST, type LinkPair, linkPairs } from './link-pairs.ts';
import { baseOf, defaultsOf, LINK_VERSION, type LinkState } from './link-state.ts';
import { COMPARE_KEYS, readOthers } from './other-runs.ts';
import { lastOfEach, mayStandAlone, type Pairs, readRun } from './read-run.ts';
import { ownerIn, readView, VIEW_KEYS } from './read-view.ts';
import type { Repair } from './repair.ts';
import { MODEL_VERSION, type ParamValue, type ParamValues } from './run-spec.ts';
import type { Scenario } from './scenario.ts';
import { readValue } from './value.ts';

export interface ParsedLink {
  /** Always a valid run. */
  readonly state: LinkState;
  /** In the order in which they were found; empty for a link that was used as it is. */
  readonly repairs: readonly Repair[];
}

const OTHER_KEYS: readonly string[] = ['e', 'x', ...COMPARE_KEYS, ...VIEW_KEYS, 'm', 'v'];
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

  const base = baseOfLink(pairs, scenario, version);
  const said = readRun(
    { settings: pairs, edits: pairs.get('e'), kills: pairs.get('x') },
    OTHER_KEYS,
    base,
    scenario,
    repairs,
  );
  // As written by hand or by a mail merge. The page always writes the seed of a person's own run.
  const spec = pairs.get('seed')?.value ? said : ownRun(said, ownerIn(pairs), scenario);
  const others = readOthers(pairs, spec, scenario, repairs);
  const view = readView(pairs, spec.params, scenario, others.length, repairs);
  const state = { spec, others, view, version, ...(pinnedModel === undefined ? {} : { pinnedModel }) };
  return { state, repairs: withoutRepeats(repairs) };
}

/** The same mistake made twice is one repair. */
function withoutRepeats(repairs: readonly Repair[]): readonly Repair[] {
  const names = repairs.map(({ code, given, at, run }) => `${code} ${given} ${at} ${run}`);
  return repairs.filter((_, index) => names.indexOf(names[index]!) === index);
}

/**
 * Is the end missing? The page always writes `v` last. A link without one may have been typed by hand, and is not scolded
 * for it unless it breaks off or is longer than anyone would type.
 */
function looksCutOff(text: string, all: readonly LinkPair[], { parameters }: Scenario): boolean {
  const last = all.at(-1);
  if (!last || all.findLast(({ key }) => key === 'v')?.value) return false;
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

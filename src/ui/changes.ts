// Arithmetic on a run's specification: what a setting is worth at a time, and what a person's change makes of the run.
// Pure; the store keeps the history of these.

import type { Nanos } from '../engine/core/time.ts';
import type { Change, Kill, ParamValue, RunSpec } from '../runner/spec.ts';
import type { Complaint, Scenario } from '../scenarios/kit/scenario.ts';
import { settle } from '../scenarios/kit/settle.ts';
import { withSetting } from '../scenarios/kit/with-setting.ts';

/** Times of changes are rounded to 0.1 ms, so that a link can say them. */
const CHANGE_STEP: Nanos = 100_000;

export const endOf = (spec: RunSpec): Nanos => spec.params['end'] as Nanos;

/** The value a setting has at a time: of its last change up to then, else of the run. */
export function settingAt(spec: RunSpec, key: string, time: Nanos): ParamValue | undefined {
  let value = spec.params[key];
  for (const change of spec.changes) if (change.key === key && change.at <= time) value = change.value;
  return value;
}

/** When a change made with the cursor at `now` takes effect: never before it. 0 is the whole run (also at its very end). */
export function changeTime(spec: RunSpec, now: Nanos): Nanos {
  const at = Math.ceil(now / CHANGE_STEP) * CHANGE_STEP;
  return at >= endOf(spec) ? 0 : at;
}

/** A setting for the whole run: its changes go, because the new value would end at the first of them. */
function withParam(scenario: Scenario, spec: RunSpec, key: string, value: ParamValue): RunSpec {
  const params = withSetting(scenario, spec.params, key, value);
  const changes = spec.changes.filter((change) => change.key !== key && params[change.key] === spec.params[change.key]);
  return { ...spec, params, changes };
}

/** A setting from `at` on: later changes of the same setting go, those of others stay. */
function withChange(spec: RunSpec, { at, key, value }: Change): RunSpec {
  const others = spec.changes.filter((change) => change.key !== key || change.at < at);
  if (settingAt({ ...spec, changes: others }, key, at) === value) return { ...spec, changes: others };
  const after = others.findIndex((change) => change.at > at);
  const place = after < 0 ? others.length : after;
  return { ...spec, changes: others.toSpliced(place, 0, { at, key, value }) };
}

/** What an edit makes of the run. */
export interface Edit {
  readonly spec: RunSpec;
  /** What was replaced because it did not fit together. */
  readonly complaints: readonly Complaint[];
  /** From when on the run differs from the one before it. */
  readonly from: Nanos;
}

/** Sets a parameter from `at` on if it is live and `at` is past 0, else for the whole run; then mends what does not fit. */
export function setParam(scenario: Scenario, before: RunSpec, at: Nanos, key: string, value: ParamValue): Edit {
  const live = scenario.parameters.find((parameter) => parameter.key === key)?.live === true;
  const set = live && at > 0 ? withChange(before, { at, key, value }) : withParam(scenario, before, key, value);
  const { spec, complaints } = settle(withoutStrays(set, scenario), scenario);
  return { spec, complaints, from: spec.params === before.params ? at : 0 };
}

/** A shorter run loses the changes beyond its end, a smaller network the drops on links it no longer has. */
function withoutStrays(spec: RunSpec, scenario: Scenario): RunSpec {
  const places = scenario.places(spec.params);
  const changes = spec.changes.filter((change) => change.at < endOf(spec));
  const kills = spec.kills.filter((kill) => places.includes(kill.place));
  return { ...spec, changes, kills };
}

/** Drops one packet by hand; dropping it twice is dropping it once. */
export function withKill(spec: RunSpec, kill: Kill): RunSpec {
  if (spec.kills.some((other) => other.place === kill.place && other.n === kill.n)) return spec;
  const kills = [...spec.kills, kill].sort((a, b) => (a.place < b.place ? -1 : a.place > b.place ? 1 : a.n - b.n));
  return { ...spec, kills };
}

export function sameSpec(a: RunSpec, b: RunSpec): boolean {
  const keys = Object.keys(a.params);
  return (
    a.scenario === b.scenario &&
    keys.length === Object.keys(b.params).length &&
    keys.every((key) => a.params[key] === b.params[key]) &&
    JSON.stringify([a.changes, a.kills]) === JSON.stringify([b.changes, b.kills])
  );
}

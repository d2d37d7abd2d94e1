// What a person's change makes of the run: a setting from a time on or for all of it, a packet dropped by hand. Pure; the
// history of these is in edits.ts.

import type { Nanos } from '../../engine/core/time.ts';
import { changesLive } from '../../scenarios/kit/changes-live.ts';
import { byPlaceAndNumber } from '../../scenarios/kit/read-edits.ts';
import { type Change, type Kill, type ParamValue, type RunSpec, settingAt } from '../../scenarios/kit/run-spec.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import { settle } from '../../scenarios/kit/settle.ts';
import { withSetting } from '../../scenarios/kit/with-setting.ts';
import { type Edit, endOf } from '../foundation/changes.ts';

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

/** Sets a parameter from `at` on if it is live and `at` is past 0, else for the whole run; then mends what does not fit. */
export function setParam(scenario: Scenario, before: RunSpec, at: Nanos, key: string, value: ParamValue): Edit {
  const parameter = scenario.parameters.find((candidate) => candidate.key === key);
  const live = parameter !== undefined && changesLive(parameter, settingAt(before, key, at)!, value);
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
  const kills = [...spec.kills, kill].sort(byPlaceAndNumber);
  return { ...spec, kills };
}

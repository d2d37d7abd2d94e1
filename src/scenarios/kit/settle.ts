// Values that do not fit together, at the start and after every change: found with the scenario's own `check` and mended
// by what it proposes. A change that cannot be mended is left out. The page uses this for sliders, the codec for links.

import type { Nanos } from '../../engine/core/time.ts';
import { restartBetween } from './changes-live.ts';
import type { Change, ParamValue, ParamValues, RunSpec } from './run-spec.ts';
import type { Complaint, Scenario } from './scenario.ts';

export interface Settled {
  readonly spec: RunSpec;
  readonly complaints: readonly SettledComplaint[];
}
export interface SettledComplaint extends Complaint {
  /** 0, or the time of the change. */
  readonly at: Nanos;
  /** The value that was replaced. */
  readonly was: ParamValue;
  /** The change that was left out because nothing mends it. */
  readonly leftOut?: Change;
}

/** Makes every moment of a run a combination of values that makes sense. Idempotent; the input is not changed. */
export function settle(spec: RunSpec, scenario: Scenario): Settled {
  const complaints: SettledComplaint[] = [];
  const values: Record<string, ParamValue> = { ...spec.params };
  for (const complaint of rounds(scenario, values)) {
    complaints.push({ ...complaint, at: 0, was: values[complaint.key]! });
    values[complaint.key] = complaint.instead;
  }
  const params: ParamValues = { ...values };
  const changes: Change[] = [];
  for (let from = 0; from < spec.changes.length; ) {
    const at = spec.changes[from]!.at;
    let to = from;
    while (spec.changes[to]?.at === at) to++;
    const settled = settleMoment(spec.changes.slice(from, to), values, scenario);
    for (const complaint of settled.complaints) complaints.push({ ...complaint, at });
    changes.push(...settled.changes);
    for (const { key, value } of settled.changes) values[key] = value;
    from = to;
  }
  return complaints.length === 0 ? { spec, complaints } : { spec: { ...spec, params, changes }, complaints };
}

/** Complaint after complaint; the caller applies each before it asks for the next. Ends even if they never do. */
function* rounds(scenario: Scenario, values: ParamValues): Generator<Complaint> {
  for (let round = 0; round < 2 * scenario.parameters.length; round++) {
    const complaint = scenario.check(values)[0];
    if (!complaint) return;
    yield complaint;
  }
}

interface Moment {
  readonly changes: readonly Change[];
  readonly complaints: readonly Omit<SettledComplaint, 'at'>[];
}

/** Left out: a change between two networks. */
function restartBy(
  change: Change,
  before: ParamValues,
  { parameters }: Scenario,
): Omit<SettledComplaint, 'at'> | undefined {
  const { key, value } = change;
  const parameter = parameters.find((candidate) => candidate.key === key);
  const was = before[key];
  if (!parameter || was === undefined || was === value) return undefined;
  const message = restartBetween(parameter, was, value);
  if (!message) return undefined;
  return { key, message, instead: was, was: value, leftOut: change };
}

/** The changes of one moment, which are judged together. */
function settleMoment(given: readonly Change[], before: ParamValues, scenario: Scenario): Moment {
  const changes = given.filter((change) => !restartBy(change, before, scenario));
  const complaints = given.flatMap((change) => restartBy(change, before, scenario) ?? []);
  const after: Record<string, ParamValue> = {};
  const reset = (): void => {
    for (const key of Object.keys(before)) after[key] = before[key]!;
    for (const { key, value } of changes) after[key] = value;
  };
  reset();
  for (const complaint of rounds(scenario, after)) {
    const own = changes.findIndex((change) => change.key === complaint.key);
    const live = scenario.parameters.some((parameter) => parameter.key === complaint.key && parameter.live);
    if (live) {
      const mended = { at: given[0]!.at, key: complaint.key, value: complaint.instead };
      if (own < 0) changes.push(mended);
      else changes[own] = mended;
      complaints.push({ ...complaint, was: after[complaint.key]! });
    } else {
      const leftOut = changes.pop();
      if (!leftOut) break;
      complaints.push({ ...complaint, was: leftOut.value, leftOut });
    }
    reset();
  }
  return { changes, complaints };
}

// A finished run as questions read it: the record, and the other runs a question compares it with, by their results or by their
// records, as far as they are known.

import type { Nanos } from '../engine/core/time.ts';
import { findEvent } from '../record/find-event.ts';
import type { GaugeSeries, Mark, RunRecord } from '../record/record.ts';
import { valueAt } from '../record/values.ts';
import { withSettings } from '../scenarios/kit/define-lesson.ts';
import type { ShotEvent, Variant } from '../scenarios/kit/lesson.ts';
import type { AskedRun, When } from '../scenarios/kit/prediction.ts';
import type { RunSpec } from '../scenarios/kit/run-spec.ts';
import type { Metrics, Scenario } from '../scenarios/kit/scenario.ts';

/** The run has no such event, result or gauge: the question cannot be asked of it. */
export class NotInRun extends Error {}

/** A run that differs from another; a variant's changes in mid-run take the place of those of the other. */
export function specOfVariant(scenario: Scenario, spec: RunSpec, { sets = {}, changes }: Variant): RunSpec {
  return { ...spec, params: withSettings(scenario, spec.params, sets), changes: changes ?? spec.changes };
}

type Known<Part> = (spec: RunSpec) => Part | undefined;

const UNKNOWN = (): undefined => undefined;

/** A run that is not read before it is asked, and whose record is not wanted where its results are enough. */
export function askedLater(
  scenario: Scenario,
  spec: RunSpec,
  resultsOf: Known<Metrics>,
  recordOf: Known<RunRecord>,
): AskedRun {
  const whole = (): AskedRun => {
    const record = recordOf(spec);
    if (!record) throw new NotInRun('Of that run only the results are known.');
    return askedRun(scenario, record, resultsOf, recordOf);
  };
  return {
    params: spec.params,
    result: (name) => resultIn(resultsOf(spec), name),
    other: (variant) => askedLater(scenario, specOfVariant(scenario, spec, variant), resultsOf, recordOf),
    when: (when) => whole().when(when),
    at: (event) => whole().at(event),
    number: (event, name) => whole().number(event, name),
    count: (kind) => whole().count(kind),
    place: (event) => whole().place(event),
    value: (gauge, at, node) => whole().value(gauge, at, node),
  };
}

function resultIn(metrics: Metrics | undefined, name: string): number {
  const value = metrics?.[name];
  if (value === undefined) throw new NotInRun(`The run has no result "${name}".`);
  return value;
}

/** @param resultsOf results of another run, and @param recordOf its record; undefined while they are not known */
export function askedRun(
  scenario: Scenario,
  record: RunRecord,
  resultsOf: Known<Metrics> = UNKNOWN,
  recordOf: Known<RunRecord> = UNKNOWN,
): AskedRun {
  const eventOf = (event: ShotEvent): { readonly at: Nanos; readonly mark: Mark | undefined } => {
    const found = findEvent(record, event);
    if (!found) throw new NotInRun(`The run has no event ${JSON.stringify(event)}.`);
    return { at: found.at, mark: record.marks.find(({ id }) => id === found.mark) };
  };
  const when = (moment: When): Nanos =>
    typeof moment === 'number' ? moment : Math.min(record.horizon, eventOf(moment.event).at + (moment.plus ?? 0));
  return {
    params: record.spec.params,
    when,
    result: (name) => resultIn(record.metrics, name),
    other: (variant) => askedLater(scenario, specOfVariant(scenario, record.spec, variant), resultsOf, recordOf),
    at: (event) => eventOf(event).at,
    number(event, name) {
      const { mark } = eventOf(event);
      const value = name === 'segment' ? mark?.segment : mark?.numbers[name];
      if (value === undefined) throw new NotInRun(`${JSON.stringify(event)} carries no "${name}".`);
      return value;
    },
    count: (kind) => record.marks.filter((mark) => mark.kind === kind).length,
    place(event) {
      const node = record.layout.links[eventOf(event).mark?.link ?? -1]?.from;
      if (node === undefined) throw new NotInRun(`${JSON.stringify(event)} is at no link.`);
      return node;
    },
    value: (gauge, at, node) => valueAt(gaugeOf(record, gauge, node), at),
  };
}

/** @param node of several of that name, the one of the link that begins there */
export const findGauge = ({ gauges, layout }: RunRecord, name: string, node?: string): GaugeSeries | undefined =>
  gauges.find((gauge) => gauge.name === name && (node === undefined || layout.links[gauge.link]?.from === node));

/** @throws NotInRun if nothing of that name is recorded */
export function gaugeOf(record: RunRecord, name: string, node?: string): GaugeSeries {
  const found = findGauge(record, name, node);
  if (!found) throw new NotInRun(`The run has no gauge "${name}".`);
  return found;
}

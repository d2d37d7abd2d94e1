// The curtain: while a question stands open, the page has runs that have been computed up to its moment and no further. Stage,
// charts, events, results and explanations read records as always, so what is hidden is not there: not drawn, not said, not in
// the accessibility tree. The runs themselves go on being computed behind it.

import type { Nanos } from '../../engine/core/time.ts';
import type { Log } from '../../record/logs.ts';
import { markAt } from '../../record/marks.ts';
import type { GaugeSeries, RunRecord } from '../../record/record.ts';
import { rowAt, rowEnd } from '../../record/values.ts';

interface Cut {
  readonly version: number;
  readonly done: boolean;
  readonly shown: RunRecord;
}

/** One for all runs that are compared: none of them may say what comes. */
export class Curtain {
  private until: Nanos | undefined;
  private hides: readonly string[] = [];
  private cuts = new WeakMap<RunRecord, Cut>();

  /** Nothing after this time is shown, and nothing of these gauges; undefined: everything is. */
  fall(until: Nanos | undefined, hides: readonly string[] = []): void {
    this.until = until;
    this.hides = hides;
    this.cuts = new WeakMap();
  }

  /** What may be seen of a record: the same object until the record holds something else. */
  over(record: RunRecord | undefined): RunRecord | undefined {
    const { until } = this;
    if (until === undefined || !record) return record;
    const { version, done } = record;
    const known = this.cuts.get(record);
    if (known?.version === version && known.done === done) return known.shown;
    const shown = recordUntil(record, until, this.hides);
    this.cuts.set(record, { version, done, shown });
    return shown;
  }
}

/** The record as it was when the run had been computed up to a time: what happens at that time is still in it. */
export function recordUntil(record: RunRecord, until: Nanos, hides: readonly string[] = []): RunRecord {
  if (until >= record.computedTo && !record.done && hides.length === 0) return record;
  const { run, spec, layout, horizon, computedTo, version, refilled, flightsFrom, flightsTo, marks } = record;
  return {
    run,
    spec,
    layout,
    horizon,
    computedTo: Math.min(computedTo, until),
    done: false,
    digest: 0,
    metrics: undefined,
    // Another number for another curtain, between that of this record and the next.
    version: version + (0.5 * until) / Math.max(1, horizon),
    refilled,
    hidden: true,
    gauges: record.gauges.map((gauge) => gaugeUntil(gauge, hides.includes(gauge.name) ? -1 : until)),
    flights: record.flights.map((log) => logUntil(log, until)),
    flightsFrom,
    flightsTo: Math.min(flightsTo, until),
    marks: marks.slice(0, markAt(marks, until) + 1),
  };
}

/** Those under way at the curtain arrive behind it: the stage draws them on their way. */
const logUntil = (log: Log, until: Nanos): Log =>
  Object.create(log, { length: { value: rowAt(log.offeredAt, log.length, until) + 1 } });

/** A folded row that goes on behind the curtain is left out. */
function gaugeUntil(gauge: GaugeSeries, until: Nanos): GaugeSeries {
  const { name, unit, flow, link, time, min, max, last, width, refined } = gauge;
  let length = rowAt(time, gauge.length, until) + 1;
  if (length > 0 && rowEnd(gauge, length - 1) > until) length--;
  return { name, unit, flow, link, time, min, max, last, length, width, refined };
}

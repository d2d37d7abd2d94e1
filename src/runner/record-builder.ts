// Grows a RunRecord from frames: on the page from the worker's, in Node from a session's. See frame.ts for the format.

import { detailsOf } from '../engine/core/details.ts';
import { MARK_KINDS, MARK_STRIDE, MARKS } from '../engine/core/marks.ts';
import { type Nanos, NEVER } from '../engine/core/time.ts';
import { kindOfLog } from '../record/logs.ts';
import type { Mark, Refined, RunId, RunRecord } from '../record/record.ts';
import type { Layout } from '../scenarios/kit/layout.ts';
import type { RunSpec } from '../scenarios/kit/run-spec.ts';
import type { Metrics } from '../scenarios/kit/scenario.ts';
import { type Frame, readFrame } from './frame-reader.ts';
import { type GrowingLog, growingLog } from './growing-log.ts';
import { GrowingGauge } from './series.ts';
import type { Session } from './session.ts';

export class RecordBuilder implements RunRecord {
  readonly run: RunId;
  readonly spec: RunSpec;
  readonly layout: Layout;
  readonly horizon: Nanos;
  computedTo: Nanos = 0;
  done = false;
  digest = 0;
  metrics: Metrics | undefined = undefined;
  version = 0;
  refilled = 0;
  readonly gauges: GrowingGauge[];
  flights: readonly GrowingLog[];
  flightsFrom: Nanos = 0;
  flightsTo: Nanos = NEVER;
  marks: Mark[] = [];
  /** The span of which gauges hold every change, or buckets of this many ns; elsewhere their own width applies. */
  refined: Refined | undefined = undefined;

  constructor(run: RunId, spec: RunSpec, layout: Layout) {
    this.run = run;
    this.spec = spec;
    this.layout = layout;
    this.horizon = Number(spec.params.end);
    this.gauges = layout.gauges.map((info) => new GrowingGauge(info));
    this.flights = emptyLogs(layout);
  }

  append(data: Float64Array, computedTo: Nanos): void {
    const frame = readFrame(data);
    appendGauges(this.gauges, frame, this.horizon);
    this.appendMarks(frame);
    this.appendFlights(frame);
    this.computedTo = computedTo;
    this.version++;
  }

  finish(digest: number, metrics: Metrics): void {
    this.digest = digest;
    this.metrics = metrics;
    this.computedTo = this.horizon;
    this.done = true;
    this.version++;
  }

  /** Another span of flights takes the place of those kept so far. */
  replaceFlights(data: Float64Array, from: Nanos, to: Nanos): void {
    this.flights = emptyLogs(this.layout);
    this.flightsFrom = from;
    this.flightsTo = to;
    this.appendFlights(readFrame(data));
    this.refilled++;
    this.version++;
  }

  /** Finer rows of one span take the place of those that were folded, and of the finer ones of another span. */
  refineGauges(data: Float64Array, from: Nanos, to: Nanos): void {
    const fine = this.layout.gauges.map((info) => new GrowingGauge(info));
    appendGauges(fine, readFrame(data), this.horizon);
    this.gauges.forEach((gauge, index) => {
      if (gauge.width > 0) gauge.refine(fine[index]!, from, to);
    });
    this.refined = { from, to, width: Math.max(...fine.map((gauge) => gauge.width)) };
    this.version++;
  }

  /** Changes within this many ns of one another are merged into one row in this span. */
  widthIn(from: Nanos, to: Nanos): Nanos {
    return this.isRefinedIn(from, to) ? this.refined!.width : Math.max(0, ...this.gauges.map((gauge) => gauge.width));
  }

  /** Are the rows of this whole span finer than those of the run? */
  isRefinedIn(from: Nanos, to: Nanos): boolean {
    const { refined } = this;
    return refined !== undefined && from >= refined.from && to <= refined.to;
  }

  private appendMarks({ marks: { first, rows, count, details } }: Frame): void {
    if (count === 0) return;
    const detailOf = new Map(detailsOf(details.rows, details.count).map(({ of, ...detail }) => [of, detail]));
    const fresh = Array.from({ length: count }, (_, i) => {
      const mark = markOf(rows.subarray(i * MARK_STRIDE), first + i);
      const detail = detailOf.get(mark.id);
      return detail === undefined ? mark : { ...mark, detail };
    });
    fresh.sort(inTime);
    const last = this.marks.at(-1);
    // A new array, so that views notice.
    this.marks = this.marks.concat(fresh);
    // A link computed ahead notes its drops early.
    if (last !== undefined && inTime(last, fresh[0]!) > 0) this.marks.sort(inTime);
  }

  private appendFlights({ flights }: Frame): void {
    for (const { link, rows, count, to, details } of flights) {
      this.flights[link]!.append(rows, count, details);
      this.flightsTo = Math.min(this.flightsTo, to);
    }
  }
}

const inTime = (a: Mark, b: Mark): number => a.at - b.at || a.id - b.id;

const emptyLogs = ({ links }: Layout): GrowingLog[] => links.map((info, link) => growingLog(kindOfLog(info), link));

function appendGauges(gauges: readonly GrowingGauge[], frame: Frame, horizon: Nanos): void {
  for (const { index, rows, count, width } of frame.gauges) gauges[index]!.append(rows, count, width, horizon);
}

function markOf(row: Float64Array, id: number): Mark {
  const kind = MARK_KINDS[row[0]!]!;
  const names = MARKS[kind];
  const numbers = Object.fromEntries(names.map((name, index) => [name, row[6 + index]!]));
  return { id, kind, at: row[1]!, link: row[2]!, flow: row[3]!, segment: row[4]!, cause: row[5]!, numbers };
}

/** The whole record of a session, computed at once: for the command line and tests. */
export function recordOf(session: Session): RunRecord {
  session.complete();
  const builder = new RecordBuilder(0, session.spec, session.layout);
  builder.append(session.frames.take().data, session.horizon);
  builder.finish(session.digest, session.metrics);
  return builder;
}

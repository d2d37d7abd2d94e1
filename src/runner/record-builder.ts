// Grows a RunRecord from frames: on the page from the worker's, in Node from a session's. See frame.ts for the format.

import { FLIGHT_STRIDE } from '../engine/core/flights.ts';
import { MARK_KINDS, MARK_STRIDE, MARKS } from '../engine/core/marks.ts';
import { NEVER, type Nanos } from '../engine/core/time.ts';
import { ROW_STRIDE } from './frame.ts';
import type { Layout, Mark, Metrics, RunRecord } from './record.ts';
import { GrowingFlights, GrowingGauge } from './series.ts';
import type { Session } from './session.ts';
import type { RunId, RunSpec } from './spec.ts';

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
  readonly gauges: GrowingGauge[];
  flights: GrowingFlights[];
  flightsFrom: Nanos = 0;
  flightsTo: Nanos = NEVER;
  marks: Mark[] = [];

  constructor(run: RunId, spec: RunSpec, layout: Layout) {
    this.run = run;
    this.spec = spec;
    this.layout = layout;
    this.horizon = Number(spec.params.end);
    this.gauges = layout.gauges.map((info) => new GrowingGauge(info));
    this.flights = layout.links.map((_, link) => new GrowingFlights(link));
  }

  append(data: Float64Array, computedTo: Nanos): void {
    let place = this.appendGauges(data, 0);
    place = this.appendMarks(data, place);
    this.appendFlights(data, place);
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
    this.flights = this.layout.links.map((_, link) => new GrowingFlights(link));
    const place = this.appendMarks(data.slice(), this.appendGauges(data, 0), true);
    this.appendFlights(data, place);
    this.flightsFrom = from;
    this.flightsTo = to;
    this.version++;
  }

  private appendGauges(data: Float64Array, start: number): number {
    let place = start;
    for (let left = data[place++]!; left > 0; left--) {
      const [index, count, width] = data.subarray(place, place + 3) as unknown as [number, number, number];
      place += 3;
      this.gauges[index]!.append(data.subarray(place, place + count * ROW_STRIDE), count, width, this.horizon);
      place += count * ROW_STRIDE;
    }
    return place;
  }

  private appendMarks(data: Float64Array, start: number, skip = false): number {
    const count = data[start]!;
    const first = data[start + 1]!;
    const rows = start + 2;
    const fresh: Mark[] = [];
    for (let i = 0; i < count && !skip; i++) fresh.push(markOf(data.subarray(rows + i * MARK_STRIDE, rows + (i + 1) * MARK_STRIDE), first + i));
    if (fresh.length > 0) {
      // A link computed ahead notes its drops early; a new array, so that views notice.
      this.marks = [...this.marks, ...fresh].sort((a, b) => a.at - b.at || a.id - b.id);
    }
    return rows + count * MARK_STRIDE;
  }

  private appendFlights(data: Float64Array, start: number): void {
    let place = start;
    for (let left = data[place++]!; left > 0; left--) {
      const [link, count, to] = data.subarray(place, place + 3) as unknown as [number, number, number];
      place += 3;
      this.flights[link]!.append(data.subarray(place, place + count * FLIGHT_STRIDE), count);
      this.flightsTo = Math.min(this.flightsTo, to);
      place += count * FLIGHT_STRIDE;
    }
  }
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

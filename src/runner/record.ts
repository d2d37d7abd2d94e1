// What a run left behind, as the page and the CLI read it: gauges (every change), flights (every packet on every
// link), marks (every event with its cause). Playback, scrubbing, charts and tables are views of this, nothing else.
// The worker streams it; the page appends. Rows are in order of time.

import type { Nanos } from '../engine/core/time.ts';
import type { GaugeInfo, Layout } from '../scenarios/kit/layout.ts';
import type { RunSpec } from '../scenarios/kit/run-spec.ts';
import type { Metrics } from '../scenarios/kit/scenario.ts';

/** The page and the worker number the runs they talk about, so that late reports of an older run are ignored. */
export type RunId = number;

/**
 * A step function of time. Row i says: from time[i] on the value was last[i]; inside the row's bucket it went as low as
 * min[i] and as high as max[i]. With `width` 0 every change has its row; otherwise a row stands for all changes within
 * `width` ns (memory stays bounded, extremes survive).
 */
export interface GaugeSeries extends GaugeInfo {
  readonly time: Float64Array;
  readonly min: Float64Array;
  readonly max: Float64Array;
  readonly last: Float64Array;
  readonly length: number;
  readonly width: Nanos;
}

/**
 * Every packet offered to one link and admitted, in order (all three times are non-decreasing):
 * it waits from offeredAt to startsAt, is on the wire from startsAt, and is wholly at the far end at arrivesAt.
 */
export interface FlightSeries {
  readonly link: number;
  readonly offeredAt: Float64Array;
  readonly startsAt: Float64Array;
  readonly arrivesAt: Float64Array;
  /** Segment number as people count it: 0 is the SYN, 1 the first data segment; for an ACK the highest segment it covers. */
  readonly segment: Int32Array;
  /** flow * 4 + kind; kind as in `FLIGHT_KIND`. */
  readonly info: Int32Array;
  readonly length: number;
}
export const FLIGHT_KIND = { data: 0, ack: 1, retransmission: 2, syn: 3 } as const;
export const flightKind = (info: number): number => info & 3;
export const flightFlow = (info: number): number => info >> 2;

export type MarkKind =
  | 'drop' // queue full
  | 'loss' // random loss
  | 'kill' // dropped by hand
  | 'timeout'
  | 'fast-retransmit'
  | 'retransmission' // a segment sent again (cause: the timeout or fast retransmit)
  | 'spurious' // a segment that its receiver already had arrived again (cause: the retransmission)
  | 'given-up' // a frame dropped after too many collisions in a row
  | 'refuse' // a packet refused whole by a switch, at its first cell
  | 'cut' // the first cell of a packet was lost in a switch: the rest is dead freight
  | 'glue' // a packet came whole, but behind the rest of one whose end cell was lost
  | 'request' // the watched user asks for a page
  | 'page' // the watched user's page is complete (cause: the request)
  | 'change' // a person changed a parameter
  | 'pick' // the director's scheduler chose a server for a connection
  | 'refused' // it chose none
  | 'download' // a file is with its client (cause: the pick)
  | 'dispatch' // another node is responsible for a document of a cluster
  | 'long-wait' // a reply came at least twice as late as any before it
  | 'node-down' // a node of a cluster fails (cause: the change)
  | 'node-up' // it is back
  | 'request-lost'; // a request it was working on, or that came to it (cause: the failure)

/** One event, with the numbers that explain it. Never decimated. */
export interface Mark {
  readonly id: number;
  readonly kind: MarkKind;
  readonly at: Nanos;
  /** Link index for drops, else -1. */
  readonly link: number;
  readonly flow: number;
  /** Segment number as people count it; -1 if none. */
  readonly segment: number;
  /** id of the mark that caused this one, -1 if it is a root. */
  readonly cause: number;
  /** Named numbers in house units: see `MARK_NUMBERS`. For `change`: key and values are in spec.changes[numbers.index]. */
  readonly numbers: Readonly<Record<string, number>>;
}

/** The record of one run. `version` grows with every appended frame, so views know when to redraw. */
export interface RunRecord {
  readonly run: RunId;
  readonly spec: RunSpec;
  readonly layout: Layout;
  readonly horizon: Nanos;
  readonly computedTo: Nanos;
  readonly done: boolean;
  /** Of the whole run once done; 0 before. */
  readonly digest: number;
  readonly metrics: Metrics | undefined;
  readonly version: number;
  readonly gauges: readonly GaugeSeries[];
  readonly flights: readonly FlightSeries[];
  /** The span for which flights are kept; outside it another window is computed on demand. */
  readonly flightsFrom: Nanos;
  readonly flightsTo: Nanos;
  readonly marks: readonly Mark[];
}

/** Finds a gauge by name, and by flow where several flows have one. */
export function findGauge(record: RunRecord, name: string, flow = -1): GaugeSeries | undefined {
  return record.gauges.find((gauge) => gauge.name === name && (flow < 0 || gauge.flow === flow));
}

/** Index of the last row with column[row] <= time, or -1. */
export function rowAt(column: Float64Array, length: number, time: Nanos): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (column[middle]! <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The value a step function has at a time; NaN before its first row. */
export function valueAt(series: GaugeSeries, time: Nanos): number {
  const row = rowAt(series.time, series.length, time);
  return row < 0 ? Number.NaN : series.last[row]!;
}

/** Lowest and highest value a step function takes in [from, to); the value carried in counts. */
export function extremesIn(series: GaugeSeries, from: Nanos, to: Nanos): { min: number; max: number } {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  let row = rowAt(series.time, series.length, from);
  if (row >= 0) {
    min = series.last[row]!;
    max = min;
    if (series.time[row]! === from) {
      min = Math.min(min, series.min[row]!);
      max = Math.max(max, series.max[row]!);
    }
  }
  for (row++; row < series.length && series.time[row]! < to; row++) {
    min = Math.min(min, series.min[row]!);
    max = Math.max(max, series.max[row]!);
  }
  return { min, max };
}

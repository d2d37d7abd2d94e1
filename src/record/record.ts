// What a run left behind, as page and command line read it: gauges (every change), logs of flights (what
// passed every link: packets, cells, requests; logs.ts), marks (every event with its cause). Playback, scrubbing, charts and tables are views of this and of nothing else. The worker
// streams it, the page appends (runner/record-builder.ts). Rows are in order of time. The other files here are its queries.

import { EARLY, type MarkKind, STANDS_BECAUSE, type StandsBecause } from '../engine/core/marks.ts';
import type { Nanos } from '../engine/core/time.ts';
import type { GaugeInfo, Layout } from '../scenarios/kit/layout.ts';
import type { RunSpec } from '../scenarios/kit/run-spec.ts';
import type { Metrics } from '../scenarios/kit/scenario.ts';
import type { Log, PacketDetail } from './logs.ts';

export { EARLY, type MarkKind, STANDS_BECAUSE, type StandsBecause };

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
  readonly refined?: Refined | undefined;
}

/** A span in which rows are finer than elsewhere: each stands for changes within `width` ns there; 0: for one. */
export interface Refined {
  readonly from: Nanos;
  readonly to: Nanos;
  readonly width: Nanos;
}

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
  /** Named numbers in house units: those that `MARKS` lists (engine/core/marks.ts). For `change`: key and values are in spec.changes[numbers.index]. */
  readonly numbers: Readonly<Record<string, number>>;
  /** Of a lost packet of which its number does not say all. */
  readonly detail?: PacketDetail;
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
  /** How often another span of flights took the place of those kept before; each time is a version, too. */
  readonly refilled: number;
  /** The run goes on after `computedTo`, but what it does then is not shown. */
  readonly hidden?: true;
  readonly gauges: readonly GaugeSeries[];
  /** By link. */
  readonly flights: readonly Log[];
  /** The span for which flights are kept; outside it another window is computed on demand. */
  readonly flightsFrom: Nanos;
  readonly flightsTo: Nanos;
  readonly marks: readonly Mark[];
}

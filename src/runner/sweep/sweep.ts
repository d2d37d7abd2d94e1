// A sweep in data: which settings go along the axis, which make the lines, and how often each point is repeated. What is
// drawn of it (which result, which scale) is not part of it: every run keeps all of its results. Its runs: sweep-runs.ts.

import { seed } from '../../scenarios/kit/define.ts';
import type { Quantity } from '../../scenarios/kit/parameter.ts';
import type { ParamValue, RunSpec } from '../../scenarios/kit/run-spec.ts';
import { type Text, text } from '../../scenarios/kit/text.ts';

/** One position: settings that belong together, set one after the other as a person would choose them. */
export interface SweepPoint {
  /** Unique in its axis and short, as flags and files write it: `200ms`, `default`. */
  readonly name: string;
  readonly label: Text;
  /** Its place on a scale, house units; left out where there is none: it stands beside the scale. */
  readonly at?: number;
  readonly sets: Readonly<Record<string, ParamValue>>;
}

export interface SweepAxis {
  /** Key of the setting, or a word of its own where a point sets several. */
  readonly key: string;
  readonly label: Text;
  /** How the places are counted; left out where there are none. */
  readonly quantity?: Quantity;
  readonly scale: 'linear' | 'log';
  readonly points: readonly SweepPoint[];
}

/** More seeds for points whose interval is still too wide. */
export interface Precision {
  readonly measure: string;
  /** Wanted half width of the 95 % interval as a share of the mean, above 0. */
  readonly within: number;
  /** Seeds a point gets at most. */
  readonly atMost: number;
}

export interface Sweep {
  /** What every run has in common. Its seed is the first; each further one is one more. */
  readonly base: RunSpec;
  readonly x: SweepAxis;
  /** One line each; an axis with one point if there is but one line. */
  readonly series: SweepAxis;
  /** Runs of each point; with seeds that are the same for all points (common random numbers). */
  readonly seeds: number;
  readonly precision?: Precision;
}

/** One line without a name: a sweep along one axis only. */
export const ONE_LINE: SweepAxis = {
  key: '',
  label: text('', ''),
  scale: 'linear',
  points: [{ name: '', label: text('', ''), sets: {} }],
};

export const cellsOf = ({ x, series }: Sweep): number => x.points.length * series.points.length;

/** Runs if no point needs more seeds. */
export const runsOf = (sweep: Sweep): number => cellsOf(sweep) * sweep.seeds;

/** Seeds of a point that gets as many as it may. */
export const seedsAtMost = ({ seeds, precision }: Sweep): number => Math.max(seeds, precision?.atMost ?? 0);

/** Runs if every point gets as many seeds as it may. */
export const runsAtMost = (sweep: Sweep): number => cellsOf(sweep) * seedsAtMost(sweep);

/** Which run of a sweep it is. All points get their first seed before any gets its second. */
export interface RunPlace {
  /** Positions in the lists of points. */
  readonly x: number;
  readonly series: number;
  /** From 0. */
  readonly replicate: number;
}

export function placeOf(sweep: Sweep, index: number): RunPlace {
  const lines = sweep.series.points.length;
  const cell = index % cellsOf(sweep);
  return { x: Math.floor(cell / lines), series: cell % lines, replicate: Math.floor(index / cellsOf(sweep)) };
}

export function indexOf(sweep: Sweep, { x, series, replicate }: RunPlace): number {
  return replicate * cellsOf(sweep) + x * sweep.series.points.length + series;
}

export const seedOf = (sweep: Sweep, replicate: number): number => Number(sweep.base.params['seed']) + replicate;

/** How many seeds there are from the first on. */
export const seedsLeft = (sweep: Sweep): number => seed.max - seedOf(sweep, 0) + 1;

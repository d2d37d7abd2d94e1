// A drawing beside what the run did, both on one paper: steps of time and levels of value. The run takes up a range in every
// step (its gauge may jump there), so any reading of it is within itself.

import type { Nanos } from '../engine/core/time.ts';
import type { GaugeSeries } from '../record/record.ts';
import { extremesIn, rowAt } from '../record/values.ts';
import type { Paper, Sketch, Stretch } from '../scenarios/kit/prediction.ts';

export interface Score {
  /** Of the interval, how much of it was drawn within a band around the run, 0 to 1. What was not drawn counts as outside. */
  readonly share: number;
  /** How far the drawing is from the run on average: in house units, or on a logarithmic paper as a factor (1: not at all). */
  readonly deviation: number;
}

/** Half the width of the band, as a share of the paper's height. */
const BAND = 0.1;

/** Where a value stands on the paper, in levels; beyond its edges it stands on them. */
export function levelOf({ low, high, levels, scale }: Paper, value: number): number {
  const share =
    scale === 'log' ? Math.log(Math.max(value, low) / low) / Math.log(high / low) : (value - low) / (high - low);
  return Math.min(1, Math.max(0, share)) * (levels - 1);
}

/** The value a level stands for, house units. */
export function valueOfLevel({ low, high, levels, scale }: Paper, level: number): number {
  const share = level / (levels - 1);
  return scale === 'log' ? low * (high / low) ** share : low + (high - low) * share;
}

/** When a step of time begins; `steps` is the end. */
export const timeOfStep = ({ steps }: Paper, from: Nanos, until: Nanos, step: number): Nanos =>
  from + ((until - from) * step) / steps;

/** What a gauge does in every step of the paper. Before its first row it stands at the bottom. */
export function stretchesOf(paper: Paper, series: GaugeSeries, from: Nanos, until: Nanos): readonly Stretch[] {
  return Array.from({ length: paper.steps }, (_, step) => {
    const [begin, end] = [timeOfStep(paper, from, until, step), timeOfStep(paper, from, until, step + 1)];
    const { min, max } = extremesIn(series, begin, end);
    if (min > max) return { least: 0, most: 0, mean: 0 };
    return {
      least: levelOf(paper, min),
      most: levelOf(paper, max),
      mean: levelOf(paper, meanIn(series, begin, end)),
    };
  });
}

/** The mean over time of a step function that has a value before `to`. */
function meanIn({ time, last, length }: GaugeSeries, from: Nanos, to: Nanos): number {
  let row = Math.max(0, rowAt(time, length, from));
  let at = Math.max(from, time[row]!);
  const begun = at;
  let sum = 0;
  while (at < to) {
    const next = row + 1 < length ? Math.min(to, time[row + 1]!) : to;
    sum += last[row]! * (next - at);
    at = next;
    row++;
  }
  return sum / (to - begun);
}

/** The drawing that says exactly what the run did, as far as levels can. */
export const perfectSketch = (run: readonly Stretch[]): Sketch => run.map(({ mean }) => Math.round(mean));

/** @param series the gauge that was drawn */
export function scoreDrawing(paper: Paper, drawn: Sketch, series: GaugeSeries, from: Nanos, until: Nanos): Score {
  return scoreAgainst(paper, drawn, stretchesOf(paper, series, from, until));
}

export function scoreAgainst(paper: Paper, drawn: Sketch, run: readonly Stretch[]): Score {
  // A level is the finest anybody can draw.
  const band = Math.max(1, BAND * (paper.levels - 1));
  let [inside, count, sum] = [0, 0, 0];
  for (const [step, { least, most, mean }] of run.entries()) {
    const level = drawn[step] ?? null;
    if (level === null) continue;
    if (level >= least - band && level <= most + band) inside++;
    count++;
    sum += Math.abs(level - mean);
  }
  // Of nothing drawn there is no mean: 0 / 0 is not a number.
  return { share: inside / run.length, deviation: inUnits(paper, sum / count) };
}

const inUnits = (paper: Paper, levels: number): number =>
  paper.scale === 'log'
    ? valueOfLevel(paper, levels) / paper.low
    : (levels * (paper.high - paper.low)) / (paper.levels - 1);

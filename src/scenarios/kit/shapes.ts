// Shapes that known misconceptions draw, as predicates over a drawing and the run on the same paper. Lessons compose them;
// tests/predict/shapes.test.ts draws each.

import type { Sketch, Stretch } from './prediction.ts';

/** Levels of the steps that were drawn, in order of time. */
const drawnOf = (sketch: Sketch): readonly number[] => sketch.filter((level) => level !== null);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const lowest = (run: readonly Stretch[]): number => Math.min(...run.map(({ least }) => least));
const highest = (run: readonly Stretch[]): number => Math.max(...run.map(({ most }) => most));

/** What is so small a part of all that the run covers is no difference. */
const LEVEL = 0.15;
const spanOf = (run: readonly Stretch[]): number => Math.max(1, highest(run) - lowest(run));

/** Drawn level, while the run covers a wider range: "RTT that stays flat while the queue fills". */
export function staysFlat(sketch: Sketch, run: readonly Stretch[]): boolean {
  const drawn = drawnOf(sketch);
  return drawn.length > 0 && Math.max(...drawn) - Math.min(...drawn) <= Math.max(1, LEVEL * spanOf(run));
}

/** After the run's deepest fall its lowest is a quarter to four fifths of that fall above where the run lands: "halving where a timeout sets cwnd to 1". */
export function halvesInstead(sketch: Sketch, run: readonly Stretch[]): boolean {
  const fall = deepestFall(run);
  if (fall === undefined) return false;
  const after = sketch.slice(fall.step + 1).filter((level) => level !== null);
  if (after.length === 0) return false;
  const bottom = Math.min(...after);
  return bottom > fall.to + 0.25 * (fall.from - fall.to) && bottom < fall.to + 0.8 * (fall.from - fall.to);
}

/** Goes on as if nothing had happened where the run falls. */
export function neverFalls(sketch: Sketch, run: readonly Stretch[]): boolean {
  const fall = deepestFall(run);
  const drawn = drawnOf(sketch);
  return fall !== undefined && drawn.length > 0 && Math.min(...drawn) > fall.to + 0.8 * (fall.from - fall.to);
}

/** Is at the bottom in its first or second step, where the run takes at least four more: "queue that drains at once". */
export function dropsAtOnce(sketch: Sketch, run: readonly Stretch[]): boolean {
  const floor = lowest(run) + LEVEL * spanOf(run);
  const reached = sketch.findIndex((level) => level !== null && level <= floor);
  const ofRun = run.findIndex(({ mean: level }) => level <= floor);
  return reached >= 0 && reached <= 1 && (ofRun < 0 || ofRun > reached + 3);
}

/** Rises evenly from end to end, where the run does not. */
export function risesEvenly(sketch: Sketch, run: readonly Stretch[]): boolean {
  const drawn = drawnOf(sketch);
  if (drawn.length < 3 || drawn.at(-1)! - drawn[0]! < 0.4 * spanOf(run)) return false;
  const isRising = drawn.every((level, index) => index === 0 || level >= drawn[index - 1]!);
  const line = (index: number): number => drawn[0]! + ((drawn.at(-1)! - drawn[0]!) * index) / (drawn.length - 1);
  const isEven = mean(drawn.map((level, index) => Math.abs(level - line(index)))) <= 0.08 * spanOf(run) + 0.5;
  return isRising && isEven;
}

/** Stands higher at the end than the run by more than half of its span. */
export const endsTooHigh = (sketch: Sketch, run: readonly Stretch[]): boolean =>
  endOf(sketch) > run.at(-1)!.most + 0.5 * spanOf(run);

const endOf = (sketch: Sketch): number => drawnOf(sketch).at(-1) ?? Number.NaN;

/** The largest fall of the run within two steps of time. */
function deepestFall(
  run: readonly Stretch[],
): { readonly step: number; readonly from: number; readonly to: number } | undefined {
  let found: { step: number; from: number; to: number } | undefined;
  for (let step = 0; step + 1 < run.length; step++) {
    const [from, to] = [run[step]!.most, Math.min(run[step]!.least, run[step + 1]!.least)];
    if (from - to >= 2 && (!found || from - to > found.from - found.to)) found = { step, from, to };
  }
  return found;
}

// Replays a web case with seeds of our own and compares every point: two means agree if their 95 % intervals overlap. The
// table passes if at least 95 % of the comparisons hold and none is off by more than twice the sum of the half widths.

import { type Estimate, estimate } from './estimate.ts';
import type { Verdict } from './verdict.ts';
import type { WebCase, WebPoint } from './web-case.ts';
import { COLUMNS, type Column } from './web-columns.ts';
import { runWeb } from './web-run.ts';

const ENOUGH = 0.95;
const TOO_FAR = 2;
/** Points between two notes on the way. */
const NOTE_EVERY = 6;

interface Comparison {
  readonly point: string;
  readonly column: Column;
  readonly ours: Estimate;
  readonly theirs: Estimate;
  /** The difference, in sums of the half widths: at most 1 is an overlap. */
  readonly distance: number;
}

/** @param note told how far it is, now and then */
export function verifyWeb(reference: WebCase, note: (text: string) => void): Verdict {
  const comparisons: Comparison[] = [];
  const { points, name } = reference;
  points.forEach((point, index) => {
    comparisons.push(...compare(reference, point));
    const done = index + 1;
    if (done % NOTE_EVERY === 0 && done < points.length) note(`${name}: ${done} of ${points.length} points`);
  });
  const misses = comparisons.filter(({ distance }) => distance > 1);
  const agree = comparisons.length - misses.length;
  const passed = agree >= ENOUGH * comparisons.length && misses.every(({ distance }) => distance <= TOO_FAR);
  const sum = `${agree} of ${comparisons.length} comparisons overlap`;
  return { name, passed, detail: [sum, ...misses.map(inWords)].join('; ') };
}

function compare(reference: WebCase, { name, parameters, expected }: WebPoint): Comparison[] {
  const { seeds, from, to, compared } = reference;
  const runs = seeds.map((seed) => runWeb(parameters, { seed, from, to }).measures);
  return compared.map((column) => {
    const ours = estimate(runs.map((run) => COLUMNS[column].of(run)));
    const theirs = expected[column]!;
    const { unit } = COLUMNS[column];
    const widths = (ours.half || unit) + (theirs.half || unit);
    return { point: name, column, ours, theirs, distance: Math.abs(ours.mean - theirs.mean) / widths };
  });
}

function inWords({ point, column, ours, theirs, distance }: Comparison): string {
  const number = ({ mean, half }: Estimate): string => `${mean.toPrecision(4)} ± ${half.toPrecision(2)}`;
  const far = distance > TOO_FAR ? ', too far' : '';
  return `${column} at ${point}: ${number(ours)}, expected ${number(theirs)} (${distance.toFixed(2)} half widths${far})`;
}

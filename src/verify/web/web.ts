// Replays a case of kind `ns2-web` (points in JSON, and beside it the results under the same name) with seeds of our own and compares every point: two means agree if their 95 % intervals overlap. The
// table passes if at least 95 % of the comparisons hold and none is off by more than twice the sum of the half widths.

import type { Measures } from '../../scenarios/lan/measures.ts';
import { type Estimate, estimate } from '../estimate.ts';
import { caseOf, documentIn, type Format, isOfKind, type Verdict } from '../format.ts';
import { type WebCase, type WebPoint, webCaseOf } from './case.ts';
import { COLUMNS, type Column } from './columns.ts';
import { runWeb } from './run.ts';
import { isResults, ResultTable, tablesOf } from './table.ts';

const KIND = 'ns2-web';

export const webFormat: Format = {
  name: KIND,
  recognises: (content) => isOfKind(content, KIND),
  partOf: (content) =>
    isResults(content)
      ? `it is a table of results; the case it belongs to, of kind "${KIND}", is not beside it`
      : undefined,
  companions: tablesOf,
  read(path, content) {
    const reference = webCaseOf(documentIn(content), () => new ResultTable(path));
    return [caseOf(reference.name, (note) => verifyWeb(reference, runsOf(reference, note)))];
  },
};

const ENOUGH = 0.95;
const TOO_FAR = 2;
/** Points between two progress notes. */
const NOTE_EVERY = 6;

interface Comparison {
  readonly point: string;
  readonly column: Column;
  readonly ours: Estimate;
  readonly theirs: Estimate;
  /** The difference, in sums of the half widths: at most 1 is an overlap. */
  readonly distance: number;
}

/** Of every point the runs with the seeds of the case. */
export type WebResults = readonly (readonly Measures[])[];

/** @param note told how far it is, now and then */
export function runsOf(reference: WebCase, note: (text: string) => void): WebResults {
  const { points, seeds, name, from, to } = reference;
  return points.map(({ parameters }, index) => {
    if (index > 0 && index % NOTE_EVERY === 0) note(`${name}: ${index} of ${points.length} points`);
    return seeds.map((seed) => runWeb(parameters, { seed, from, to }));
  });
}

export function verifyWeb(reference: WebCase, results: WebResults): Verdict {
  const { name, points, compared } = reference;
  const comparisons = points.flatMap((point, index) => compare(point, compared, results[index]!));
  const misses = comparisons.filter(({ distance }) => distance > 1);
  const agree = comparisons.length - misses.length;
  const passed = agree >= ENOUGH * comparisons.length && misses.every(({ distance }) => distance <= TOO_FAR);
  const sum = `${agree} of ${comparisons.length} comparisons overlap`;
  return { name, passed, detail: [sum, ...misses.map((miss) => inWords(miss))].join('; ') };
}

function compare({ name, expected }: WebPoint, compared: readonly Column[], runs: readonly Measures[]): Comparison[] {
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

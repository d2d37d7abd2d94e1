// Intervals of the results of a sweep at one point: Student's t over the runs, and for shares of rare events, such as packets
// lost, limits that do not shrink to nothing where no run lost any (runner/sweep/quantiles.ts).

import { confidenceAt } from '../runner/sweep/looks.ts';
import { rareSummary, type Summary, summaryOf } from '../runner/sweep/summary.ts';
import { present, type SweepResults } from '../runner/sweep/sweep-results.ts';
import { EVERYWHERE } from './claim.ts';
import { type Place, valuesAt } from './values-at.ts';

/** Results that are shares of rare events: the counts they are worked out from, by their names. */
const COUNTED: Readonly<Record<string, { readonly events: string; readonly among: string }>> = {
  dropRate: { events: 'serverDrops', among: 'offered' },
};

/** Undefined where the result is no share of rare events, or runs do not say the counts. */
export function rareOf(results: SweepResults, place: Place, measure: string, confidence: number): Summary | undefined {
  const counted = COUNTED[measure];
  if (counted === undefined || place.point === EVERYWHERE) return undefined;
  const sum = (name: string): number => present(valuesAt(results, place, name)).reduce((all, value) => all + value, 0);
  const [events, among] = [sum(counted.events), sum(counted.among)];
  if (!(among > 0)) return undefined;
  return rareSummary(present(valuesAt(results, place, measure)), { events, among }, confidence);
}

/** What the runs of a point gave, with the interval that is shown of it. */
export function summaryAt(results: SweepResults, place: Place, measure: string): Summary {
  const values = present(valuesAt(results, place, measure));
  const confidence = confidenceAt(results.sweep, values.length);
  return rareOf(results, place, measure, confidence) ?? summaryOf(values, confidence);
}

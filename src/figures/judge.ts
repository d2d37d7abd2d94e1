// Does a claim hold for the runs of this sweep? Each comparison is an interval; it decides only if it lies wholly on one
// side. Where a claim joins several comparisons, the one verdict that a single chance hit could bring about is asked of
// intervals so much wider that it comes about by chance no more often than in a single comparison (Bonferroni).

import { CONFIDENCE, highOf, lowOf, type Summary, summaryOf } from '../runner/sweep/summary.ts';
import { present, type SweepResults } from '../runner/sweep/sweep-results.ts';
import type { Claim, Comparison, Judgement } from './claim.ts';
import { comparedAt, valuesAt } from './values-at.ts';

export type Verdict = 'confirmed' | 'contradicted' | 'undecided';

/** One comparison with what decided it. */
export interface Finding {
  readonly comparison: Comparison;
  /** Which result was compared. */
  readonly measure: string;
  readonly verdict: Verdict;
  /** At the point and, where there is one, at the point it is compared with. */
  readonly at: Summary;
  readonly than: Summary | undefined;
  /** Of the difference or the ratio, seed by seed; of the mean itself where there is nothing to compare with. */
  readonly interval: Summary;
}

export interface Judged {
  readonly claim: Claim;
  readonly verdict: Verdict;
  /** All comparisons; those that made the verdict first. Empty for a claim that no run can settle. */
  readonly findings: readonly Finding[];
}

/** Confidence that is asked of an interval before it confirms, and before it contradicts. */
interface Confidence {
  readonly confirms: number;
  readonly contradicts: number;
}

interface Part {
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
}

/**
 * @param series which line of the sweep, where the claim names none
 * @param measure the result that is drawn
 */
export function judge(claim: Claim, results: SweepResults, series: number, measure: string): Judged {
  if (claim.judgement === undefined) return { claim, verdict: 'undecided', findings: [] };
  const asked = { confirms: CONFIDENCE, contradicts: CONFIDENCE };
  return { claim, ...decide(claim.judgement, results, series, measure, asked) };
}

function decide(judgement: Judgement, results: SweepResults, series: number, drawn: string, asked: Confidence): Part {
  if ('test' in judgement) return compare(judgement, results, series, drawn, asked);
  const parts = 'all' in judgement ? judgement.all : judgement.any;
  const shared = (confidence: number): number => 1 - (1 - confidence) / parts.length;
  const stricter =
    'all' in judgement
      ? { ...asked, contradicts: shared(asked.contradicts) }
      : { ...asked, confirms: shared(asked.confirms) };
  const decided = parts.map((part) => decide(part, results, series, drawn, stricter));
  const [one, every]: readonly [Verdict, Verdict] =
    'all' in judgement ? ['contradicted', 'confirmed'] : ['confirmed', 'contradicted'];
  const verdict = decided.some((part) => part.verdict === one)
    ? one
    : decided.every((part) => part.verdict === every)
      ? every
      : 'undecided';
  const apart = (part: Part): number => (part.verdict === verdict ? 0 : 1);
  return { verdict, findings: decided.sort((a, b) => apart(a) - apart(b)).flatMap(({ findings }) => findings) };
}

function compare(
  comparison: Comparison,
  results: SweepResults,
  series: number,
  drawn: string,
  asked: Confidence,
): Part {
  const measure = comparison.measure ?? drawn;
  const { points } = results.sweep.series;
  const place = (point: string, line: string | undefined) => ({
    point,
    series: line === undefined ? series : points.findIndex(({ name }) => name === line),
  });
  const here = place(comparison.point, comparison.line);
  const there = 'than' in comparison ? place(comparison.than, comparison.thanLine ?? comparison.line) : undefined;
  const at = present(valuesAt(results, here, measure));
  const as = comparison.test === 'ratio' ? 'ratio' : 'difference';
  const decisive = there ? present(comparedAt(results, here, there, measure, as)) : at;
  const interval = (confidence: number): Summary => summaryOf(decisive, confidence);
  const base = there && summaryOf(present(valuesAt(results, there, measure)));
  const range = rangeOf(comparison, base?.mean ?? 0);
  const verdict = isWithin(interval(asked.confirms), range)
    ? 'confirmed'
    : isOutside(interval(asked.contradicts), range)
      ? 'contradicted'
      : 'undecided';
  const finding = {
    comparison,
    measure,
    verdict,
    at: summaryOf(at),
    than: base,
    interval: interval(CONFIDENCE),
  };
  return { verdict, findings: [{ ...finding, verdict }] };
}

/** Where the interval must lie for the comparison to hold; the ends count only where `closed`. */
interface Range {
  readonly from: number;
  readonly to: number;
  readonly closed: boolean;
}

function rangeOf(comparison: Comparison, base: number): Range {
  const { POSITIVE_INFINITY: up, NEGATIVE_INFINITY: down } = Number;
  switch (comparison.test) {
    case 'less':
      return { from: down, to: 0, closed: false };
    case 'gain':
      return { from: comparison.least, to: up, closed: true };
    case 'ratio':
      return { from: comparison.least, to: comparison.most, closed: true };
    case 'alike': {
      const room = comparison.within * Math.abs(base);
      return { from: -room, to: room, closed: true };
    }
    default: {
      const { test, bound } = comparison;
      return test === 'below' ? { from: down, to: bound, closed: false } : { from: bound, to: up, closed: false };
    }
  }
}

/** Comparisons with NaN are false, so an interval that is not there decides nothing. */
const isWithin = (interval: Summary, { from, to, closed }: Range): boolean =>
  closed ? lowOf(interval) >= from && highOf(interval) <= to : lowOf(interval) > from && highOf(interval) < to;

const isOutside = (interval: Summary, { from, to }: Range): boolean => highOf(interval) < from || lowOf(interval) > to;

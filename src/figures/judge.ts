// Does a claim hold for the runs of this sweep? Each comparison is one or two requirements on an interval; it decides only if
// the interval lies wholly on one side. Where a claim joins several comparisons, the one outcome that a single chance hit could
// bring about is asked of intervals so much wider that it comes about by chance no more often than in a single comparison
// (Bonferroni). Nothing is said while runs that were planned are missing, and seeds that were added ask more of the interval
// (runner/sweep/looks.ts), so that a wrong "holds" comes about in at most 5 of 100 cases however often one looks:
// tests/theory/verdicts.test.ts counts them.

import type { SweepResults } from '../runner/sweep/sweep-results.ts';
import { type Claim, type Judgement, type Reading, resultFor } from './claim.ts';
import { type Asked, type Context, compare, type Finding, type Outcome } from './compare.ts';

/**
 * What the runs say to a claim.
 *
 * - `built-in`: it holds, and could not but hold, since a setting was chosen to make it so.
 * - `depends`: what the paper leaves open decides it. One of the readings holds, another fails.
 */
export type Verdict = Outcome | 'built-in' | 'depends';

export interface JudgedReading {
  readonly reading: Reading;
  /** Undefined while runs are missing. */
  readonly outcome: Outcome | undefined;
  readonly findings: readonly Finding[];
}

export interface Judged {
  readonly claim: Claim;
  /** Undefined while runs that were planned are missing. */
  readonly verdict: Verdict | undefined;
  /** All comparisons; those that made the verdict first. Empty for a claim that no run can settle. */
  readonly findings: readonly Finding[];
  /** Each by itself, of those whose lines are run. */
  readonly readings: readonly JudgedReading[];
}

interface Part {
  readonly outcome: Outcome | undefined;
  readonly findings: readonly Finding[];
}

const FULL: Asked = { holds: 1, fails: 1 };

/**
 * @param series which line of the sweep, where neither the claim nor a reading names one
 * @param drawn the result that is drawn
 */
export function judge(claim: Claim, results: SweepResults, series: number, drawn: string): Judged {
  const { judgement, readings = [] } = claim;
  if (results.count === 0) return { claim, verdict: undefined, findings: [], readings: [] };
  const measure = resultFor(claim, drawn);
  const those = readings.filter((reading) => isRun(reading, results));
  if (those.length === 0) {
    if (judgement === undefined) return { claim, verdict: 'cannot-tell', findings: [], readings: [] };
    const { outcome, findings } = decide(judgement, { results, series, measure }, FULL);
    return { claim, verdict: outcome === 'holds' && claim.builtIn ? 'built-in' : outcome, findings, readings: [] };
  }
  const contextOf = (reading: Reading): Context => ({
    results,
    series: reading.line === undefined ? series : lineAt(results, reading.line),
    measure: reading.measure ?? measure,
  });
  const decided = (asked: Asked) =>
    those.map((reading) => decide(reading.judgement ?? judgement!, contextOf(reading), asked));
  const each = decided(FULL);
  // That readings part is what one chance hit among them could feign.
  const share = 1 / those.length;
  const outcomes = each.map(({ outcome }) => outcome);
  const strict = decided({ holds: share, fails: share }).map(({ outcome }) => outcome);
  return {
    claim,
    verdict: together(outcomes, strict),
    findings: each.flatMap(({ findings }) => findings),
    readings: those.map((reading, place) => ({ reading, ...each[place]! })),
  };
}

function together(outcomes: readonly (Outcome | undefined)[], strict: typeof outcomes): Verdict | undefined {
  if (outcomes.includes(undefined)) return undefined;
  const [first] = outcomes;
  if (outcomes.every((each) => each === first)) return first;
  return strict.includes('holds') && strict.includes('fails') ? 'depends' : 'cannot-tell';
}

const lineAt = ({ sweep }: SweepResults, line: string): number =>
  sweep.series.points.findIndex(({ name }) => name === line);

const isRun = ({ line }: Reading, results: SweepResults): boolean => line === undefined || lineAt(results, line) >= 0;

function decide(judgement: Judgement, context: Context, asked: Asked): Part {
  if ('test' in judgement) {
    const finding = compare(judgement, context, asked);
    return { outcome: finding.outcome, findings: [finding] };
  }
  const isAll = 'all' in judgement;
  const parts = isAll ? judgement.all : judgement.any;
  // What one part alone can bring about, and what needs all of them.
  const [one, every]: readonly [Outcome, Outcome] = isAll ? ['fails', 'holds'] : ['holds', 'fails'];
  const stricter = { ...asked, [one]: asked[one as 'holds' | 'fails'] / parts.length };
  const decided = parts.map((part) => decide(part, context, stricter));
  const outcomes = decided.map(({ outcome }) => outcome);
  const outcome = outcomes.includes(undefined)
    ? undefined
    : outcomes.includes(one)
      ? one
      : outcomes.every((each) => each === every)
        ? every
        : 'cannot-tell';
  const apart = (part: Part): number => (part.outcome === outcome ? 0 : 1);
  return { outcome, findings: decided.sort((a, b) => apart(a) - apart(b)).flatMap(({ findings }) => findings) };
}

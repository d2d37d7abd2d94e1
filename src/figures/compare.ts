// One comparison of a claim: the requirements it stands for, what was measured, and whether the interval decides.

import { confidenceAt } from '../runner/sweep/looks.ts';
import { CONFIDENCE, highOf, lowOf, ratioOfMeans, type Summary, summaryOf } from '../runner/sweep/summary.ts';
import { indexOf, type Sweep } from '../runner/sweep/sweep.ts';
import { present, type SweepResults } from '../runner/sweep/sweep-results.ts';
import { type Comparison, EVERYWHERE } from './claim.ts';
import { rareOf } from './rare.ts';
import { type BySeed, differencesAt, isAlongAxis, type Place, ratiosAlongAxis, valuesAt, zipped } from './values-at.ts';

export type Outcome = 'holds' | 'fails' | 'cannot-tell';

/** One comparison with what decided it. */
export interface Finding {
  readonly comparison: Comparison;
  /** Which result was compared. */
  readonly measure: string;
  /** Undefined while runs that were planned are missing. */
  readonly outcome: Outcome | undefined;
  /** At the point and, where there is one, at the point it is compared with. */
  readonly at: Summary;
  readonly than: Summary | undefined;
  /** Of the difference, seed by seed, or of the ratio of the means; of the mean itself where there is nothing to compare with. */
  readonly interval: Summary;
  /** Of `interval`. */
  readonly confidence: number;
  /** Points of the sweep it is about, as indices of their first runs. */
  readonly cells: readonly number[];
}

/** Shares of the allowed error: of a wrong `holds`, and of a wrong `fails`. */
export interface Asked {
  readonly holds: number;
  readonly fails: number;
}

export interface Context {
  readonly results: SweepResults;
  /** Of comparisons that name no line. */
  readonly series: number;
  /** Of comparisons that name no result. */
  readonly measure: string;
}

/** What must be above, or below, a bound; the bound itself is good enough where it is `closed`. */
interface Requirement {
  readonly values: BySeed;
  readonly side: 'above' | 'below';
  readonly bound: number;
  readonly closed: boolean;
}

export function compare(comparison: Comparison, context: Context, asked: Asked): Finding {
  const { results, series } = context;
  const measure = comparison.measure ?? context.measure;
  const { sweep } = results;
  const placeOf = (point: string, line: string | undefined): Place => ({
    point,
    series: line === undefined ? series : sweep.series.points.findIndex(({ name }) => name === line),
  });
  const here = placeOf(comparison.point, comparison.line);
  const there = 'than' in comparison ? placeOf(comparison.than, comparison.thanLine ?? comparison.line) : undefined;
  const cells = [...cellsAt(sweep, here), ...(there ? cellsAt(sweep, there) : [])];
  const at = valuesAt(results, here, measure);
  const than = there ? valuesAt(results, there, measure) : [];
  const isRatio = comparison.test === 'ratio';
  const isOfMeans = isRatio && there !== undefined && !isAlongAxis(here, there);
  const shown = there === undefined ? at : comparedAt(results, here, there, measure, isRatio);
  const requirements = requirementsOf(comparison, { at, than, shown, isOfMeans });
  const summary = (values: BySeed, error: number): Summary => {
    const confidence = confidenceAt(sweep, present(values).length, 1 - error);
    if (isOfMeans && values === shown) return ratioOfMeans(at, than, confidence);
    const rare = there === undefined ? rareOf(results, here, measure, confidence) : undefined;
    return rare ?? summaryOf(present(values), confidence);
  };
  const error = 1 - CONFIDENCE;
  const holds = requirements.every((each) => isMet(each, summary(each.values, error * asked.holds)));
  const fails = requirements.some((each) =>
    isMissed(each, summary(each.values, (error * asked.fails) / requirements.length)),
  );
  const waits = !cells.every((cell) => isPlannedDone(results, cell));
  return {
    comparison,
    measure,
    outcome: waits ? undefined : holds ? 'holds' : fails ? 'fails' : 'cannot-tell',
    at: summaryOf(present(at)),
    than: there && summaryOf(present(than)),
    interval: summary(shown, error),
    confidence: confidenceAt(sweep, present(shown).length),
    cells,
  };
}

/** One value of each seed; of a ratio of means only how many there are is used. */
function comparedAt(results: SweepResults, here: Place, there: Place, measure: string, isRatio: boolean): BySeed {
  if (!isRatio) return differencesAt(results, here, there, measure);
  if (isAlongAxis(here, there)) return ratiosAlongAxis(results, here, there, measure);
  return zipped(valuesAt(results, here, measure), valuesAt(results, there, measure), (a, b) => a / b);
}

function cellsAt(sweep: Sweep, { point, series }: Place): readonly number[] {
  if (series < 0) return [];
  return sweep.x.points
    .map(({ name }, x) => ({ name, index: indexOf(sweep, { x, series, replicate: 0 }) }))
    .filter(({ name }) => point === EVERYWHERE || name === point)
    .map(({ index }) => index);
}

function isPlannedDone(results: SweepResults, cell: number): boolean {
  const { seeds, x, series } = results.sweep;
  const cells = x.points.length * series.points.length;
  return Array.from({ length: seeds }, (_, replicate) => replicate * cells + cell).every((index) => results.has(index));
}

const inside = (values: BySeed, least: number, most: number): Requirement[] => [
  ...(Number.isFinite(least) ? [{ values, side: 'above', bound: least, closed: true } as const] : []),
  ...(Number.isFinite(most) ? [{ values, side: 'below', bound: most, closed: true } as const] : []),
];

/** The ratio of the means is at least r where the mean of a - r b is 0 or more, whose error Student's t knows. There is none to nothing. */
function ratioInside(at: BySeed, than: BySeed, { least, most }: { least: number; most: number }): Requirement[] {
  const isThere = present(than).some((value) => value > 0);
  const requirement = (side: Requirement['side'], ratio: number): Requirement => {
    const values = zipped(at, than, (a, b) => (isThere ? a - ratio * b : Number.NaN));
    return { values, side, bound: 0, closed: true };
  };
  return [
    ...(Number.isFinite(least) ? [requirement('above', least)] : []),
    ...(Number.isFinite(most) ? [requirement('below', most)] : []),
  ];
}

interface Measured {
  readonly at: BySeed;
  readonly than: BySeed;
  readonly shown: BySeed;
  /** Is `shown` a ratio at two places, of the means there? */
  readonly isOfMeans: boolean;
}

/** All of them together are the comparison. */
function requirementsOf(comparison: Comparison, { at, than, shown, isOfMeans }: Measured): readonly Requirement[] {
  switch (comparison.test) {
    case 'less':
      return [{ values: shown, side: 'below', bound: 0, closed: false }];
    case 'gain':
      return inside(shown, comparison.least, comparison.most ?? Number.POSITIVE_INFINITY);
    case 'ratio':
      return isOfMeans ? ratioInside(at, than, comparison) : inside(shown, comparison.least, comparison.most);
    case 'alike': {
      // By how much both may differ is itself measured: a - (1 ± w) b has the uncertainty of both.
      const beyond = (share: number): BySeed => zipped(at, than, (a, b) => a - (1 + share) * b);
      return [
        { values: beyond(comparison.within), side: 'below', bound: 0, closed: true },
        { values: beyond(-comparison.within), side: 'above', bound: 0, closed: true },
      ];
    }
    default: {
      const { test, bound } = comparison;
      return [{ values: shown, side: test, bound, closed: false }];
    }
  }
}

/** Comparisons with NaN are false, so an interval that is not there decides nothing. */
function isMet({ side, bound, closed }: Requirement, interval: Summary): boolean {
  const [low, high] = [lowOf(interval), highOf(interval)];
  if (side === 'below') return closed ? high <= bound : high < bound;
  return closed ? low >= bound : low > bound;
}

const isMissed = ({ side, bound }: Requirement, interval: Summary): boolean =>
  side === 'below' ? lowOf(interval) > bound : highOf(interval) < bound;

// A heat map of a figure in numbers: each line of the sweep as one cell. What colours it gets is the page's business.

import { extent } from 'd3-array';
import { alikeWords } from '../plot/numbers.ts';
import { pairedDifference, type Summary, summaryOf } from '../runner/sweep/summary.ts';
import { present, type SweepResults } from '../runner/sweep/sweep-results.ts';
import type { MetricInfo } from '../scenarios/kit/scenario.ts';
import type { Language } from '../scenarios/kit/text.ts';
import { EVERYWHERE } from './claim.ts';
import { isSignificant } from './difference.ts';
import type { HeatPart } from './figure-parts.ts';
import { type BySeed, valuesAt } from './values-at.ts';

export interface HeatCell {
  /** Empty until there is a run. */
  readonly words: string;
  /** From 0 at the smallest mean to 1 at the largest. */
  readonly share: number;
  /**
   * The best of its row, or not to be told from it: the interval of the difference, seed by seed, has 0 in it, or both are
   * written with the same number.
   */
  readonly best: boolean;
}

export interface HeatMap {
  /** Of all cells, so that it need not stand in each; empty where they differ. */
  readonly unit: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly label: string; readonly cells: readonly HeatCell[] }[];
}

interface Known {
  readonly values: BySeed;
  readonly summary: Summary;
}

/** @param better whether more or less is better */
export function heatMap(
  part: HeatPart,
  results: SweepResults,
  metric: MetricInfo,
  better: 'more' | 'less',
  language: Language,
): HeatMap {
  const lines = results.sweep.series.points;
  const rows = part.rows.map(({ label, lines: names }) => ({
    label: label[language],
    cells: names.map((line): Known => {
      const series = lines.findIndex(({ name }) => name === line);
      const values = valuesAt(results, { point: part.point ?? EVERYWHERE, series }, metric.name);
      return { values, summary: summaryOf(present(values)) };
    }),
  }));
  const means = rows.flatMap(({ cells }) => cells.map(({ summary }) => summary.mean)).filter(Number.isFinite);
  const alike = alikeWords(metric, means, language);
  const [low = 0, high = 0] = extent(means);
  const shareOf = (mean: number): number => (high > low ? (mean - low) / (high - low) : 0);
  const written = rows.map(({ label, cells }) => {
    const top = bestOf(cells, better);
    const wordsOf = ({ summary }: Known): string => (summary.count === 0 ? '' : alike(summary.mean));
    return {
      label,
      cells: cells.map((cell) => ({
        words: wordsOf(cell),
        share: cell.summary.count === 0 ? 0 : shareOf(cell.summary.mean),
        best: top !== undefined && (wordsOf(cell) === wordsOf(top) || isAsGood(cell, top)),
      })),
    };
  });
  return { unit: unitOf(written), columns: part.columns.map((column) => column[language]), rows: written };
}

function unitOf(rows: HeatMap['rows']): string {
  const words = rows.flatMap(({ cells }) => cells.map((cell) => cell.words)).filter(Boolean);
  const units = new Set(words.map((each) => each.split(' ').slice(1).join(' ')));
  return units.size === 1 ? [...units][0]! : '';
}

/** Undefined as long as a cell of the row has no run: what is missing may be better. */
function bestOf(cells: readonly Known[], better: 'more' | 'less'): Known | undefined {
  if (cells.some(({ summary }) => summary.count === 0)) return undefined;
  const sign = better === 'more' ? 1 : -1;
  return [...cells].sort((a, b) => sign * (b.summary.mean - a.summary.mean))[0];
}

function isAsGood(cell: Known, top: Known): boolean {
  const difference = pairedDifference(cell.values, top.values);
  return difference.count < 2 ? difference.mean === 0 : !isSignificant(difference);
}

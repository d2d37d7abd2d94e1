// Rows of ten senders in the style of Romanow and Floyd: the order of the policies and the efficiencies (rule 7 of section 7
// of the model's description), on means of three seeds.

import { cellsOf, LLC_SNAP } from '../../engine/atm/aal5.ts';
import type { Row } from '../content.ts';
import type { Verdict } from '../format.ts';
import { type AtmMeasures, runAtm } from './run.ts';
import { numberIn, spanOf, tenSenders } from './table.ts';

const SEEDS = [1, 2, 3];
const TOLERANCE = 0.03;
/** Packet sizes at which single runs agree so well that efficiencies can be compared. */
const STEADY = [512, 1500];
const MARGIN = 0.02;
/** The order holds where the threshold of EPD amounts to this many packets. */
const PACKETS = 5;
const ORDER = ['nonATM', 'epd', 'ppd', 'tail'];

export interface GridMeans {
  readonly efficiency: number;
  readonly deadCells: number;
  readonly partial: number;
}

/** Rows that differ in nothing but their seed, and what a row of them comes to: theirs and ours. */
interface Point {
  readonly policy: string;
  readonly threshold: number;
  /** From when to when was measured. */
  readonly span: string;
  readonly words: string;
  readonly expected: number;
  readonly ours: GridMeans;
}

function gridMeans(row: Row, seeds: readonly number[] = SEEDS): GridMeans {
  const { slots, warm } = spanOf(row);
  const runs = seeds.map((seed) => runAtm({ ...tenSenders(row), seed }, slots, warm));
  const mean = (of: keyof AtmMeasures): number => runs.reduce((sum, run) => sum + run[of], 0) / runs.length;
  return { efficiency: mean('efficiency'), deadCells: mean('deadCells'), partial: mean('partial') };
}

/** One packet size and buffer, each policy's rows with their means. */
export function verifyCell(name: string, rows: readonly Row[], meansFor: (row: Row) => GridMeans = gridMeans): Verdict {
  const found = pointsIn(rows, meansFor);
  const detail = found.map(
    ({ words, ours, expected }) => `${words} ${ours.efficiency.toFixed(3)} (${expected.toFixed(3)})`,
  );
  const mtu = numberIn(rows[0]!, 'mtu');
  const wrong = [
    ...found
      .filter(({ ours, expected }) => STEADY.includes(mtu) && !(Math.abs(ours.efficiency - expected) <= TOLERANCE))
      .map(({ words }) => `${words} differs by more than ${TOLERANCE}`),
    ...outOfOrder(found, cellsOf(mtu, LLC_SNAP), numberIn(rows[0]!, 'buffer')),
    ...found
      .filter(({ policy, ours }) => policy === 'epd' && ours.partial === 0 && ours.deadCells > 0)
      .map(({ ours }) => `${ours.deadCells} dead cells under EPD, and nothing was cut`),
  ];
  return { name, passed: wrong.length === 0, detail: [...wrong, ...detail].join(', ') };
}

/** In the order of the policies. What makes two points of one policy is said where there are two. */
function pointsIn(rows: readonly Row[], meansFor: (row: Row) => GridMeans): readonly Point[] {
  return ORDER.flatMap((policy) => {
    const own = rows.filter((row) => row['policy'] === policy);
    const keys = new Set(own.map(keyOf));
    return [...keys].map((key): Point => {
      const theirs = own.filter((row) => keyOf(row) === key);
      const first = theirs[0]!;
      const { slots, warm } = spanOf(first);
      const threshold = Number(tenSenders(first)['th']);
      const expected = theirs.reduce((sum, row) => sum + numberIn(row, 'efficiency'), 0) / theirs.length;
      const words = keys.size === 1 ? policy : `${policy}/${threshold} (slots ${warm} to ${slots})`;
      return { policy, threshold, span: `${warm} ${slots}`, words, expected, ours: meansFor(first) };
    });
  });
}

const keyOf = (row: Row): string => [tenSenders(row)['th'], ...Object.values(spanOf(row))].join();

/** Each policy beside the next better one that was measured over the same slots. */
function outOfOrder(found: readonly Point[], packet: number, buffer: number): string[] {
  const isOrdered = (pair: readonly Point[]): boolean => {
    const thresholds = pair.filter(({ policy }) => policy === 'epd').map(({ threshold }) => threshold);
    return Math.min(buffer / 2, ...thresholds) / packet >= PACKETS;
  };
  return found.flatMap((worse) => {
    const others = found.filter(({ span, policy }) => span === worse.span && isBetter(policy, worse.policy));
    return others
      .filter(({ policy }) => policy === others.at(-1)!.policy)
      .filter((better) => isOrdered([better, worse]) && worse.ours.efficiency > better.ours.efficiency + MARGIN)
      .map((better) => `${worse.words} is better than ${better.words}`);
  });
}

const isBetter = (policy: string, than: string): boolean => ORDER.indexOf(policy) < ORDER.indexOf(than);

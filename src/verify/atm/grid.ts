// Rows of ten senders in the style of Romanow and Floyd: the order of the policies and the efficiencies (rule 7 of section 7
// of the model's description), on means of three seeds.

import { cellsOf, LLC_SNAP } from '../../engine/atm/aal5.ts';
import type { Row } from '../content.ts';
import type { Verdict } from '../format.ts';
import { type AtmMeasures, runAtm } from './run.ts';
import { numberIn, tenSenders } from './table.ts';

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

function gridMeans(row: Row, seeds: readonly number[] = SEEDS): GridMeans {
  const [slots, warm] = [numberIn(row, 'slots'), numberIn(row, 'warmup')];
  const runs = seeds.map((seed) => runAtm({ ...tenSenders(row), seed }, slots, warm));
  const mean = (of: keyof AtmMeasures): number => runs.reduce((sum, run) => sum + run[of], 0) / runs.length;
  return { efficiency: mean('efficiency'), deadCells: mean('deadCells'), partial: mean('partial') };
}

/** One packet size and buffer, each policy's rows with their means. */
export function verifyCell(name: string, rows: readonly Row[], meansFor: (row: Row) => GridMeans = gridMeans): Verdict {
  const policies = ORDER.filter((policy) => rows.some((row) => row['policy'] === policy));
  const found = policies.map((policy) => {
    const theirs = rows.filter((row) => row['policy'] === policy);
    const expected = theirs.reduce((sum, row) => sum + numberIn(row, 'efficiency'), 0) / theirs.length;
    return { policy, expected, ours: meansFor(theirs[0]!) };
  });
  const detail = found.map(
    ({ policy, ours, expected }) => `${policy} ${ours.efficiency.toFixed(3)} (${expected.toFixed(3)})`,
  );
  const mtu = numberIn(rows[0]!, 'mtu');
  const wrong = [
    ...found
      .filter(({ ours, expected }) => STEADY.includes(mtu) && Math.abs(ours.efficiency - expected) > TOLERANCE)
      .map(({ policy }) => `${policy} differs by more than ${TOLERANCE}`),
    ...(isOrdered(rows) ? outOfOrder(found) : []),
    ...found
      .filter(({ policy, ours }) => policy === 'epd' && ours.partial === 0 && ours.deadCells > 0)
      .map(({ ours }) => `${ours.deadCells} dead cells under EPD, and nothing was cut`),
  ];
  return { name, passed: wrong.length === 0, detail: [...wrong, ...detail].join(', ') };
}

function isOrdered(rows: readonly Row[]): boolean {
  const { mtu, buffer } = Object.fromEntries(['mtu', 'buffer'].map((key) => [key, numberIn(rows[0]!, key)]));
  return buffer! / 2 / cellsOf(mtu!, LLC_SNAP) >= PACKETS;
}

function outOfOrder(found: readonly { readonly policy: string; readonly ours: GridMeans }[]): string[] {
  return found
    .slice(1)
    .map((worse, index) => ({ better: found[index]!, worse }))
    .filter(({ better, worse }) => worse.ours.efficiency > better.ours.efficiency + MARGIN)
    .map(({ better, worse }) => `${worse.policy} is better than ${better.policy}`);
}

// Rows of two senders: means over five seeds against the range of the reference model (rules 3 to 6 of section 7 of the
// model's description): load within 0.05 of the range, loss and big gaps between 0.8 of its low and 1.25 of its high end.

import type { Row } from '../content.ts';
import type { Verdict } from '../format.ts';
import { type AtmMeasures, runAtm } from './run.ts';
import { numberIn, twoSenders } from './table.ts';

const SEEDS = [1, 2, 3, 4, 5];
const LOAD = 0.05;
const [LEAST, MOST] = [0.8, 1.25];
/** Mean idle period as a share of the RTO minimum, with the buffer of the presets (rule 4). */
const SILENCES: Readonly<Record<string, readonly [number, number]>> = { '0.45': [0.9, 0.97], '0.1': [0.7, 0.85] };
const SLOT_S = 20e-6;

export interface SenderMeans {
  readonly load: number;
  readonly loss: number;
  readonly bigGaps: number;
  readonly meanGap: number;
  readonly deadCells: number;
  readonly partial: number;
}

function meansOf(row: Row, seeds: readonly number[] = SEEDS): SenderMeans {
  const runs = seeds.map((seed) => runAtm({ ...twoSenders(row), seed }, numberIn(row, 'slots')));
  const mean = (of: keyof AtmMeasures): number => runs.reduce((sum, run) => sum + run[of], 0) / runs.length;
  return {
    load: mean('load'),
    loss: mean('loss'),
    bigGaps: mean('bigGaps'),
    meanGap: mean('meanGap'),
    deadCells: mean('deadCells'),
    partial: mean('partial'),
  };
}

export const nameOf = (row: Row): string =>
  `${row['policy']} ${row['buffer']}/${row['threshold']} ${row['rto_min_s']} s${row['fast'] === 'off' ? '' : ` ${row['fast']}`}`;

export function verifySenders(row: Row, ours: SenderMeans = meansOf(row)): Verdict {
  const range = (column: string, low: number, high: number): readonly [number, number] => [
    numberIn(row, `${column}_min`) * low,
    numberIn(row, `${column}_max`) * high,
  ];
  const [lightest, heaviest] = range('load', 1, 1);
  const checks: readonly (readonly [string, number, readonly [number, number]])[] = [
    ['load', ours.load, [lightest - LOAD, heaviest + LOAD]],
    ['loss', ours.loss, range('cell_loss', LEAST, MOST)],
    ['big gaps', ours.bigGaps, range('big_gaps', LEAST, MOST)],
    ...silence(row, ours),
  ];
  const words = checks.map(([what, value, [low, high]]) => `${what} ${short(value)} (${short(low)} to ${short(high)})`);
  const wrong = checks.findIndex(([, value, [low, high]]) => !(low <= value && value <= high));
  const isDead = row['policy'] === 'epd' && ours.partial === 0 && ours.deadCells > 0;
  if (isDead) return { name: nameOf(row), passed: false, detail: `dead cells ${ours.deadCells}, and nothing was cut` };
  return { name: nameOf(row), passed: wrong < 0, detail: wrong < 0 ? words.join(', ') : words[wrong]! };
}

function silence(row: Row, { meanGap }: SenderMeans): [string, number, readonly [number, number]][] {
  const isPreset =
    row['policy'] === 'epd' && row['buffer'] === '1100' && row['threshold'] === '550' && row['fast'] === 'off';
  const range = isPreset ? SILENCES[String(Number(row['rto_min_s']))] : undefined;
  return range === undefined ? [] : [['mean gap / RTO minimum', (meanGap * SLOT_S) / Number(row['rto_min_s']), range]];
}

/** Rule 5: the shorter minimum carries more and loses more. */
export function verifyShorter(longer: Row, shorter: Row): Verdict {
  const [slow, quick] = [meansOf(longer), meansOf(shorter)];
  const detail = `load ${short(slow.load)} to ${short(quick.load)}, loss ${short(slow.loss)} to ${short(quick.loss)}`;
  const passed = quick.load > slow.load && quick.loss > slow.loss;
  return { name: `${nameOf(longer)} against ${shorter['rto_min_s']} s`, passed, detail };
}

/** Rule 6: both windows fit. */
export function verifyAmple(like: Row): Verdict {
  const ample = { ...like, policy: 'epd', buffer: '3500', threshold: '2200', fast: 'off' };
  const means = ['0.45', '0.1'].map((rto_min_s) => meansOf({ ...ample, rto_min_s }));
  const detail = means.map(({ load, loss }) => `load ${short(load)}, loss ${loss}`).join('; ');
  return { name: 'epd 3500/2200, no loss', passed: means.every(({ load, loss }) => load > 0.99 && loss === 0), detail };
}

const short = (value: number): string => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(3));

// Rows of tables of a reference model of TCP over ATM, each with the settings of `tcp-over-atm` it stands for.

import * as z from 'zod/mini';
import { ms } from '../../engine/core/time.ts';
import { PRESETS } from '../../scenarios/atm/presets.ts';
import type { ParamValues } from '../../scenarios/kit/run-spec.ts';
import type { Row } from '../content.ts';
import { complain, or, readAs } from '../schema.ts';

const number = z.pipe(
  z.transform((cell: unknown) => (cell === '' || !Number.isFinite(Number(cell)) ? cell : Number(cell))),
  z.number(),
);
const policy = z.enum(['tail', 'ppd', 'epd', 'nonATM']);
const TWO_SENDERS = z.object({
  policy,
  buffer: number,
  threshold: number,
  rto_min_s: number,
  fast: or(z.enum(['off', 'tahoe', 'reno']), 'off'),
});
const TEN_SENDERS = z.object({ policy, buffer: number, threshold: z.union([z.literal(''), number]), mtu: number });

/** Throws an UnreadableCase. */
export const numberIn = (row: Row, column: string): number => readAs(number, row[column], [column], 'column');

/** Of a run of ten senders: how long it is, and from when on was measured, slots. */
const SPAN = z.object({ slots: number.check(z.gt(0)), warmup: number.check(z.gte(0)) }).check((context) => {
  const { slots, warmup } = context.value;
  if (warmup >= slots) complain(context, ['warmup'], `must end before the ${slots} slots do, not at ${warmup}`);
});

/** Throws an UnreadableCase. */
export function spanOf(row: Row): { readonly slots: number; readonly warm: number } {
  const { slots, warmup } = readAs(SPAN, row, [], 'column');
  return { slots, warm: warmup };
}

const policyOf = (name: z.output<typeof policy>): string => (name === 'nonATM' ? 'none' : name);

/** A row of two senders (paper P3), whose sources begin together: docs/models/atm.md. */
export function twoSenders(row: Row): ParamValues {
  const { policy, buffer, threshold, rto_min_s, fast } = readAs(TWO_SENDERS, row, [], 'column');
  const settings = { policy: policyOf(policy), buf: buffer, th: threshold, rmin: ms(rto_min_s * 1000), fast };
  return { ...PRESETS.p450, start: 0, ...settings };
}

/** A row of ten senders in the style of Romanow and Floyd. */
export function tenSenders(row: Row): ParamValues {
  const { policy, buffer, threshold, mtu } = readAs(TEN_SENDERS, row, [], 'column');
  return { ...PRESETS.rf, policy: policyOf(policy), mtu, buf: buffer, th: threshold === '' ? buffer : threshold };
}

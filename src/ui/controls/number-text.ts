// Reads what a person types into a number field: "200ms", "0.2 s", "10 Mbps", "5%", or a bare number in the unit the field
// shows. A point is the decimal sign in both languages; commas between groups of three digits are accepted.

import type { NumberParameter } from '../../scenarios/kit/parameter.ts';
import { inLargestUnit } from '../../scenarios/kit/quantity.ts';
import { readQuantity } from '../../scenarios/kit/read-quantity.ts';
import { snap } from '../../scenarios/kit/snap.ts';

export type Typed =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly problem: 'number' | 'range' };

const GROUPED = /^[+-]?\d{1,3}(,\d{3})+(?!\d)/;

/** The value in house units, rounded to the setting's step. `current` is the value the field shows: it decides what a bare number means. */
export function typedNumber(parameter: NumberParameter, typed: string, current: number): Typed {
  const { quantity, min, max, step } = parameter;
  const trimmed = typed.trim();
  const plain = GROUPED.test(trimmed) ? trimmed.replaceAll(',', '') : trimmed;
  const reading = readQuantity(plain, quantity, inLargestUnit(current, quantity).unit);
  if ('problem' in reading) return { ok: false, problem: 'number' };
  // Half a step beyond an end still rounds to the end.
  if (reading.value < min - step / 2 || reading.value > max + step / 2) return { ok: false, problem: 'range' };
  return { ok: true, value: snap(parameter, reading.value) };
}

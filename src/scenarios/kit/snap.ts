// Rounding a number to a setting's step. Kept apart because the codec, the sliders and the checks must agree on the
// last bit: a value is always the multiple of the step, written with at most twelve significant digits.

import type { NumberParameter } from './parameter.ts';

/** Takes binary noise off a sum or product of decimals: 0.1 * 3 gives 0.3. */
export const decimal = (value: number): number => Number(value.toPrecision(12));

/** The nearest multiple of the step; a half goes down (6.5 clients are 6). Does not look at the range. */
export function roundToStep(value: number, step: number): number {
  const multiple = Math.ceil(decimal(value / step) - 0.5);
  return multiple === 0 ? 0 : decimal(multiple * step);
}

/** The nearest legal value of a setting. */
export function snap(parameter: NumberParameter, value: number): number {
  if (Number.isNaN(value)) return parameter.default;
  return roundToStep(Math.min(parameter.max, Math.max(parameter.min, value)), parameter.step);
}

/** Is this exactly a legal value? */
export const isLegal = (parameter: NumberParameter, value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && snap(parameter, value) === value;

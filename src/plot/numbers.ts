// How the numbers of an axis are written: in one unit for all of its ticks.

import { formatExactly } from '../scenarios/kit/format-value.ts';
import type { Quantity } from '../scenarios/kit/parameter.ts';
import { inLargestUnit } from '../scenarios/kit/quantity.ts';
import type { Language } from '../scenarios/kit/text.ts';
import type { ValueRange } from './scale.ts';

/** A tick: no trailing zeros, no exponent. */
export const tickWords = (value: number): string => String(Number(value.toPrecision(6)));

export interface AxisUnit {
  /** As in `s`, `%`, `packets`; empty if there is none. */
  readonly unit: string;
  /** A tick without its unit; thousands are grouped from 10,000 on. */
  format(value: number): string;
}

/** All ticks in ms, or all in s: as suits the largest. */
export function axisUnit({ low, high }: ValueRange, quantity: Quantity, language: Language): AxisUnit {
  const largest = Math.max(Math.abs(low), Math.abs(high));
  const { number } = inLargestUnit(largest, quantity);
  const size = number === 0 ? 1 : largest / number;
  const grouped = (value: number): string => {
    const rounded = Number(value.toPrecision(6));
    return Math.abs(rounded) >= 10_000 ? rounded.toLocaleString('en') : String(rounded);
  };
  return { unit: formatExactly(largest, quantity, language).unit, format: (value) => grouped(value / size) };
}

// Values with their units as links and flags write them: `200ms`, `10Mbps`, `64KB`, `1pc`. Writing is canonical and
// exact: reading what was written (read-quantity.ts) gives the same number to the last bit. Words for people: format-value.ts.

import type { Quantity } from './parameter.ts';

/** Power of ten of each unit, largest first. KB is 1000 bytes: the decimal one, as in data sheets of links. */
export const UNITS: Readonly<Record<Quantity, Readonly<Record<string, number>>>> = {
  duration: { s: 9, ms: 6, us: 3, ns: 0 },
  rate: { Gbps: 9, Mbps: 6, kbps: 3, bps: 0 },
  size: { MB: 6, KB: 3, B: 0 },
  packets: {},
  count: {},
  probability: { pc: -2 },
  factor: {},
};

/** The unit of a bare number; none means house units (packets, bytes, a fraction). */
export const BARE: Readonly<Partial<Record<Quantity, string>>> = { duration: 'ms', rate: 'Mbps' };

/** Multiplies by a power of ten in decimal, so that 1.2043 s are 1,204,300,000 ns and not a neighbour of that. */
function shift(value: number, exponent: number): number {
  const [digits, power = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(power) + exponent}`);
}

/** A number without exponent notation, which links do not use. */
const plain = (value: number): string =>
  String(value).includes('e') ? value.toFixed(12).replace(/\.?0+$/, '') : String(value);

/** Writes house units canonically: the largest unit of which there is at least one (for sizes, a whole number). */
export function writeQuantity(value: number, quantity: Quantity): string {
  const { number, unit } = inLargestUnit(value, quantity);
  return plain(number) + unit;
}

/** A value in the unit in which links write it. */
export function inLargestUnit(value: number, quantity: Quantity): { readonly number: number; readonly unit: string } {
  const units = Object.entries(UNITS[quantity]);
  if (units.length === 0) return { number: value, unit: '' };
  if (value === 0) return { number: 0, unit: BARE[quantity] ?? units.at(-1)![0] };
  const fits = ([, exponent]: readonly [string, number]) =>
    quantity === 'size' ? Number.isInteger(shift(value, -exponent)) : Math.abs(value) >= Number(`1e${exponent}`);
  const [unit, exponent] = units.find(fits) ?? units.at(-1)!;
  return { number: shift(value, -exponent), unit };
}

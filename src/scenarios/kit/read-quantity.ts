// Reads values with their units as people and links write them: `200ms`, `0.2 s`, `10 Mbit/s`. Tolerant; writing is canonical
// (quantity.ts).

import type { Quantity } from './parameter.ts';
import { BARE, UNITS } from './quantity.ts';

/** Other spellings that are read, in lower case. A map, because links are free to name a unit `constructor`. */
const ALSO: ReadonlyMap<string, string> = new Map([
  ['duration sec', 's'],
  ['duration μs', 'us'],
  ['rate gbit/s', 'Gbps'],
  ['rate mbit/s', 'Mbps'],
  ['rate kbit/s', 'kbps'],
  ['rate bit/s', 'bps'],
  ['packets pkt', ''],
  ['packets pkts', ''],
  ['packets packet', ''],
  ['packets packets', ''],
  ['probability %', 'pc'],
]);

const compact = (text: string): string => text.replace(/\s+/g, '').normalize('NFKC');

export type QuantityReading = { readonly value: number } | { readonly problem: 'not-a-number' | 'wrong-unit' };

/**
 * Reads a number with a unit into house units. Case and spaces do not matter, the decimal sign is a point.
 * `bare` is the unit of a number without one: ms and Mbit/s unless told otherwise.
 */
export function readQuantity(text: string, quantity: Quantity, bare = BARE[quantity] ?? ''): QuantityReading {
  const match = /^([+-]?(?:\d+\.?\d*|\.\d+))(?:e([+-]?\d{1,4}))?(.*)$/i.exec(compact(text));
  if (!match) return { problem: 'not-a-number' };
  const [, digits, power = '0', unit] = match;
  const exponent = exponentOf(quantity, unit || bare);
  if (exponent === undefined) return { problem: 'wrong-unit' };
  return { value: Number(`${digits}e${Number(power) + exponent}`) };
}

/** Is it a number whose unit is left to the reader? Zero is zero in every unit. */
export function lacksUnit(text: string, quantity: Quantity): boolean {
  const number = Number(compact(text));
  return Object.keys(UNITS[quantity]).length > 0 && Number.isFinite(number) && number !== 0;
}

function exponentOf(quantity: Quantity, unit: string): number | undefined {
  const word = ALSO.get(`${quantity} ${unit.toLowerCase()}`) ?? unit;
  if (word === '') return 0;
  for (const [name, exponent] of Object.entries(UNITS[quantity])) {
    if (name.toLowerCase() === word.toLowerCase()) return exponent;
  }
  return undefined;
}

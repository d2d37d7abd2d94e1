// What a value of an expression is: a time, an amount of data, a rate, a plain number, true or false, a word. Values are in
// house units (ns, bytes, bit/s), and arithmetic says what comes of two of them: data over a rate is a time.

import { type Text, text } from '../scenarios/kit/text.ts';

/** `any`: it is not known beforehand, as of a gauge that no chart shows, and goes with everything. */
export type Type = 'time' | 'size' | 'rate' | 'number' | 'truth' | 'text' | 'any';

export type Value = number | string | boolean;

/** With its article, as a sentence has it. */
export const TYPE_WORDS: Readonly<Record<Type, Text>> = {
  time: text('a time', '시간'),
  size: text('an amount of data', '데이터 양'),
  rate: text('a rate', '전송률'),
  number: text('a number without a unit', '단위 없는 수'),
  truth: text('true or false', '참 또는 거짓'),
  text: text('a word', '낱말'),
  any: text('a value', '값'),
};

const QUANTITIES: readonly Type[] = ['time', 'size', 'rate', 'number', 'any'];
export const isQuantity = (type: Type): boolean => QUANTITIES.includes(type);

/** May one stand where the other is wanted? */
export const fits = (type: Type, wanted: Type): boolean => type === wanted || type === 'any' || wanted === 'any';

/** Of two that fit: what is known of both. */
export const joined = (a: Type, b: Type): Type => (a === 'any' ? b : a);

/** What comes of two quantities. A product is divided by `scale`, the first of a quotient multiplied: ns, bytes and bit/s meet so. */
export interface Product {
  readonly type: Type;
  readonly scale?: number;
}

/** Nanoseconds in a second times bits in a byte: a byte at 1 bit/s takes so many ns. */
const BYTE_TIME = 8e9;

/** Undefined where it is nothing that has a unit here: a time times a time. */
export function timesOf(a: Type, b: Type): Product | undefined {
  if (a === 'any' || b === 'any') return { type: 'any' };
  if (a === 'number') return { type: b };
  if (b === 'number') return { type: a };
  if ((a === 'time' && b === 'rate') || (a === 'rate' && b === 'time')) return { type: 'size', scale: BYTE_TIME };
  return undefined;
}

/** Undefined where it is nothing that has a unit here: a number over a time. */
export function overOf(a: Type, b: Type): Product | undefined {
  if (a === 'any' || b === 'any') return { type: 'any' };
  if (a === b) return { type: 'number' };
  if (b === 'number') return { type: a };
  if (a === 'size' && b === 'rate') return { type: 'time', scale: BYTE_TIME };
  if (a === 'size' && b === 'time') return { type: 'rate', scale: BYTE_TIME };
  return undefined;
}

// Works an expression out. Total and deterministic: no expression fails of itself (what is divided by nothing is not finite),
// and none asks for the time or for chance. What the names and functions of its subject mean is the host's.

import { exp, ln } from '../engine/core/elementary.ts';
import { powerOf } from '../engine/core/formula.ts';
import type { Sign } from './parse.ts';
import type { Value } from './types.ts';

/** A checked expression, as plain data. `Data` is what texts that name something were read as: events, runs. */
export type Term<Data> =
  | Value
  | { readonly name: string }
  | Call<Data>
  | { readonly test: Term<Data>; readonly yes: Term<Data>; readonly no: Term<Data> }
  | { readonly not: Term<Data> }
  | { readonly minus: Term<Data> }
  | {
      readonly sign: Sign;
      readonly left: Term<Data>;
      readonly right: Term<Data>;
      /** What brings a product or quotient of quantities back to house units (types.ts). */
      readonly scale?: number;
    };

export interface Call<Data> {
  readonly call: string;
  /** What the texts in its brackets were read as, in order. */
  readonly data: readonly Data[];
  readonly args: readonly Term<Data>[];
}

export interface Host<Data> {
  name(name: string): Value;
  /** A function that is none of the common ones; works its arguments out itself. */
  call(call: Call<Data>): Value;
}

/** Functions of numbers that every subject has. */
export const COMMON: Readonly<Record<string, (...values: number[]) => number>> = {
  min: Math.min,
  max: Math.max,
  abs: Math.abs,
  floor: Math.floor,
  ceil: Math.ceil,
  round: Math.round,
  sqrt: Math.sqrt,
  ln,
  exp,
  clamp: (value, low, high) => Math.min(Math.max(value!, low!), high!),
};

export function evaluate<Data>(term: Term<Data>, host: Host<Data>): Value {
  if (typeof term !== 'object') return term;
  if ('name' in term) return host.name(term.name);
  if ('call' in term) {
    const common = Object.hasOwn(COMMON, term.call) ? COMMON[term.call] : undefined;
    return common ? common(...term.args.map((each) => Number(evaluate(each, host)))) : host.call(term);
  }
  if ('test' in term) return evaluate(evaluate(term.test, host) ? term.yes : term.no, host);
  if ('not' in term) return !evaluate(term.not, host);
  if ('minus' in term) return -Number(evaluate(term.minus, host));
  const { sign, left, right, scale } = term;
  const first = evaluate(left, host);
  // What decides already is not followed by what may not be there in this run.
  if (sign === 'and') return Boolean(first) && Boolean(evaluate(right, host));
  if (sign === 'or') return Boolean(first) || Boolean(evaluate(right, host));
  const second = evaluate(right, host);
  if (sign === '=') return first === second;
  if (sign === '!=') return first !== second;
  if (scale === undefined) return ARITHMETIC[sign](Number(first), Number(second));
  // Whole numbers first, so that what is exact stays so.
  return sign === '/' ? (Number(first) * scale) / Number(second) : (Number(first) * Number(second)) / scale;
}

const ARITHMETIC: Readonly<Record<Exclude<Sign, 'and' | 'or' | '=' | '!='>, (a: number, b: number) => Value>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '%': (a, b) => a % b,
  '^': powerOf,
};

// Amounts that make sense only within bounds: a share to be off by is not negative, digits are counted.

import type { Reading } from '../expression/check.ts';
import type { Quantity } from '../scenarios/kit/parameter.ts';
import { text } from '../scenarios/kit/text.ts';
import type { Fields } from './fields.ts';
import { quantityOf } from './phrases.ts';

/** 0 or more. */
export const amountIn = (fields: Fields, key: string, quantity: Quantity): number | undefined =>
  bounded(fields, key, quantity, (value) => value >= 0, text(`"${key}" is 0 or more`, `"${key}"의 값은 0 이상입니다`));

export const amountAboveZero = (fields: Fields, key: string, quantity: Quantity): number | undefined =>
  bounded(fields, key, quantity, (value) => value > 0, text(`"${key}" is more than 0`, `"${key}"의 값은 0보다 큽니다`));

export const wholeIn = (fields: Fields, key: string, low: number, high: number): number | undefined =>
  bounded(
    fields,
    key,
    'count',
    (value) => Number.isInteger(value) && value >= low && value <= high,
    text(`"${key}" is a whole number from ${low} to ${high}`, `"${key}"의 값은 ${low}부터 ${high}까지의 정수입니다`),
  );

/** More say nothing: a number has no more of them. */
const DIGITS_AT_MOST = 15;

/** Significant digits that a number is said with. */
export const digitsIn = (fields: Fields): number | undefined => wholeIn(fields, 'digits', 1, DIGITS_AT_MOST);

const bounded = (
  fields: Fields,
  key: string,
  quantity: Quantity,
  isWithin: (value: number) => boolean,
  message: ReturnType<typeof text>,
): number | undefined =>
  fields.phrase(key, (given): Reading<number> => {
    const reading = quantityOf(given, quantity);
    return !('data' in reading) || isWithin(reading.data) ? reading : { at: 0, message };
  });

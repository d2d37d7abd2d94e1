// Whole numbers behind flags.

import type { Arguments } from '../read-arguments.ts';
import { UsageError } from '../usage-error.ts';

/** A flag that holds a whole number above 0. @throws UsageError */
export function wholeNumber(given: Arguments, flag: string, otherwise: number, most: number): number {
  const words = given.last(flag);
  if (words === undefined) return otherwise;
  const value = Number(words);
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  throw new UsageError(`--${flag} ${words}: it is a whole number from 1 to ${most}.`);
}

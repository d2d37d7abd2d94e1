// Mean and confidence interval over independent replications (Law, Simulation Modeling and Analysis, 9.4.1), and of
// differences between runs that had the same random numbers (10.2.1): the noise they share falls out.

import { studentFactor } from './student.ts';

export interface Summary {
  /** How many runs. */
  readonly count: number;
  /** NaN if there is no run. */
  readonly mean: number;
  /** Half width of the interval; NaN with fewer than two runs. */
  readonly half: number;
}

export const CONFIDENCE = 0.95;

/** @param values one of each run, in order of the seeds, so that the sum is the same whatever came first */
export function summaryOf(values: readonly number[], confidence: number = CONFIDENCE): Summary {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  if (count < 2) return { count, mean: count === 0 ? Number.NaN : mean, half: Number.NaN };
  const squares = values.reduce((sum, value) => sum + (value - mean) * (value - mean), 0);
  const error = Math.sqrt(squares / (count - 1) / count);
  return { count, mean, half: error === 0 ? 0 : error * studentFactor(confidence, count - 1) };
}

/** Of a - b, pair by pair. Both hold the value of a seed at the same place; what only one has does not count. */
export function pairedDifference(
  a: readonly (number | undefined)[],
  b: readonly (number | undefined)[],
  confidence: number = CONFIDENCE,
): Summary {
  const differences: number[] = [];
  a.forEach((value, replicate) => {
    const other = b[replicate];
    if (value !== undefined && other !== undefined) differences.push(value - other);
  });
  return summaryOf(differences, confidence);
}

export const lowOf = ({ mean, half }: Summary): number => mean - half;
export const highOf = ({ mean, half }: Summary): number => mean + half;

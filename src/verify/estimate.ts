// A mean of independent runs with what is known about its accuracy.

export interface Estimate {
  readonly mean: number;
  /** Standard error of the mean. */
  readonly error: number;
  /** Half width of the 95 % interval by Student. */
  readonly half: number;
}

/** 97.5 % points of Student's distribution with 1, 2, ... degrees of freedom; beyond, that of the normal one is near. */
const STUDENT = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11,
  2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042,
];

/** @param runs how many; at least 2 */
export const student = (runs: number): number => STUDENT[runs - 2] ?? 1.96 + 2.4 / (runs - 1);

/** @param values one per run */
export function estimate(values: readonly number[]): Estimate {
  const { length } = values;
  const mean = values.reduce((sum, value) => sum + value, 0) / length;
  if (length < 2) return { mean, error: 0, half: 0 };
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const error = Math.sqrt(squares / (length - 1) / length);
  return { mean, error, half: student(length) * error };
}

// Differences from a baseline are those of runs with the same seed.

import { describe, expect, it } from 'vitest';
import { differenceFrom, isSignificant } from '../../src/figures/difference.ts';
import { resultsWith } from '../support/sweeps.ts';

const results = resultsWith(
  {
    y: [
      [10, 90, 40],
      [12, 92, 43],
      [30, 20, 70],
    ],
  },
  ['a', 'b', 'c'],
);
const from = (baseline: string, x: number) => differenceFrom(baseline, results, { x, series: 0 }, 'y');

describe('the difference from a baseline', () => {
  it('is that of runs with the same seed', () => {
    expect(from('a', 1)).toMatchObject({ count: 3, mean: 7 / 3 });
    expect(isSignificant(from('a', 1)!)).toBe(true);
    expect(isSignificant(from('a', 2)!)).toBe(false);
  });

  it('is not there for the baseline itself, or without one', () => {
    expect(from('a', 0)).toBeUndefined();
    expect(from('z', 0)).toBeUndefined();
  });
});

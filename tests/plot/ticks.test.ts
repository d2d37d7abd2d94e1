// Ranges and ticks of a logarithmic axis: 1, 2 or 5 times a power of ten at both ends, no less than a decade between them, and
// ticks within.

import { describe, expect, it } from 'vitest';
import { ticksInRoom, valueRange, valueTicks } from '../../src/plot/ticks.ts';

describe('a logarithmic range', () => {
  it.each([
    // Values that are round already are the ends themselves.
    [1, 1000, 1, 1000],
    [0.001, 0.2, 0.001, 0.2],
    [3, 700, 2, 1000],
    [0.06, 4, 0.05, 5],
    // A decade where the values have less.
    [20, 30, 20, 200],
    // What is not above zero has no place on it: from the highest on.
    [0, 300, 200, 2000],
    [-5, 50, 50, 500],
    [0, 0, 1, 100],
  ])('of %d to %d is from %d to %d', (lowest, highest, low, high) => {
    const found = valueRange('log', lowest, highest);
    expect(found.low).toBeCloseTo(low, 12);
    expect(found.high).toBeCloseTo(high, 9);
  });
});

describe('ticks', () => {
  it('of a logarithmic axis are powers of ten within its range, its ends included', () => {
    expect(valueTicks({ scale: 'log', low: 1, high: 100 })).toEqual([1, 10, 100]);
    expect(valueTicks({ scale: 'log', low: 2, high: 500 })).toEqual([10, 100]);
    expect(valueTicks({ scale: 'log', low: 1, high: 10_000 })).toEqual([1, 100, 10_000]);
  });

  it('of a linear axis do not go beyond its end', () => {
    expect(valueRange('linear', 0, 15)).toMatchObject({ low: 0, high: 15 });
    for (const high of [1, 15, 30, 50, 75, 160]) {
      for (const tick of valueTicks({ scale: 'linear', low: 0, high })) expect(tick).toBeLessThanOrEqual(high);
    }
  });

  it('in a high logarithmic chart are 1, 2 and 5 of each decade, in a lower one the powers of ten, in a low one its ends', () => {
    const range = { scale: 'log', low: 1, high: 1000 } as const;
    expect(ticksInRoom(range, 900)).toEqual([1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]);
    expect(ticksInRoom(range, 240)).toEqual([1, 10, 100, 1000]);
    expect(ticksInRoom({ ...range, high: 10_000 }, 20)).toEqual([1, 10_000]);
  });
});

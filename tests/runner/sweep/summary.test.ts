// Intervals against tables of Student's t and samples worked out by hand.

import { describe, expect, it } from 'vitest';
import { confidenceAt, lookOf, seedsAtLook, widthLooks } from '../../../src/runner/sweep/looks.ts';
import { studentFactor } from '../../../src/runner/sweep/quantiles.ts';
import { highOf, lowOf, pairedDifference, ratioOfMeans, summaryOf } from '../../../src/runner/sweep/summary.ts';

describe("quantiles of Student's t", () => {
  // Two-sided, from printed tables (Abramowitz and Stegun, table 26.10).
  it.each([
    [0.95, 1, 12.706],
    [0.95, 2, 4.303],
    [0.95, 4, 2.776],
    [0.95, 9, 2.262],
    [0.95, 30, 2.042],
    [0.99, 4, 4.604],
    [0.9, 5, 2.015],
    [0.95, 1e7, 1.96],
  ])('at %f with %i degrees of freedom', (confidence, degrees, factor) => {
    expect(studentFactor(confidence, degrees)).toBeCloseTo(factor, 3);
  });
});

describe('mean and interval', () => {
  it('of five values', () => {
    // Deviations -2 -1 0 1 2: variance 2.5, standard error sqrt(0.5), times 2.7764.
    const summary = summaryOf([10, 11, 12, 13, 14]);
    expect(summary).toMatchObject({ count: 5, mean: 12 });
    expect(summary.half).toBeCloseTo(2.776445 * Math.SQRT1_2, 5);
    expect(lowOf(summary)).toBeCloseTo(12 - summary.half, 12);
    expect(highOf(summary)).toBeCloseTo(12 + summary.half, 12);
  });

  it('is wider the surer it must be', () => {
    expect(summaryOf([1, 2, 4], 0.99).half).toBeGreaterThan(summaryOf([1, 2, 4]).half);
  });

  it('has no width where all runs agree, and none is known of a single run', () => {
    expect(summaryOf([3, 3, 3])).toEqual({ count: 3, mean: 3, half: 0 });
    expect(summaryOf([3])).toEqual({ count: 1, mean: 3, half: Number.NaN });
    expect(summaryOf([])).toEqual({ count: 0, mean: Number.NaN, half: Number.NaN });
  });
});

describe('differences by seed', () => {
  it('that cancel are none, not what is left of them in doubles', () => {
    expect(0.1 + 0.2 - 0.3).not.toBe(0);
    expect(pairedDifference([0.1 + 0.2, 0], [0, 0.3]).mean).toBe(0);
    expect(pairedDifference([1, 0], [0, 0.999_999]).mean).toBeGreaterThan(0);
  });

  it('cancel also where they are small beside the values, each of which was rounded', () => {
    const SECONDS = 7;
    for (let count = 2; count <= 20; count += 2) {
      const bits = Array.from({ length: count }, (_, seed) => 6_580_000 + ((seed * 7919 + count * 104_729) % 4000));
      const [less, more] = [-37, 37].map((by) => bits.map((each, seed) => each + (seed % 2 === 0 ? by : -by)));
      const [a, b] = [less!, more!].map((each) => each.map((value) => value / SECONDS));
      expect(pairedDifference(a!, b!).mean).toBe(0);
    }
    // A millionth of one of them is no rest.
    expect(pairedDifference([940_000 + 1e-6, 940_000], [940_000, 940_000]).mean).toBeGreaterThan(0);
  });

  it('leave out what seeds have in common', () => {
    const noise = [5, -80, 33, 12, 60];
    const a = noise.map((value, seed) => value + 2 + 0.1 * seed);
    const difference = pairedDifference(a, noise);
    expect(difference.mean).toBeCloseTo(2.2, 10);
    expect(difference.half).toBeLessThan(0.3);
    expect(summaryOf(a).half).toBeGreaterThan(50);
  });

  it('count only seeds that both have', () => {
    expect(pairedDifference([1, undefined, 5, 9], [0, 4, 3])).toMatchObject({ count: 2, mean: 1.5 });
  });
});

describe('ratios of means', () => {
  const a = [30, 22, 41, 27, 35];
  const b = [11, 9, 14, 12, 8];

  it('are of the means, not the means of the ratios', () => {
    expect(ratioOfMeans(a, b).mean).toBeCloseTo(155 / 54, 12);
    expect(ratioOfMeans([100, 100], [50, 200])).toMatchObject({ count: 2, mean: 0.8 });
  });

  it('have the ends at which a - r b may just have the mean 0 (Fieller 1954)', () => {
    const ratio = ratioOfMeans(a, b, 0.9);
    for (const end of [lowOf(ratio), highOf(ratio)]) {
      const { mean, half } = summaryOf(
        a.map((value, place) => value - end * b[place]!),
        0.9,
      );
      expect(Math.abs(mean)).toBeCloseTo(half, 9);
    }
    expect(lowOf(ratio)).toBeLessThan(ratio.mean);
    expect(highOf(ratio)).toBeGreaterThan(ratio.mean);
    expect(ratio.half).toBeCloseTo((highOf(ratio) - lowOf(ratio)) / 2, 12);
  });

  it('leave out what seeds have in common, and count only seeds that both have', () => {
    const ratio = ratioOfMeans([20, undefined, 24, 9, 22], [10, 4, 12, undefined, 11]);
    expect(ratio).toEqual({ count: 3, mean: 2, half: 0, low: 2, high: 2 });
  });

  it('have no ends where the second mean may be 0, and are not there where it is 0', () => {
    expect(ratioOfMeans([5, 6], [1, -1.5])).toMatchObject({
      low: Number.NEGATIVE_INFINITY,
      high: Number.POSITIVE_INFINITY,
    });
    expect(ratioOfMeans([1, 2, 1], [0, 0, 4])).toMatchObject({
      count: 3,
      low: Number.NEGATIVE_INFINITY,
      high: Number.POSITIVE_INFINITY,
    });
    expect(ratioOfMeans([0, 0], [0, 0])).toEqual({ count: 2, mean: Number.NaN, half: Number.NaN });
    expect(ratioOfMeans([1], [2])).toEqual({ count: 1, mean: 0.5, half: Number.NaN });
    expect(ratioOfMeans([], [])).toEqual({ count: 0, mean: Number.NaN, half: Number.NaN });
  });
});

describe('further looks', () => {
  it('are at twice the runs of the one before; on the way to the next it is that one', () => {
    const sweep = { seeds: 5 };
    expect([1, 2, 3, 4].map((look) => seedsAtLook(sweep, look))).toEqual([5, 10, 20, 40]);
    expect([1, 5, 6, 10, 11, 20, 21].map((count) => lookOf(sweep, count))).toEqual([1, 1, 2, 2, 3, 3, 4]);
    const errors = [5, 6, 10, 11, 20].map((count) => 1 - confidenceAt(sweep, count));
    for (const [index, error] of [0.05, 0.025, 0.025, 0.0125, 0.0125].entries())
      expect(errors[index]).toBeCloseTo(error, 12);
  });

  it('for a width are known beforehand, each once, and share the error', () => {
    const looked = (seeds: number, atMost: number) => ({ seeds, precision: { measure: 'y', within: 0.1, atMost } });
    expect(widthLooks(looked(5, 20))).toEqual([5, 10, 20]);
    expect(widthLooks(looked(5, 21))).toEqual([5, 10, 20, 21]);
    expect(widthLooks(looked(5, 5))).toEqual([5]);
    for (const count of [5, 10, 20]) expect(1 - confidenceAt(looked(5, 20), count)).toBeCloseTo(0.05 / 3, 12);
  });
});

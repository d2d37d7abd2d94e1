// Sizes of responses against the formulas of their distributions: rounded up to whole packets, at least one, capped.
//
// Tolerances: means within four standard errors; counts by chi-square, turned into a standard normal (Wilson and Hilferty)
// below 4. The seeds are fixed: a false alarm happens once, when the test is written, or never.

import { describe, expect, it } from 'vitest';
import { ParameterError } from '../../../src/engine/core/errors.ts';
import { Simulator } from '../../../src/engine/core/simulator.ts';
import { seconds } from '../../../src/engine/core/time.ts';
import { type SizeOptions, sizesFrom } from '../../../src/engine/web/sizes.ts';

const DRAWS = 40_000;

function draws(options: SizeOptions, seed = 1): number[] {
  const next = sizesFrom(new Simulator({ seed, horizon: seconds(1) }).random('sizes'), options);
  return Array.from({ length: DRAWS }, next);
}

/** How unlikely these counts are, as a standard normal. Cells with few expected draws are put together. */
function surprise(found: readonly number[], probability: (size: number) => number, largest: number): number {
  let [chiSquare, cells, rest, restFound] = [0, 0, DRAWS, DRAWS];
  for (let size = 1; size <= largest; size++) {
    const expected = DRAWS * probability(size);
    if (expected < 20) continue;
    const count = found.filter((each) => each === size).length;
    chiSquare += (count - expected) ** 2 / expected;
    cells++;
    rest -= expected;
    restFound -= count;
  }
  if (rest > 20) {
    chiSquare += (restFound - rest) ** 2 / rest;
    cells++;
  }
  const degrees = cells - 1;
  return (Math.cbrt(chiSquare / degrees) - (1 - 2 / (9 * degrees))) / Math.sqrt(2 / (9 * degrees));
}

function expectMean(found: readonly number[], mean: number): void {
  const average = found.reduce((sum, size) => sum + size, 0) / DRAWS;
  const variance = found.reduce((sum, size) => sum + (size - average) ** 2, 0) / (DRAWS - 1);
  const error = Math.sqrt(variance / DRAWS);
  expect(error / mean).toBeLessThan(0.02);
  expect(Math.abs(average - mean)).toBeLessThan(4 * error);
}

describe('exponential sizes', () => {
  it.each([2, 8, 40])('with mean %d are geometric once rounded up', (mean) => {
    const found = draws({ distribution: 'exponential', mean, cap: 100_000 });
    const stays = Math.exp(-1 / mean);
    expect(surprise(found, (size) => stays ** (size - 1) * (1 - stays), 100)).toBeLessThan(4);
    expectMean(found, 1 / (1 - stays));
  });

  it('are capped: the rest is at the cap', () => {
    const found = draws({ distribution: 'exponential', mean: 8, cap: 10 });
    expect(Math.max(...found)).toBe(10);
    const at = (size: number): number => Math.exp(-(size - 1) / 8) - (size === 10 ? 0 : Math.exp(-size / 8));
    expect(surprise(found, at, 10)).toBeLessThan(4);
  });
});

describe('Pareto sizes', () => {
  it.each([1.2, 1.5, 2.5])('with tail index %d follow the power law from their smallest on', (shape) => {
    const mean = 20;
    const smallest = (mean * (shape - 1)) / shape;
    const found = draws({ distribution: 'pareto', mean, cap: 300, shape });
    const above = (size: number): number => (size < smallest ? 1 : (smallest / size) ** shape);
    const at = (size: number): number => above(size - 1) - (size === 300 ? 0 : above(size));
    expect(surprise(found, at, 300)).toBeLessThan(4);
    expect(Math.min(...found)).toBe(Math.floor(smallest) + 1);
  });

  it('have a tail index of 1.2 unless told otherwise', () => {
    const given = draws({ distribution: 'pareto', mean: 20, cap: 300, shape: 1.2 });
    expect(draws({ distribution: 'pareto', mean: 20, cap: 300 })).toEqual(given);
  });
});

describe('lognormal sizes', () => {
  it.each([0.3, 1])('with sigma %d have the mean they are given, half a packet more once rounded up', (sigma) => {
    expectMean(draws({ distribution: 'lognormal', mean: 100, cap: 1_000_000, sigma }), 100.5);
  });

  it('have logarithms that spread as told', () => {
    const logs = draws({ distribution: 'lognormal', mean: 1e6, cap: 1e9, sigma: 0.7 }).map(Math.log);
    const average = logs.reduce((sum, log) => sum + log, 0) / DRAWS;
    const spread = Math.sqrt(logs.reduce((sum, log) => sum + (log - average) ** 2, 0) / DRAWS);
    expect(Math.abs(spread - 0.7)).toBeLessThan((4 * 0.7) / Math.sqrt(2 * DRAWS));
    expect(Math.abs(average - (Math.log(1e6) - 0.7 ** 2 / 2))).toBeLessThan((4 * 0.7) / Math.sqrt(DRAWS));
  });
});

describe('other sizes', () => {
  it('constant ones are the mean, rounded up', () => {
    expect(new Set(draws({ distribution: 'constant', mean: 7, cap: 300 }))).toEqual(new Set([7]));
    expect(new Set(draws({ distribution: 'constant', mean: 2.1, cap: 300 }))).toEqual(new Set([3]));
    expect(new Set(draws({ distribution: 'constant', mean: 0.2, cap: 300 }))).toEqual(new Set([1]));
    expect(new Set(draws({ distribution: 'constant', mean: 500, cap: 300 }))).toEqual(new Set([300]));
  });

  it('uniform ones lie between 1 and twice the mean, each as likely', () => {
    const found = draws({ distribution: 'uniform', mean: 15, cap: 300 });
    expect(surprise(found, (size) => (size >= 2 && size <= 30 ? 1 / 29 : 0), 31)).toBeLessThan(4);
    expect([Math.min(...found), Math.max(...found)]).toEqual([2, 30]);
  });

  it('those of a list are its own, each as likely', () => {
    const found = draws({ distribution: 'file', mean: 0, cap: 300, list: [3, 9, 9, 40] });
    const at = (size: number): number => ({ 3: 0.25, 9: 0.5, 40: 0.25 })[size] ?? 0;
    expect(surprise(found, at, 40)).toBeLessThan(4);
  });

  it('a list without sizes is refused', () => {
    expect(() => draws({ distribution: 'file', mean: 0, cap: 300, list: [] })).toThrow(ParameterError);
    expect(() => draws({ distribution: 'file', mean: 0, cap: 300 })).toThrow(ParameterError);
  });
});

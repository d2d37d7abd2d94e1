// The exponential distribution against its formulas.

import { describe, expect, it } from 'vitest';
import { exponential } from '../../src/engine/core/distributions.ts';
import { Simulator } from '../../src/engine/core/simulator.ts';
import { seconds } from '../../src/engine/core/time.ts';

describe('the exponential distribution', () => {
  const stream = () => new Simulator({ seed: 4, horizon: seconds(1) }).random('gaps');

  it('has its mean, and a standard deviation of the same size: within four standard errors of 100,000 draws', () => {
    const random = stream();
    const values = Array.from({ length: 100_000 }, () => exponential(random, 250));
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    expect(Math.abs(mean / 250 - 1)).toBeLessThan(4 / Math.sqrt(100_000));
    // The variance of a sample variance is 8 sigma^4 / n.
    expect(Math.abs(variance / 250 ** 2 - 1)).toBeLessThan(4 * Math.sqrt(8 / 100_000));
    expect(Math.min(...values.slice(0, 10_000))).toBeGreaterThan(0);
  });

  it('takes one draw, so that streams stay in step', () => {
    const [a, b] = [stream(), stream()];
    exponential(a, 1);
    b.uniform();
    expect(a.uniform()).toBe(b.uniform());
  });
});

// Logarithm, exponential and power to the last bit, recorded once, so that another JavaScript engine, or another version of
// the library, cannot change a run unnoticed; and the exponential distribution against its formulas.

import { describe, expect, it } from 'vitest';
import { exp, exponential, ln, pow } from '../../src/engine/core/distributions.ts';
import { Simulator } from '../../src/engine/core/simulator.ts';
import { seconds } from '../../src/engine/core/time.ts';

const view = new DataView(new ArrayBuffer(8));
/** The 64 bits of a double. */
function bitsOf(value: number): string {
  view.setFloat64(0, value);
  return view.getBigUint64(0).toString(16).padStart(16, '0');
}

describe('to the last bit', () => {
  it.each([
    [0.1, 'c0026bb1bbb55515'],
    [0.5, 'bfe62e42fefa39ef'],
    [0.123456789, 'c000bc233add5d72'],
    [1e-10, 'c037069e2aa2aa5b'],
    [2.328306549295728e-10, 'c0362e42fe2a39ef'], // the smallest uniform
    [0.9999999997671694, 'bdf0000000080000'], // the largest
    [3, '3ff193ea7aad030a'],
    [10, '40026bb1bbb55516'],
    [1e300, '4085963447f87fb5'],
    [5e-324, 'c0874385446d71c3'],
  ])('ln %d', (x, bits) => {
    expect(bitsOf(ln(x))).toBe(bits);
    expect(Math.abs(ln(x) / Math.log(x) - 1)).toBeLessThan(3e-16);
  });

  it.each([
    [1, '4005bf0a8b14576a'], // one unit above the nearest double, as FreeBSD's
    [-1, '3fd78b56362cef38'],
    [0.1, '3ff1aec7b35a00d4'],
    [-Math.LN2, '3fe0000000000000'],
    [10.5, '40e1bb7015e84d3b'],
    [-20.25, '3e1b93de1e27ca3b'],
    [700, '7f0d945df4f8ec8e'],
    [1e-9, '3ff000000044b830'],
  ])('exp %d', (x, bits) => {
    expect(bitsOf(exp(x))).toBe(bits);
    expect(Math.abs(exp(x) / Math.exp(x) - 1)).toBeLessThan(3e-16);
  });

  it.each([
    [2, 0.5, '3ff6a09e667f3bcd'],
    [10, -3, '3f50624dd2f1a9fc'],
    [0.9, 12.34, '3fd1707f27637d9c'],
    [1.5, 100, '43969194f299cdda'],
    [3, 1 / 3, '3ff7137449123ef6'],
    [1e-5, 1.7, '3e2b29ec0fbe4538'],
    [7, -0.001, '3feff013193bb7e8'],
  ])('pow %d, %d', (x, y, bits) => {
    expect(bitsOf(pow(x, y))).toBe(bits);
    expect(Math.abs(pow(x, y) / x ** y - 1)).toBeLessThan(3e-16);
  });
});

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

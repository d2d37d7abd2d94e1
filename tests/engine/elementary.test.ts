// Logarithm, exponential, power and cube root to the last bit, recorded once, so that another JavaScript engine cannot change a run
// unnoticed; and compared with another port of the same C code all over their range.

import expThere from '@stdlib/math-base-special-exp';
import lnThere from '@stdlib/math-base-special-ln';
import powThere from '@stdlib/math-base-special-pow';
import { describe, expect, it } from 'vitest';
import { cubeRoot, exp, ln, pow } from '../../src/engine/core/elementary.ts';
import { RandomStream } from '../../src/engine/core/random.ts';

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

describe('the cube root', () => {
  it.each([
    [0, '0000000000000000'],
    [1, '3ff0000000000000'],
    [2, '3ff428a2f98d728b'],
    [27, '4008000000000000'],
    [750, '40222bd426d7058f'],
    [0.1, '3fddb4c7760bcff3'],
    [1e300, '54b249ad2594c37d'],
    [2 ** -1022, '2aa428a2f98d728b'],
  ])('of %d to the last bit', (x, bits) => {
    expect(bitsOf(cubeRoot(x))).toBe(bits);
  });

  it('of any size is within two thirds of the last bit, so its neighbours are never nearer by more', () => {
    const random = RandomStream.named(1, 'cubes');
    const roots = Array.from(
      { length: 20_000 },
      () => random.uniform() * 2 ** Math.round(600 * random.uniform() - 300),
    );
    expect(roots.filter((x) => Math.abs(cubeRoot(x) / Math.cbrt(x) - 1) > 2.3e-16)).toEqual([]);
    const whole = Array.from({ length: 2000 }, (_, n) => n + 1);
    expect(whole.filter((n) => cubeRoot(n * n * n) !== n)).toEqual([]);
  });
});

describe('equal to another port of the same', () => {
  const random = RandomStream.named(1, 'numbers');
  const between = (from: number, to: number): number => from + (to - from) * random.uniform();
  /** Of any size a double can have. */
  const anySize = (): number => random.uniform() * 2 ** Math.round(between(-1000, 1000));
  const differing = (there: (...x: number[]) => number, here: (...x: number[]) => number, arguments_: number[][]) =>
    arguments_.filter((each) => !Object.is(there(...each), here(...each)));
  const many = (one: () => number[]): number[][] => Array.from({ length: 20_000 }, one);

  it.each([
    ['between 0 and 1', () => [random.uniform()]],
    ['near 1', () => [between(1 - 1e-5, 1 + 1e-5)]],
    ['of any size', () => [anySize()]],
  ])('ln %s', (_, one) => {
    expect(differing(lnThere, ln, many(one))).toEqual([]);
  });

  it.each([
    ['near 0', () => [between(-1e-7, 1e-7)]],
    ['small', () => [between(-40, 40)]],
    ['to its ends', () => [between(-744, 712)]],
  ])('exp %s', (_, one) => {
    expect(differing(expThere, exp, many(one))).toEqual([]);
  });

  it.each([
    ['of a uniform number', () => [random.uniform(), 1 / between(1.05, 5)]],
    ['small', () => [random.uniform(), between(-20, 20)]],
    ['of any size', () => [anySize(), between(-1, 1)]],
    ['whole', () => [between(0, 10), Math.round(between(-20, 20))]],
  ])('pow %s', (_, one) => {
    expect(differing(powThere, pow, many(one))).toEqual([]);
  });

  it('at the edges', () => {
    const edges = [5e-324, 2 ** -1022, 0.5, 1, 2, 1.7e308];
    expect(
      differing(lnThere, ln, [[0], [-1], [Number.NaN], [Number.POSITIVE_INFINITY], ...edges.map((x) => [x])]),
    ).toEqual([]);
    expect(differing(expThere, exp, [[0], [Number.NaN], [710], [-746], [Number.POSITIVE_INFINITY]])).toEqual([]);
    const exponents = [0, 1, -1, 0.5, -0.5, 2, 3, 4, 1.5, -1.5, 100.1];
    expect(
      differing(
        powThere,
        pow,
        edges.flatMap((x) => exponents.map((y) => [x, y])),
      ),
    ).toEqual([]);
  });
});

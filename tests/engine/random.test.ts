// MRG32k3a against published values, and streams that never disturb each other.

import { describe, expect, it } from 'vitest';
import { EngineError } from '../../src/engine/core/errors.ts';
import { RandomStream } from '../../src/engine/core/random.ts';
import { Simulator } from '../../src/engine/core/simulator.ts';
import { seconds } from '../../src/engine/core/time.ts';

const SIX_12345 = [12345, 12345, 12345, 12345, 12345, 12345];
const draw = (stream: RandomStream, count: number): number[] => Array.from({ length: count }, () => stream.uniform());

describe('MRG32k3a', () => {
  it('gives the published numbers from the seed 12345 six times', () => {
    const values = draw(RandomStream.numbered(SIX_12345, 0), 100_000);
    expect(values.slice(0, 10)).toEqual([
      0.12701112204657714, 0.3185275653967945, 0.3091860155832701, 0.8258468629271136, 0.2216299157820229,
      0.5333953879182788, 0.4807742033156181, 0.3555598794381262, 0.13598841039594017, 0.7558522371615436,
    ]);
    expect([values[999], values[99_999]]).toEqual([0.98607848680213228, 0.69628910995743587]);
  });

  it.each([
    [1, [3692455944, 1366884236, 2968912127, 335948734, 4161675175, 475798818]],
    [2, [1015873554, 1310354410, 2249465273, 994084013, 2912484720, 3876682925]],
    [3, [2338701263, 1119171942, 2570676563, 317077452, 3194180850, 618832124]],
  ])('begins stream %d where L’Ecuyer, Simard, Chen and Kelton do', (number, start) => {
    expect(draw(RandomStream.numbered(SIX_12345, number), 20)).toEqual(draw(RandomStream.numbered(start, 0), 20));
  });

  it('agrees with whole-number arithmetic of any size', () => {
    let state = SIX_12345.map(BigInt);
    for (const value of draw(RandomStream.numbered(SIX_12345, 0), 2000)) {
      state = step(state);
      const difference = (state[2]! - state[5]! + M1) % M1;
      expect(value).toBe(Number(difference === 0n ? M1 : difference) * 2.328306549295728e-10);
    }
  });

  it('has streams 2^127 draws apart: the transition matrices to that power, recomputed', () => {
    const start = [11, 22, 33, 44, 55, 66];
    const far = (from: number[], times: number): number[] => {
      let state = from.map(BigInt);
      for (let n = 0; n < times; n++) {
        state = [...times2to127(A1, state.slice(0, 3), M1), ...times2to127(A2, state.slice(3), M2)];
      }
      return state.map(Number);
    };
    for (const number of [1, 2, 5]) {
      const jumped = RandomStream.numbered(far(start, number), 0);
      expect(draw(RandomStream.numbered(start, number), 5)).toEqual(draw(jumped, 5));
    }
  });

  it('jumps to any of 2^32 streams: a sum of powers is the same way', () => {
    const [a, b] = [3_000_000_000, 1_294_967_295];
    const there = RandomStream.numbered(SIX_12345, a + b);
    const inTwoSteps = RandomStream.numbered(startOf(a), b);
    expect(draw(there, 5)).toEqual(draw(inTwoSteps, 5));
  });
});

const M1 = 4294967087n;
const M2 = 4294944443n;
const A1 = [0n, 1n, 0n, 0n, 0n, 1n, M1 - 810728n, 1403580n, 0n];
const A2 = [0n, 1n, 0n, 0n, 0n, 1n, M2 - 1370589n, 0n, 527612n];

const step = (state: bigint[]): bigint[] => [...apply(A1, state.slice(0, 3), M1), ...apply(A2, state.slice(3), M2)];

const apply = (matrix: bigint[], vector: bigint[], m: bigint): bigint[] =>
  [0, 3, 6].map(
    (row) => (matrix[row]! * vector[0]! + matrix[row + 1]! * vector[1]! + matrix[row + 2]! * vector[2]!) % m,
  );

function times2to127(matrix: bigint[], vector: bigint[], m: bigint): bigint[] {
  let power = matrix;
  for (let n = 0; n < 127; n++) {
    const columns = [0, 1, 2].map((column) =>
      apply(power, [power[column]!, power[column + 3]!, power[column + 6]!], m),
    );
    power = [0, 1, 2].flatMap((row) => columns.map((column) => column[row]!));
  }
  return apply(power, vector, m);
}

/** Where stream `number` begins, by repeated squaring in whole numbers. */
function startOf(number: number): number[] {
  const jump = (matrix: bigint[], vector: bigint[], m: bigint): bigint[] => {
    const columns = [0, 1, 2].map((column) =>
      times2to127(
        matrix,
        [0, 1, 2].map((row) => (row === column ? 1n : 0n)),
        m,
      ),
    );
    let power = [0, 1, 2].flatMap((row) => columns.map((column) => column[row]!));
    let result = vector;
    for (let rest = number; rest > 0; rest = Math.floor(rest / 2)) {
      if (rest % 2 === 1) result = apply(power, result, m);
      const squared = [0, 1, 2].map((column) =>
        apply(power, [power[column]!, power[column + 3]!, power[column + 6]!], m),
      );
      power = [0, 1, 2].flatMap((row) => squared.map((column) => column[row]!));
    }
    return result;
  };
  const begin = SIX_12345.map(BigInt);
  return [...jump(A1, begin.slice(0, 3), M1), ...jump(A2, begin.slice(3), M2)].map(Number);
}

describe('named streams', () => {
  const newSimulator = (seed: number): Simulator => new Simulator({ seed, horizon: seconds(1) });

  it('are the same for the same seed and name, and other for another', () => {
    const first = draw(newSimulator(7).random('user 1, page sizes'), 3);
    expect(draw(newSimulator(7).random('user 1, page sizes'), 3)).toEqual(first);
    expect(draw(newSimulator(8).random('user 1, page sizes'), 3)).not.toEqual(first);
    expect(draw(newSimulator(7).random('user 2, page sizes'), 3)).not.toEqual(first);
    expect(draw(newSimulator(7).random('user 1, think times'), 3)).not.toEqual(first);
  });

  it('do not notice each other', () => {
    const alone = draw(newSimulator(7).random('a'), 100);
    const sim = newSimulator(7);
    const [a, b] = [sim.random('a'), sim.random('b')];
    const mixed = Array.from({ length: 100 }, () => {
      const value = a.uniform();
      b.uniform();
      return value;
    });
    expect(mixed).toEqual(alone);
  });

  it('that would be one and the same are refused', () => {
    // Two words with the same FNV-1a hash.
    const sim = newSimulator(7);
    sim.random('costarring');
    expect(() => sim.random('liquid')).toThrow(EngineError);
    expect(() => sim.random('costarring')).not.toThrow();
  });

  it('are uniform: sixteen equal parts, chi-square below its 99.9 % point, for neighbouring seeds and names', () => {
    for (const [seed, name] of [
      [1, 'a'],
      [2, 'a'],
      [1, 'b'],
      [4294967295, ''],
    ] as const) {
      const parts = Array.from({ length: 16 }, () => 0);
      for (const value of draw(newSimulator(seed).random(name), 32_000)) parts[Math.floor(value * 16)]!++;
      const chiSquare = parts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
      expect(chiSquare).toBeLessThan(37.7);
    }
  });

  it('never give 0 or 1', () => {
    const values = draw(newSimulator(1).random('a'), 100_000);
    expect(Math.min(...values.slice(0, 50_000))).toBeGreaterThan(0);
    expect(Math.max(...values.slice(50_000))).toBeLessThan(1);
    // Where both recurrences give the same number, their difference counts as the modulus.
    expect(RandomStream.numbered([0, 0, 1, 0, 1, 0], 0).uniform()).toBe(4294967087 * 2.328306549295728e-10);
  });
});

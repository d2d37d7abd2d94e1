// A dot for each line: what it says of known numbers, and that nothing moves before all runs are there.

import { describe, expect, it } from 'vitest';
import { dotsOf, dotsPicture, dotsSummary } from '../../src/figures/dots.ts';
import { LIGHT } from '../../src/figures/figure-svg.ts';
import type { SweepDrawing } from '../../src/figures/sweep-drawing.ts';
import { gainWords } from '../../src/plot/numbers.ts';
import { highOf, lowOf, summaryOf } from '../../src/runner/sweep/summary.ts';
import type { Sweep } from '../../src/runner/sweep/sweep.ts';
import { SweepResults } from '../../src/runner/sweep/sweep-results.ts';
import { text } from '../../src/scenarios/kit/text.ts';
import { resultsWith } from '../support/sweeps.ts';

const part = { kind: 'dots', title: text('Gain', '이득'), of: 'new', against: 'old' } as const;
const drawing = { title: text('', ''), measure: 'y', scale: 'linear', printed: [] } satisfies SweepDrawing;

/** Two points, three lines: a loses, b gains, of c nothing can be said. */
const VALUES = { a: [120, 122, 118], b: [70, 71, 69], c: [80, 125, 95] } as const;
const SEEDS = 3;
const { base, x } = resultsWith({ y: [[1], [1]] }, ['old', 'new']).sweep;
const points = Object.keys(VALUES).map((name) => ({ name, label: text(name, name), sets: {} }));
const sweep: Sweep = { base, x, series: { ...x, key: 'line', points }, seeds: SEEDS };

function runs(upTo: number, old: readonly number[] = [100, 100, 100]): SweepResults {
  const results = new SweepResults(sweep);
  for (let index = 0; index < upTo; index++) {
    const [replicate, cell] = [Math.floor(index / 6), index % 6];
    const line = Object.values(VALUES)[cell % 3]!;
    results.add({ index, digest: 0, metrics: { y: cell < 3 ? old[replicate]! : line[replicate]! } });
  }
  return results;
}

describe('dots', () => {
  it('stand in the order of the lines while runs come in, and by their gain once all are there', () => {
    const order = (upTo: number) => dotsOf(part, runs(upTo), drawing, 'en').map(({ label }) => label);
    for (const upTo of [0, 6, 17]) expect(order(upTo)).toEqual(['a', 'b', 'c']);
    expect(order(18)).toEqual(['b', 'c', 'a']);
  });

  it('say by what share the one is less than the other, and on which side of 0 the interval lies', () => {
    const dots = dotsOf(part, runs(18), drawing, 'en');
    expect(dots.map(({ gain, side }) => [Number(gain.mean.toFixed(3)), side])).toEqual([
      [0.3, 'more'],
      [0, 'neither'],
      [-0.2, 'less'],
    ]);
    expect(dotsSummary(dots, 'en')).toMatch(/^Of 3 workloads: a gain in 1, a loss in 1, not to be told apart in 1 /);
    expect(dotsSummary(dots, 'ko')).toContain('3가지 가운데 이득 1, 손해 1, 구별되지 않음 1');
  });

  it('compare the means, not the single runs, with the interval of Fieller', () => {
    // 360 instead of 330 over three seeds; the mean of the ratios of single runs is 1.145.
    const old = [130, 122, 78];
    const [a] = dotsOf(part, runs(17, old), drawing, 'en');
    expect(a!.gain.mean).toBeCloseTo(1 - 360 / 330, 12);
    for (const end of [lowOf(a!.gain), highOf(a!.gain)]) {
      const { mean, half } = summaryOf(VALUES.a.map((value, seed) => value - (1 - end) * old[seed]!));
      expect(Math.abs(mean)).toBeCloseTo(half, 9);
    }
  });

  it('have no bar where these runs set no limits to the gain', () => {
    const [a, ...others] = dotsOf(part, runs(18, [280, 10, 10]), drawing, 'en');
    expect([a!.gain.low, a!.gain.high, a!.side]).toEqual([
      Number.NEGATIVE_INFINITY,
      Number.POSITIVE_INFINITY,
      'neither',
    ]);
    const { svg } = dotsPicture([a!, ...others], 600, LIGHT);
    expect(svg).not.toMatch(/NaN|Infinity/);
  });

  it('write shares with their sign', () => {
    expect([0.123, -0.05, 0, -1e-9, Number.NaN].map(gainWords)).toEqual(['+12 %', '−5 %', '0 %', '0 %', '–']);
  });
});

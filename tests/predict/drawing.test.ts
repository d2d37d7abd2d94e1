// The score of a drawing: a perfect one is 100 %, its mirror image less than 20 %, nothing drawn 0.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  levelOf,
  perfectSketch,
  scoreAgainst,
  scoreDrawing,
  stretchesOf,
  valueOfLevel,
} from '../../src/predict/drawing.ts';
import type { GaugeSeries } from '../../src/record/record.ts';
import type { Paper, Sketch } from '../../src/scenarios/kit/prediction.ts';

const END = 3000;
const paperOf = (scale: Paper['scale']): Paper => ({ steps: 30, levels: 31, low: 1, high: 101, scale });

/** A gauge that changes at these times. */
function gauge(rows: readonly (readonly [at: number, value: number])[]): GaugeSeries {
  const last = Float64Array.from(rows, ([, value]) => value);
  const time = Float64Array.from(rows, ([at]) => at);
  return {
    name: 'g',
    unit: 'packets',
    flow: -1,
    link: -1,
    time,
    min: last,
    max: last,
    last,
    length: rows.length,
    width: 0,
  };
}

const mirrored = (sketch: Sketch, { levels }: Paper): Sketch =>
  sketch.map((level) => (level === null ? null : levels - 1 - level));

const paper = fc.constantFrom<Paper['scale']>('linear', 'log').map(paperOf);
/** Runs that keep clear of the middle, where a mirror image is no other picture; between top and bottom they jump at most thrice. */
const jumps = paper.chain((on) =>
  fc
    .array(
      fc.tuple(
        fc.integer({ min: 1, max: END - 1 }),
        fc.oneof(fc.double({ min: 0, max: 0.3, noNaN: true }), fc.double({ min: 0.7, max: 1, noNaN: true })),
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((changes) => ({
      on,
      series: gauge(
        changes
          .toSorted(([a], [b]) => a - b)
          .map(([at, share], index) => [index === 0 ? 0 : at, valueOfLevel(on, share * (on.levels - 1))] as const),
      ),
    })),
);
/** Anything that changes. */
const anything = paper.chain((on) =>
  fc
    .array(fc.tuple(fc.integer({ min: 0, max: END }), fc.double({ min: -50, max: 300, noNaN: true })), {
      minLength: 1,
      maxLength: 200,
    })
    .map((rows) => ({ on, series: gauge([[0, 1] as const, ...rows.toSorted(([a], [b]) => a - b)]) })),
);

describe('a drawing', () => {
  it('that is the run scores 100 %, whatever the run', () => {
    fc.assert(
      fc.property(anything, ({ on, series }) => {
        const { share, deviation } = scoreDrawing(on, perfectSketch(stretchesOf(on, series, 0, END)), series, 0, END);
        expect(share).toBe(1);
        // Off by half a level at most.
        expect(deviation).toBeLessThanOrEqual(on.scale === 'log' ? 101 ** (0.5 / 30) : 0.5 * (100 / 30) + 1e-9);
      }),
    );
  });

  it('that is its mirror image scores less than 20 %', () => {
    fc.assert(
      fc.property(jumps, ({ on, series }) => {
        const sketch = mirrored(perfectSketch(stretchesOf(on, series, 0, END)), on);
        expect(scoreDrawing(on, sketch, series, 0, END).share).toBeLessThan(0.2);
      }),
    );
  });

  it('of a ramp scores less than 20 % upside down: only where the two cross is it right', () => {
    const on = paperOf('linear');
    const ramp = gauge(Array.from({ length: 300 }, (_, index) => [index * 10, 1 + index / 3] as const));
    const sketch = mirrored(perfectSketch(stretchesOf(on, ramp, 0, END)), on);
    const { share, deviation } = scoreDrawing(on, sketch, ramp, 0, END);
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(0.2);
    expect(deviation).toBeCloseTo(50, 0);
  });

  it('of nothing scores nothing, of half of it half', () => {
    const on = paperOf('linear');
    const series = gauge([[0, 40]]);
    const whole = perfectSketch(stretchesOf(on, series, 0, END));
    expect(
      scoreDrawing(
        on,
        whole.map(() => null),
        series,
        0,
        END,
      ),
    ).toEqual({ share: 0, deviation: Number.NaN });
    const half = whole.map((level, step) => (step < 15 ? level : null));
    expect(scoreDrawing(on, half, series, 0, END).share).toBe(0.5);
  });

  it('is off by as much as it is off', () => {
    const linear = paperOf('linear');
    const flat = Array.from({ length: 30 }, () => ({ least: 10, most: 10, mean: 10 }));
    expect(
      scoreAgainst(
        linear,
        flat.map(() => 16),
        flat,
      ).deviation,
    ).toBeCloseTo(20);
    const log = paperOf('log');
    expect(
      scoreAgainst(
        log,
        flat.map(() => 25),
        flat,
      ).deviation,
    ).toBeCloseTo(101 ** 0.5);
  });

  it('counts as the run up to the edge of the band, a tenth of the paper, and on a coarse paper a level', () => {
    const flat = Array.from({ length: 30 }, () => ({ least: 10, most: 12, mean: 11 }));
    const shareOf = (on: Paper, level: number): number =>
      scoreAgainst(
        on,
        flat.map(() => level),
        flat,
      ).share;
    expect([6, 7, 15, 16].map((level) => shareOf(paperOf('linear'), level))).toEqual([0, 1, 1, 0]);
    // A level of the paper less is its height: of 19 levels the band has 1.8.
    expect([7, 8, 9].map((level) => shareOf({ ...paperOf('linear'), levels: 19 }, level))).toEqual([0, 0, 1]);
    const coarse = { ...paperOf('linear'), levels: 5 };
    const low = Array.from({ length: 30 }, () => ({ least: 2, most: 2, mean: 2 }));
    expect(
      [0, 1, 2, 3, 4].map(
        (level) =>
          scoreAgainst(
            coarse,
            low.map(() => level),
            low,
          ).share,
      ),
    ).toEqual([0, 1, 1, 1, 0]);
  });

  it('on a logarithmic paper is off by a factor, wherever the paper begins', () => {
    const on: Paper = { steps: 2, levels: 5, low: 10, high: 100_000, scale: 'log' };
    const flat = [1, 2].map(() => ({ least: 1, most: 1, mean: 1 }));
    expect(scoreAgainst(on, [2, 2], flat).deviation).toBeCloseTo(10);
    expect(scoreAgainst(on, [1, 1], flat).deviation).toBeCloseTo(1);
  });

  it('is compared with a run that stands at the bottom until its first value', () => {
    const on: Paper = { steps: 2, levels: 11, low: 0, high: 10, scale: 'linear' };
    const late = gauge([
      [1500, 4],
      [1750, 8],
    ]);
    // From 1500 on its mean in the second step is 4 for 250 and 8 for the other 250.
    expect(stretchesOf(on, late, 0, 2000)).toEqual([
      { least: 0, most: 0, mean: 0 },
      { least: 4, most: 8, mean: 6 },
    ]);
  });

  it('is of the interval that is asked about, wherever that begins', () => {
    const on: Paper = { steps: 2, levels: 11, low: 0, high: 10, scale: 'linear' };
    const rising = gauge([
      [0, 1],
      [1000, 4],
      [2000, 8],
    ]);
    // Halves of it are parted at 2000, where the gauge comes to 8.
    expect(stretchesOf(on, rising, 1200, 2800)).toEqual([
      { least: 4, most: 4, mean: 4 },
      { least: 8, most: 8, mean: 8 },
    ]);
  });

  it('levels and values are each other, and what lies beyond the paper is at its edge', () => {
    fc.assert(
      fc.property(paper, fc.integer({ min: 0, max: 30 }), (on, level) => {
        expect(levelOf(on, valueOfLevel(on, level))).toBeCloseTo(level, 9);
      }),
    );
    // On a logarithmic paper every decade is as high as any other, wherever the paper begins.
    const decades: Paper = { steps: 2, levels: 5, low: 10, high: 100_000, scale: 'log' };
    for (const [level, value] of [10, 100, 1000, 10_000, 100_000].entries()) {
      expect(levelOf(decades, value)).toBeCloseTo(level, 9);
      expect(valueOfLevel(decades, level)).toBeCloseTo(value, 6);
    }
    expect(levelOf(paperOf('log'), -5)).toBe(0);
    expect(levelOf(paperOf('linear'), 1000)).toBe(30);
  });
});

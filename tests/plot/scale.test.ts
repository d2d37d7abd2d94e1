// The one scale and its round values: what charts, figures and sliders put where.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scaleOf, shareOf, straight, valueAtShare } from '../../src/plot/scale.ts';
import { axisOf, roundValues } from '../../src/plot/ticks.ts';
import { linePath } from '../../src/plot/trace.ts';

const magnitude = fc.double({ min: -6, max: 9, noNaN: true }).map((power) => 10 ** power);
const ranges = fc
  .tuple(magnitude, magnitude, fc.constantFrom('linear' as const, 'log' as const))
  .map(([a, b, scale]) => {
    const low = Math.min(a, b);
    return { scale, low, high: Math.max(a, b, 1.01 * low) };
  });

describe('a scale', () => {
  it('puts a value where its share of the span is, of logarithms on a logarithmic one', () => {
    fc.assert(
      fc.property(ranges, fc.double({ min: 0, max: 1, noNaN: true }), (range, share) => {
        const { scale, low, high } = range;
        const value = scale === 'log' ? low * (high / low) ** share : low + share * (high - low);
        expect(shareOf(range, value)).toBeCloseTo(share, 9);
        expect(valueAtShare(range, share) / value).toBeCloseTo(1, 9);
        expect(scaleOf(range, [200, 100])(value)).toBeCloseTo(200 - 100 * share, 6);
      }),
    );
  });

  it('is the same by one product, where it is linear', () => {
    fc.assert(
      fc.property(ranges, fc.double({ min: -1, max: 2, noNaN: true }), ({ low, high }, share) => {
        const scale = scaleOf({ scale: 'linear', low, high }, [200, 100]);
        const value = low + share * (high - low);
        expect(straight(scale)(value)).toBeCloseTo(scale(value), 6);
      }),
    );
  });

  it('has a foot where it is logarithmic, and no place for what is no number', () => {
    expect(shareOf({ scale: 'log', low: 1, high: 100 }, 0)).toBe(0);
    expect(shareOf({ scale: 'log', low: 1, high: 100 }, Number.NaN)).toBeNaN();
    expect(shareOf({ scale: 'linear', low: 0, high: 100 }, Number.NaN)).toBeNaN();
    expect(shareOf({ scale: 'linear', low: 0, high: 100 }, 150)).toBe(1.5);
  });
});

describe('round values', () => {
  it('are 1, 2 and 5 in every decade that is touched', () => {
    expect(roundValues(0.1, 20)).toEqual([0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500]);
    expect(roundValues(1000, 1000)).toEqual([1000, 2000, 5000]);
  });

  it('are the ends of an axis that holds all of its values, its ticks among them', () => {
    fc.assert(
      fc.property(
        fc.array(magnitude, { minLength: 1, maxLength: 5 }),
        fc.constantFrom('linear' as const, 'log' as const),
        (values, kind) => {
          const { range, ticks, share } = axisOf(kind, values, true);
          expect(range.low).toBeLessThanOrEqual(Math.min(...values));
          expect(range.high).toBeGreaterThanOrEqual(Math.max(...values));
          expect(range.scale).toBe(kind);
          for (const tick of ticks) expect(tick >= range.low && tick <= range.high).toBe(true);
          expect(ticks.length).toBeGreaterThan(1);
          expect([share(range.low), share(range.high), share(2 * range.high)]).toEqual([0, 1, 1]);
        },
      ),
    );
  });
});

describe('a line', () => {
  it('goes straight from place to place, to a tenth of a pixel', () => {
    expect(
      linePath([
        { left: 1, top: 2.345 },
        { left: 3.06, top: 4 },
      ]),
    ).toBe('M1,2.3L3.1,4');
    expect(linePath([])).toBe('');
  });
});

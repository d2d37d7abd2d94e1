// Axes: round ticks, ranges that hold the data and stand still.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisUnit, momentUnit } from '../../src/plot/numbers.ts';
import { shareOf, valueAtShare } from '../../src/plot/scale.ts';
import { ticksInRoom, timeTicks, valueRange, valueTicks } from '../../src/plot/ticks.ts';
import { RangeKeeper } from '../../src/ui/charts/range-keeper.ts';
import { plotGeometry, timeAt, timeScale } from '../../src/ui/foundation/plot-geometry.ts';
import { timeView } from '../../src/ui/state/zoom.ts';
import { sheetOf } from '../../src/ui/views/ladder-place.ts';

const magnitudes = fc.double({ min: -3, max: 9, noNaN: true }).map((power) => 10 ** power);

describe('a value axis', () => {
  it.each([
    [50, [0, 25, 50], 50],
    [20, [0, 10, 20], 20],
    [28, [0, 10, 20], 30],
    [3.8, [0, 2, 4], 4],
    [10, [0, 5, 10], 10],
    [200, [0, 100, 200], 200],
    [1, [0, 0.5, 1], 1],
  ])('up to %s has the ticks %j', (highest, ticks, high) => {
    const range = valueRange('linear', 0, highest);
    expect(valueTicks(range)).toEqual(ticks);
    expect(range.high).toBe(high);
  });

  it('holds the data, begins at 0 and has three round ticks', () => {
    fc.assert(
      fc.property(magnitudes, (highest) => {
        const range = valueRange('linear', 0, highest);
        const ticks = valueTicks(range);
        expect(range.low).toBe(0);
        expect(range.high).toBeGreaterThanOrEqual(highest * (1 - 1e-6));
        // The data fill two thirds of it, and the number at the top stands in its upper half.
        expect(highest / range.high).toBeGreaterThan(2 / 3);
        expect(ticks.at(-1)! / range.high).toBeGreaterThan(1 / 2);
        expect(ticks).toHaveLength(3);
        const step = ticks[1]!;
        const digits = step / 10 ** Math.floor(Math.log10(step) + 1e-9);
        expect([1, 2, 2.5, 5].some((digit) => Math.abs(digits - digit) < 1e-6)).toBe(true);
      }),
    );
  });

  it('has decades on a log axis, three at most', () => {
    expect(valueTicks(valueRange('log', 8, 1000))).toEqual([10, 100, 1000]);
    expect(valueRange('log', 8, 1000)).toEqual({ scale: 'log', low: 5, high: 1000 });
    fc.assert(
      fc.property(magnitudes, magnitudes, (a, b) => {
        const range = valueRange('log', Math.min(a, b), Math.max(a, b));
        const ticks = valueTicks(range);
        expect(range.low).toBeLessThanOrEqual(Math.min(a, b) * (1 + 1e-6));
        expect(range.high).toBeGreaterThanOrEqual(Math.max(a, b) * (1 - 1e-6));
        expect(ticks.length).toBeGreaterThanOrEqual(1);
        expect(ticks.length).toBeLessThanOrEqual(3);
      }),
    );
  });

  it('names its ends where three numbers would touch', () => {
    const range = valueRange('linear', 0, 50);
    expect(ticksInRoom(range, 40)).toEqual([0, 25, 50]);
    expect(ticksInRoom(range, 30)).toEqual([0, 50]);
    // Where there is ample room, more of them.
    expect(ticksInRoom(range, 240)).toEqual([0, 10, 20, 30, 40, 50]);
    const log = { scale: 'log', low: 100, high: 5000 } as const;
    expect(ticksInRoom(log, 100)).toEqual([100, 1000]);
    expect(ticksInRoom(log, 290)).toEqual([100, 200, 500, 1000, 2000, 5000]);
    expect(ticksInRoom(valueRange('log', 8, 1000), 20)).toEqual([10, 1000]);
  });

  it('stands where there is nothing to show', () => {
    expect(valueRange('linear', Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY)).toEqual({
      scale: 'linear',
      low: 0,
      high: 1,
    });
    expect(valueRange('log', Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY).high).toBeGreaterThan(1);
  });

  it.each(['linear', 'log'] as const)('maps values to heights and back (%s)', (scale) => {
    const range = valueRange(scale, 8, 1000);
    for (const value of [10, 46, 999]) expect(valueAtShare(range, shareOf(range, value))).toBeCloseTo(value, 6);
  });
});

describe('a range that stands still', () => {
  it('grows in one step while a slider is dragged and shrinks only when the drag is over', () => {
    const keeper = new RangeKeeper();
    const high = (highest: number, growing: boolean) => keeper.keep('linear', 0, highest, growing).range.high;
    expect(high(48, false)).toBe(50);
    expect([30, 20, 49, 12].map((highest) => high(highest, true))).toEqual([50, 50, 50, 50]);
    expect(high(90, true)).toBe(100);
    expect(high(60, true)).toBe(100);
    expect(high(20, false)).toBe(20);
  });

  it('says what an edit multiplied the scale by, and nothing when it did not', () => {
    const keeper = new RangeKeeper();
    expect(keeper.keep('linear', 0, 50, false).factor).toBe(1);
    expect(keeper.keep('linear', 0, 100, false).factor).toBe(2);
    const again = keeper.keep('linear', 0, 99, false);
    expect(again).toBe(keeper.keep('linear', 0, 98, false));
  });
});

describe('the shared time axis', () => {
  const geometry = plotGeometry(1136);

  it('begins and ends at the same places on strip, charts and scrubber', () => {
    expect([geometry.left, geometry.right, geometry.compact]).toEqual([76, 1008, false]);
    expect(plotGeometry(390).compact).toBe(true);
  });

  it('gives the time under a point back', () => {
    const view = timeView([2e9, 5e9], 20e9);
    fc.assert(
      fc.property(fc.integer({ min: 2e9, max: 5e9 }), (time) => {
        expect(Math.abs(timeAt(geometry, view, timeScale(geometry, view)(time)) - time)).toBeLessThan(2);
      }),
    );
    expect(timeAt(geometry, view, -50)).toBe(2e9);
    expect(timeAt(geometry, view, 5000)).toBe(5e9);
    expect(timeView(null, 20e9)).toEqual({ from: 0, to: 20e9 });
  });

  it('has ticks of whole tenths with room between them', () => {
    expect(timeTicks(0, 3e9, 932, 110)).toEqual([0, 0.5e9, 1e9, 1.5e9, 2e9, 2.5e9, 3e9]);
    expect(timeTicks(0, 20e9, 330, 62)).toHaveLength(5);
  });

  it.each([
    [0, 3e9, '0 0.5 1 1.5 2 2.5 3 s'],
    [0, 8e6, '0 0.001 0.002 0.003 0.004 0.005 0.006 0.007 0.008 s'],
    [0, 50e3, '0 5 10 15 20 25 30 35 40 45 50 µs'],
    [0, 100, '0 10 20 30 40 50 60 70 80 90 100 ns'],
    [0, 3, '0 1 2 3 ns'],
    [5e9, 5e9 + 40, '5 5.000000005 5.00000001 5.000000015 5.00000002 5.000000025 5.00000003 5.000000035 5.00000004 s'],
  ])('from %d to %d ns says every time once, in a unit that suits it', (from, to, said) => {
    const ticks = timeTicks(from, to, 932, 110);
    const { unit, format } = momentUnit(ticks, 'en');
    expect(`${ticks.map(format).join(' ')} ${unit}`).toBe(said);
  });

  it.each([
    [0, 100, '0 50 100 ns'],
    [12.3456e9, 12.3457e9, '12.3456 12.34565 12.3457 s'],
    [120e9, 120.001e9, '120 120.0005 120.001 s'],
  ])('from %d to %d ns says every time once in a file, too', (from, to, said) => {
    const { unit, format } = axisUnit({ scale: 'linear', low: from, high: to }, 'duration', 'en');
    expect(`${timeTicks(from, to, 300, 100).map(format).join(' ')} ${unit}`).toBe(said);
  });

  it('says times of a ladder in ns, too', () => {
    const size = { width: 1100, height: 400, compact: false, chosen: false, noted: false, language: 'en' } as const;
    const { ticks } = sheetOf(size, { from: 0, to: 40 }, { stations: ['A', 'R', 'B'], hasTimer: false });
    expect(ticks.map(({ words }) => words)).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40].map((time) => `${time} ns`));
  });
});

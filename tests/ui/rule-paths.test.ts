// What a rule gave as a drawing: a value holds until the next, what cannot be used is a gap, what is cut off at the edge of the
// visible span is carried in, and what is too close for pixels keeps its extremes.

import { describe, expect, it } from 'vitest';
import type { AskedRule } from '../../src/scenarios/kit/asked-rule.ts';
import { type Plot, pointsOf, rangeOf, refusalsOf, stepsOf } from '../../src/ui/foundation/rule-paths.ts';

const askedAt = (...times: number[]): AskedRule => ({
  rows: Float64Array.from(times.flatMap((time) => [time, 0, 1])),
  count: times.length,
  names: 0,
  isFull: false,
  digest: 0,
});
/** 100 px for 100 ns, 10 px from 0 to 10. */
const plot: Plot = { from: 0, to: 100, width: 100, height: 10, range: { scale: 'linear', low: 0, high: 10 } };

describe('the steps of what a rule gave', () => {
  it('begin when it is first asked, and hold until it is asked again', () => {
    expect(stepsOf(askedAt(20, 60), Float64Array.of(4, 8), plot)).toBe('M20.0 6.0V6.0H60V2.0H100');
  });
  it('have a gap where it gave no number', () => {
    expect(stepsOf(askedAt(20, 40, 60), Float64Array.of(4, Number.NaN, 8), plot)).toBe(
      'M20.0 6.0V6.0H40.0M60.0 2.0V2.0H100',
    );
  });
  it('carry in what held when the visible span began', () => {
    const later = { ...plot, from: 50, to: 150 };
    expect(stepsOf(askedAt(0, 20, 100), Float64Array.of(1, 4, 8), later)).toBe('M0.0 6.0V6.0H50V2.0H100');
  });
  it('keep the least and the most of one column of pixels', () => {
    const path = stepsOf(askedAt(20.1, 20.2, 20.3), Float64Array.of(4, 9, 5), plot);
    expect(path).toBe('M20.1 6.0V6.0V1.0V5.0H100');
  });
});

describe('other drawings', () => {
  it('are a point for each value, and a stroke for each refusal', () => {
    expect(pointsOf(askedAt(10, 10.2, 30), Float64Array.of(5, 5, Number.NaN), plot)).toBe('M10 5h0');
    expect(refusalsOf(askedAt(10, 20, 30), Float64Array.of(1, 0, Number.NaN), plot)).toBe('M20.5 0V10M30.5 0V10');
  });
  it('have an axis from 0 to a round number, and below it where a rule gives less', () => {
    expect(rangeOf([Float64Array.of(1, 7, Number.POSITIVE_INFINITY)])).toMatchObject({ low: 0, high: 7 });
    expect(rangeOf([Float64Array.of(-3, Number.NaN)])).toMatchObject({ low: -3, high: 0 });
  });
});

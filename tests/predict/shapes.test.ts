// The shapes that lessons know drawings by, each drawn and beside it the drawings that it must not be taken for: whoever drew
// the run is told of no misconception.

import { describe, expect, it } from 'vitest';
import type { Sketch, Stretch } from '../../src/scenarios/kit/prediction.ts';
import {
  dropsAtOnce,
  endsTooHigh,
  halvesInstead,
  neverFalls,
  risesEvenly,
  staysFlat,
} from '../../src/scenarios/kit/shapes.ts';

const SHAPES = { staysFlat, halvesInstead, neverFalls, dropsAtOnce, risesEvenly, endsTooHigh };

/** A run that is level within each step. */
const course = (levels: readonly number[]): readonly Stretch[] =>
  levels.map((level) => ({ least: level, most: level, mean: level }));

/** The shapes that a drawing is told it has. */
const shapesOf = (sketch: Sketch, run: readonly Stretch[]): string[] =>
  Object.entries(SHAPES).flatMap(([name, looks]) => (looks(sketch, run) ? [name] : []));

const alike = (level: number, steps: number): number[] => Array<number>(steps).fill(level);

describe('a window that a timeout sets to one segment, then slow start', () => {
  const levels = [30, 30, 30, 1, 2, 4, 8, 15, 16, 17, 18, 19];
  const run = course(levels);
  it('as it is, it has none of the shapes', () => {
    expect(shapesOf(levels, run)).toEqual([]);
  });
  it('halved, which is what three duplicate ACKs do', () => {
    expect(shapesOf([30, 30, 30, 15, 15, 16, 16, 17, 17, 18, 18, 19], run)).toEqual(['halvesInstead']);
  });
  it('halved where only what comes after the fall was drawn', () => {
    expect(shapesOf([null, null, null, null, 15, 16, 16, null, null, null, null, null], run)).toEqual([
      'staysFlat',
      'halvesInstead',
    ]);
  });
  it('that goes on: it never falls, and ends too high', () => {
    expect(shapesOf([30, 30, 31, 31, 31, 32, 32, 33, 33, 34, 34, 35], run)).toEqual(['neverFalls', 'endsTooHigh']);
  });
  it('with nothing drawn behind the fall, it is not said to be halved', () => {
    expect(shapesOf([30, 30, 20, ...Array<null>(9).fill(null)], run)).not.toContain('halvesInstead');
  });
});

describe('a queue that drains packet by packet', () => {
  const levels = Array.from({ length: 16 }, (_, step) => Math.max(0, 30 - 3 * step));
  const run = course(levels);
  it('as it is, it has none of the shapes', () => {
    expect(shapesOf(levels, run)).toEqual([]);
  });
  it('that drains at once, in the first step or in the second', () => {
    expect(shapesOf(alike(0, 16), run)).toContain('dropsAtOnce');
    expect(shapesOf([30, ...alike(0, 15)], run)).toEqual(['dropsAtOnce']);
    expect(shapesOf([30, 15, ...alike(0, 14)], run)).toEqual([]);
  });
  it('of which only the end was drawn does not drain at once', () => {
    expect(dropsAtOnce([...Array<null>(9).fill(null), ...alike(0, 7)], run)).toBe(false);
  });
  it('that stays full', () => {
    expect(shapesOf(alike(30, 16), run)).toEqual(['staysFlat', 'neverFalls', 'endsTooHigh']);
  });
});

it('a queue that is empty after three steps was not drawn wrongly by whoever empties it at once', () => {
  const run = course([30, 20, 10, ...alike(0, 9)]);
  expect(dropsAtOnce(alike(0, 12), run)).toBe(false);
});

describe('a round-trip time that rises fast and then stands', () => {
  const levels = [0, 8, 14, 18, 20, 20, 20, 20, 20, 20];
  const run = course(levels);
  it('as it is, it has none of the shapes', () => {
    expect(shapesOf(levels, run)).toEqual([]);
  });
  it('that stays where it is', () => {
    expect(shapesOf(alike(0, 10), run)).toContain('staysFlat');
    expect(staysFlat([0, 0, 1, 2, 3, 3, 3, 3, 3, 3], run)).toBe(true);
    expect(staysFlat([0, 0, 1, 2, 3, 4, 4, 4, 4, 4], run)).toBe(false);
  });
  it('that rises evenly from end to end', () => {
    const even = Array.from({ length: 10 }, (_, step) => 2 * step);
    expect(shapesOf(even, run)).toEqual(['risesEvenly']);
    expect(risesEvenly(even.with(5, 8), run)).toBe(true);
    expect(risesEvenly(even.with(5, 7), run)).toBe(false);
    expect(risesEvenly(even.toReversed(), run)).toBe(false);
  });
  it('that ends higher than the run by more than half of what the run covers', () => {
    expect(endsTooHigh([...alike(20, 9), 30], run)).toBe(false);
    expect(endsTooHigh([...alike(20, 9), 31], run)).toBe(true);
  });
});

it('nothing drawn has no shape', () => {
  expect(shapesOf(Array<null>(6).fill(null), course([30, 30, 1, 2, 4, 8]))).toEqual([]);
});

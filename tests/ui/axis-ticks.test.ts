// Numbers of the time axis: in seconds, in smaller units within the first millisecond, and never one upon the next.

import { expect, it } from 'vitest';
import { axisTicks } from '../../src/ui/charts/axis-ticks.ts';

const wordsOf = (from: number, to: number, width: number): string[] =>
  axisTicks({ from, to }, width, 62).map(({ words }) => words);

it('are in seconds, with the unit at both ends', () => {
  expect(wordsOf(0, 4e9, 300)).toEqual(['0 s', '1', '2', '3', '4 s']);
  expect(wordsOf(0, 2e6, 300)).toEqual(['0 s', '0.0005', '0.001', '0.0015', '0.002 s']);
});

it('are in what suits a view of less than a millisecond', () => {
  expect(wordsOf(0, 150e3, 360)).toEqual(['0 µs', '20', '40', '60', '80', '100', '120', '140 µs']);
  expect(wordsOf(0, 12, 360)).toEqual(['0 ns', '2', '4', '6', '8', '10', '12 ns']);
});

it('are fewer where their words are long', () => {
  const long = wordsOf(13.84e9, 13.84e9 + 70e3, 360);
  expect(long.length).toBeLessThan(wordsOf(0, 70e3, 360).length);
  expect(long.length).toBeGreaterThan(0);
  // Of an average letter 7.2 px wide.
  expect(long.length * long[1]!.length * 7.2).toBeLessThan(360);
});

it('end, however narrow the axis is', () => {
  expect(wordsOf(13.84e9, 13.84e9 + 40e3, 20).length).toBeLessThan(4);
});

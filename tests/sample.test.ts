// The sample of the normal run leaves nothing unsaid and grows slowly.

import { describe, expect, it } from 'vitest';
import { combinations, covering, isFull, sharedOut } from './support/sample.ts';

const letters = (count: number): string[] => Array.from({ length: count }, (_, index) => `scenario ${index}`);
const all = (scenarios: number) =>
  combinations({ scenario: letters(scenarios), theme: ['light', 'dark', 'projector'], size: ['phone', 'desktop'] });
const pairs = ({ scenario, theme, size }: ReturnType<typeof all>[number]) => [
  `${scenario} ${theme}`,
  `${scenario} ${size}`,
  `${theme} ${size}`,
];

describe('a sample', () => {
  it('has all pairs of values, and no more rows than the two longest lists have pairs', () => {
    for (const scenarios of [1, 3, 6]) {
      const rows = covering(all(scenarios), pairs);
      expect(new Set(rows.flatMap(pairs))).toEqual(new Set(all(scenarios).flatMap(pairs)));
      expect(rows.length).toBeLessThanOrEqual(Math.max(6, 3 * scenarios));
    }
  });

  it('has one row per value where nothing is said of pairs', () => {
    const rows = covering(all(5), ({ scenario, theme, size }) => [scenario, theme, size]);
    expect(rows.length).toBe(5);
  });

  it('gives every kind a scenario and every scenario a kind', () => {
    const { a, b, c } = sharedOut(['a', 'b', 'c'], letters(5));
    for (const each of [a, b, c]) expect(each.length).toBeGreaterThan(0);
    expect(new Set([...a, ...b, ...c])).toEqual(new Set(letters(5)));
    expect(a.length + b.length + c.length).toBe(isFull ? 15 : 5);
  });

  it('keeps the order, and leaves out what says nothing new', () => {
    const said = { a: ['1'], b: ['1', '2', '3'], c: ['3', '4'], d: [] };
    expect(covering(['a', 'b', 'c', 'd'] as const, (each) => said[each])).toEqual(['b', 'c']);
    expect(covering(['c', 'b', 'a'] as const, (each) => said[each])).toEqual(['c', 'b']);
  });
});

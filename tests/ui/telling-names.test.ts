// The names of compared runs have little room: of long ones what differs is seen.

import { expect, it } from 'vitest';
import { tellingNames } from '../../src/ui/state/kept-runs.ts';

it('short names stay as they are, and long ones that differ from the beginning', () => {
  expect(tellingNames(['200 ms', '15 ms'])).toEqual(['200 ms', '15 ms']);
  expect(tellingNames(['cells < 500', 'capacity - cells >= 192'])).toEqual(['cells < 500', 'capacity - cells >= 192']);
});

it('rules that differ in their end only show it, behind the last word that they share', () => {
  const rules = ['capacity - cells >= 192', 'capacity - cells >= 192 * circuits', 'capacity - cells >= 192 * 3'];
  expect(tellingNames(rules.slice(0, 2))).toEqual(['… 192', '… 192 * circuits']);
  expect(tellingNames(rules)).toEqual(['… 192', '… 192 * circuits', '… 192 * 3']);
  expect(tellingNames(['capacity - cells >= 192', 'capacity - cells > 192'])).toEqual([
    '… cells >= 192',
    '… cells > 192',
  ]);
});

it('equal names stay names', () => {
  expect(tellingNames(['capacity - cells >= 192', 'capacity - cells >= 192'])).toEqual(['… 192', '… 192']);
});

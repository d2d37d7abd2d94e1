// The switch against recorded lists of cells, exactly.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type DropCase, verifyDrops } from '../../src/cli/verify/atm-drop.ts';

const cases: readonly DropCase[] = JSON.parse(
  readFileSync(new URL('atm/drop_vectors.json', import.meta.url), 'utf8'),
).cases;

describe('drop policies, cell by cell', () => {
  it('there are 17 cases', () => {
    expect(cases).toHaveLength(17);
  });

  it.each(cases.map((reference) => [reference.name, reference] as const))('%s', (_, reference) => {
    const verdict = verifyDrops(reference);
    expect(verdict.passed, verdict.detail).toBe(true);
  });

  it('a wrong list is found', () => {
    const accept = cases[0]!.accept.map((taken, index) => (index === 2 ? 1 - taken : taken));
    expect(verifyDrops({ ...cases[0]!, accept }).detail).toBe('accept[2] is 1, should be 0');
  });
});

// Korean particles fit the words before them wherever somebody reads a text: a number that a run puts into a sentence may end
// in another sound than the one its writer had in mind.

import { describe, expect, it } from 'vitest';
import { figuresOf } from '../../src/figures/figures.ts';
import { notes } from '../../src/scenarios/lessons.ts';
import { allCases } from '../support/cases/all-cases.ts';
import { wrongParticles } from '../support/korean-ear.ts';

/** Every Korean text within, however deep. */
function koreanIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'ko' && typeof inner === 'string' ? [inner] : koreanIn(inner, seen),
  );
}

describe.each(allCases)('Korean of $scenario.id', ({ scenario, lesson }) => {
  it.each([
    ['lesson', lesson],
    ['speaker notes', notes[scenario.id]],
    ['settings, charts and results', scenario],
    ['figures', figuresOf(scenario.id)],
  ])('particles of its %s', (_, words) => {
    const texts = koreanIn(words);
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.flatMap(wrongParticles)).toEqual([]);
  });
});

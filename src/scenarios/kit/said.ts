// The kinds of numbers in a lesson, shortly: a result, what an event carries, a time between two events, arithmetic.

import type { Nanos } from '../../engine/core/time.ts';
import type { Said, SaidRun, SaidUnit, ShotEvent } from './lesson.ts';
import type { Text } from './text.ts';

type More = Pick<Said, 'digits' | 'in' | 'seeds' | 'words'>;

/** A result of the run. @param name of the result @param is in house units */
export const result = (name: string, is: number, more: More = {}): Said => ({ result: name, is, ...more });

/** A number that an event carries (engine/core/marks.ts). */
export const carried = (event: ShotEvent, name: string, is: number, unit: SaidUnit, more: More = {}): Said =>
  worked(is, unit, (run) => run.number(event, name), more);

/** The time from one event to another. */
export const between = (from: ShotEvent, to: ShotEvent, is: Nanos, more: More = {}): Said =>
  worked(is, 'ns', (run) => run.at(to) - run.at(from), more);

/** Arithmetic on settings, results and events. */
export const worked = (is: number, unit: SaidUnit, of: (run: SaidRun) => number, more: More = {}): Said => ({
  is,
  unit,
  of,
  ...more,
});

/** A ratio in words: `a fifth`. @param is what the words mean */
export const worded = (words: Text, is: number, of: (run: SaidRun) => number): Said =>
  worked(is, 'ratio', of, { words });

/** A number of a standard or of another's measurement, which no run can give. Its source is in the text. */
export const cited = (is: number, unit: SaidUnit): Said => worked(is, unit, () => is);

// Shapes that drawings may have, by the names that lesson files use, alone or joined by `and`, `or`, `not`: `stays flat or rises
// evenly`.

import type { Reading } from '../expression/check.ts';
import type { Shape } from '../scenarios/kit/prediction.ts';
import {
  dropsAtOnce,
  endsTooHigh,
  halvesInstead,
  neverFalls,
  risesEvenly,
  staysFlat,
} from '../scenarios/kit/shapes.ts';
import { text } from '../scenarios/kit/text.ts';
import { notKnown } from './phrases.ts';
import type { LessonTerm } from './stored.ts';

export const SHAPES: Readonly<Record<string, Shape['looks']>> = {
  'stays flat': staysFlat,
  'rises evenly': risesEvenly,
  'halves instead': halvesInstead,
  'never falls': neverFalls,
  'drops at once': dropsAtOnce,
  'ends too high': endsTooHigh,
};

export function readShape(given: string): Reading<LessonTerm> {
  const names = [...given.matchAll(/(?:(?!\s(?:and|or)\s).)+/gs)];
  for (const { 0: piece, index } of names) {
    const name = shapeOf(piece);
    if (!Object.hasOwn(SHAPES, name)) {
      const at = index + piece.search(/\S|$/) + (/^\s*(?:and|or|not)\s/.exec(piece)?.[0].trimStart().length ?? 0);
      return { at, message: notKnown(text('shape', '모양'), name, Object.keys(SHAPES)) };
    }
  }
  return { data: any(given) };
}

/** The name of a piece, without what joins it. */
const shapeOf = (piece: string): string =>
  piece
    .replace(/^\s*(?:and|or)\s+/, '')
    .replace(/^\s*not\s+/, '')
    .trim()
    .replace(/\s+/g, ' ');

const any = (given: string): LessonTerm =>
  given
    .split(/\sor\s/)
    .map(all)
    .reduce((left, right) => ({ sign: 'or', left, right }));
const all = (given: string): LessonTerm =>
  given
    .split(/\sand\s/)
    .map(one)
    .reduce((left, right) => ({ sign: 'and', left, right }));
const one = (given: string): LessonTerm => {
  const name = { name: shapeOf(given) };
  return /^\s*not\s/.test(given) ? { not: name } : name;
};

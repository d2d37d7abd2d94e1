// Lines that lie on one another: drawn, only the last of them can be seen, so one label names them all. Words that all of
// their labels have are said once: "4, 8, 12, 16 nodes: the same".

import { type Language, type Text, text } from '../scenarios/kit/text.ts';
import type { FigurePoint } from './figure-layout.ts';

/** Lines closer than this cannot be told apart, CSS pixels. */
const APART = 2;

export interface Coinciding {
  /** Places in the list that was given, in its order. */
  readonly lines: readonly number[];
  /** All seeds give the same numbers; otherwise they are only too near to be told apart. */
  readonly exact: boolean;
}

/**
 * Groups of two or more. A line whose runs are not all there belongs to none, so that labels do not join and part while runs
 * come in.
 *
 * @param lines the points of each line
 * @param length points of the axis
 */
export function coincidingLines(lines: readonly (readonly FigurePoint[])[], length: number): readonly Coinciding[] {
  const groups: number[][] = [];
  lines.forEach((points, line) => {
    if (length < 2 || points.length < length || points.some(({ unfinished }) => unfinished)) return;
    const group = groups.find(([first]) => lie(lines[first!]!, points, (a, b) => Math.abs(a.top - b.top) < APART));
    if (group) group.push(line);
    else groups.push([line]);
  });
  return groups
    .filter((group) => group.length > 1)
    .map((group) => ({
      lines: group,
      exact: group.every((line) => lie(lines[group[0]!]!, lines[line]!, areEqual)),
    }));
}

const lie = (
  one: readonly FigurePoint[],
  other: readonly FigurePoint[],
  near: (a: FigurePoint, b: FigurePoint) => boolean,
): boolean => one.every((point, index) => near(point, other[index]!));

/** But for the last bits. */
const areEqual = ({ summary: { mean: a } }: FigurePoint, { summary: { mean: b } }: FigurePoint): boolean =>
  Math.abs(a - b) <= 1e-9 * Math.abs(a);

const SAME = text('the same', '같음');
const NEAR = text('nearly the same', '거의 같음');

/** `4, 8, 12, 16 nodes: the same` */
export function coincidingWords(labels: readonly Text[], exact: boolean, language: Language): string {
  return `${listed(labels.map((label) => label[language]))}: ${(exact ? SAME : NEAR)[language]}`;
}

/** With the words they share in front and behind only once. */
function listed(labels: readonly string[]): string {
  const parts = labels.map((label) => label.match(/\s+|\d+|[^\s\d]+/g) ?? [label]);
  const shortest = Math.min(...parts.map(({ length }) => length));
  const shared = (at: (words: readonly string[], place: number) => string | undefined, most: number): number => {
    let count = 0;
    while (count < most && parts.every((words) => at(words, count) === at(parts[0]!, count))) count++;
    return count;
  };
  // Some of each label must remain.
  const before = shared((words, place) => words[place], shortest - 1);
  const after = shared((words, place) => words.at(-1 - place), shortest - 1 - before);
  const own = parts.map((words) => words.slice(before, words.length - after).join(''));
  const ends = parts[0]!;
  return ends.slice(0, before).join('') + own.join(', ') + ends.slice(ends.length - after).join('');
}

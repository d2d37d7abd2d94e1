// Which events there are at a time and in a span of it. Lists of marks are in order of time; several may share one.

import { bisector } from 'd3-array';
import type { Nanos } from '../engine/core/time.ts';
import type { Mark, MarkKind } from './record.ts';

/** Kinds of events that send a segment again. */
export const SENT_AGAIN: ReadonlySet<MarkKind> = new Set<MarkKind>([
  'retransmission',
  'hole-sent',
  'rack-lost',
  'trim-sent',
  'probe',
]);

const { left, right } = bisector((mark: Mark) => mark.at);

/** Index of the last mark at or before a time; -1 before the first. */
export const markAt = (marks: readonly Mark[], time: Nanos): number => right(marks, time) - 1;

/**
 * In order of time. Which end counts, as mathematics writes it: `[)` from `from` up to but not including `to`, as in a
 * visible span; `(]` after `from` up to and including `to`, as for what has happened since.
 */
export function marksBetween(marks: readonly Mark[], from: Nanos, to: Nanos, ends: '[)' | '(]' = '[)'): Mark[] {
  const place = ends === '[)' ? left : right;
  return marks.slice(place(marks, from), place(marks, to));
}

// The whole run in a ribbon, worked out: where its events stand thick, where nothing was under way, and what a press on the
// ribbon takes hold of. Pure.

import type { Nanos } from '../../../engine/core/time.ts';
import type { IdleGap } from '../../../record/idle-gaps.ts';
import type { Mark, MarkKind } from '../../../record/record.ts';
import type { TimeView } from '../../foundation/plot-geometry.ts';

/** losses: what never arrived; timeouts: a timer fired; edits: a person changed something; others: all else. */
export const CLASSES = ['losses', 'timeouts', 'edits', 'others'] as const;
export type EventClass = (typeof CLASSES)[number];

const OF_KIND: Partial<Record<MarkKind, EventClass>> = {
  drop: 'losses',
  loss: 'losses',
  kill: 'losses',
  'given-up': 'losses',
  refuse: 'losses',
  trim: 'losses',
  cut: 'losses',
  glue: 'losses',
  refused: 'losses',
  'request-lost': 'losses',
  'node-down': 'losses',
  timeout: 'timeouts',
  change: 'edits',
};
export const classOf = (kind: MarkKind): EventClass => OF_KIND[kind] ?? 'others';

/** One column of the ribbon in which events of a class happened. */
export interface Tick {
  readonly column: number;
  readonly count: number;
  /** 0 to 1: one event alone is seen as well as the thickest crowd. */
  readonly share: number;
}

/** The least a column with an event has of the height. */
const LEAST = 0.35;

/** Events counted by column, every one in one of them. */
export function ticksOf(
  marks: readonly Mark[],
  end: Nanos,
  columns: number,
): Readonly<Record<EventClass, readonly Tick[]>> {
  const counts = new Map<EventClass, Map<number, number>>(CLASSES.map((each) => [each, new Map()]));
  for (const { kind, at } of marks) {
    const of = counts.get(classOf(kind))!;
    const column = Math.min(columns - 1, Math.max(0, Math.floor((at / end) * columns)));
    of.set(column, (of.get(column) ?? 0) + 1);
  }
  const ticks = (of: EventClass): Tick[] => {
    const filled = [...counts.get(of)!];
    const most = Math.max(1, ...filled.map(([, count]) => count));
    return filled.map(([column, count]) => ({
      column,
      count,
      share: most === 1 ? 1 : LEAST + (1 - LEAST) * Math.sqrt((count - 1) / (most - 1)),
    }));
  };
  return { losses: ticks('losses'), timeouts: ticks('timeouts'), edits: ticks('edits'), others: ticks('others') };
}

/** How far from a pointer, and from the middle of a fingertip, an event of the ribbon may be to be meant, CSS pixels. */
export const MEANT = { pointer: 4, finger: 12 } as const;

/** The events a pointer on the ribbon means: all that stand in the nearest column. Empty beside them. */
export function marksUnder(
  marks: readonly Mark[],
  x: number,
  end: Nanos,
  width: number,
  reach: number = MEANT.pointer,
): readonly Mark[] {
  const distanceOf = ({ at }: Mark): number => Math.abs((at / end) * width - x);
  const near = marks.filter((mark) => distanceOf(mark) <= reach);
  const nearest = Math.min(...near.map(distanceOf));
  return near.filter((mark) => distanceOf(mark) <= nearest + 1);
}

/** Where senders waited for their timers, in columns: neighbours that touch are one, and none is too short to be seen. */
export function quietColumns(gaps: readonly IdleGap[], end: Nanos, columns: number): (readonly [number, number])[] {
  const spans: [number, number][] = [];
  for (const { from, to, cause } of gaps) {
    if (cause !== 'timer') continue;
    const first = Math.min(columns - 1, Math.floor((from / end) * columns));
    const last = Math.min(columns, Math.max(first + 1, Math.ceil((to / end) * columns)));
    const before = spans.at(-1);
    if (before && before[1] >= first) before[1] = Math.max(before[1], last);
    else spans.push([first, last]);
  }
  return spans;
}

/** What a press takes hold of: an end of the window, the window, or the bare ribbon beside it. */
export type Part = 'start' | 'window' | 'end' | 'beside';

/** What a finger needs, CSS pixels. */
const TARGET = 24;

/** However narrow the window, each of its three parts is wide enough for a finger. */
export function partAt(x: number, from: number, to: number): Part {
  const middle = (from + to) / 2;
  const half = Math.max(TARGET, to - from - TARGET) / 2;
  if (Math.abs(x - middle) <= half) return 'window';
  if (Math.abs(x - middle) > half + TARGET) return 'beside';
  return x < middle ? 'start' : 'end';
}

/** The window after it was dragged by `by`, held inside the run and never turned inside out. */
export function dragged(part: Part, { from, to }: TimeView, by: Nanos, end: Nanos, least: Nanos): [Nanos, Nanos] {
  if (part === 'start') return [Math.round(Math.min(Math.max(0, from + by), to - least)), to];
  if (part === 'end') return [from, Math.round(Math.max(Math.min(end, to + by), from + least))];
  const shift = Math.round(Math.min(Math.max(-from, by), end - to));
  return [from + shift, to + shift];
}

// The ribbon of the whole run: every event in its column, every silence seen, and a window that fingers can hold.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spanNumbers } from '../../src/plot/numbers.ts';
import type { IdleGap } from '../../src/record/idle-gaps.ts';
import type { Mark, MarkKind } from '../../src/record/record.ts';
import {
  CLASSES,
  classOf,
  dragged,
  partAt,
  quietColumns,
  ticksOf,
} from '../../src/ui/charts/overview/overview-model.ts';

const END = 20e9;
const KINDS: readonly MarkKind[] = ['drop', 'loss', 'timeout', 'retransmission', 'change', 'dispatch', 'cut', 'page'];
const markOf = (kind: MarkKind, at: number): Mark => ({
  id: 0,
  kind,
  at,
  link: -1,
  flow: 0,
  segment: -1,
  cause: -1,
  numbers: {},
});
const someMarks = fc.array(
  fc.tuple(fc.constantFrom(...KINDS), fc.integer({ min: 0, max: END })).map(([kind, at]) => markOf(kind, at)),
  { maxLength: 300 },
);

describe('events', () => {
  it('are each in the column of their time and class, however many there are', () => {
    fc.assert(
      fc.property(someMarks, fc.integer({ min: 1, max: 600 }), (marks, columns) => {
        const ticks = ticksOf(marks, END, columns);
        for (const each of CLASSES) {
          for (let column = 0; column < columns; column++) {
            const here = marks.filter(({ kind, at }) => {
              const place = Math.min(columns - 1, Math.floor((at * columns) / END));
              return classOf(kind) === each && place === column;
            });
            const tick = ticks[each].find((other) => other.column === column);
            expect(tick?.count ?? 0).toBe(here.length);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it('alone are seen beside a crowd, and a crowd is higher', () => {
    const crowd = Array.from({ length: 400 }, (_, index) => markOf('drop', 1e9 + index));
    const { losses } = ticksOf([...crowd, markOf('drop', 10e9)], END, 100);
    expect(losses.map(({ share }) => share)).toEqual([1, 0.35]);
    expect(ticksOf([markOf('timeout', 0)], END, 100).timeouts[0]!.share).toBe(1);
  });
});

describe('silences', () => {
  it('are in every column they touch, and none is lost because it is short', () => {
    const gaps = fc.array(
      fc.tuple(fc.integer({ min: 0, max: END - 1 }), fc.integer({ min: 1, max: 2e9 }), fc.boolean()),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(gaps, fc.integer({ min: 1, max: 400 }), (spans, columns) => {
        const inOrder: IdleGap[] = spans
          .map(([from, length, timer]) => ({
            from,
            to: Math.min(END, from + length),
            cause: timer ? ('timer' as const) : ('other' as const),
          }))
          .sort((a, b) => a.from - b.from);
        const shaded = quietColumns(inOrder, END, columns);
        const isShaded = (column: number): boolean => shaded.some(([a, b]) => a <= column && column < b);
        for (let column = 0; column < columns; column++) {
          const [from, to] = [(column / columns) * END, ((column + 1) / columns) * END];
          const touched = inOrder.some((gap) => gap.cause === 'timer' && gap.from < to && gap.to > from);
          if (touched) expect(isShaded(column)).toBe(true);
        }
        for (let index = 1; index < shaded.length; index++) {
          expect(shaded[index]![0]).toBeGreaterThan(shaded[index - 1]![1]);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('the window', () => {
  it('has three parts of at least 24 px, however narrow it is', () => {
    for (const width of [0, 3, 20, 24, 47, 48, 60, 500]) {
      const counts = { start: 0, window: 0, end: 0, beside: 0 };
      for (let x = 0; x < 1000; x++) counts[partAt(x + 0.5, 300, 300 + width)]++;
      expect(Math.min(counts.start, counts.window, counts.end), `${width} px`).toBeGreaterThanOrEqual(24);
      if (width >= 48) {
        expect(partAt(300, 300, 300 + width)).toBe('start');
        expect(partAt(300 + width, 300, 300 + width)).toBe('end');
      }
    }
  });

  it('stays in the run, keeps its width when moved, and its other end when stretched', () => {
    const spans = fc.tuple(fc.integer({ min: 0, max: END - 1e6 }), fc.integer({ min: 1e6, max: END }));
    const by = fc.integer({ min: -2 * END, max: 2 * END });
    fc.assert(
      fc.property(spans, by, ([from, length], by) => {
        const view = { from, to: Math.min(END, from + length) };
        const moved = dragged('window', view, by, END, 1e5);
        expect(moved[1] - moved[0]).toBe(view.to - view.from);
        const start = dragged('start', view, by, END, 1e5);
        const end = dragged('end', view, by, END, 1e5);
        expect([start[1], end[0]]).toEqual([view.to, view.from]);
        for (const [a, b] of [moved, start, end]) {
          expect(a).toBeGreaterThanOrEqual(0);
          expect(b).toBeLessThanOrEqual(END);
          expect(b - a).toBeGreaterThanOrEqual(1e5);
        }
      }),
    );
  });

  it.each([
    [0, 4e9, ['0', '4']],
    [13.251e9, 13.449e9, ['13.25', '13.45']],
    [0.333333e9, 4.333333e9, ['0.3', '4.3']],
    [0, 20e9, ['0', '20']],
    [1.23456e9, 1.23466e9, ['1.23456', '1.23466']],
    [0, 100, ['0', '0.0000001']],
    [9.99999997e9, 10e9, ['9.99999997', '10']],
  ])('from %d to %d ns is said as %j s', (from, to, said) => {
    expect(spanNumbers({ from, to })).toEqual(said);
  });
});

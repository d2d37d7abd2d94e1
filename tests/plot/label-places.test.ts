// One rule places the words of run charts, figures and sweeps: what holds for all of them, then among lines, then in a margin.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inMargin } from '../../src/figures/line-labels.ts';
import {
  type Box,
  CELL,
  type LabelPlace,
  type LabelPlaces,
  type LabelWish,
  placeLabels,
  type Skyline,
} from '../../src/plot/label-places.ts';
import { LINE_HEIGHT } from '../../src/plot/labels.ts';
import { offersAlong } from '../../src/plot/line-offers.ts';

describe('names among the lines of a chart', () => {
  /** A step to the left, CSS pixels, and a little. */
  const STEP = 26;
  const area = { x: 76, y: 0, width: 900, height: 56 };
  const columns = area.width / CELL;
  const flat = (y: number): Skyline => ({
    top: new Float64Array(columns).fill(y - 1),
    bottom: new Float64Array(columns).fill(y + 1),
  });
  const wish = (own: number, width = 60) => ({ width, height: 17, own });
  const named = (
    wishes: readonly (ReturnType<typeof wish> & Partial<LabelWish>)[],
    lines: readonly Skyline[],
    within = area,
    taken: readonly Box[] = [],
  ) => {
    const offered = wishes.map((each) => ({ ...each, offers: offersAlong(lines[each.own]!, each, within) }));
    return placeLabels(offered, { area: within, lines, taken });
  };

  it('stand on no line and on no other label when there is room', () => {
    const lines = [flat(10), flat(40)];
    const places = named([wish(0), wish(1)], lines) as readonly LabelPlaces[];
    for (const [index, [place]] of places.entries()) {
      for (const line of lines) {
        const crosses = line.top[0]! < place.y + 17 && line.bottom[0]! > place.y;
        expect([index, crosses]).toEqual([index, false]);
      }
    }
    const [[a], [b]] = places as [(typeof places)[0], (typeof places)[0]];
    expect(Math.abs(a.y - b.y) >= 17 || Math.abs(a.x - b.x) >= 60).toBe(true);
  });

  it.each([2, 3, 4, 6, 9])('stand in the order of their lines, which are %i pixels apart', (apart) => {
    const lines = [flat(28 + apart), flat(28)];
    const [[lower], [upper]] = named(
      [
        { ...wish(0), ifFree: true },
        { ...wish(1), ifFree: true },
      ],
      lines,
    ) as [LabelPlaces, LabelPlaces];
    expect(upper.y + 17).toBeLessThanOrEqual(28);
    expect(lower.y).toBeGreaterThanOrEqual(28 + apart);
  });

  it('lie on no other label, whatever the lines are, and always in the same places', () => {
    const height = fc.integer({ min: 2, max: 54 });
    const rough = fc.array(fc.tuple(height, height), { minLength: columns / 15, maxLength: columns / 15 }).map(
      (pieces): Skyline => ({
        top: Float64Array.from({ length: columns }, (_, column) => Math.min(...pieces[Math.floor(column / 15)]!) - 1),
        bottom: Float64Array.from(
          { length: columns },
          (_, column) => Math.max(...pieces[Math.floor(column / 15)]!) + 1,
        ),
      }),
    );
    fc.assert(
      fc.property(fc.array(rough, { minLength: 2, maxLength: 4 }), (lines) => {
        const wishes = lines.map((_, own) => wish(own));
        const places = named(wishes, lines);
        expect(named(wishes, lines)).toEqual(places);
        const boxes = places.map((both) => both![0]);
        for (const [index, a] of boxes.entries()) {
          for (const b of boxes.slice(0, index)) {
            // What touches by 2 px is apart: type is lower than its line.
            expect(Math.abs(a.x - b.x) >= 60 || Math.abs(a.y - b.y) >= 17 - 2).toBe(true);
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  it('stand at the end of their lines, also where several lie upon one another there', () => {
    const apart = columns - 20;
    const falling = (y: number): Skyline => {
      const line = flat(54);
      line.top.fill(y - 1, 0, apart);
      line.bottom.fill(y + 1, 0, apart);
      return line;
    };
    const right = area.x + area.width;
    const [[alone]] = named([wish(0)], [falling(21)]) as [LabelPlaces];
    expect(right - (alone.x + 60)).toBeLessThan(STEP);
    const lines = [falling(21), falling(46), flat(54)];
    const [[first], [second]] = named([wish(0), wish(1)], lines) as [LabelPlaces, LabelPlaces];
    for (const { x } of [first, second]) expect(right - (x + 60)).toBeLessThan(STEP);
    expect(Math.abs(first.y - second.y)).toBeGreaterThanOrEqual(17);
  });

  it('stand at the end of a line that ends early, and next to it', () => {
    const ended = flat(30);
    ended.top.fill(Number.NaN, 100);
    ended.bottom.fill(Number.NaN, 100);
    const [[place]] = named([wish(0)], [ended, flat(5)]) as [LabelPlaces];
    expect(Math.abs(place.x + 60 - (area.x + 100 * CELL))).toBeLessThan(STEP);
    expect(Math.min(Math.abs(place.y + 17 - 29), Math.abs(place.y - 31))).toBeLessThanOrEqual(4);
  });

  it('are stacked at the end where lines lie upon one another, rather than far from it', () => {
    const fallen = (y: number): Skyline => {
      const line = flat(53);
      line.top.fill(y - 1, 0, columns - 40);
      line.bottom.fill(y + 1, 0, columns - 40);
      return line;
    };
    const names = [86, 140].map((width, own) => wish(own, width));
    const [[first], [second]] = named(names, [fallen(6), fallen(36)]) as [LabelPlaces, LabelPlaces];
    const right = area.x + area.width;
    expect(right - (first.x + 86)).toBeLessThan(STEP);
    expect(right - (second.x + 140)).toBeLessThan(STEP);
    expect(first.y - second.y).toBe(17);
  });

  it('stand behind a line that ends early where other lines leave no room at it', () => {
    const [line, close] = [flat(40), flat(50)];
    // Dots, with a line close below them and another close above them, both of which leave them room further on.
    for (const side of [line.top, line.bottom]) side.fill(Number.NaN, 60);
    const ceiling = flat(24);
    for (const side of [ceiling.top, ceiling.bottom]) side.fill(5, 60);
    const [[place]] = named([wish(0)], [line, close, ceiling]) as [LabelPlaces];
    expect(place.x - (area.x + 60 * CELL)).toBeLessThan(8);
    expect(place.x).toBeGreaterThanOrEqual(area.x + 60 * CELL);
    expect(Math.abs(place.y + 8.5 - 40)).toBeLessThanOrEqual(1);
  });

  it('stay where they are from edit to edit: another run of much the same shape has them in the same places', () => {
    const shape = fc.tuple(
      fc.integer({ min: 24, max: 34 }),
      fc.integer({ min: 60, max: 76 }),
      fc.infiniteStream(fc.nat(2)),
    );
    fc.assert(
      fc.property(shape, ([high, low, noise]) => {
        const rough = (y: number): Skyline => {
          const line = flat(y);
          for (let column = 0; column < columns; column++) {
            const by = Number(noise.next().value) - 1;
            line.top[column]! += by;
            line.bottom[column]! += by;
          }
          return line;
        };
        const placed = (lines: readonly Skyline[], before: readonly LabelPlace[] = []) => {
          const wishes = [0, 1].map((own) => ({ ...wish(own), before: before[own] }));
          return (named(wishes, lines, { ...area, height: 80 }) as readonly LabelPlaces[]).map(([place]) => place);
        };
        const before = placed([flat(high), flat(low)]);
        const after = placed([rough(high), rough(low)], before);
        for (const [index, { x, y }] of after.entries()) {
          expect(x).toBe(before[index]!.x);
          expect(Math.abs(y - before[index]!.y)).toBeLessThanOrEqual(3);
        }
      }),
    );
  });

  it('stay where they were if another place is but little better, and go where it is much better', () => {
    const placed = (cheaperBy: number, before?: LabelPlace) => {
      const offers = [
        { x: 100, y: 20, price: 0 },
        { x: 400, y: 20, price: cheaperBy },
      ];
      return placeLabels([{ width: 60, height: 17, offers, before }], { area })[0]![0];
    };
    expect(placed(30)).toEqual({ x: 100, y: 20 });
    // Another place at the same height is another place.
    expect(placed(30, { x: 400, y: 20 })).toEqual({ x: 400, y: 20 });
    // Its line took it along.
    expect(placed(30, { x: 400, y: 26 })).toEqual({ x: 400, y: 20 });
    expect(placed(80, { x: 400, y: 20 })).toEqual({ x: 100, y: 20 });
  });

  it('have a second place that a cursor at the first does not touch', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 5, max: 50 }), { minLength: columns, maxLength: columns }), (heights) => {
        const line = { top: Float64Array.from(heights), bottom: Float64Array.from(heights, (height) => height + 2) };
        const [[first, second]] = named([wish(0)], [line]) as [
          readonly [{ x: number; y: number }, { x: number; y: number }],
        ];
        expect(Math.abs(first.x - second.x)).toBeGreaterThanOrEqual(60);
        for (const place of [first, second]) {
          expect(place.x).toBeGreaterThanOrEqual(area.x);
          expect(place.x + 60).toBeLessThanOrEqual(area.x + area.width);
          expect(place.y).toBeGreaterThanOrEqual(area.y);
          expect(place.y + 17).toBeLessThanOrEqual(area.y + area.height);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('are left out where they would rather, if every place is on a line', () => {
    const low = { ...area, height: 40 };
    const crossed = [flat(10), flat(22)];
    const rather = { ...wish(0), ifFree: true };
    expect(named([rather], crossed, low)).toEqual([undefined]);
    expect(named([wish(0)], crossed, low)[0]).toBeDefined();
    expect(named([rather], [flat(10)], low)[0]).toBeDefined();
  });

  it('are left out where they would rather, if another line runs between them and their own for half of them or more', () => {
    const width = 60;
    const span = width / CELL;
    /** Below the label and its line, but for so many columns of the label, where it runs between the two. */
    const between = (count: number): Skyline => {
      const line = flat(52);
      line.top.fill(24, 0, count);
      line.bottom.fill(26, 0, count);
      return line;
    };
    const placed = (count: number) =>
      placeLabels([{ ...wish(0, width), ifFree: true, offers: [{ x: area.x, y: 2, price: 0 }] }], {
        area,
        lines: [flat(40), between(count)],
      })[0];
    expect(placed(Math.floor(span / 2))).toBeDefined();
    expect(placed(Math.ceil(span / 2))).toBeUndefined();
    expect(placed(span)).toBeUndefined();
  });

  it('leave what stands there already alone', () => {
    const taken = { x: area.x + 500, y: 0, width: 400, height: 56 };
    const [[place]] = named([wish(0)], [flat(30)], area, [taken]) as [readonly [{ x: number; y: number }, unknown]];
    expect(place.x + 60).toBeLessThanOrEqual(taken.x);
  });
});

describe('labels in a margin', () => {
  const plot = { top: 20, bottom: 400 };
  const end = (top: number, rows = 1) => ({
    words: 'a line',
    rows: Array.from({ length: rows }, () => 'a line'),
    left: 700,
    top,
  });
  const ends = fc.array(fc.tuple(fc.integer({ min: 20, max: 400 }), fc.integer({ min: 1, max: 3 })), {
    minLength: 1,
    // Seven labels of three rows still have room.
    maxLength: 7,
  });
  const middle = (top: number, rows: number): number => top + ((rows - 1) * LINE_HEIGHT) / 2;

  it('lie on no other, within the plot, in the order in which their lines end, and always in the same places', () => {
    fc.assert(
      fc.property(ends, (all) => {
        const given = all.map(([top, rows]) => end(top, rows));
        const placed = inMargin(given, plot, 100).map((each) => each!.top);
        expect(inMargin(given, plot, 100).map((each) => each!.top)).toEqual(placed);
        const order = all.map((_, index) => index).sort((a, b) => placed[a]! - placed[b]!);
        for (const [n, index] of order.entries()) {
          const rows = all[index]![1];
          expect(placed[index]).toBeGreaterThanOrEqual(plot.top - 1e-9);
          expect(placed[index]! + (rows - 1) * LINE_HEIGHT).toBeLessThanOrEqual(plot.bottom + 1e-9);
          const above = order[n - 1];
          if (above === undefined) continue;
          expect(placed[index]! - placed[above]!).toBeGreaterThanOrEqual(all[above]![1] * LINE_HEIGHT - 1e-9);
          expect(all[index]![0]).toBeGreaterThanOrEqual(all[above]![0]);
        }
      }),
    );
  });

  it('stand as near to the ends of their lines as they can: no move of one or more together brings them nearer', () => {
    fc.assert(
      fc.property(ends, (all) => {
        const placed = inMargin(
          all.map(([top, rows]) => end(top, rows)),
          plot,
          100,
        ).map((each) => each!.top);
        const order = all.map((_, index) => index).sort((a, b) => placed[a]! - placed[b]!);
        const off = (index: number, by = 0): number => {
          const [top, rows] = all[index]!;
          return (middle(placed[index]! + by, rows) - top) ** 2;
        };
        // Upwards the first ones of any neighbours can move, down the last ones, as far as something else stands there.
        const bottomOf = (index: number): number => placed[index]! + all[index]![1] * LINE_HEIGHT;
        for (let from = 0; from < order.length; from++) {
          for (let to = from; to < order.length; to++) {
            const group = order.slice(from, to + 1);
            const above = from > 0 ? bottomOf(order[from - 1]!) : plot.top;
            const below = to + 1 < order.length ? placed[order[to + 1]!]! : plot.bottom + LINE_HEIGHT;
            const [up, down] = [placed[group[0]!]! - above, below - bottomOf(group.at(-1)!)];
            for (const by of [-Math.min(1, up), Math.min(1, down)]) {
              if (Math.abs(by) < 0.01) continue;
              const sum = (shift: number) => group.reduce((total, index) => total + off(index, shift), 0);
              expect(sum(by)).toBeGreaterThanOrEqual(sum(0) - 1e-6);
            }
          }
        }
      }),
    );
  });

  it('stand about the ends of lines that end together, half of them above and half below', () => {
    const tops = inMargin([end(100), end(101), end(102), end(300)], plot, 100).map((each) => each!.top);
    expect(tops).toEqual([101 - LINE_HEIGHT, 101, 101 + LINE_HEIGHT, 300]);
  });

  it('leave out what has no words, and go on below where there is room for none of it', () => {
    expect(inMargin([undefined, end(50), undefined], plot, 100)).toEqual([undefined, end(50), undefined]);
    const crowd = inMargin(
      [1, 2, 3].map(() => end(30)),
      { top: 20, bottom: 30 },
      100,
    );
    expect(crowd.map((each) => each!.top)).toEqual([20, 37, 54]);
  });
});

// Nothing is lost between a record and its pixel columns, and nothing between the columns and the canvas.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnOf, columnTrace, type StepSeries } from '../../src/plot/trace.ts';
import { paintArea, paintTrace } from '../../src/ui/charts/trace-paint.ts';
import { gaugeOf } from '../support/random-record.ts';
import { isFull } from '../support/sample.ts';

const WIDTHS = [37, 320, 932];
const TO = 1_000_000;

interface Rows {
  readonly rows: readonly (readonly [wait: number, last: number, below: number, above: number])[];
  readonly from: number;
  readonly span: number;
}

const traces: fc.Arbitrary<Rows> = fc.record({
  rows: fc.array(fc.tuple(fc.nat(60_000), fc.integer({ min: 0, max: 100 }), fc.nat(9), fc.nat(9)), { maxLength: 40 }),
  from: fc.nat(400_000),
  span: fc.integer({ min: 10, max: TO }),
});

function seriesOf({ rows }: Rows): StepSeries {
  let now = 0;
  const time = rows.map(([wait]) => (now += wait));
  return {
    time: Float64Array.from(time),
    last: Float64Array.from(rows, ([, last]) => last),
    min: Float64Array.from(rows, ([, last, below]) => last - below),
    max: Float64Array.from(rows, ([, last, , above]) => last + above),
    length: rows.length,
  };
}

/** Lowest and highest of every column, worked out row by row. */
function extremesByHand(series: StepSeries, from: number, to: number, columns: number) {
  const low = new Array<number>(columns).fill(Number.POSITIVE_INFINITY);
  const high = new Array<number>(columns).fill(Number.NEGATIVE_INFINITY);
  for (let row = 0; row < series.length; row++) {
    const start = series.time[row]!;
    const end = row + 1 < series.length ? series.time[row + 1]! : Number.POSITIVE_INFINITY;
    if (start >= from && start < to) {
      const column = columnOf(start, from, to, columns);
      low[column] = Math.min(low[column]!, series.min[row]!);
      high[column] = Math.max(high[column]!, series.max[row]!);
    }
    for (let column = 0; column < columns; column++) {
      // Carried into the column: it holds when the column begins.
      const begins = start < from ? -1 : columnOf(start, from, to, columns);
      const ends = end < from ? -1 : columnOf(Math.min(end, to), from, to, columns);
      const replacedAtStart = end === from && column === 0;
      if (begins < column && ends >= column && !replacedAtStart) {
        low[column] = Math.min(low[column]!, series.last[row]!);
        high[column] = Math.max(high[column]!, series.last[row]!);
      }
    }
  }
  return { low, high };
}

describe('a step function in pixel columns', () => {
  it('keeps the extremes of every column: random traces, three widths', () => {
    fc.assert(
      fc.property(traces, (rows) => {
        const series = seriesOf(rows);
        const to = rows.from + rows.span;
        for (const columns of WIDTHS) {
          const trace = columnTrace(series, rows.from, to, columns, Number.MAX_SAFE_INTEGER);
          for (let row = 0; row < series.length; row++) {
            const time = series.time[row]!;
            if (time < rows.from || time >= to) continue;
            const column = columnOf(time, rows.from, to, columns);
            if (!(trace.min[column]! <= series.min[row]! && trace.max[column]! >= series.max[row]!)) return false;
          }
        }
        return true;
      }),
      { numRuns: isFull ? 10_000 : 2000, seed: 1 },
    );
  });

  it('invents nothing: extremes are exactly those of the rows in a column and of the value carried in', () => {
    fc.assert(
      fc.property(traces, fc.constantFrom(7, 37), (rows, columns) => {
        const series = seriesOf(rows);
        const to = rows.from + rows.span;
        const trace = columnTrace(series, rows.from, to, columns, Number.MAX_SAFE_INTEGER);
        const { low, high } = extremesByHand(series, rows.from, to, columns);
        for (let column = 0; column < columns; column++) {
          if (low[column] === Number.POSITIVE_INFINITY) expect(trace.min[column]).toBeNaN();
          else expect([trace.min[column], trace.max[column]]).toEqual([low[column], high[column]]);
        }
      }),
      { numRuns: isFull ? 1500 : 500, seed: 3 },
    );
  });

  it('has all of a folded row that reaches into the view from the left', () => {
    const gauge = gaugeOf(
      [
        { time: 0, min: 1, max: 1, last: 1 },
        { time: 12, min: 0, max: 50, last: 3 },
        { time: 24, min: 2, max: 2, last: 2 },
      ],
      10,
    );
    const firstOf = (series: StepSeries, from: number) => {
      const { first, min, max } = columnTrace(series, from, from + 10, 10, 100);
      return [first[0], min[0], max[0]];
    };
    expect(firstOf(gauge, 13)).toEqual([3, 0, 50]);
    expect(firstOf(gauge, 20)).toEqual([3, 3, 3]);
    expect(firstOf({ ...gauge, refined: { from: 10, to: 20, width: 0 } }, 13)).toEqual([3, 3, 3]);
  });

  it('ends where the run is not computed yet', () => {
    const series = seriesOf({ rows: [[0, 5, 0, 0]], from: 0, span: 100 });
    const trace = columnTrace(series, 0, 100, 10, 35);
    expect([...trace.last].map((value) => !Number.isNaN(value))).toEqual([1, 1, 1, 1, 0, 0, 0, 0, 0, 0].map(Boolean));
  });
});

/** A context that only remembers which pixels were filled. */
function recordingContext(width: number, height: number) {
  const pixels = new Uint8Array(width * height);
  const fillRect = (x: number, y: number, w: number, h: number) => {
    for (let row = Math.max(0, y); row < Math.min(height, y + h); row++) {
      for (let column = Math.max(0, x); column < Math.min(width, x + w); column++) pixels[row * width + column] = 1;
    }
  };
  const context = { fillRect, fillStyle: '' } as unknown as CanvasRenderingContext2D;
  return { context, at: (x: number, y: number) => pixels[y * width + x] === 1 };
}

describe('a trace on the canvas', () => {
  it('covers the extremes of every column and joins its levels', () => {
    fc.assert(
      fc.property(traces, (rows) => {
        const columns = 37;
        const trace = columnTrace(seriesOf(rows), rows.from, rows.from + rows.span, columns, Number.MAX_SAFE_INTEGER);
        const { context, at } = recordingContext(columns + 4, 140);
        const toY = (value: number) => 120 - value;
        paintTrace(context, trace, 2, toY, { colour: '#000', width: 2 });
        for (let column = 0; column < columns; column++) {
          if (Number.isNaN(trace.last[column]!)) continue;
          expect(at(2 + column, toY(trace.last[column]!))).toBe(true);
          expect(at(2 + column, toY(trace.min[column]!))).toBe(true);
          expect(at(2 + column, toY(trace.max[column]!))).toBe(true);
          if (column === 0 || Number.isNaN(trace.last[column - 1]!)) continue;
          const [upper, lower] = [trace.last[column - 1]!, trace.first[column]!].map(toY).sort((a, b) => a - b) as [
            number,
            number,
          ];
          for (let y = upper; y <= lower; y++) expect(at(2 + column - 1, y) || at(2 + column, y)).toBe(true);
        }
      }),
      { numRuns: isFull ? 500 : 150, seed: 4 },
    );
  });

  it('fills areas from the baseline to the lowest point of each column', () => {
    const trace = columnTrace(
      seriesOf({
        rows: [
          [0, 50, 0, 0],
          [50, 10, 0, 0],
        ],
        from: 0,
        span: 100,
      }),
      0,
      100,
      10,
      100,
    );
    const { context, at } = recordingContext(10, 140);
    paintArea(context, trace, 0, (value) => 120 - value, 120, '#000');
    expect([at(0, 69), at(0, 70), at(0, 119), at(0, 120)]).toEqual([false, true, true, false]);
    expect([at(9, 109), at(9, 110), at(9, 119)]).toEqual([false, true, true]);
  });

  it('draws dashes on a raster that does not depend on where the line begins', () => {
    const flat = (from: number) =>
      columnTrace(seriesOf({ rows: [[from, 50, 0, 0]], from: 0, span: 100 }), 0, 100, 100, 100);
    const late = recordingContext(100, 140);
    const early = recordingContext(100, 140);
    const pen = { colour: '#000', width: 1, dash: [6, 4] as const };
    paintTrace(early.context, flat(0), 0, (value) => 120 - value, pen);
    paintTrace(late.context, flat(13), 0, (value) => 120 - value, pen);
    for (let x = 13; x < 100; x++) expect(late.at(x, 70)).toBe(early.at(x, 70));
    expect([5, 6, 9, 10].map((x) => early.at(x, 70))).toEqual([true, false, false, true]);
  });
});

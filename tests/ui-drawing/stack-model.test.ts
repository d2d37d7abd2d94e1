// The chart stack as a model: rows with room to read, and scales that stand still while a run comes in or is looked at.

import { describe, expect, it } from 'vitest';
import { extremes } from '../../src/ui/charts/chart-series.ts';
import { type EndLetter, endLetters } from '../../src/ui/charts/end-letters.tsx';
import { hasRoomFor } from '../../src/ui/charts/gutter.tsx';
import { rowLabels } from '../../src/ui/charts/row-labels.ts';
import { StackModeller, yOf } from '../../src/ui/charts/stack-model.ts';
import { createFakeRunner, fakeRecord, fakeReno, fakeSpec } from '../support/fake-runner.ts';

const charts = fakeReno.charts;
const spec = fakeSpec();
const input = {
  charts,
  record: fakeRecord(spec),
  spec,
  ghosts: [],
  front: undefined,
  zoom: null,
  size: { width: 1136, height: 368 },
  dragging: false,
  moving: false,
};

describe('the rows of the stack', () => {
  it.each([92, 80])('leave a plot of at least 52 px when they are %d high', (height) => {
    const { rows } = new StackModeller().model({ ...input, size: { width: 1136, height: 4 * height } });
    expect(rows.map(({ top }) => top)).toEqual([0, height, 2 * height, 3 * height]);
    for (const { plotTop, plotBottom } of rows) expect(plotBottom - plotTop).toBeGreaterThanOrEqual(52);
  });

  it('put 0 on the baseline and the limit of the queue inside the plot', () => {
    const [queue] = new StackModeller().model(input).rows;
    expect(yOf(queue!, 0)).toBe(queue!.plotBottom);
    expect(yOf(queue!, spec.params['q'] as number)).toBeGreaterThanOrEqual(queue!.plotTop);
  });

  it('keep the words of the threshold off the title on a phone, also while they stand aside for the cursor', () => {
    const model = new StackModeller().model({
      ...input,
      charts: charts.slice(0, 1),
      size: { width: 390, height: 220 },
    });
    const [{ width, places }] = rowLabels(model.rows[0]!, model, 'en', 'full at 200') as [
      ReturnType<typeof rowLabels>[0],
    ];
    const [at, aside] = places;
    // A cursor is in the way up to 6 px beside the words; every pixel more brings them nearer to the title.
    const between = at.x - (aside.x + width);
    expect(between).toBeGreaterThan(12);
    expect(between).toBeLessThanOrEqual(16);
  });

  it('have the words of the threshold where they are whole: not half behind the curtain of a question', () => {
    const model = new StackModeller().model({ ...input, spec: fakeSpec({ q: 2 }) });
    const wordsWith = (hiddenFrom?: number): string[] =>
      rowLabels(model.rows[0]!, model, 'en', 'full at 2', { hiddenFrom }).map(({ words }) => words);
    expect(wordsWith()).toContain('full at 2');
    expect(wordsWith(model.view.to)).toContain('full at 2');
    expect(wordsWith(1e9)).not.toContain('full at 2');
  });

  it('are drawn only where there is room', () => {
    expect(new StackModeller().model({ ...input, size: { width: 0, height: 0 } }).rows).toEqual([]);
  });
});

describe('the letters of compared runs', () => {
  const ghosts = (['A', 'B'] as const).map((run) => ({ run, record: fakeRecord(spec), from: 0 }));
  const rowsOf = (height: number) =>
    new StackModeller().model({ ...input, ghosts, front: 'C', size: { width: 976, height: charts.length * height } });

  it.each([110, 66, 49])('stand in their own row, one below the other, where rows are %d high', (height) => {
    const model = rowsOf(height);
    for (const row of model.rows) {
      const letters = endLetters(row, model);
      expect(letters.map(({ letter }: EndLetter) => letter).toSorted()).toEqual(['A', 'B', 'C']);
      expect(letters[0]!.y - 8).toBeGreaterThanOrEqual(row.top);
      expect(letters[2]!.y + 8).toBeLessThan(row.top + height);
      for (const [index, { y }] of letters.entries()) {
        if (index > 0) expect(y - letters[index - 1]!.y).toBeGreaterThan(15);
      }
    }
  });

  it('have values beside them where these fit into the row', () => {
    const [laptop, desktop] = [49, 66].map((height) => rowsOf(height).rows[1]!);
    expect([1, 2].map((others) => hasRoomFor(others, laptop!))).toEqual([true, false]);
    expect([1, 2].map((others) => hasRoomFor(others, desktop!))).toEqual([true, true]);
  });
});

describe('a view that moves', () => {
  it('reads no line anew and leaves rows alone whose axes stay', () => {
    const modeller = new StackModeller();
    const before = modeller.model({ ...input, zoom: [0, 4e9], moving: true });
    const after = modeller.model({ ...input, zoom: [1e9, 5e9], moving: true });
    expect(after.geometry).toBe(before.geometry);
    for (const [index, row] of after.rows.entries()) {
      expect(row.series).toBe(before.rows[index]!.series);
      if (row.range.high === before.rows[index]!.range.high) expect(row).toBe(before.rows[index]);
    }
    expect(after.rows.filter((row, index) => row === before.rows[index])).not.toEqual([]);
  });

  it('stays the same when a record has other flights, and nothing else', () => {
    const modeller = new StackModeller();
    const record = { ...input.record };
    const before = modeller.model({ ...input, record });
    Object.assign(record, { flights: [...record.flights], version: record.version + 1, refilled: record.refilled + 1 });
    expect(modeller.model({ ...input, record })).toBe(before);
    Object.assign(record, { version: record.version + 1 });
    expect(modeller.model({ ...input, record })).not.toBe(before);
  });

  it('leaves rows alone when a setting is another that moves no threshold', () => {
    const modeller = new StackModeller();
    const before = modeller.model(input);
    expect(before.rows.some(({ threshold }) => threshold)).toBe(true);
    expect(modeller.model({ ...input, spec: fakeSpec({ rmin: 300e6 }) })).toBe(before);
  });

  it('has other rows when the record has grown or a setting is another', () => {
    const modeller = new StackModeller();
    const [before] = modeller.model(input).rows;
    const grown = { ...input.record, version: input.record.version + 1 };
    const [same] = modeller.model(input).rows;
    const [after] = modeller.model({ ...input, record: grown }).rows;
    const [set] = modeller.model({ ...input, record: grown, spec: fakeSpec({ q: 5 }) }).rows;
    expect(same).toBe(before);
    expect(after).not.toBe(before);
    expect(set!.threshold!.last[0]).toBe(5);
  });
});

describe('the scales of the stack', () => {
  it('only grow while a run is being computed', () => {
    const turns: (() => void)[] = [];
    const runner = createFakeRunner(6, (turn) => turns.push(turn));
    const modeller = new StackModeller();
    const tops: number[][] = charts.map(() => []);
    runner.subscribe(() => {
      const { rows } = modeller.model({ ...input, record: runner.record });
      for (const [index, row] of rows.entries()) tops[index]!.push(row.range.high);
    });
    runner.load(spec);
    for (let turn = turns.shift(); turn; turn = turns.shift()) turn();
    for (const highs of tops) {
      expect(highs).toHaveLength(6);
      for (let index = 1; index < 5; index++) expect(highs[index]!).toBeGreaterThanOrEqual(highs[index - 1]!);
    }
    const whole = new StackModeller().model(input).rows.map(({ range }) => range);
    expect(modeller.model({ ...input, record: runner.record }).rows.map(({ range }) => range)).toEqual(whole);
  });

  it('begin anew with another step of the lesson, though its run is played at once', () => {
    const modeller = new StackModeller();
    const high = fakeSpec({ q: 200 });
    const before = { ...input, spec: high, record: fakeRecord(high), moving: true, step: 1 };
    const queueOf = (model: ReturnType<StackModeller['model']>) => model.rows[0]!.range;
    expect(queueOf(modeller.model(before)).high).toBeGreaterThanOrEqual(200);
    // The step is open before its run has come.
    modeller.model({ ...before, spec, step: 2 });
    modeller.model({ ...before, spec, step: 2 });
    const opened = modeller.model({ ...input, moving: true, step: 2 });
    expect(queueOf(opened)).toEqual(queueOf(new StackModeller().model(input)));
    // From there on nothing shrinks under a line that moves.
    const grown = modeller.model({ ...before, step: 2 });
    expect(queueOf(modeller.model({ ...input, moving: true, step: 2 }))).toEqual(queueOf(grown));
  });

  const SPANS = [null, [0, 1e8], [5e9, 6e9], [19e9, 20e9], [3.3e9, 3.31e9]] as const;

  it('fit what is visible at rest, whatever was visible before, and clip nothing of it', () => {
    const modeller = new StackModeller();
    for (const zoom of [...SPANS, ...SPANS.toReversed()]) {
      const { rows, view } = modeller.model({ ...input, zoom });
      expect(rows.map(({ range }) => range)).toEqual(
        new StackModeller().model({ ...input, zoom }).rows.map(({ range }) => range),
      );
      for (const { series, range, chart } of rows) {
        const seen = series.flatMap(({ series: { time, max, length } }) =>
          Array.from({ length }, (_, row) => row).flatMap((row) =>
            time[row]! >= view.from && time[row]! <= view.to ? [max[row]! / chart.divide] : [],
          ),
        );
        for (const value of seen) expect(value).toBeLessThanOrEqual(range.high * (1 + 1e-9));
      }
    }
  });

  it('use the height: what is visible of a line that grows reaches beyond half of its axis', () => {
    const time = Float64Array.from({ length: 200 }, (_, row) => row * 1e8);
    const steps = { time, min: time, max: time, last: time, length: 200 };
    const { high } = extremes([{ series: steps }], { from: 0, to: 2e9 });
    expect(high).toBe(2e9);
    expect(extremes([{ series: steps }]).high).toBe(time.at(-1));
    expect(extremes([{ series: steps }], { from: 1.95e9, to: 1.96e9 })).toEqual({ low: 1.9e9, high: 1.9e9 });
  });

  it('only grow while the run plays or the view moves', () => {
    const modeller = new StackModeller();
    let last = modeller.model({ ...input, zoom: [0, 1e9] }).rows.map(({ range }) => range.high);
    for (const zoom of SPANS) {
      const highs = modeller.model({ ...input, zoom, moving: true }).rows.map(({ range }) => range.high);
      for (const [index, high] of highs.entries()) expect(high).toBeGreaterThanOrEqual(last[index]!);
      last = highs;
    }
  });

  it('hold the ghost of the run before, so that the two can be compared', () => {
    const small = fakeSpec({ q: 5 });
    const ghosts = [{ run: 'A' as const, record: input.record, from: 0 }];
    const next = { ...input, record: fakeRecord(small, 2), spec: small };
    const alone = new StackModeller().model(next).rows[0]!.range.high;
    expect(alone).toBeLessThan(15);
    expect(new StackModeller().model({ ...next, ghosts }).rows[0]!.range.high).toBeGreaterThanOrEqual(15);
  });
});

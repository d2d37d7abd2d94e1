// Everything the chart stack draws, worked out once per record, zoom and size: places, ranges, ticks, lines, labels. The
// canvas (stack-paint.ts) and the words around it (chart-row.tsx) read it; per frame only the cursor moves.

import type { Nanos } from '../../engine/core/time.ts';
import { shareScale, type ValueRange } from '../../plot/scale.ts';
import { ticksInRoom } from '../../plot/ticks.ts';
import type { StepSeries } from '../../plot/trace.ts';
import { type IdleGap, idleGaps } from '../../record/idle-gaps.ts';
import { memoBy } from '../../record/memo.ts';
import type { RunRecord } from '../../record/record.ts';
import type { RunSpec } from '../../scenarios/kit/run-spec.ts';
import type { Chart } from '../../scenarios/kit/scenario.ts';
import { lastOf } from '../foundation/last-of.ts';
import { type PlotGeometry, plotGeometry, type TimeView } from '../foundation/plot-geometry.ts';
import type { Letter } from '../foundation/run-letter.tsx';
import { timeView } from '../state/zoom.ts';
import { type ChartSeries, chartSeries, extremes, seriesOf, thresholdOf, thresholdSeries } from './chart-series.ts';
import type { Ghost } from './ghost.ts';
import { RangeKeeper } from './range-keeper.ts';

export interface Row {
  readonly chart: Chart;
  /** CSS pixels from the top of the stack. */
  readonly top: number;
  readonly plotTop: number;
  readonly plotBottom: number;
  readonly range: ValueRange;
  /** What the last edit multiplied the scale by. */
  readonly factor: number;
  readonly ticks: readonly number[];
  readonly series: readonly ChartSeries[];
  /** The same lines of the other runs. */
  readonly ghosts: readonly GhostSeries[];
  readonly threshold: StepSeries | undefined;
}

/** A line of another run than the one in front, which is drawn from where the two part. */
export interface GhostSeries extends ChartSeries {
  readonly run: Letter;
  readonly from: Nanos;
}

export interface StackModel {
  readonly geometry: PlotGeometry;
  readonly height: number;
  readonly view: TimeView;
  readonly rows: readonly Row[];
  readonly gaps: readonly IdleGap[];
  /** The letter of the run in front, while runs are kept: then there are lines only, each with a letter at its end. */
  readonly front: Letter | undefined;
  readonly record: RunRecord | undefined;
}

export interface StackInput {
  readonly charts: readonly Chart[];
  readonly record: RunRecord | undefined;
  readonly spec: RunSpec;
  readonly ghosts: readonly Ghost[];
  readonly front: Letter | undefined;
  readonly zoom: readonly [number, number] | null;
  readonly size: { readonly width: number; readonly height: number };
  readonly dragging: boolean;
  /** A chart whose axis has room for what is drawn on it, house units. */
  readonly asked?: { readonly chart: string; readonly low: number; readonly high: number } | undefined;
  /** The run plays, or the visible span has changed a moment ago. */
  readonly moving: boolean;
  /** Step of the lesson: another one is another picture, whose axes begin anew. */
  readonly step?: number;
}

const NO_GHOSTS: readonly GhostSeries[] = [];

/** What is read of a run is read once, whatever it is compared with. */
const ghostsIn = memoBy((ghosts: readonly Ghost[]) =>
  memoBy((chart: Chart): readonly GhostSeries[] => {
    if (ghosts.length === 0) return NO_GHOSTS;
    return ghosts.flatMap(({ run, record, from }) =>
      seriesOf(record, chart).flatMap((series) => (series.line.draw === 'dots' ? [] : [{ ...series, run, from }])),
    );
  }),
);

/** What a chart keeps from one model to the next. */
interface Kept {
  ranges: RangeKeeper;
  /** Worked out when settings change, not when the view moves. */
  readonly stepsOf: typeof thresholdSeries;
  threshold?: StepSeries | undefined;
  row?: Row;
}

/** One for the life of a stack: it keeps the ranges, and rows that have stayed what they were. */
export class StackModeller {
  private readonly kept = new Map<string, Kept>();
  private readonly geometry = lastOf(plotGeometry);
  private readonly view = lastOf(timeView);
  private last: StackModel | undefined;
  private step: number | undefined;
  /** The record that was there when the step was opened, until that of the step comes. */
  private before: { readonly record: RunRecord | undefined } | undefined;

  model(input: StackInput): StackModel {
    const { charts, record, spec, front, zoom, size } = input;
    this.turnTo(input);
    const geometry = this.geometry(size.width);
    const rowHeight = size.height / Math.max(1, charts.length);
    const end = Number(spec.params['end'] ?? 0);
    const view = this.view(zoom, end || (record?.horizon ?? 1));
    const rows = charts.map((chart, index) =>
      this.row(chart, { ...input, view }, index * rowHeight, rowHeight, geometry.compact),
    );
    const model: StackModel = {
      geometry,
      height: size.height,
      view,
      rows: size.width === 0 ? [] : rows,
      gaps: record ? idleGaps(record) : [],
      front,
      record,
    };
    // The same object, so that nothing is drawn again because the stage has other packets.
    this.last = this.last && isSame(this.last, model) ? this.last : model;
    return this.last;
  }

  /** What another step showed says nothing about the axes of this one, neither in its first frame nor once its run is there. */
  private turnTo({ step, record, dragging }: StackInput): void {
    const isOpened = step !== this.step;
    const hasCome = this.before !== undefined && !dragging && record !== this.before.record;
    if (isOpened || hasCome) for (const kept of this.kept.values()) kept.ranges = new RangeKeeper();
    if (isOpened) this.before = { record };
    else if (hasCome || dragging) this.before = undefined;
    this.step = step;
  }

  private row(
    chart: Chart,
    input: StackInput & { readonly view: TimeView },
    top: number,
    height: number,
    compact: boolean,
  ): Row {
    const { record, spec, ghosts: others, view, dragging, moving } = input;
    const series = record ? seriesOf(record, chart) : chartSeries(chart, undefined);
    const ghosts = ghostsIn(others)(chart);
    const limit = thresholdOf(chart, spec);
    const kept = this.keptOf(chart.id);
    const threshold = limit && sameSteps(kept.threshold, kept.stepsOf(spec, limit));
    kept.threshold = threshold;
    const { low, high } = extremes([...series, ...ghosts, ...(threshold ? [{ series: threshold }] : [])], view);
    const growing = !record?.done || dragging || moving;
    const { divide, scale, span: [least, most] = [Number.POSITIVE_INFINITY, 0] } = chart;
    const asked = input.asked?.chart === chart.id ? input.asked : undefined;
    const lowest = Math.min(least, (asked?.low ?? Number.POSITIVE_INFINITY) / divide, low / divide);
    const { range, factor } = kept.ranges.keep(
      scale,
      lowest,
      Math.max(most, (asked?.high ?? 0) / divide, high / divide),
      growing,
    );
    const { head, foot } = frameOf(height, compact);
    const row: Row = {
      chart,
      top,
      plotTop: top + head,
      plotBottom: top + height - foot,
      range,
      factor,
      ticks: ticksInRoom(range, height - head - foot),
      series,
      ghosts,
      threshold,
    };
    // The same object, so that whoever shows nothing but the row is not drawn again because the view has moved.
    kept.row = kept.row && isSame(kept.row, row) ? kept.row : row;
    return kept.row;
  }

  private keptOf(id: string): Kept {
    const found = this.kept.get(id) ?? { ranges: new RangeKeeper(), stepsOf: lastOf(thresholdSeries) };
    this.kept.set(id, found);
    return found;
  }
}

/** Those before, if nothing in them has changed: most edits move no threshold. */
function sameSteps(before: StepSeries | undefined, now: StepSeries): StepSeries {
  const isSame =
    before?.length === now.length &&
    now.time.every((time, row) => Object.is(time, before.time[row]) && Object.is(now.last[row], before.last[row]));
  return isSame ? before : now;
}

function isSame<Part extends object>(a: Part, b: Part): boolean {
  const isEqual = (x: unknown, y: unknown): boolean =>
    x === y ||
    (Array.isArray(x) && Array.isArray(y) && x.length === y.length && x.every((each, index) => each === y[index]));
  return (Object.keys(b) as (keyof Part)[]).every((key) => isEqual(a[key], b[key]));
}

const SMALLEST_PLOT = 52;

/** Room above the plot for the title and below it; the plot is never less than 52 high. */
function frameOf(height: number, compact: boolean): { head: number; foot: number } {
  if (compact) return { head: 34, foot: 10 };
  const foot = height >= 90 ? 10 : 6;
  return { head: Math.min(30, Math.max(22, height - foot - SMALLEST_PLOT)), foot };
}

/** Where the line of a row's title begins, CSS pixels from the top of the row. */
export const headTop = ({ top, plotTop }: Row): number => Math.max(0, plotTop - top - 29);

/** From values of a row to CSS pixels from the top of the stack. */
export function yScale({ range, chart, plotTop, plotBottom }: Row): (value: number) => number {
  const shareOf = shareScale(range);
  return (value) => plotBottom - shareOf(value / chart.divide) * (plotBottom - plotTop);
}

/** Where one value of a row is. */
export const yOf = (row: Row, value: number): number => yScale(row)(value);

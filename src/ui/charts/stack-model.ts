// Everything the chart stack draws, worked out once per record, zoom and size: places, ranges, ticks, lines, labels. The
// canvas (stack-paint.ts) and the words around it (chart-row.tsx) read it; per frame only the cursor moves.

import { shareOf, type ValueRange } from '../../plot/scale.ts';
import { ticksInRoom } from '../../plot/ticks.ts';
import type { RunRecord } from '../../record/record.ts';
import type { RunSpec } from '../../scenarios/kit/run-spec.ts';
import type { Chart } from '../../scenarios/kit/scenario.ts';
import { type ChartSeries, chartSeries, extremes, thresholdOf, thresholdSeries } from './chart-series.ts';
import type { StepSeries } from './column-trace.ts';
import type { Ghost } from './ghost.ts';
import { type IdleGap, idleGaps } from './idle-gaps.ts';
import { type PlotGeometry, plotGeometry, type TimeView, timeView } from './plot-geometry.ts';
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
  readonly ghosts: readonly ChartSeries[];
  readonly threshold: StepSeries | undefined;
}

export interface StackModel {
  readonly geometry: PlotGeometry;
  readonly height: number;
  readonly view: TimeView;
  readonly rows: readonly Row[];
  readonly gaps: readonly IdleGap[];
  readonly ghostFrom: number;
  readonly record: RunRecord | undefined;
}

export interface StackInput {
  readonly charts: readonly Chart[];
  readonly record: RunRecord | undefined;
  readonly spec: RunSpec;
  readonly ghost: Ghost | undefined;
  readonly zoom: readonly [number, number] | null;
  readonly size: { readonly width: number; readonly height: number };
  readonly dragging: boolean;
  /** The run plays, or the visible span has changed a moment ago. */
  readonly moving: boolean;
}

const NOTHING_YET = { gauges: [], computedTo: 0, done: false };

/** One for the life of a stack: it keeps the ranges. */
export class StackModeller {
  private readonly ranges = new Map<string, RangeKeeper>();

  model(input: StackInput): StackModel {
    const { charts, record, spec, ghost, zoom, size } = input;
    const geometry = plotGeometry(size.width);
    const rowHeight = size.height / Math.max(1, charts.length);
    const end = Number(spec.params['end'] ?? 0);
    const view = timeView(zoom, end || (record?.horizon ?? 1));
    return {
      geometry,
      height: size.height,
      view,
      rows:
        size.width === 0
          ? []
          : charts.map((chart, index) =>
              this.row(chart, { ...input, view }, index * rowHeight, rowHeight, geometry.compact),
            ),
      gaps: record ? idleGaps(record) : [],
      ghostFrom: ghost?.from ?? 0,
      record,
    };
  }

  private row(
    chart: Chart,
    input: StackInput & { readonly view: TimeView },
    top: number,
    height: number,
    compact: boolean,
  ): Row {
    const { record, spec, ghost, view, dragging, moving } = input;
    const series = chartSeries(chart, record ?? NOTHING_YET);
    const lines = ghost ? chartSeries(chart, { gauges: ghost.gauges, computedTo: ghost.end, done: true }) : [];
    const ghosts = lines.filter(({ line }) => line.draw !== 'dots');
    const limit = thresholdOf(chart, spec);
    const threshold = limit && thresholdSeries(spec, limit);
    const { low, high } = extremes([...series, ...ghosts, ...(threshold ? [{ series: threshold }] : [])], view);
    const growing = !record?.done || dragging || moving;
    const { divide, scale, span: [least, most] = [Number.POSITIVE_INFINITY, 0] } = chart;
    const keeper = this.keeper(chart.id);
    const kept = keeper.keep(scale, Math.min(least, low / divide), Math.max(most, high / divide), growing);
    const { head, foot } = frameOf(height, compact);
    return {
      chart,
      top,
      plotTop: top + head,
      plotBottom: top + height - foot,
      range: kept.range,
      factor: kept.factor,
      ticks: ticksInRoom(kept.range, height - head - foot),
      series,
      ghosts,
      threshold,
    };
  }

  private keeper(id: string): RangeKeeper {
    const found = this.ranges.get(id) ?? new RangeKeeper();
    this.ranges.set(id, found);
    return found;
  }
}

const SMALLEST_PLOT = 52;

/** Room above the plot for the title and below it; the plot is never less than 52 high. */
function frameOf(height: number, compact: boolean): { head: number; foot: number } {
  if (compact) return { head: 34, foot: 10 };
  const foot = height >= 90 ? 10 : 6;
  return { head: Math.min(30, Math.max(22, height - foot - SMALLEST_PLOT)), foot };
}

/** Height of a value on the stack, CSS pixels. */
export function yOf(row: Row, value: number): number {
  return row.plotBottom - shareOf(row.range, value / row.chart.divide) * (row.plotBottom - row.plotTop);
}

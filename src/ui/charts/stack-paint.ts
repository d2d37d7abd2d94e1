// Paints a stack model: the past at full strength with its areas filled, the future behind the cursor as the same lines,
// faint. Which of it when: stack-layers.ts. Text is not painted: it is in the page.

import { type ColumnTrace, columnTrace, type StepSeries } from '../../plot/trace.ts';
import { rowAt } from '../../record/values.ts';
import type { ColourToken } from '../../scenarios/kit/scenario.ts';
import { timeScale } from '../foundation/plot-geometry.ts';
import type { Colours } from '../theme/tokens.ts';
import { COMPARED_OPACITY, FUTURE_OPACITY } from '../theme/tokens.ts';
import type { ChartSeries } from './chart-series.ts';
import { GHOST_DASHES } from './ghost.ts';
import { type Row, type StackModel, yScale } from './stack-model.ts';
import { type Pen, paintArea, paintDots, paintTrace } from './trace-paint.ts';

type Context = CanvasRenderingContext2D;

export interface Sheets {
  readonly past: Context;
  readonly future: Context;
}

/** Lines at full strength, which are made faint as a whole: where two cross, the crossing is no darker. */
export interface Drawn {
  readonly ghosts: Context;
  readonly lines: Context;
}

export const THRESHOLD_DASH = [6, 4] as const;
export const STROKES = { thin: 1.5, line: 2, strong: 2.5, dashed: 1.5, dotted: 2 } as const;
export const DASHES = {
  thin: undefined,
  line: undefined,
  strong: undefined,
  dashed: THRESHOLD_DASH,
  dotted: [2, 4],
} as const;
const DOT = 2.5;

/** The whole stack on the screen, the past up to `seam` (device x) and the future from there on. */
export function paintOnce(screen: Context, painter: StackPainter, drawn: Drawn, seam: number): void {
  const { width, height } = screen.canvas;
  painter.paper(screen);
  within(screen, 0, seam, () => {
    painter.areas(screen);
    lines();
  });
  within(screen, seam, width, () => {
    screen.globalAlpha = painter.future;
    lines();
  });
  painter.thresholds(screen);

  function lines(): void {
    if (painter.hasGhosts) screen.drawImage(drawn.ghosts.canvas, 0, 0);
    screen.drawImage(drawn.lines.canvas, 0, 0);
  }

  function within(context: Context, from: number, to: number, paint: () => void): void {
    if (to <= from) return;
    context.save();
    context.beginPath();
    context.rect(from, 0, to - from, height);
    context.clip();
    paint();
    context.restore();
  }
}

/** The same as all past on one sheet and all future on another one. */
export function paintSheets({ past, future }: Sheets, painter: StackPainter, drawn: Drawn): void {
  paintOnce(past, painter, drawn, past.canvas.width);
  paintOnce(future, painter, drawn, 0);
}

/** Paints the parts of one model; what it reads of a line it reads once. */
export class StackPainter {
  /** Strength of what lies behind the cursor. */
  readonly future: number;
  /** Is there another run to paint? */
  readonly hasGhosts: boolean;
  private readonly model: StackModel;
  private readonly colours: Colours;
  private readonly ratio: number;
  private readonly left: number;
  private readonly columns: number;
  private readonly traces = new Map<StepSeries, ColumnTrace>();

  constructor(model: StackModel, colours: Colours, ratio: number) {
    this.model = model;
    this.colours = colours;
    this.ratio = ratio;
    this.left = Math.round(model.geometry.left * ratio);
    this.hasGhosts = model.rows.some(({ ghosts }) => ghosts.length > 0);
    this.future = this.hasGhosts ? COMPARED_OPACITY : FUTURE_OPACITY;
    this.columns = Math.max(1, Math.round(model.geometry.right * ratio) - this.left);
  }

  /** Grid and idle times: what lies under everything. */
  paper(context: Context): void {
    context.fillStyle = this.colours.page;
    context.fillRect(0, 0, context.canvas.width, context.canvas.height);
    this.idleTimes(context);
    const hair = Math.max(1, Math.round(this.ratio));
    for (const row of this.model.rows) {
      const toY = this.toY(row);
      for (const tick of row.ticks) {
        const isBase = tick === 0 && row.range.scale === 'linear';
        context.fillStyle = isBase ? this.colours.lineStrong : this.colours.grid;
        context.fillRect(this.left, toY(tick * row.chart.divide), this.columns, hair);
      }
    }
  }

  private idleTimes(context: Context): void {
    const { geometry, view, gaps, rows } = this.model;
    const bottom = rows.at(-1)?.plotBottom ?? 0;
    const xOf = timeScale(geometry, view);
    for (const gap of gaps) {
      const from = Math.max(geometry.left, xOf(gap.from));
      const to = Math.min(geometry.right, xOf(gap.to));
      if (to - from < (gap.cause === 'timer' ? 1 : 8)) continue;
      context.fillStyle = gap.cause === 'timer' ? this.colours.timer.soft : this.colours.sunk;
      const x = Math.round(from * this.ratio);
      context.fillRect(x, 0, Math.round(to * this.ratio) - x, Math.round((bottom + 4) * this.ratio));
    }
  }

  /** The other runs. */
  ghosts(context: Context): void {
    const { geometry, view } = this.model;
    const xOf = timeScale(geometry, view);
    const end = this.left + this.columns;
    for (const row of this.model.rows) {
      const toY = this.toY(row);
      for (const ghost of row.ghosts) {
        const start = Math.max(this.left, Math.round(xOf(ghost.from) * this.ratio));
        if (start >= end) continue;
        context.save();
        context.beginPath();
        context.rect(start, 0, end - start, context.canvas.height);
        context.clip();
        const pen = this.pen(ghost.line.colour, 1.5, GHOST_DASHES[ghost.run]);
        paintTrace(context, this.trace(ghost), this.left, toY, pen);
        context.restore();
      }
    }
  }

  /** None while runs are kept: filled, one would stand before the others. */
  areas(context: Context): void {
    if (this.model.front) return;
    for (const row of this.model.rows) {
      const toY = this.toY(row);
      for (const series of row.series) {
        if (!series.line.area) continue;
        const { colour } = series.line;
        const soft = colour === 'ink' ? this.colours.grid : this.colours[colour].soft;
        paintArea(context, this.trace(series), this.left, toY, toY(0), soft);
      }
    }
  }

  lines(context: Context): void {
    const { geometry, view } = this.model;
    const xOf = timeScale(geometry, view);
    for (const row of this.model.rows) {
      const toY = this.toY(row);
      for (const series of row.series) {
        if (series.line.draw === 'dots') {
          const first = rowAt(series.series.time, series.series.length, view.from - 1) + 1;
          const end = rowAt(series.series.time, series.series.length, view.to) + 1;
          const toX = (time: number) => xOf(time) * this.ratio;
          const dot = {
            colour: this.line(series.line.colour),
            radius: DOT * Math.max(1, this.colours.strokes) * this.ratio,
          };
          paintDots(context, series.series, [first, end], { toX, toY }, dot);
          continue;
        }
        const { colour, stroke } = series.line;
        const pen = this.pen(colour, STROKES[stroke], DASHES[stroke]);
        paintTrace(context, this.trace(series), this.left, toY, pen);
      }
    }
  }

  thresholds(context: Context): void {
    const { view } = this.model;
    for (const row of this.model.rows) {
      if (!row.threshold) continue;
      const trace = this.trace({ series: row.threshold, end: view.to });
      paintTrace(context, trace, this.left, this.toY(row), this.pen('ink', 1.5, THRESHOLD_DASH));
    }
  }

  private trace({ series, end }: Pick<ChartSeries, 'series' | 'end'>): ColumnTrace {
    const { view } = this.model;
    const found = this.traces.get(series) ?? columnTrace(series, view.from, view.to, this.columns, end);
    this.traces.set(series, found);
    return found;
  }

  private pen(colour: ColourToken, width: number, dash?: readonly [number, number]): Pen {
    const whole = Math.max(1, Math.floor(width * this.colours.strokes * this.ratio));
    const raster = dash && ([Math.round(dash[0] * this.ratio), Math.round(dash[1] * this.ratio)] as const);
    return { colour: this.line(colour), width: whole, dash: raster };
  }

  private line(colour: ColourToken): string {
    return colour === 'ink' ? this.colours.ink : this.colours[colour].line;
  }

  /** From values of a row to whole device pixels. */
  private toY(row: Row): (value: number) => number {
    const topOf = yScale(row);
    return (value) => Math.round(topOf(value) * this.ratio);
  }
}

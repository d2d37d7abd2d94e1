// The load of every node over the whole run, all on one scale: the mean as a line, the highest softly. What lies
// in the past of the cursor has full strength, what is to come is faint.

import type { Nanos } from '../../../engine/core/time.ts';
import type { GaugeSeries } from '../../../record/record.ts';
import { extremesIn, rowAt } from '../../../record/values.ts';
import { type Colours, FUTURE_OPACITY } from '../../theme/tokens.ts';
import type { LoadScale } from './paint-nodes.ts';
import type { ClusterPlan, NodeBox } from './plan.ts';

type Context = CanvasRenderingContext2D;

/** The highest load and the mean for every pixel column of every node. */
export interface LoadLines {
  readonly columns: number;
  readonly high: readonly Float64Array[];
  readonly mean: readonly Float64Array[];
}

/** @param end of the run; nothing is known beyond `known` */
export function loadLines(
  { nodes }: ClusterPlan,
  connections: readonly GaugeSeries[],
  end: Nanos,
  known: Nanos,
): LoadLines {
  const columns = Math.max(1, Math.floor(nodes[0]!.width));
  const high = nodes.map(() => new Float64Array(columns).fill(Number.NaN));
  const mean = nodes.map(() => new Float64Array(columns).fill(Number.NaN));
  nodes.forEach((_, node) => {
    for (let column = 0; column < columns; column++) {
      const from = (column / columns) * end;
      if (from > known) break;
      const to = Math.min(known, ((column + 1) / columns) * end);
      const { max } = extremesIn(connections[node]!, from, to);
      high[node]![column] = Number.isFinite(max) ? max : 0;
      mean[node]![column] = meanIn(connections[node]!, from, to);
    }
  });
  return { columns, high, mean };
}

/** Over time. */
function meanIn(series: GaugeSeries, from: Nanos, to: Nanos): number {
  let sum = 0;
  let at = from;
  for (let row = rowAt(series.time, series.length, from); at < to; row++) {
    const until = Math.min(to, row + 1 < series.length ? series.time[row + 1]! : to);
    sum += (row < 0 ? 0 : series.last[row]!) * (until - at);
    at = until;
  }
  return to > from ? sum / (to - from) : 0;
}

export function paintLoads(
  context: Context,
  plan: ClusterPlan,
  lines: LoadLines,
  share: number,
  scale: LoadScale,
  colours: Colours,
): void {
  const { plots, nodes } = plan;
  if (!plots) return;
  const yOf = (load: number): number => plots.bottom - Math.min(1, load / scale.top) * (plots.bottom - plots.top);
  for (const node of nodes) {
    const past = share * lines.columns;
    paintPart(context, node, lines, [0, past], yOf, plots.bottom, colours, 1);
    paintPart(context, node, lines, [past, lines.columns], yOf, plots.bottom, colours, FUTURE_OPACITY);
    context.strokeStyle = colours.lineStrong;
    context.lineWidth = 1;
    context.beginPath();
    context.moveTo(node.x, plots.bottom + 0.5);
    context.lineTo(node.x + node.width, plots.bottom + 0.5);
    context.stroke();
  }
  context.globalAlpha = 1;
  paintThreshold(context, plan, scale, yOf, colours);
}

function paintPart(
  context: Context,
  node: NodeBox,
  lines: LoadLines,
  [from, to]: readonly [number, number],
  yOf: (load: number) => number,
  bottom: number,
  colours: Colours,
  opacity: number,
): void {
  const high = lines.high[node.number]!;
  const mean = lines.mean[node.number]!;
  context.globalAlpha = opacity;
  for (let column = Math.floor(from); column < to; column++) {
    if (Number.isNaN(high[column]!)) break;
    const x = node.x + column;
    const top = yOf(high[column]!);
    context.fillStyle = colours.data.soft;
    context.fillRect(x, top, 1, bottom - top);
    context.fillStyle = colours.data.line;
    context.fillRect(x, yOf(mean[column]!) - 1, 1, 2);
  }
}

function paintThreshold(
  context: Context,
  { nodes }: ClusterPlan,
  { high, top }: LoadScale,
  yOf: (load: number) => number,
  colours: Colours,
): void {
  if (high > top) return;
  context.strokeStyle = colours.ink;
  context.lineWidth = 1.5 * colours.strokes;
  context.setLineDash([6, 4]);
  context.beginPath();
  for (const { x, width } of nodes) {
    context.moveTo(x, yOf(high));
    context.lineTo(x + width, yOf(high));
  }
  context.stroke();
  context.setLineDash([]);
}

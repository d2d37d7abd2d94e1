// The load of every node over the whole run, all on one scale: the mean as a line, the highest softly. What lies
// in the past of the cursor has full strength, what is to come is faint.

import { type Colours, FUTURE_OPACITY } from '../../theme/tokens.ts';
import type { LoadLines } from './load-lines.ts';
import type { ClusterPlan, NodeBox } from './plan.ts';
import type { LoadScale } from './scene.ts';

type Context = CanvasRenderingContext2D;

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
  if (high === undefined || high > top) return;
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

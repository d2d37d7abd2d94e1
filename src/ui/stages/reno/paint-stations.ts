// The part of the stage that never moves: cables as two lanes each, hosts, router. Painted once per size and theme into a
// sheet of its own.

import { canvasFont } from '../../foundation/text-width.ts';
import type { NodePlace } from '../../stage-kit/geometry.ts';
import { paintRouter } from '../../stage-kit/marks/node.ts';
import { TEXT } from '../../theme/text-sizes.ts';
import type { Colours } from '../../theme/tokens.ts';
import type { StagePlan } from './plan.ts';

type Context = CanvasRenderingContext2D;

/** In CSS pixels; the context carries the ratio. */
export function paintStations(context: Context, plan: StagePlan, colours: Colours): void {
  context.lineWidth = 2.2 * colours.strokes;
  context.lineCap = 'butt';
  context.strokeStyle = colours.control;
  for (const { from, to, link } of plan.lanes) {
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
    context.stroke();
    if (plan.queue?.link === link) paintWayIn(context, plan, colours);
  }
  for (const place of plan.nodes) {
    if (place.node.kind === 'router') paintRouter(context, place, colours);
    else paintHost(context, place, plan.compact, colours);
  }
}

/** From the router into its queue. */
function paintWayIn(context: Context, { nodes, queue, compact }: StagePlan, colours: Colours): void {
  const router = nodes.find(({ node }) => node.kind === 'router');
  if (!router || !queue) return;
  context.save();
  context.beginPath();
  if (compact) {
    context.strokeStyle = colours.ink3;
    context.lineWidth = 1.5 * colours.strokes;
    context.moveTo(router.x, router.y + router.half.y);
    context.lineTo(router.x, queue.centre - queue.height / 2);
  } else {
    context.moveTo(router.x, queue.centre);
    context.lineTo(queue.right, queue.centre);
  }
  context.stroke();
  context.restore();
}

/** Lower hosts have no stand and no name inside. */
const STANDS = 16;
const NAMED = 9;

function paintHost(context: Context, place: NodePlace, compact: boolean, colours: Colours): void {
  const { x, y, focus, node, half } = place;
  context.lineWidth = (focus ? 2 : 1.5) * colours.strokes;
  context.strokeStyle = focus ? colours.ink : colours.ink3;
  context.fillStyle = colours.page;
  context.beginPath();
  context.roundRect(x - half.x, y - half.y, half.x * 2, half.y * 2, 5);
  context.fill();
  context.stroke();
  if (half.y >= STANDS) {
    context.beginPath();
    context.lineCap = 'round';
    context.moveTo(x - half.x * 0.5, y + half.y + 5);
    context.lineTo(x + half.x * 0.5, y + half.y + 5);
    context.stroke();
  }
  if (compact && half.y >= NAMED) {
    context.fillStyle = focus ? colours.ink : colours.ink2;
    context.font = canvasFont(TEXT.label, 600);
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(node.name, x, y + 0.5);
  }
}

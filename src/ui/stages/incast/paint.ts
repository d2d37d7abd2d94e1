// How a scene is painted: cables, switch and client once; then what every server is doing, wires as bright as they were busy,
// the buffer, packets, what was lost, the timer that fires next.

import { packetFlow, packetKind } from '../../../record/logs.ts';
import type { Lane, NodePlace, Point } from '../../stage-kit/geometry.ts';
import type { LaneScene } from '../../stage-kit/lane-packets.ts';
import { PacketPainter } from '../../stage-kit/marks/packet.ts';
import { paintQueue } from '../../stage-kit/marks/queue.ts';
import { paintTimer } from '../../stage-kit/marks/timer.ts';
import type { Paint } from '../../stage-kit/scene.ts';
import type { Colours } from '../../theme/tokens.ts';
import type { IncastPlan, ServerPlace } from './plan.ts';
import type { IncastScene, RowScene, ServerScene } from './scene.ts';

type Context = CanvasRenderingContext2D;

export function incastPaint(plan: IncastPlan, colours: Colours): Paint<IncastScene> {
  const packets = new PacketPainter(colours, { syn: '' });
  return {
    still: (sheet) => paintCables(sheet, plan, colours),
    moving: (screen, scene) => {
      scene.rows.forEach((row, index) => {
        paintRow(screen, plan.rows[index]!, row, plan, colours);
      });
      paintGlow(screen, plan.out, scene.use.out, 7, colours.data.line, colours);
      paintGlow(screen, plan.back, scene.use.back, 4, colours.ack.line, colours);
      paintNodes(screen, plan, scene, colours);
      plan.servers.forEach((place, flow) => {
        paintServer(screen, place, plan.mark, scene.servers[flow]!, colours);
      });
      if (scene.queue) paintQueue(screen, plan.queue, scene.queue, scene.queue.inside.map(withoutFlow), colours);
      for (const lane of [scene.out, scene.back]) if (lane) packets.lane(screen, byServer(lane));
      for (const { x, y } of scene.losses) packets.lost(screen, x, y, '');
      if (scene.timer) paintTimer(screen, plan.timer, scene.timer, colours);
    },
  };
}

/** All servers have one colour; what is sent again keeps its own. */
const withoutFlow = (info: number): number => packetKind(info);

/** A packet's number is that of its server: segments of many servers would all be called the same. */
const byServer = (lane: LaneScene): LaneScene => ({
  ...lane,
  packets: lane.packets.map((packet) => ({
    ...packet,
    segment: packetFlow(packet.info) + 1,
    info: withoutFlow(packet.info),
  })),
});

function stroke(context: Context, from: Point, to: Point): void {
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.stroke();
}

function paintCables(context: Context, plan: IncastPlan, colours: Colours): void {
  const { rows, out, back, queue, switch: hub, compact } = plan;
  context.lineCap = 'butt';
  context.strokeStyle = colours.lineStrong;
  context.lineWidth = (rows.length > 12 ? 1 : 1.5) * colours.strokes;
  for (const { from, to } of rows) stroke(context, from, to);
  context.strokeStyle = colours.control;
  context.lineWidth = 2.2 * colours.strokes;
  for (const { from, to } of [out, back]) stroke(context, from, to);
  if (compact) {
    context.strokeStyle = colours.ink3;
    context.lineWidth = 1.5 * colours.strokes;
    stroke(context, { x: hub.x, y: hub.y + hub.half.y }, { x: hub.x, y: queue.centre - queue.height / 2 });
  } else stroke(context, { x: hub.x + hub.half.x, y: queue.centre }, { x: queue.right, y: queue.centre });
}

/** A wire over its cable, as bright as it was busy. */
function paintGlow(
  context: Context,
  { from, to }: Lane,
  use: number,
  width: number,
  colour: string,
  colours: Colours,
): void {
  if (use <= 0) return;
  context.save();
  context.globalAlpha = 0.12 + 0.5 * use;
  context.strokeStyle = colour;
  context.lineWidth = width * colours.strokes;
  stroke(context, from, to);
  context.restore();
}

const DOT = 2.6;

function paintRow(
  context: Context,
  lane: Lane,
  { use, data, acks }: RowScene,
  { mark }: IncastPlan,
  colours: Colours,
): void {
  paintGlow(context, lane, use, Math.min(5, mark / 3), colours.data.line, colours);
  const at = (share: number): Point => ({
    x: lane.from.x + (lane.to.x - lane.from.x) * share,
    y: lane.from.y + (lane.to.y - lane.from.y) * share,
  });
  const radius = DOT * colours.strokes;
  context.fillStyle = colours.ack.line;
  for (const share of acks) dot(context, at(share), radius * 0.8);
  context.fillStyle = colours.data.line;
  for (const share of data) dot(context, at(share), radius);
}

function dot(context: Context, { x, y }: Point, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

/** Full while it sends, a clock while it waits for its timer, hollow when it is done. */
function paintServer(
  context: Context,
  { x, y }: ServerPlace,
  mark: number,
  server: ServerScene,
  colours: Colours,
): void {
  const half = mark / 2;
  const { state, share, hasFired } = server;
  const { data, timer, page, control } = colours;
  context.lineWidth = 1.5 * colours.strokes;
  context.fillStyle = state === 'sending' ? data.line : state === 'waiting' || hasFired ? timer.soft : page;
  context.strokeStyle = state === 'sending' ? data.line : state === 'waiting' || hasFired ? timer.line : control;
  context.beginPath();
  context.roundRect(x - half + 0.75, y - half + 0.75, mark - 1.5, mark - 1.5, Math.min(4, half / 2));
  context.fill();
  context.stroke();
  if (state === 'waiting') {
    context.fillStyle = timer.line;
    context.beginPath();
    context.moveTo(x, y);
    context.arc(x, y, half * 0.66, -Math.PI / 2, -Math.PI / 2 + 2 * Math.PI * Math.max(0.04, share));
    context.closePath();
    context.fill();
  } else if (state === 'done' && mark >= 9) {
    context.strokeStyle = control;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.beginPath();
    context.moveTo(x - half * 0.42, y);
    context.lineTo(x - half * 0.08, y + half * 0.34);
    context.lineTo(x + half * 0.46, y - half * 0.36);
    context.stroke();
  }
}

function paintNodes(
  context: Context,
  { switch: hub, client }: IncastPlan,
  { block }: IncastScene,
  colours: Colours,
): void {
  paintSwitch(context, hub, colours);
  const { x, y, half } = client;
  box(context, client, colours);
  // How much of the block is there.
  const height = (half.y * 2 - 6) * block.arrived;
  context.fillStyle = colours.data.soft;
  context.fillRect(x - half.x + 3, y + half.y - 3 - height, half.x * 2 - 6, height);
  if (block.arrived <= 0) return;
  context.fillStyle = colours.data.line;
  context.fillRect(x - half.x + 3, y + half.y - 3 - height, half.x * 2 - 6, 2);
}

function box(context: Context, { x, y, half }: NodePlace, colours: Colours): void {
  context.lineWidth = 1.5 * colours.strokes;
  context.strokeStyle = colours.ink3;
  context.fillStyle = colours.page;
  context.beginPath();
  context.roundRect(x - half.x, y - half.y, half.x * 2, half.y * 2, 5);
  context.fill();
  context.stroke();
}

/** Two arrows past each other. */
function paintSwitch(context: Context, place: NodePlace, colours: Colours): void {
  box(context, place, colours);
  const { x, y, half } = place;
  const arm = half.x * 0.56;
  const lift = half.y * 0.28;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const way of [1, -1]) {
    const tip = { x: x + way * arm, y: y - way * lift };
    stroke(context, { x: x - way * arm, y: tip.y }, tip);
    context.beginPath();
    context.moveTo(tip.x - way * 5, tip.y - 4);
    context.lineTo(tip.x, tip.y);
    context.lineTo(tip.x - way * 5, tip.y + 4);
    context.stroke();
  }
}

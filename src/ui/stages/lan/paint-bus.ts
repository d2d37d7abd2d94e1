// The part of the LAN stage that never moves: the bus with its taps, screens, servers, router, cloud and cables.
// Painted once per size and theme into a sheet of its own. What moves: paint-air.ts.

import type { NodeInfo } from '../../../scenarios/kit/layout.ts';
import { canvasFont } from '../../foundation/text-width.ts';
import { paintRouter } from '../../stage-kit/marks/node.ts';
import { TEXT } from '../../theme/text-sizes.ts';
import type { Colours } from '../../theme/tokens.ts';
import { BUS_HALF, type LanPlan, type NodeBox, type StationPlace, SWITCH_HALF } from './plan.ts';

type Context = CanvasRenderingContext2D;

const TERMINATOR = 7;

/** `wan`: what the cloud is called. In CSS pixels; the context carries the ratio. */
export function paintBus(context: Context, plan: LanPlan, colours: Colours, wan: string): void {
  context.lineCap = 'butt';
  context.lineJoin = 'round';
  paintCables(context, plan, colours);
  for (const station of plan.stations) paintTap(context, plan, station, colours.control, 2.2 * colours.strokes);
  if (plan.isSwitched) paintChassis(context, plan, colours);
  else paintTube(context, plan, colours);
  for (const box of [...plan.stations, ...plan.outside]) paintNode(context, plan, box, colours, wan);
}

/** One line for both directions; packets travel beside it. */
function paintCables(context: Context, { outside, stations, compact }: LanPlan, colours: Colours): void {
  const router = stations.find(({ node }) => node.kind === 'router');
  context.lineWidth = (compact ? 1.5 : 2.2) * colours.strokes;
  context.strokeStyle = colours.control;
  context.beginPath();
  for (const { x, y } of router ? outside : []) {
    context.moveTo(router!.x, router!.y);
    context.lineTo(x, y);
  }
  context.stroke();
}

/** The wire between a station and the bus; the server's comes out of its queue. */
export function paintTap(
  context: Context,
  { queue, bus }: LanPlan,
  { tap, node }: StationPlace,
  colour: string,
  width: number,
): void {
  const { from, to } = tap;
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineCap = 'butt';
  context.beginPath();
  if (node.kind === 'server' && queue) {
    context.moveTo(queue.right, queue.centre);
    context.lineTo(to.x, queue.centre);
    context.lineTo(to.x, bus.y + BUS_HALF);
  } else if (from.x === to.x) {
    context.moveTo(from.x, from.y - 5);
    context.lineTo(to.x, bus.y - BUS_HALF);
  } else {
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
  }
  context.stroke();
}

function paintTube(context: Context, { bus }: LanPlan, colours: Colours): void {
  context.fillStyle = colours.page;
  context.strokeStyle = colours.control;
  context.lineWidth = 1.5 * colours.strokes;
  context.beginPath();
  context.rect(bus.left, bus.y - BUS_HALF, bus.right - bus.left, 2 * BUS_HALF);
  context.fill();
  context.stroke();
  context.strokeStyle = colours.ink3;
  context.lineWidth = 2.5 * colours.strokes;
  context.beginPath();
  for (const x of [bus.left, bus.right]) {
    context.moveTo(x, bus.y - TERMINATOR);
    context.lineTo(x, bus.y + TERMINATOR);
  }
  context.stroke();
}

/** Half the height of a port in the chassis of a switch. */
const PORT = 3;

/** The chassis of a switch with a port for each station. */
function paintChassis(context: Context, plan: LanPlan, colours: Colours): void {
  const { bus, stations } = plan;
  context.fillStyle = colours.page;
  context.strokeStyle = colours.ink3;
  context.lineWidth = 1.5 * colours.strokes;
  context.beginPath();
  context.roundRect(bus.left, bus.y - SWITCH_HALF, bus.right - bus.left, 2 * SWITCH_HALF, 4);
  context.fill();
  context.stroke();
  context.strokeStyle = colours.control;
  context.lineWidth = colours.strokes;
  context.beginPath();
  for (const place of stations) {
    if (!hasPort(place, plan)) continue;
    const { left, width } = portBox(place, bus);
    context.rect(left, bus.y - PORT, width, 2 * PORT);
  }
  context.stroke();
}

/** How full the ports are, in the boxes that never move. */
export function paintPorts(context: Context, plan: LanPlan, ports: readonly number[], colours: Colours): void {
  context.fillStyle = colours.data.line;
  ports.forEach((share, station) => {
    const place = plan.stations[station]!;
    if (share === 0 || !hasPort(place, plan)) return;
    const { left, width } = portBox(place, plan.bus);
    context.fillRect(left, plan.bus.y - PORT, width * share, 2 * PORT);
  });
}

/** On a phone the router's would lie over that of the server. */
const hasPort = ({ node }: StationPlace, { compact }: LanPlan): boolean => !compact || node.kind !== 'router';

/** Under its cable, inside the chassis. */
function portBox({ tap }: StationPlace, { left, right }: LanPlan['bus']) {
  const middle = Math.min(right - PORT_HALF - 4, Math.max(left + PORT_HALF + 4, tap.to.x));
  return { left: middle - PORT_HALF, width: 2 * PORT_HALF };
}

const PORT_HALF = 9;

function paintNode(context: Context, plan: LanPlan, box: NodeBox, colours: Colours, wan: string): void {
  context.fillStyle = colours.page;
  context.lineWidth = (box.focus ? 2 : 1.5) * colours.strokes;
  context.strokeStyle = box.focus ? colours.ink : colours.ink3;
  if (box.node.kind === 'router') paintRouter(context, box, colours);
  else if (box.node.kind === 'wan') paintCloud(context, box, colours, plan.compact && !plan.hall ? '' : wan);
  else if (box.node.kind === 'server') paintServer(context, box);
  else paintScreen(context, plan, box, colours);
}

/** Three drawers, each with a lamp. */
function paintServer(context: Context, { x, y, half }: NodeBox): void {
  const drawer = (2 * half.y) / 3;
  context.beginPath();
  context.roundRect(x - half.x, y - half.y, 2 * half.x, 2 * half.y, 4);
  context.fill();
  for (const place of [1, 2]) {
    context.moveTo(x - half.x, y - half.y + place * drawer);
    context.lineTo(x + half.x, y - half.y + place * drawer);
  }
  context.stroke();
  context.fillStyle = context.strokeStyle;
  for (const place of [0.5, 1.5, 2.5]) {
    context.beginPath();
    context.arc(x - half.x + Math.min(9, half.x * 0.4), y - half.y + place * drawer, 1.5, 0, 2 * Math.PI);
    context.fill();
  }
}

function paintScreen(context: Context, plan: LanPlan, { x, y, half, focus, node }: NodeBox, colours: Colours): void {
  context.beginPath();
  context.roundRect(x - half.x, y - half.y, 2 * half.x, 2 * half.y, 4);
  context.fill();
  context.stroke();
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(x - half.x * 0.55, y + half.y + 4);
  context.lineTo(x + half.x * 0.55, y + half.y + 4);
  context.stroke();
  context.lineCap = 'butt';
  if (!numbersInside(plan)) return;
  const narrow = half.x < NARROW;
  if (narrow && !isNumbered(node, plan)) return;
  context.fillStyle = focus ? colours.ink : colours.ink2;
  context.font = canvasFont(TEXT.note, 600);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(node.name.slice(1), x, narrow ? y - half.y - 7.5 : y + 0.5);
}

const NARROW = 9;
const BETWEEN = 5;

/** Too near for every number: above the screens the first, every fifth and the one in focus are enough to count by. */
export function isNumbered({ name }: NodeInfo, { stations }: Pick<LanPlan, 'stations'>): boolean {
  const number = Number(name.slice(1));
  const focus = stations.find((station) => station.focus && station.node.kind === 'host');
  const watched = Number(focus?.node.name.slice(1) ?? 0);
  return number === watched || ((number === 1 || number % BETWEEN === 0) && Math.abs(number - watched) > 1);
}

/** Nearer to each other than this the clients have no names above them but numbers inside. */
const NAMED = 64;

export const numbersInside = ({ compact, pitch }: LanPlan): boolean => compact || pitch < NAMED;

function paintCloud(context: Context, { x, y, half }: NodeBox, colours: Colours, name: string): void {
  const { x: w, y: h } = half;
  context.beginPath();
  context.moveTo(x - w * 0.62, y + h * 0.8);
  context.bezierCurveTo(x - w * 1.12, y + h * 0.8, x - w * 1.12, y - h * 0.1, x - w * 0.6, y - h * 0.12);
  context.bezierCurveTo(x - w * 0.55, y - h * 1.05, x + w * 0.25, y - h * 1.15, x + w * 0.36, y - h * 0.36);
  context.bezierCurveTo(x + w * 0.78, y - h * 0.66, x + w * 1.02, y - h * 0.05, x + w * 0.8, y + h * 0.16);
  context.bezierCurveTo(x + w * 1.1, y + h * 0.3, x + w * 0.98, y + h * 0.8, x + w * 0.62, y + h * 0.8);
  context.closePath();
  context.fill();
  context.stroke();
  if (name === '') return;
  context.fillStyle = colours.ink2;
  context.font = canvasFont(TEXT.note, 500);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(name, x, y + h * 0.22);
}

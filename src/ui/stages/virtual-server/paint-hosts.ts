// Hosts and how busy they are: screens with the client's number, boxes in the middle with a percentage and a bar, servers.
// A host with something full has a strong border of ink; a gateway that no reply passes stands back.

import { canvasFont } from '../../foundation/text-width.ts';
import { type Colours, FUTURE_OPACITY } from '../../theme/tokens.ts';
import { FULL } from './hosts.ts';
import type { HostBox, VirtualPlan } from './plan.ts';

type Context = CanvasRenderingContext2D;

const BAR = 5;
const BORDER = 1.5;
const FULL_BORDER = 2.4;

/** How busy something is, from 0 to 1, by the name of its host; NaN before it was measured. */
export type Shares = ReadonlyMap<string, number>;

export function paintHosts(context: Context, plan: VirtualPlan, shares: Shares, colours: Colours): void {
  const { clients, servers, director, gateway, hubs, via } = plan;
  for (const [place, box] of clients.entries()) {
    paintClient(context, box, place + 1, shares.get(box.name) ?? 0, colours);
    if (plan.stands) paintStand(context, box, colours);
  }
  for (const box of servers) paintServer(context, box, shares.get(box.name) ?? 0, colours);
  paintBox(context, director, shares.get('D') ?? 0, colours);
  for (const hub of hubs) paintBox(context, hub, shares.get(hub.name) ?? 0, colours);
  if (!gateway) return;
  context.save();
  if (via !== 'gateway') context.globalAlpha = FUTURE_OPACITY;
  paintBox(context, gateway, shares.get('G') ?? 0, colours);
  context.restore();
}

function outline(context: Context, { x, y, half }: HostBox, radius: number, share: number, colours: Colours): void {
  const isFull = share >= FULL;
  context.beginPath();
  context.roundRect(x - half.x, y - half.y, 2 * half.x, 2 * half.y, radius);
  context.fillStyle = colours.page;
  context.fill();
  context.lineWidth = (isFull ? FULL_BORDER : BORDER) * colours.strokes;
  context.strokeStyle = isFull ? colours.ink : colours.ink3;
  context.stroke();
}

function bar(context: Context, left: number, top: number, width: number, share: number, colours: Colours): void {
  context.fillStyle = colours.data.soft;
  context.beginPath();
  context.roundRect(left, top, width, BAR, 2);
  context.fill();
  if (!(share > 0)) return;
  context.fillStyle = colours.data.line;
  context.beginPath();
  context.roundRect(left, top, Math.max(2, width * share), BAR, 2);
  context.fill();
}

function write(
  context: Context,
  words: string,
  x: number,
  y: number,
  size: number,
  weight: number,
  colour: string,
): void {
  context.font = canvasFont(size, weight);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = colour;
  context.fillText(words, x, y);
}

const percent = (share: number): string => (Number.isNaN(share) ? '–' : `${Math.round(100 * share)} %`);

function paintBox(context: Context, box: HostBox, share: number, colours: Colours): void {
  const { x, y, half } = box;
  outline(context, box, 8, share, colours);
  const isTall = half.y >= 20;
  const isLow = half.y < 14;
  write(context, percent(share), x, y - (isTall ? 6 : 3.5), isLow ? 12 : 13, 600, colours.ink);
  const inset = 10;
  bar(context, x - half.x + inset, y + (isTall ? 7 : isLow ? 4.5 : 6), 2 * (half.x - inset), share, colours);
}

function paintClient(context: Context, box: HostBox, number: number, share: number, colours: Colours): void {
  const { x, y, half } = box;
  outline(context, box, 4, share, colours);
  write(context, String(number), x, y + 0.5, half.y < 8 ? 12 : 13, 600, colours.ink);
}

function paintStand(context: Context, { x, y, half }: HostBox, colours: Colours): void {
  context.lineWidth = BORDER * colours.strokes;
  context.strokeStyle = colours.ink3;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(x - half.x * 0.5, y + half.y + 4);
  context.lineTo(x + half.x * 0.5, y + half.y + 4);
  context.stroke();
}

/** A server that is out of the director's list: struck through. */
export function paintOut(context: Context, { x, y, half }: HostBox, colours: Colours): void {
  context.strokeStyle = colours.loss.line;
  context.lineWidth = FULL_BORDER * colours.strokes;
  context.lineCap = 'round';
  context.beginPath();
  context.roundRect(x - half.x, y - half.y, 2 * half.x, 2 * half.y, 5);
  context.moveTo(x - half.x, y + half.y);
  context.lineTo(x + half.x, y - half.y);
  context.stroke();
}

function paintServer(context: Context, box: HostBox, share: number, colours: Colours): void {
  const { x, y, half } = box;
  outline(context, box, 5, share, colours);
  const units = half.y >= 12 ? 3 : 2;
  const unit = (2 * half.y) / units;
  context.lineWidth = colours.strokes;
  context.strokeStyle = colours.ink3;
  context.fillStyle = colours.ink3;
  for (let each = 0; each < units; each++) {
    const top = y - half.y + unit * each;
    if (each > 0) {
      context.beginPath();
      context.moveTo(x - half.x, top);
      context.lineTo(x + half.x, top);
      context.stroke();
    }
    context.beginPath();
    context.arc(x - half.x + 7, top + unit / 2, 1.6, 0, 2 * Math.PI);
    context.fill();
  }
}

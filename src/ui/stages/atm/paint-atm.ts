// The part of the stage with a switch that never moves: links, stations, the frame of the buffer, the demultiplexer. Painted
// once per size and theme into a sheet of its own. What is written on stations that are buttons is the page's.

import { canvasFont } from '../../foundation/text-width.ts';
import { TEXT } from '../../theme/text-sizes.ts';
import type { Colours } from '../../theme/tokens.ts';
import type { AtmPlan, Box, Station } from './plan.ts';

type Context = CanvasRenderingContext2D;

/** Lower boxes have no name inside. */
const NAMED = 12;

/** In CSS pixels; the context carries the ratio. */
export function paintAtm(context: Context, plan: AtmPlan, colours: Colours): void {
  const { out, senders, receivers, demux, buffer } = plan;
  context.lineWidth = 2.2 * colours.strokes;
  context.lineCap = 'butt';
  context.lineJoin = 'round';
  context.strokeStyle = colours.control;
  for (const { line } of [...senders, ...receivers]) {
    context.beginPath();
    for (const { x, y } of line) context.lineTo(x, y);
    context.stroke();
  }
  context.beginPath();
  context.moveTo(out.from.x, out.from.y);
  context.lineTo(out.to.x, out.to.y);
  context.stroke();
  for (const station of [...senders, ...receivers]) paintStation(context, station, colours);
  paintDemux(context, demux, colours);
  context.fillStyle = colours.chrome;
  context.strokeStyle = colours.ink3;
  context.lineWidth = 1.5 * colours.strokes;
  context.beginPath();
  context.roundRect(buffer.left, buffer.top, buffer.width, buffer.height, 8);
  context.fill();
  context.stroke();
}

function paintStation(context: Context, { box, flow, name, parts }: Station, colours: Colours): void {
  const focus = flow === 0;
  context.lineWidth = (focus ? 2 : 1.5) * colours.strokes;
  context.strokeStyle = focus ? colours.ink : colours.ink3;
  context.fillStyle = colours.page;
  context.beginPath();
  context.roundRect(box.left, box.top, box.width, box.height, Math.min(6, box.height / 3));
  context.fill();
  context.stroke();
  for (const { left } of parts.slice(1)) {
    context.lineWidth = 1;
    context.beginPath();
    context.moveTo(left, box.top);
    context.lineTo(left, box.top + box.height);
    context.stroke();
  }
  if (parts.length > 0 || box.height < NAMED) return;
  context.fillStyle = focus ? colours.ink : colours.ink2;
  context.font = canvasFont(TEXT.note, 600);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(name, box.left + box.width / 2, box.top + box.height / 2 + 0.5);
}

/** Narrow where cells come in, wide where they go apart. */
function paintDemux(context: Context, { left, top, width, height }: Box, colours: Colours): void {
  context.fillStyle = colours.page;
  context.strokeStyle = colours.ink3;
  context.lineWidth = 1.5 * colours.strokes;
  context.beginPath();
  context.moveTo(left, top + height * 0.3);
  context.lineTo(left + width, top);
  context.lineTo(left + width, top + height);
  context.lineTo(left, top + height * 0.7);
  context.closePath();
  context.fill();
  context.stroke();
}

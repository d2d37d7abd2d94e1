// What the screens of the clients say: which segment the watched one waits for, how much of its page is there, and a dot for
// every user (filled while a page is awaited).

import { paintMissing } from '../../stage-kit/marks/node.ts';
import type { Colours } from '../../theme/tokens.ts';
import type { NodeBox } from './plan.ts';
import type { LanScene, UsersScene, WatchedScene } from './scene.ts';

type Context = CanvasRenderingContext2D;

const DOT = 2.5;
const DOT_PITCH = 8;
/** Above narrower screens there may be a number. */
const NARROWEST_DOTS = 9;
/** A station with more users than fit above it has no dots: the words say how many wait. */
const MOST_DOTS = 5;

export function paintClients(context: Context, { stations, watched }: LanScene, colours: Colours): void {
  for (const { place, users } of stations) {
    if (users && hasDots(users, place)) paintUsers(context, place, users, colours);
    if (watched && place.node.kind === 'host' && place.node.name === watched.node)
      paintProgress(context, place, watched, colours);
  }
}

/** Do the dots of a station say all there is to say? */
export const hasDots = ({ count, waiting }: UsersScene, { half }: NodeBox): boolean =>
  waiting.length === count &&
  count <= MOST_DOTS &&
  half.x >= NARROWEST_DOTS &&
  (count - 1) * DOT_PITCH + 2 * DOT <= 2 * half.x + 6;

function paintUsers(context: Context, box: NodeBox, { count, waiting }: UsersScene, colours: Colours): void {
  const y = box.y - box.half.y - 7;
  let x = box.x - ((count - 1) * DOT_PITCH) / 2;
  context.lineWidth = 1 * colours.strokes;
  context.strokeStyle = colours.ink3;
  context.fillStyle = colours.ink2;
  for (const waits of waiting) {
    context.beginPath();
    context.arc(x, y, DOT, 0, 2 * Math.PI);
    if (waits) context.fill();
    else context.stroke();
    x += DOT_PITCH;
  }
}

const BAR = 3;
const NARROWEST_NUMBER = 13;

function paintProgress(context: Context, box: NodeBox, { needs, page }: WatchedScene, colours: Colours): void {
  if (needs > 0 && box.half.x >= NARROWEST_NUMBER) paintMissing(context, box, { segment: needs }, colours);
  if (!page) return;
  const { x, y, half } = box;
  const left = x - half.x + 3;
  const width = 2 * half.x - 6;
  const top = y + half.y - BAR - 1.5;
  context.fillStyle = colours.data.soft;
  context.fillRect(left, top, width, BAR);
  if (page.packets === 0) return;
  context.fillStyle = colours.data.line;
  context.fillRect(left, top, (width * page.arrived) / page.packets, BAR);
}

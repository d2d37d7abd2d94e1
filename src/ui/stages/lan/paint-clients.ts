// What the screens of the clients say: which segment the watched one waits for, how much of its page is there, and a dot for
// every user (filled while a page is awaited).

import type { Nanos } from '../../../engine/core/time.ts';
import type { RunRecord } from '../../../record/record.ts';
import { paintMissing } from '../../stage-kit/marks/node.ts';
import type { Colours } from '../../theme/tokens.ts';
import type { LanPlan, NodeBox } from './plan.ts';
import { neededSegment } from './watched-frames.ts';
import { isWaiting, type NodeUsers, usersOf, watchedPage } from './web-users.ts';

type Context = CanvasRenderingContext2D;

const DOT = 2.5;
const DOT_PITCH = 8;
/** Above narrower screens there may be a number. */
const NARROWEST_DOTS = 9;
/** A station with more users than fit above it has no dots: the words say how many wait. */
const MOST_DOTS = 5;

export function paintClients(
  context: Context,
  plan: LanPlan,
  { record, now }: { readonly record: RunRecord; readonly now: Nanos },
  colours: Colours,
): void {
  const users = usersOf(record.layout);
  const watched = record.layout.flows[record.layout.watched ?? -1];
  for (const box of [...plan.stations, ...plan.outside]) {
    const own = users.get(box.node.name);
    if (own && box.node.kind === 'host') paintUsers(context, box, own, record, now, colours);
    if (!watched || (box.node.name !== watched.to && box.node.name !== watched.from)) continue;
    if (box.node.kind === 'host') paintProgress(context, box, record, now, colours);
  }
}

/** Do the dots of a station say all there is to say? */
export const hasDots = ({ count, gauges }: NodeUsers, { half }: NodeBox): boolean =>
  gauges.length === count &&
  count <= MOST_DOTS &&
  half.x >= NARROWEST_DOTS &&
  (count - 1) * DOT_PITCH + 2 * DOT <= 2 * half.x + 6;

function paintUsers(
  context: Context,
  box: NodeBox,
  users: NodeUsers,
  record: RunRecord,
  now: Nanos,
  colours: Colours,
): void {
  if (!hasDots(users, box)) return;
  const y = box.y - box.half.y - 7;
  let x = box.x - ((users.count - 1) * DOT_PITCH) / 2;
  context.lineWidth = 1 * colours.strokes;
  context.strokeStyle = colours.ink3;
  context.fillStyle = colours.ink2;
  for (const gauge of users.gauges) {
    context.beginPath();
    context.arc(x, y, DOT, 0, 2 * Math.PI);
    if (isWaiting(record.gauges[gauge]!, now)) context.fill();
    else context.stroke();
    x += DOT_PITCH;
  }
}

const BAR = 3;
const NARROWEST_NUMBER = 13;

function paintProgress(context: Context, box: NodeBox, record: RunRecord, now: Nanos, colours: Colours): void {
  const needed = neededSegment(record, now);
  if (needed > 0 && box.half.x >= NARROWEST_NUMBER) paintMissing(context, box, needed, colours);
  const page = watchedPage(record, now);
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

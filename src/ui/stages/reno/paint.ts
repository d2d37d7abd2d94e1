// How a scene is painted: stations once, then queue, timer, what the receiver misses, packets and what was lost.

import { type Lane, lengthOf, type NodePlace } from '../../stage-kit/geometry.ts';
import type { LanePacket } from '../../stage-kit/lane-packets.ts';
import { paintHeld, paintMissing } from '../../stage-kit/marks/node.ts';
import { PacketPainter } from '../../stage-kit/marks/packet.ts';
import { paintQueue } from '../../stage-kit/marks/queue.ts';
import { paintTimer } from '../../stage-kit/marks/timer.ts';
import type { Paint } from '../../stage-kit/scene.ts';
import type { Colours } from '../../theme/tokens.ts';
import { paintStations } from './paint-stations.ts';
import type { StagePlan } from './plan.ts';
import type { RenoScene } from './scene.ts';

/** `syn`: what the first segment is called. */
export function renoPaint(plan: StagePlan, colours: Colours, syn: string): Paint<RenoScene> {
  const packets = new PacketPainter(colours, { syn });
  return {
    still: (sheet) => paintStations(sheet, plan, colours),
    moving: (screen, { queue, timer, missing, lanes, losses, stills }) => {
      if (plan.queue && queue) paintQueue(screen, plan.queue, queue, queue.inside, colours);
      if (timer) paintTimer(screen, plan.timer, timer, colours);
      const place = missing && plan.nodes.find(({ node }) => node.name === missing.at);
      if (place) paintMissing(screen, place, missing, colours);
      if (place && missing.holds.length > 0) paintHeld(screen, place, heldUpTo(place, plan), missing, colours);
      for (const lane of lanes) {
        if (stills) paintTails(screen, lane.packets, lane.lane, colours);
        packets.lane(screen, lane);
      }
      for (const { x, y, segment } of losses) packets.lost(screen, x, y, segment > 0 ? String(segment) : syn);
    },
  };
}

/** Half of what is written above a host. */
const NAME_HALF = 32;

/** Beside the name of the host, if it stands there. */
const heldUpTo = ({ x, half }: NodePlace, { compact }: StagePlan): number => (compact ? x + half.x : x - NAME_HALF);

const TAIL = 16;
const TAIL_HALF = 8;

/** A wedge behind every packet, pointing back to where it comes from. */
function paintTails(
  screen: CanvasRenderingContext2D,
  packets: readonly LanePacket[],
  lane: Lane,
  { data, ack }: Colours,
): void {
  const { from, to, forward } = lane;
  const length = lengthOf(lane);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  screen.fillStyle = forward ? data.soft : ack.soft;
  screen.beginPath();
  for (const { x, y, width } of packets) {
    const near = width / 2;
    const far = near + TAIL;
    screen.moveTo(x - along.x * far, y - along.y * far);
    screen.lineTo(x - along.x * near - along.y * TAIL_HALF, y - along.y * near + along.x * TAIL_HALF);
    screen.lineTo(x - along.x * near + along.y * TAIL_HALF, y - along.y * near - along.x * TAIL_HALF);
    screen.closePath();
  }
  screen.fill();
}

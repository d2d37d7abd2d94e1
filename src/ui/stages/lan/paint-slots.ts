// What sets slots of the server's queue apart from plain data: acknowledgements in their colour, and an ink ring round those
// of the watched connection. Over the frame that stage-kit/marks/queue.ts draws.

import { PACKET_KIND, packetFlow, packetKind } from '../../../record/logs.ts';
import type { QueuePlace } from '../../stage-kit/geometry.ts';
import { queueFrame } from '../../stage-kit/marks/queue.ts';
import type { QueueScene } from '../../stage-kit/queue-and-timer.ts';
import type { Colours } from '../../theme/tokens.ts';

const PADDING = 6;
const NARROWEST_RING = 4;

export function paintSlots(
  context: CanvasRenderingContext2D,
  place: QueuePlace,
  { capacity, inside }: QueueScene,
  watched: number,
  colours: Colours,
): void {
  const { pitch } = queueFrame(place, capacity, 1);
  const gap = pitch > 8 ? 3 : 1.5;
  const width = pitch - gap;
  const top = place.centre - place.height / 2 + PADDING - 1;
  const height = place.height - 2 * PADDING + 2;
  inside.forEach((info, slot) => {
    const x = place.right - PADDING - (slot + 1) * pitch + gap / 2;
    if (packetKind(info) === PACKET_KIND.ack) {
      context.fillStyle = colours.ack.line;
      context.fillRect(x, top, width, height);
    }
    if (packetFlow(info) !== watched || width < NARROWEST_RING) return;
    context.strokeStyle = colours.ink;
    context.lineWidth = 1.5 * colours.strokes;
    context.strokeRect(x - 0.5, top - 0.5, width + 1, height + 1);
  });
}

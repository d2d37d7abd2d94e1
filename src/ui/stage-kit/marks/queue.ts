// The queue as a frame with a slot for every place, filled from the end where packets leave.

import { PACKET_KIND, packetFlow, packetKind } from '../../../record/logs.ts';
import type { Colours } from '../../theme/tokens.ts';
import type { QueuePlace } from '../geometry.ts';
import type { QueueState } from '../queue-and-timer.ts';

type Context = CanvasRenderingContext2D;

const PADDING = 6;
const WIDEST_PITCH = 20;
const SLOT_GAP = 3;

export interface QueueFrame {
  readonly left: number;
  readonly slots: number;
  /** From one slot to the next. */
  readonly pitch: number;
}

/** The frame is as long as its slots need; its right end, where packets leave, stays where it is. */
export function queueFrame(place: QueuePlace, capacity: number, block: number): QueueFrame {
  const slots = Math.max(1, Math.ceil(capacity / block));
  const pitch = Math.min(WIDEST_PITCH, (place.widest - 2 * PADDING) / slots);
  return { left: place.right - slots * pitch - 2 * PADDING, slots, pitch };
}

/** `inside`: `info` of the packets in the first places, the one being sent first; unknown ones are data of the first flow. */
export function paintQueue(
  context: Context,
  place: QueuePlace,
  state: QueueState,
  inside: readonly number[],
  colours: Colours,
): void {
  const { left, slots, pitch } = queueFrame(place, state.capacity, state.block);
  const top = place.centre - place.height / 2;
  context.fillStyle = colours.page;
  context.strokeStyle = colours.ink3;
  context.lineWidth = 1.5 * colours.strokes;
  context.beginPath();
  context.roundRect(left, top, place.right - left, place.height, 7);
  context.fill();
  context.stroke();
  const filled = Math.ceil(state.filled / state.block);
  const gap = pitch > 8 ? SLOT_GAP : 1.5;
  const width = pitch - gap;
  const height = place.height - 2 * PADDING + 2;
  for (let slot = 0; slot < Math.max(slots, filled); slot++) {
    const x = place.right - PADDING - (slot + 1) * pitch + gap / 2;
    if (x < left + 1) break;
    context.fillStyle =
      slot >= filled ? colours.grid : slotColour(state.block === 1 ? (inside[slot] ?? 0) : 0, colours);
    context.beginPath();
    if (width >= 5) context.roundRect(x, top + PADDING - 1, width, height, 2);
    else context.rect(x, top + PADDING - 1, width, height);
    context.fill();
  }
}

/** The same as the packet has on the wire. */
function slotColour(info: number, colours: Colours): string {
  if (packetKind(info) === PACKET_KIND.retransmission) return colours.retx.line;
  return packetFlow(info) > 0 ? colours.flow2.line : colours.data.line;
}

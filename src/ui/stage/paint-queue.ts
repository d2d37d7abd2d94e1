// The queue as a frame with a slot for every place, filled from the end where packets leave, and the timer as a bar that
// fills until it fires.

import { FLIGHT_KIND, flightFlow, flightKind } from '../../record/record.ts';
import type { Colours } from '../theme/tokens.ts';
import type { BarPlace, QueuePlace } from './stage-plan.ts';
import type { QueueState, TimerState } from './stage-state.ts';
import type { StageFrame } from './use-stage-canvas.ts';

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
  if (flightKind(info) === FLIGHT_KIND.retransmission) return colours.retx.line;
  return flightFlow(info) > 0 ? colours.flow2.line : colours.data.line;
}

/** How far a timer is on its way to firing, and whether it has just fired. */
export function paintTimer(
  context: Context,
  bar: BarPlace,
  { flow, armedAt, firesAt }: TimerState,
  { now, recent }: Pick<StageFrame, 'now' | 'recent'>,
  colours: Colours,
): void {
  const { x, y, width } = bar;
  context.fillStyle = colours.timer.soft;
  context.beginPath();
  context.roundRect(x, y - 3, width, 6, 3);
  context.fill();
  if (firesAt > 0) {
    const share = (now - armedAt) / Math.max(1, firesAt - armedAt);
    const end = x + Math.min(1, Math.max(0, share)) * width;
    context.fillStyle = colours.timer.line;
    context.beginPath();
    context.roundRect(x, y - 3, Math.max(6, end - x), 6, 3);
    context.fill();
    context.strokeStyle = colours.timer.line;
    context.fillStyle = colours.page;
    context.lineWidth = 2.5 * colours.strokes;
    context.beginPath();
    context.arc(end, y, 5, 0, 2 * Math.PI);
    context.fill();
    context.stroke();
  }
  if (recent.some(({ mark }) => mark.kind === 'timeout' && mark.flow === flow))
    paintFired(context, x + width, y, colours);
}

/** The mark of a timeout where the bar ends. */
function paintFired(context: Context, x: number, y: number, colours: Colours): void {
  context.fillStyle = colours.timer.line;
  context.beginPath();
  context.roundRect(x - 8, y - 8, 16, 16, 3);
  context.fill();
  context.strokeStyle = colours.page;
  context.lineWidth = 1.9 * colours.strokes;
  context.lineCap = 'butt';
  context.beginPath();
  context.moveTo(x - 3.75, y - 3.5);
  context.lineTo(x + 3.75, y - 3.5);
  context.moveTo(x, y - 3.5);
  context.lineTo(x, y + 4);
  context.stroke();
}

// What tests may ask the page: the packets of the last frame. And the mark that says when the first packet moved.

import type { DrawnPacket } from './drawn-packets.ts';
import type { StageCanvas } from './stage-canvas.ts';

interface Hook {
  /** Simulated time of the last frame, ns, and its packets. */
  drawn?: () => { readonly now: number; readonly packets: readonly DrawnPacket[] };
}

declare global {
  interface Window {
    __lectern?: Hook;
  }
}

export function exposeDrawn(canvas: StageCanvas): void {
  window.__lectern = { ...window.__lectern, drawn: () => ({ now: canvas.drawn.now, packets: canvas.drawn.all() }) };
}

let told = false;

/** Once per page: a packet was drawn at two places in two frames. */
export function markFirstMove(canvas: StageCanvas): void {
  if (told || !canvas.moved) return;
  told = true;
  performance.mark('first-packet-moved');
}

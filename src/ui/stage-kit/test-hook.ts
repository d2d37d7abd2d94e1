// What tests may ask the page: the packets of the last frame, and which run is shown. And the mark that says when the first
// packet moved, with what was drawn at that moment.

import type { Nanos } from '../../engine/core/time.ts';
import type { RunSpec } from '../../scenarios/kit/run-spec.ts';
import type { LecternContext } from '../foundation/store-contract.ts';
import type { DrawnPacket, DrawnPackets } from './drawn-packets.ts';

/** A stage's canvas, as far as tests are concerned. */
interface TestedCanvas {
  readonly drawn: DrawnPackets;
  readonly moved: boolean;
}

/** Simulated time of a frame, ns, and the packets it shows. */
export interface DrawnFrame {
  readonly now: Nanos;
  readonly packets: readonly DrawnPacket[];
}

/** The run whose record is shown, and where the cursor is. */
export interface ShownRun {
  readonly spec: RunSpec;
  readonly done: boolean;
  /** 0 until the run is done. */
  readonly digest: number;
  readonly computedTo: Nanos;
  readonly now: Nanos;
}

declare global {
  interface Window {
    __lectern?: {
      readonly drawn: () => DrawnFrame;
      readonly run: () => ShownRun | undefined;
    };
  }
}

const frameOf = ({ drawn }: TestedCanvas): DrawnFrame => ({ now: drawn.now, packets: drawn.all() });

export function exposeToTests(canvas: TestedCanvas, { runner, playback }: LecternContext): void {
  const run = (): ShownRun | undefined => {
    const { record } = runner;
    if (!record) return undefined;
    const { spec, done, digest, computedTo } = record;
    return { spec, done, digest, computedTo, now: playback.now };
  };
  window.__lectern = { drawn: () => frameOf(canvas), run };
}

let told = false;

/** Once per page: a packet was drawn at two places in two frames. */
export function markFirstMove(canvas: TestedCanvas): void {
  if (told || !canvas.moved) return;
  told = true;
  performance.mark('first-packet-moved', { detail: frameOf(canvas) });
}

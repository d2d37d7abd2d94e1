// What tests may ask the page: the packets of the last frame, and which run is shown. And the mark that says when the first
// packet moved, with what was drawn at that moment.

import type { Nanos } from '../../engine/core/time.ts';
import type { RunRecord } from '../../record/record.ts';
import type { RunSpec } from '../../scenarios/kit/run-spec.ts';
import type { LecternContext } from '../foundation/store-contract.ts';
import { type DrawnPacket, haveMoved } from './drawn-packets.ts';
import type { Scene } from './scene.ts';

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
      /** The one in front. */
      readonly run: () => ShownRun | undefined;
      /** All that are compared, A first; those whose records have begun. */
      readonly runs: () => readonly ShownRun[];
    };
  }
}

export function exposeToTests(
  shared: { readonly scene: Scene | undefined },
  { runner, records, playback }: LecternContext,
): void {
  const shown = (record: RunRecord | undefined): ShownRun | undefined => {
    if (!record) return undefined;
    const { spec, done, digest, computedTo } = record;
    return { spec, done, digest, computedTo, now: playback.now };
  };
  const run = () => shown(runner.record);
  const runs = () => [0, 1, 2].flatMap((slot) => shown(records.recordAt(slot)) ?? []);
  const drawn = (): DrawnFrame => {
    const { now = playback.now, packets = [] } = shared.scene ?? {};
    return { now, packets };
  };
  window.__lectern = { drawn, run, runs };
}

let told = false;

/** Once per page: a packet was drawn at two places in two frames. */
export function markFirstMove(scene: Scene | undefined, before: Scene | undefined): void {
  if (told || !scene || !before || !haveMoved(scene.packets, before.packets)) return;
  told = true;
  const { now, packets } = scene;
  performance.mark('first-packet-moved', { detail: { now, packets } satisfies DrawnFrame });
}

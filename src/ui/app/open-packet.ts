// Which packet is taken apart when none is pointed at.

import { stopNear, stopOfMark } from '../../wire/journey.ts';
import { nameOf } from '../../wire/stops.ts';
import type { Lectern } from '../foundation/store-contract.ts';

/** The packet of the chosen event; else what is on its way, or was last. Nothing happens where packets have no bytes. */
export function openPacketAtHand({ store, playback, runner: { record } }: Lectern): void {
  const { selectedMark, pause, openPacket: open } = store.getState();
  if (!record) return;
  const mark = record.marks.find(({ id }) => id === selectedMark);
  const stop = (mark && stopOfMark(record, mark)) ?? stopNear(record, playback.now);
  if (!stop) return;
  pause();
  open(nameOf(stop));
}

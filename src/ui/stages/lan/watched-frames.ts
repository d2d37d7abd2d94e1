// What the receiver of the watched connection still misses: its data frames in the order of their arrival, put together as
// the receiver does. Worked out once per state of the record; a look at a time is a search.

import type { Nanos } from '../../../engine/core/time.ts';
import { busIndex, framesOf } from '../../../record/bus/stations.ts';
import { PACKET_KIND, type PacketLog, packetFlow, packetKind } from '../../../record/logs.ts';
import { memoByRecord } from '../../../record/memo.ts';
import type { RunRecord } from '../../../record/record.ts';
import { rowAt } from '../../../record/values.ts';

interface Arrivals {
  readonly at: Float64Array;
  /** From each arrival on: the segment that is missing while later ones are there; 0 if none is. */
  readonly missing: Int32Array;
}

const NOTHING = { at: new Float64Array(0), missing: new Int32Array(0) };

/** The segment that the receiver of the watched connection waits for while later ones have arrived; 0 if none. */
export function neededSegment(record: RunRecord, now: Nanos): number {
  const arrivals = arrivalsOf(record);
  const row = rowAt(arrivals.at, arrivals.at.length, now);
  return row < 0 ? 0 : arrivals.missing[row]!;
}

const arrivalsOf = memoByRecord((record): Arrivals => {
  const { layout } = record;
  const index = busIndex(layout);
  const watched = layout.watched ?? -1;
  const sender = index && watched >= 0 ? index.ends[2 * watched]! : -1;
  if (!index || sender < 0) return NOTHING;
  return putTogether(framesOf(record, index, sender), watched, record.flightsFrom > 0);
});

/** `middle`: the flights begin in the middle of the run, so the first segment seen is taken for the one that was due. */
function putTogether(frames: PacketLog, flow: number, middle: boolean): Arrivals {
  const at: number[] = [];
  const missing: number[] = [];
  const early = new Set<number>();
  let due = middle ? -1 : 1;
  for (let row = 0; row < frames.length; row++) {
    const info = frames.info[row]!;
    if (packetFlow(info) !== flow || packetKind(info) === PACKET_KIND.ack) continue;
    const segment = frames.segment[row]!;
    const isNew = segment === 0 || (segment === 1 && packetKind(info) === PACKET_KIND.data);
    if (isNew) early.clear();
    if (isNew || due < 0) due = segment + 1;
    else if (segment >= due) early.add(segment);
    while (early.delete(due)) due++;
    at.push(frames.arrivesAt[row]!);
    missing.push(early.size > 0 ? due : 0);
  }
  return { at: Float64Array.from(at), missing: Int32Array.from(missing) };
}

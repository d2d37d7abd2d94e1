// How much is in a queue at a time. Its gauge says so where every change has its row; in a long run a row stands for all changes
// of a bucket, and its last value may be of a moment to come. There what has come in and not yet gone on is counted, so that the
// number depends neither on how wide rows are nor on what happens later.

import type { Nanos } from '../engine/core/time.ts';
import { atmIndex, cellsOfPacket, slotOf } from './cell-link.ts';
import { logOn } from './flights.ts';
import type { LogTimes, PacketLog } from './logs.ts';
import { marksBetween } from './marks.ts';
import type { GaugeSeries, Mark, RunRecord } from './record.ts';
import { rowAt, rowEnd, valueAt } from './values.ts';

/** What is asked of a record. */
export type Holding = Pick<
  RunRecord,
  'spec' | 'layout' | 'flights' | 'flightsFrom' | 'flightsTo' | 'marks' | 'computedTo' | 'hidden'
>;

/** What a gauge is at a time; of a queue, how much is in it. NaN before its first row. */
export const knownValueAt = (record: Holding, gauge: GaugeSeries, time: Nanos): number =>
  isQueue(gauge) ? heldAt(record, gauge, time) : valueAt(gauge, time);

/** Is the gauge of what waits in front of a link? */
export const isQueue = ({ name }: Pick<GaugeSeries, 'name'>): boolean => name === 'queue';

/** How much is in the queue of a gauge. Where nothing is kept to be counted: what was in it when the bucket began to change. */
export function heldAt(record: Holding, gauge: GaugeSeries, now: Nanos): number {
  const row = rowAt(gauge.time, gauge.length, now);
  const isWithin = row >= 0 && rowEnd(gauge, row) > now;
  // Of a bucket that goes on behind the curtain there is no row.
  const isCut = record.hidden === true && gauge.width > 0 && row >= 0 && row === gauge.length - 1;
  const isOver = !record.hidden && now >= record.computedTo;
  if ((!isWithin && !isCut) || isOver) return row < 0 ? Number.NaN : gauge.last[row]!;
  const before: Before = isWithin
    ? { held: row > 0 ? gauge.last[row - 1]! : 0, until: gauge.time[row]! }
    : { held: gauge.last[row]!, until: rowEnd(gauge, row) };
  const isKept = now >= record.flightsFrom && now <= record.flightsTo;
  const counted = isKept ? countedAt(record, gauge, before, now) : undefined;
  if (counted === undefined) return before.held;
  return isWithin ? Math.min(gauge.max[row]!, Math.max(gauge.min[row]!, counted)) : counted;
}

/** What was in the queue before what is folded. */
interface Before {
  readonly held: number;
  /** Not at that time any more. */
  readonly until: Nanos;
}

function countedAt(record: Holding, gauge: GaugeSeries, before: Before, now: Nanos): number | undefined {
  const log = record.flights[gauge.link];
  if (gauge.unit === 'packets' && log?.kind === 'packets') return packetsIn(log, before.held, now);
  if (gauge.unit !== 'cells' || log?.kind !== 'cells') return undefined;
  return record.spec.params['policy'] === 'none' ? piecesIn(record, before, now) : waitingIn(log, now);
}

const waitingIn = ({ offeredAt, startsAt, length }: LogTimes, now: Nanos): number =>
  rowAt(offeredAt, length, now) - rowAt(startsAt, length, now);

/** While any packet waits, one more is being sent, which counts, too; whether a last one is being sent is not known. */
function packetsIn(log: PacketLog, before: number, now: Nanos): number {
  const waiting = waitingIn(log, now);
  return waiting > 0 ? waiting + 1 : Math.min(1, before);
}

/**
 * Without ATM packets are taken whole or refused, and pieces of 53 bytes leave one in each slot: from what was in the queue
 * before the first change of its bucket follows what is in it now.
 */
function piecesIn(record: Holding, { held, until }: Before, now: Nanos): number {
  const slot = slotOf(record);
  // The last slot that has begun; slots begin at the whole ns before.
  const slotAt = (time: Nanos): number => Math.ceil((time + 1) / slot) - 1;
  let at = slotAt(until - 1);
  let pieces = held;
  const came = takenPackets(record, slot, at + 1, slotAt(now)).toSorted((one, other) => one.slot - other.slot);
  for (const packet of came) {
    pieces = Math.max(0, pieces - (packet.slot - at)) + packet.pieces;
    at = packet.slot;
  }
  return Math.max(0, pieces - (slotAt(now) - at));
}

interface TakenPacket {
  /** In which its last piece came. */
  readonly slot: number;
  readonly pieces: number;
}

function takenPackets(record: Holding, slot: number, first: number, last: number): TakenPacket[] {
  const taken: TakenPacket[] = [];
  for (const [flow, adapter] of (atmIndex(record.layout)?.adapters ?? []).entries()) {
    const log = logOn(record, adapter, 'packets');
    // Its last piece is wholly there up to a slot after that slot has begun.
    for (let row = rowAt(log.arrivesAt, log.length, (last + 2) * slot); row >= 0; row--) {
      const came = Math.floor((log.arrivesAt[row]! - 1) / slot);
      if (came < first) break;
      if (came <= last && !isRefused(record.marks, flow, log, row))
        taken.push({ slot: came, pieces: cellsOfPacket(log, row, record) });
    }
  }
  return taken;
}

/** Was it refused while it came in? */
function isRefused(marks: readonly Mark[], flow: number, { arrivesAt }: PacketLog, row: number): boolean {
  const meanwhile = marksBetween(marks, row > 0 ? arrivesAt[row - 1]! : 0, arrivesAt[row]!);
  return meanwhile.some((mark) => mark.kind === 'refuse' && mark.flow === flow);
}

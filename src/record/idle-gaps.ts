// Times in which nothing happens and which are drawn all the same. Nothing is under way anywhere (record/silences.ts); where one
// of many connections is followed, it waits for its own timer, though others may send; behind a switch of cells, their link has
// nothing to send (cell-link.ts). How playback crosses such a time: pace.ts.

import type { Nanos } from '../engine/core/time.ts';
import { emptySpans } from './cell-link.ts';
import type { Span } from './idle-scan.ts';
import { PACKET_KIND, packetFlow, packetKind } from './logs.ts';
import { memoByRecord } from './memo.ts';
import type { GaugeSeries, RunRecord } from './record.ts';
import { allSilences } from './silences.ts';
import { findGauge, rowAt, valueAt } from './values.ts';

export interface IdleGap extends Span {
  /** timer: a sender waits for its retransmission timer, which ends the silence; other: a delayed ACK or nothing to send. */
  readonly cause: 'timer' | 'other';
}

/**
 * In order of time; the same array as long as they are the same. The beginning of the run is not a gap; its end may be, once
 * the run is done.
 */
export const idleGaps = memoByRecord<readonly IdleGap[]>((record, before) => {
  const gaps = gapsOf(record);
  return before && isSame(before, gaps) ? before : gaps;
});

const isSame = (a: readonly IdleGap[], b: readonly IdleGap[]): boolean =>
  a.length === b.length &&
  a.every(({ from, to, cause }, index) => from === b[index]!.from && to === b[index]!.to && cause === b[index]!.cause);

function gapsOf(record: RunRecord): readonly IdleGap[] {
  const { watched } = record.layout;
  const spans = emptySpans(record);
  if (!spans && watched !== undefined) return waitsOf(record, watched);
  const timers = record.gauges.filter(({ name }) => name === 'rexmt' || name === 'waits');
  return (spans ?? allSilences(record)).map(({ from, to }) => ({ from, to, cause: causeOf(record, timers, from, to) }));
}

/** The gauges `rexmt` and `waits` hold the time at which a sender's timer fires, 0 while it is stopped or not waited for. */
function causeOf(record: RunRecord, timers: readonly GaugeSeries[], from: Nanos, to: Nanos): IdleGap['cause'] {
  const open = to >= record.computedTo;
  const waiting = timers.some((gauge) => {
    const firesAt = valueAt(gauge, from);
    return firesAt > 0 && (open || firesAt <= to);
  });
  return waiting ? 'timer' : 'other';
}

/**
 * The waits of one flow, from the last of its data frames until its timer fires: one for every timeout, and one for a timer
 * that runs when the run ends.
 */
function waitsOf(record: RunRecord, flow: number): IdleGap[] {
  const gaps: IdleGap[] = [];
  const end = (to: Nanos, armedAt: Nanos): void => {
    const from = lastSent(record, flow, to) ?? armedAt;
    if (to > from) gaps.push({ from, to, cause: 'timer' });
  };
  for (const { kind, flow: of, at, numbers } of record.marks) {
    if (kind === 'timeout' && of === flow) end(at, numbers['armedAt'] ?? at);
  }
  const timer = record.done ? findGauge(record, 'rexmt') : undefined;
  const last = timer ? timer.length - 1 : -1;
  if (timer && timer.last[last]! > record.computedTo) end(record.computedTo, timer.time[last]!);
  return gaps;
}

/** When the flow's last data frame before a time had arrived; undefined if that is not known any more. */
function lastSent({ layout, flights }: RunRecord, flow: number, time: Nanos): Nanos | undefined {
  const { from } = layout.flows[flow]!;
  for (const log of flights) {
    if (log.kind !== 'packets' || layout.links[log.link]!.from !== from) continue;
    const { startsAt, arrivesAt, info, length } = log;
    for (let row = rowAt(startsAt, length, time - 1); row >= 0; row--) {
      if (packetFlow(info[row]!) === flow && packetKind(info[row]!) !== PACKET_KIND.ack) return arrivesAt[row]!;
    }
  }
  return undefined;
}

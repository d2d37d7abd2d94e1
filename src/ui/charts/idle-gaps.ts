// Times in which nothing is under way anywhere: no packet waits and none is on a wire. What does not happen is drawn, too.
// Only where flights are kept. A frame that backs off after a collision waits, so that is no silence; where one connection of
// many is followed, its own silence is what counts: watched-gaps.ts; behind a switch of cells that of its link:
// cell-link.ts. How playback crosses such a time: pace.ts.

import type { Nanos } from '../../engine/core/time.ts';
import type { RunRecord } from '../../record/record.ts';
import { valueAt } from '../../record/values.ts';
import { emptySpans } from './cell-link.ts';
import { watchedGaps } from './watched-gaps.ts';

export interface IdleGap {
  readonly from: Nanos;
  readonly to: Nanos;
  /** timer: a sender waits for its retransmission timer, which ends the silence; other: a delayed ACK or nothing to send. */
  readonly cause: 'timer' | 'other';
}

const known = new WeakMap<RunRecord, { readonly version: number; readonly gaps: readonly IdleGap[] }>();

/** In order of time. The beginning of the run is not a gap; its end may be, once the run is done. */
export function idleGaps(record: RunRecord): readonly IdleGap[] {
  const last = known.get(record);
  if (last && last.version === record.version) return last.gaps;
  const { watched } = record.layout;
  const spans = emptySpans(record)?.map(({ from, to }) => gapOf(record, from, to));
  const gaps = spans ?? (watched === undefined ? findGaps(record) : watchedGaps(record, watched));
  known.set(record, { version: record.version, gaps });
  return gaps;
}

/** Link by link what overlaps with what came before, as far as that reaches: with many links much quicker than one after the other. */
function findGaps(record: RunRecord): IdleGap[] {
  const gaps: IdleGap[] = [];
  const { flights } = record;
  const next = flights.map(() => 0);
  /** NaN before the first. */
  let busyUntil = Number.NaN;
  for (;;) {
    const before = busyUntil;
    let soonest = Number.POSITIVE_INFINITY;
    flights.forEach(({ offeredAt, arrivesAt, length }, link) => {
      let row = next[link]!;
      while (row < length && offeredAt[row]! <= busyUntil) busyUntil = Math.max(busyUntil, arrivesAt[row++]!);
      next[link] = row;
      if (row < length) soonest = Math.min(soonest, offeredAt[row]!);
    });
    if (busyUntil > before) continue;
    if (soonest === Number.POSITIVE_INFINITY) break;
    if (busyUntil < soonest) gaps.push(gapOf(record, busyUntil, soonest));
    busyUntil = soonest;
  }
  const end = Math.min(record.flightsTo, record.computedTo);
  if (record.done && busyUntil < end) gaps.push(gapOf(record, busyUntil, end));
  return gaps;
}

/** The gauge `rexmt` holds the time at which a sender's timer fires, 0 while it is stopped. */
function gapOf(record: RunRecord, from: Nanos, to: Nanos): IdleGap {
  const open = to >= record.computedTo;
  const waiting = record.gauges.some((gauge) => {
    if (gauge.name !== 'rexmt') return false;
    const firesAt = valueAt(gauge, from);
    return firesAt > 0 && (open || firesAt <= to);
  });
  return { from, to, cause: waiting ? 'timer' : 'other' };
}

// How far the cursor goes in a stretch of wall time: at the chosen speed, ten times slower around events, and across
// idle time (nothing waiting or on any wire) in 300 ms; the first of all that can be seen to move comes at once and is given
// time to be seen. Pure: everything is read from the record.

import type { Nanos } from '../../engine/core/time.ts';
import { NEVER } from '../../engine/core/time.ts';
import type { Log, LogTimes } from '../../record/logs.ts';
import { markAt } from '../../record/marks.ts';
import type { Mark, RunRecord } from '../../record/record.ts';
import { nextAsk, SOON } from '../../record/seen-asks.ts';
import { shownMarks } from '../../record/shown-marks.ts';
import { silenceAround } from '../../record/silences.ts';
import { rowAt } from '../../record/values.ts';

export interface Pace {
  /** Simulated ns per second of wall time. */
  readonly speed: number;
  readonly slowAtEvents: boolean;
  readonly foldIdle: boolean;
  readonly allEvents: boolean;
}

/** Around an event time runs ten times slower. */
const SLOWER = 10;
/** The slow stretch, in ms of wall time at full speed: it lasts ten times as long. */
const BEFORE_EVENT = 120;
const AFTER_EVENT = 80;
/** Idle time is crossed in this many ms of wall time. */
const FOLD = 300;
/** What comes before the first packet is crossed in this many ms: nothing is seen to move yet. */
const LEAD = 1;
/** The first packet is seen on its way for at least this many ms, however short and fast it is. */
const FIRST = 250;
/** More pieces than a frame can have; keeps a frame finite. */
const MOST_PIECES = 64;

/** The cursor after `elapsed` ms of wall time. Never beyond what is computed. */
export function advance(record: RunRecord, from: Nanos, elapsed: number, pace: Pace): Nanos {
  if (from >= record.computedTo) return from;
  let now = from;
  let left = elapsed;
  for (let piece = 0; piece < MOST_PIECES && left > 1e-6; piece++) {
    const { rate, until } = stretchAt(record, now, pace);
    const end = Math.min(until, record.computedTo);
    const needed = (end - now) / rate;
    if (needed > left) return Math.round(now + left * rate);
    now = end;
    left -= Math.max(needed, 0);
    if (now >= record.computedTo) break;
  }
  return now;
}

interface Stretch {
  /** Simulated ns per ms of wall time. */
  readonly rate: number;
  readonly until: Nanos;
}

/** The speed that applies at a time and how long it applies. */
function stretchAt(record: RunRecord, now: Nanos, pace: Pace): Stretch {
  const first = firstFlight(record, now, pace.speed);
  const isFirst = pace.slowAtEvents && first !== undefined && first.from <= now && now < first.until;
  const rate = Math.min(pace.speed / 1000, isFirst ? (first.until - first.from) / FIRST : Number.POSITIVE_INFINITY);
  const before = pace.slowAtEvents ? Math.max(1, Math.round(BEFORE_EVENT * rate)) : 0;
  const after = pace.slowAtEvents ? Math.max(1, Math.round(AFTER_EVENT * rate)) : 0;
  const { last, next } = marksAround(shownMarks(record, pace.allEvents), now);
  const slowFrom = next - before;
  const slowUntil = last + after;
  if (pace.foldIdle && first && now < first.offered && first.offered <= next) {
    return { rate: Math.max(rate, first.offered / LEAD), until: first.offered };
  }
  if (pace.slowAtEvents && (now >= slowFrom || now < slowUntil)) {
    return { rate: rate / SLOWER, until: now < slowUntil ? Math.min(slowUntil, next) : next };
  }
  const idle = pace.foldIdle ? silenceAround(record, now) : undefined;
  if (!idle) return { rate, until: Math.min(slowFrom, isFirst ? first.until : busyUntil(record, now)) };
  const start = Math.max(idle.from, slowUntil);
  const end = Math.min(idle.to, slowFrom);
  return { rate: Math.max(rate, (end - start) / FOLD), until: end };
}

interface FirstFlight {
  /** Until then nothing waits either. */
  readonly offered: Nanos;
  readonly from: Nanos;
  readonly until: Nanos;
}

/** Undefined where the beginning of the run is not kept, or nothing has been sent yet. */
function firstFlight(record: RunRecord, now: Nanos, speed: number): FirstFlight | undefined {
  if (record.flightsFrom !== 0) return undefined;
  let first: Log | undefined;
  for (const flights of record.flights) {
    // In a cluster it is a step of a request or a visit to a part of a machine.
    const isWire = flights.kind === 'packets' || flights.kind === 'cells';
    if (isWire && flights.length > 0 && !(flights.startsAt[0]! >= (first?.startsAt[0] ?? NEVER))) first = flights;
  }
  return first
    ? { offered: first.offeredAt[0]!, from: first.startsAt[0]!, until: first.arrivesAt[0]! }
    : firstAsk(record, now, speed);
}

/** Of thousands of requests the first that is watched while it waits for the dispatcher. */
function firstAsk(record: RunRecord, now: Nanos, speed: number): FirstFlight | undefined {
  const ask = now <= SOON * speed ? nextAsk(record, 0, speed) : undefined;
  if (!ask) return undefined;
  const { offeredAt, arrivesAt } = ask.log;
  return { offered: offeredAt[ask.row]!, from: offeredAt[ask.row]!, until: arrivesAt[ask.row]! };
}

/**
 * The last event at or before a time and the next one after it. Changes by a person, requests for a page and what a
 * dispatcher or a director decides, of which there is much, are no surprise and do not count: slowed at its first request, a page
 * began with a second of nothing.
 */
function marksAround(marks: readonly Mark[], now: Nanos): { last: Nanos; next: Nanos } {
  let before = markAt(marks, now);
  let after = before + 1;
  while (before >= 0 && isExpected(marks[before]!)) before--;
  while (after < marks.length && isExpected(marks[after]!)) after++;
  return { last: marks[before]?.at ?? -NEVER, next: marks[after]?.at ?? NEVER };
}

const isExpected = ({ kind }: Mark): boolean => EXPECTED.has(kind);
const EXPECTED: ReadonlySet<Mark['kind']> = new Set(['change', 'request', 'pick', 'dispatch', 'request-lost']);

/** Until when the packets that are under way now are under way; `now` is in a busy time, so this is after it. */
function busyUntil(record: RunRecord, now: Nanos): Nanos {
  let until = now;
  for (const flights of record.flights) until = Math.max(until, lastArrival(flights, now));
  return until > now ? until : NEVER;
}

function lastArrival(flights: LogTimes, now: Nanos): Nanos {
  const row = rowAt(flights.offeredAt, flights.length, now);
  return row < 0 ? 0 : flights.arrivesAt[row]!;
}

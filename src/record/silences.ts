// Silence: nothing waits and nothing is on any wire. A frame that backs off after a collision waits, so that is none. Told only
// where flights are kept. Not the same, though it looks alike, is a quantity at zero (`spansAtZero`: a cell link whose buffer is
// empty, known for the whole run) and one sender's wait for its timer while others may send (idle-gaps.ts).

import { type Nanos, NEVER } from '../engine/core/time.ts';
import type { Since } from './flights.ts';
import { IdleScan, type Span } from './idle-scan.ts';
import type { LogTimes } from './logs.ts';
import { memoByRecord } from './memo.ts';
import type { GaugeSeries, RunRecord } from './record.ts';
import { rowAt } from './values.ts';

/** Are the flights of a time kept? */
const isKept = ({ flightsFrom, flightsTo }: RunRecord, time: Nanos): boolean =>
  time >= flightsFrom && time <= flightsTo;

/** Is nothing under way on any link? False also where flights are not kept. */
export const isSilent = (record: RunRecord, time: Nanos): boolean =>
  isKept(record, time) && areIdle(record.flights, time);

/** Is nothing under way on these links? `lingers`: for how long a packet counts once it has arrived. */
export function areIdle(
  links: readonly LogTimes[],
  time: Nanos,
  { since = 'offeredAt', lingers = 0 }: { readonly since?: Since; readonly lingers?: Nanos } = {},
): boolean {
  return links.every((flights) => {
    const row = rowAt(flights[since], flights.length, time);
    return row < 0 || flights.arrivesAt[row]! + lingers <= time;
  });
}

/** The silence around a time, as far as the run is known; undefined while something is under way, or where it is not kept. */
export function silenceAround(record: RunRecord, time: Nanos): Span | undefined {
  if (record.flights.length === 0 || time === record.flightsTo || !isSilent(record, time)) return undefined;
  let from = 0;
  let to = Math.min(record.computedTo, record.flightsTo);
  for (const { offeredAt, arrivesAt, length } of record.flights) {
    const row = rowAt(offeredAt, length, time);
    if (row >= 0) from = Math.max(from, arrivesAt[row]!);
    if (row + 1 < length) to = Math.min(to, offeredAt[row + 1]!);
  }
  return { from, to };
}

/** All silences between two times, in order; cut at both ends. None where not all of the span is kept. */
export function silences(record: RunRecord, from: Nanos, to: Nanos): readonly Span[] {
  if (from < record.flightsFrom || to > record.flightsTo) return [];
  return new IdleScan(record.flights, from).spansUntil(to);
}

/** All silences after the first packet of what is kept, as far as the run is known. Its end may be one, once it is done. */
export const allSilences = (record: RunRecord): readonly Span[] => silencesFound(record).spans;

interface Found {
  readonly scan: IdleScan;
  readonly spans: readonly Span[];
}

const silencesFound = memoByRecord<Found>(({ flights, flightsTo, computedTo, done }, before) => {
  const begun = flights.filter(({ length }) => length > 0);
  const from = Math.min(...begun.map(({ offeredAt }) => offeredAt[0]!));
  const lastOffer = Math.max(...begun.map(({ offeredAt, length }) => offeredAt[length - 1]!));
  const to = Math.min(flightsTo, computedTo, done ? NEVER : lastOffer);
  const scan = before?.scan.mayGoOn(flights, from, to) ? before.scan : new IdleScan(flights, from);
  return { scan, spans: scan.spansUntil(to) };
});

/**
 * The times in which a gauge was 0 between two times in which it was more, up to `end`, where the last one may be open. A
 * folded row whose highest value was above 0 ends one.
 */
export function spansAtZero({ time, last, max, length }: GaugeSeries, end: Nanos | undefined): Span[] {
  const spans: Span[] = [];
  let from = Number.NaN;
  let begun = false;
  for (let row = 0; row < length; row++) {
    if (max[row]! > 0 && !Number.isNaN(from)) spans.push({ from, to: time[row]! });
    begun ||= max[row]! > 0;
    if (last[row]! > 0) from = Number.NaN;
    else if (begun && (Number.isNaN(from) || max[row]! > 0)) from = time[row]!;
  }
  if (end !== undefined && !Number.isNaN(from)) spans.push({ from, to: end });
  return spans;
}

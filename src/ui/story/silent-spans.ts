// The times in which nothing waits and nothing is on any wire, read out of a record. Pure.

import type { Nanos } from '../../engine/core/time.ts';
import type { RunRecord } from '../../record/record.ts';
import { rowAt } from '../../record/values.ts';

export interface SilentSpan {
  readonly from: Nanos;
  readonly to: Nanos;
}

/** Between two times, in order; the ends are cut. Only told where flights are kept. */
export function silences(record: RunRecord, from: Nanos, to: Nanos): SilentSpan[] {
  if (from < record.flightsFrom || to > record.flightsTo) return [];
  const found: SilentSpan[] = [];
  let quietFrom = from;
  for (const [offeredAt, arrivesAt] of flightsIn(record, from, to)) {
    if (offeredAt > quietFrom) found.push({ from: quietFrom, to: Math.min(offeredAt, to) });
    quietFrom = Math.max(quietFrom, arrivesAt);
  }
  if (quietFrom < to) found.push({ from: quietFrom, to });
  return found;
}

/** Every flight of every link that touches the span, in order of when it was offered. */
function flightsIn(record: RunRecord, from: Nanos, to: Nanos): (readonly [Nanos, Nanos])[] {
  const flights: (readonly [Nanos, Nanos])[] = [];
  for (const { offeredAt, arrivesAt, length } of record.flights) {
    for (let row = rowAt(arrivesAt, length, from) + 1; row < length && offeredAt[row]! < to; row++) {
      flights.push([offeredAt[row]!, arrivesAt[row]!]);
    }
  }
  return flights.sort((a, b) => a[0] - b[0]);
}

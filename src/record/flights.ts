// Which packets of a link are under way at a time. The times of a link's flights never go back, so they are rows in a row.

import type { Nanos } from '../engine/core/time.ts';
import type { FlightSeries } from './record.ts';
import { rowAt } from './values.ts';

/** From when on a packet counts: since the link was given it, or since its first bit is on the wire. */
export type Since = 'offeredAt' | 'startsAt';

/** Rows of the flights of a link that have begun and not yet arrived, the next to arrive first; none where last < first. */
export function flightsAt(
  flights: FlightSeries,
  time: Nanos,
  since: Since = 'startsAt',
): { readonly first: number; readonly last: number } {
  const { arrivesAt, length } = flights;
  return { first: rowAt(arrivesAt, length, time) + 1, last: rowAt(flights[since], length, time) };
}

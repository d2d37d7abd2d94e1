// What is shown of collisions at a time. They last microseconds, so each stays for a quarter of a second of wall time, as it
// would be at the chosen speed. Those that follow each other too soon to be told apart are one steady sight with a count,
// never a flicker (WCAG 2.3.1 allows three flashes a second; this makes fewer). Pure: a still shows what playing shows.

import type { Nanos } from '../../engine/core/time.ts';
import { rowAt } from '../values.ts';
import { type Collisions, lastCollision } from './collisions.ts';

export interface CollisionView {
  /** Of the last one, in the list of collisions; -1 if none is to be seen. */
  readonly last: number;
  /** Are there several in a row? */
  readonly several: boolean;
  /** How many there were in `COUNTED`, and who took part in them (bit n is station n). */
  readonly count: number;
  readonly stations: number;
}

/** Seconds of wall time. */
const STAYS = 0.25;
const APART = 0.4;
/** The span in which collisions in a row are counted. */
export const COUNTED: Nanos = 100e6;

const NONE: CollisionView = { last: -1, several: false, count: 0, stations: 0 };

/** `speed`: simulated ns per second of wall time; `quiet`: how long everybody is quiet after a collision. */
export function collisionView(collisions: Collisions, now: Nanos, speed: number, quiet: Nanos): CollisionView {
  const last = lastCollision(collisions, now);
  if (last < 0) return NONE;
  const { first, length, stations } = collisions;
  const began = first[last]!;
  const apart = APART * speed;
  const leads = last + 1 < length && first[last + 1]! - began < apart;
  const until = Math.max(began + STAYS * speed, collisions.noticed[last]! + quiet);
  if (!leads && now >= until) return NONE;
  const several = leads || (last > 0 && began - first[last - 1]! < apart);
  if (!several) return { last, several, count: 1, stations: stations[last]! };
  // All in a row belong to the sight, also those from before the span that is counted.
  const from = rowAt(first, length, now - COUNTED) + 1;
  let all = 0;
  for (let each = Math.min(from, last); each <= last; each++) all |= stations[each]!;
  return { last, several, count: last - from + 1, stations: all };
}

/** The numbers of the stations in a set, ascending. */
export function members(stations: number): number[] {
  const found: number[] = [];
  for (let station = 0; station < 31; station++) if (stations & (1 << station)) found.push(station);
  return found;
}

// Which requests of a web cluster can be watched on their way over the dispatcher. Thousands ask in a second, and most are
// decided on in less than an eye needs: a way is seen of one that waits long enough.

import type { Nanos } from '../engine/core/time.ts';
import type { StepLog } from './logs.ts';
import type { RunRecord } from './record.ts';
import { rowAt } from './values.ts';

/** A request that waits for less of a second of watching than this is not seen to move: another is looked for ... */
const SEEN = 0.05;
/** ... among those that ask within so much of it. */
export const SOON = 0.3;

/** A request that asks for a decision: a row of the log of the node it came to. */
export interface Ask {
  readonly log: StepLog<'asks'>;
  readonly row: number;
}

/**
 * The request to watch after a time: the first that is seen to move of those that ask soon, else the first of all. Undefined as
 * long as the record does not go far enough to tell.
 * @param speed simulated ns per second of watching
 */
export function nextAsk(record: RunRecord, after: Nanos, speed: number): Ask | undefined {
  const soon = after + SOON * speed;
  const seen = firstAsk(record, after, soon, SEEN * speed);
  if (seen) return seen;
  return record.done || record.computedTo > soon ? firstAsk(record, after, Number.POSITIVE_INFINITY, 0) : undefined;
}

/** The first to ask after a time and not after `until`, of those that wait for `least` ns. */
function firstAsk({ flights }: RunRecord, after: Nanos, until: Nanos, least: Nanos): Ask | undefined {
  let first: Ask | undefined;
  let latest = until;
  for (const log of flights) {
    if (log.kind !== 'asks') continue;
    const { offeredAt, arrivesAt, length } = log;
    let row = rowAt(offeredAt, length, after) + 1;
    while (row < length && offeredAt[row]! <= latest && arrivesAt[row]! - offeredAt[row]! < least) row++;
    if (row === length || offeredAt[row]! > latest) continue;
    first = { log, row };
    // Of two at the same time it is that of the node with the smaller number.
    latest = offeredAt[row]! - 1;
  }
  return first;
}

// One request at a time is followed on its way over the dispatcher, so that a way can be seen where thousands are in a
// second: the first to ask after the one before it has been decided on and looked at, of those that wait long enough to be
// seen moving. The same for the same time and speed.

import type { Nanos } from '../../../engine/core/time.ts';
import { decisionOf } from '../../../engine/web-cluster/decision.ts';
import type { StepLog } from '../../../record/logs.ts';
import type { RunRecord } from '../../../record/record.ts';
import { rowAt } from '../../../record/values.ts';
import { type ClusterIndex, stepsOf } from './series.ts';

export interface Followed {
  readonly link: number;
  readonly row: number;
  readonly document: number;
  /** The node that asks, and the one that is named; from 0. */
  readonly entry: number;
  readonly target: number;
  readonly askedAt: Nanos;
  readonly decidedAt: Nanos;
}

/** After the decision it is shown for so much of a second of watching. */
const SHOWN = 0.7;
/** A request that waits for less of a second of watching than this is not seen to move: another is looked for ... */
const SEEN = 0.05;
/** ... among those that ask within so much of it. */
const SOON = 0.3;
/** The search begins anew every so many requests or this long. */
const REQUESTS = 200;
const LONGEST: Nanos = 8e9;

export class Follower {
  private chain: Followed[] = [];
  private from: Nanos = Number.NaN;
  private key = '';

  /** The request that is followed at a time, if one is. @param speed simulated ns per second of wall time */
  at(record: RunRecord, index: ClusterIndex, now: Nanos, speed: number): Followed | undefined {
    const shown = SHOWN * speed;
    const block = Math.max(LONGEST, REQUESTS * shown);
    const from = Math.floor(now / block) * block;
    const key = `${record.run} ${record.flightsFrom} ${speed}`;
    if (key !== this.key || from !== this.from) {
      this.chain = [];
      this.key = key;
      this.from = from;
    }
    this.extend(record, index, now, speed);
    const last = this.chain.findLast(({ askedAt }) => askedAt <= now);
    return last && now < last.decidedAt + shown ? last : undefined;
  }

  /** As far as the cursor. */
  private extend(record: RunRecord, index: ClusterIndex, now: Nanos, speed: number): void {
    for (;;) {
      const last = this.chain.at(-1);
      const after = last ? last.decidedAt + SHOWN * speed : Math.max(this.from, record.flightsFrom);
      if (after > now) return;
      const next = nextFollowed(record, index, after, speed);
      if (!next) return;
      this.chain.push(next);
    }
  }
}

/** Undefined as long as the record does not go far enough to tell. */
function nextFollowed(record: RunRecord, index: ClusterIndex, after: Nanos, speed: number): Followed | undefined {
  const soon = after + SOON * speed;
  const seen = firstAskAfter(record, index, after, SEEN * speed);
  if (seen && seen.askedAt <= soon) return seen;
  return record.done || record.computedTo > soon ? firstAskAfter(record, index, after, 0) : undefined;
}

/** @param least how long it waits at least, ns */
function firstAskAfter(record: RunRecord, { nodes }: ClusterIndex, after: Nanos, least: Nanos): Followed | undefined {
  let first: Followed | undefined;
  for (let node = 0; node < nodes; node++) {
    const asks = stepsOf(record, node, 'asks');
    const { offeredAt, arrivesAt, length } = asks;
    let row = rowAt(offeredAt, length, after) + 1;
    while (row < length && arrivesAt[row]! - offeredAt[row]! < least) row++;
    if (row < length && !(first && offeredAt[row]! >= first.askedAt)) first = followedOf(asks, row, node);
  }
  return first;
}

function followedOf(asks: StepLog<'asks'>, row: number, entry: number): Followed {
  return {
    link: asks.link,
    row,
    document: asks.document[row]!,
    entry,
    target: decisionOf(asks.outcome[row]!).node,
    askedAt: asks.offeredAt[row]!,
    decidedAt: asks.arrivesAt[row]!,
  };
}

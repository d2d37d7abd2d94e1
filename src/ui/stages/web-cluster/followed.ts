// One request at a time is followed on its way over the dispatcher, so that a way can be seen where thousands are in a
// second: the first to ask after the one before it has been decided on and looked at, of those that are seen to move
// (record/seen-asks.ts). The same for the same time and speed.

import type { Nanos } from '../../../engine/core/time.ts';
import { decisionOf } from '../../../engine/web-cluster/decision.ts';
import type { RunRecord } from '../../../record/record.ts';
import { type Ask, nextAsk } from '../../../record/seen-asks.ts';
import { nodeOf } from './series.ts';

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
/** The search begins anew every so many requests or this long. */
const REQUESTS = 200;
const LONGEST: Nanos = 8e9;

export class Follower {
  private chain: Followed[] = [];
  private from: Nanos = Number.NaN;
  private key = '';

  /** The request that is followed at a time, if one is. @param speed simulated ns per second of wall time */
  at(record: RunRecord, now: Nanos, speed: number): Followed | undefined {
    const shown = SHOWN * speed;
    const block = Math.max(LONGEST, REQUESTS * shown);
    const from = Math.floor(now / block) * block;
    const key = `${record.run} ${record.flightsFrom} ${speed}`;
    if (key !== this.key || from !== this.from) {
      this.chain = [];
      this.key = key;
      this.from = from;
    }
    this.extend(record, now, speed);
    const last = this.chain.findLast(({ askedAt }) => askedAt <= now);
    return last && now < last.decidedAt + shown ? last : undefined;
  }

  /** As far as the cursor. */
  private extend(record: RunRecord, now: Nanos, speed: number): void {
    for (;;) {
      const last = this.chain.at(-1);
      const after = last ? last.decidedAt + SHOWN * speed : Math.max(this.from, record.flightsFrom);
      if (after > now) return;
      const next = nextAsk(record, after, speed);
      if (!next) return;
      this.chain.push(followedOf(next));
    }
  }
}

function followedOf({ log, row }: Ask): Followed {
  return {
    link: log.link,
    row,
    document: log.document[row]!,
    entry: nodeOf(log.link),
    target: decisionOf(log.outcome[row]!).node,
    askedAt: log.offeredAt[row]!,
    decidedAt: log.arrivesAt[row]!,
  };
}

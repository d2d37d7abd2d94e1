// What was lost, marked and sent again, for as long as something may still follow from it: a timeout names the loss it is for, a
// segment that came for nothing its retransmission. What lies behind both ends of a flow is let go: an hour holds no more than a
// minute, and what an echo asks takes no longer.

import type { Nanos } from './time.ts';

/** A packet that a router marked, and the id of that mark. */
export interface MarkedPacket {
  readonly at: Nanos;
  readonly segment: number;
  readonly id: number;
}

/** Of one flow. */
interface Past {
  /** By segment: times and ids of its losses. */
  readonly lost: Map<number, number[]>;
  /** By segment: when it was last sent again, and the id of that mark. */
  readonly resent: Map<number, readonly [Nanos, number]>;
  marked: MarkedPacket[];
}

export class Causes {
  private readonly flows: Past[] = [];

  /** How many losses, marks and retransmissions are still remembered: segments of all flows. */
  get size(): number {
    return this.flows.reduce((sum, { lost, resent, marked }) => sum + lost.size + resent.size + marked.length, 0);
  }

  lose(flow: number, segment: number, at: Nanos, id: number): void {
    const { lost } = this.of(flow);
    const known = lost.get(segment);
    if (known === undefined) lost.set(segment, [at, id]);
    else known.push(at, id);
  }

  /** The last loss of this segment that happened by now; -1 if it was not lost. */
  lossOf(flow: number, segment: number, now: Nanos): number {
    const known = this.flows[flow]?.lost.get(segment);
    if (known === undefined) return -1;
    for (let i = known.length - 2; i >= 0; i -= 2) if (known[i]! <= now) return known[i + 1]!;
    return -1;
  }

  sendAgain(flow: number, segment: number, at: Nanos, id: number): void {
    this.of(flow).resent.set(segment, [at, id]);
  }

  /** When this segment was last sent again, and the id of that mark; undefined if it was not. */
  sentAgain(flow: number, segment: number): readonly [Nanos, number] | undefined {
    return this.flows[flow]?.resent.get(segment);
  }

  mark(flow: number, packet: MarkedPacket): void {
    this.of(flow).marked.push(packet);
  }

  /**
   * The first packet of a flow, from this segment on, that was marked by now; else the last before it. Nobody asks for an earlier
   * segment afterwards.
   */
  markedFrom(flow: number, segment: number, now: Nanos): MarkedPacket | undefined {
    const past = this.flows[flow];
    if (past === undefined) return undefined;
    const last = past.marked.findLast((each) => each.at <= now);
    past.marked = past.marked.filter((each) => each.segment >= segment || each.at > now || each === last);
    return past.marked.find((each) => each.segment >= segment && each.at <= now) ?? last;
  }

  /**
   * All before this segment is acknowledged, and what was sent again before `sentBefore` has come or is lost: packets of a flow
   * come in the order in which they were sent.
   */
  settle(flow: number, segment: number, sentBefore: Nanos): void {
    const past = this.flows[flow];
    if (past === undefined) return;
    for (const lost of past.lost.keys()) if (lost < segment) past.lost.delete(lost);
    for (const [again, [at]] of past.resent) if (at < sentBefore) past.resent.delete(again);
  }

  /** A flow begins anew: its segments are others from now on. */
  forget(flow: number): void {
    delete this.flows[flow];
  }

  private of(flow: number): Past {
    this.flows[flow] ??= { lost: new Map(), resent: new Map(), marked: [] };
    return this.flows[flow];
  }
}

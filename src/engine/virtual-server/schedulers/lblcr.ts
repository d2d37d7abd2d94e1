// Locality-based least connection with replication: each destination has a set of servers, of which the least loaded
// answers. The set grows when that one is too busy, and loses its most loaded member when it has not changed for long.

import type { Nanos } from '../../core/time.ts';
import { seconds } from '../../core/time.ts';
import {
  type Address,
  type Connection,
  lightest,
  overhead,
  type Scheduler,
  type ServerView,
  shouldGiveWay,
} from './scheduler.ts';

interface ServerSet {
  /** Newest first. */
  members: ServerView[];
  changedAt: Nanos;
}

/** After so long without a change a set shrinks, unless told otherwise (sysctl lblcr_expiration). */
export const DAY: Nanos = seconds(24 * 3600);

class ReplicatedLocality implements Scheduler {
  reading = 0;
  private readonly sets = new Map<Address, ServerSet>();
  private readonly expiration: Nanos;
  private readonly loadOf: (server: ServerView) => number;

  constructor(activeWeight: number, expiration: Nanos) {
    this.expiration = expiration;
    this.loadOf = (server) => overhead(server, activeWeight);
  }

  readonly pick = ({ destination }: Connection, servers: readonly ServerView[], now: Nanos): ServerView | undefined => {
    const set = this.sets.get(destination);
    this.reading = 0;
    if (set === undefined) return this.begin(destination, servers, now);
    this.reading = set.members.length;
    // One that is no longer in the list is not asked, and forgotten when its set shrinks.
    const member = lightest(
      set.members.filter((each) => servers.includes(each)),
      this.loadOf,
    );
    if (set.members.length > 1 && now > set.changedAt + this.expiration) this.shrink(set, now);
    // Even if it has just been taken out: it was chosen before.
    if (member !== undefined && !shouldGiveWay(member, servers)) return member;
    const chosen = lightest(servers, this.loadOf);
    if (chosen !== undefined && !set.members.includes(chosen)) {
      set.members.unshift(chosen);
      set.changedAt = now;
    }
    return chosen;
  };

  private begin(destination: Address, servers: readonly ServerView[], now: Nanos): ServerView | undefined {
    const chosen = lightest(servers, this.loadOf);
    if (chosen !== undefined) this.sets.set(destination, { members: [chosen], changedAt: now });
    return chosen;
  }

  private shrink(set: ServerSet, now: Nanos): void {
    let most: ServerView | undefined;
    for (const member of set.members) {
      if (member.weight === 0) continue;
      if (most === undefined || this.loadOf(most) * member.weight < this.loadOf(member) * most.weight) most = member;
    }
    if (most === undefined) return;
    set.members = set.members.filter((member) => member !== most);
    set.changedAt = now;
  }
}

/**
 * @param activeWeight inactive connections that one active counts: 256, in 2002 50
 * @param expiration ns without a change after which a set shrinks
 */
export const lblcr = (activeWeight: number, expiration: Nanos): Scheduler =>
  new ReplicatedLocality(activeWeight, expiration);

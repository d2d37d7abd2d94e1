// Maglev hashing as the kernel has it (net/netfilter/ipvs/ip_vs_mh.c): who owns how much of the table, what moves when a server takes
// nothing more, and what its two flags do.

import { describe, expect, it } from 'vitest';
import { RealServer } from '../../../src/engine/virtual-server/real-server.ts';
import { type MaglevOptions, mh } from '../../../src/engine/virtual-server/schedulers/mh.ts';
import type { Scheduler } from '../../../src/engine/virtual-server/schedulers/scheduler.ts';

const SLOTS = 4093;
const PLAIN: MaglevOptions = { port: false, fallback: false };

const serversWith = (weights: readonly number[]): RealServer[] =>
  weights.map((weight, index) => new RealServer({ address: 0x0a000002 + index, port: 80, weight }));

const from = (source: number, sourcePort = 1024) => ({ source, sourcePort, destination: 1 });

/** Who has which slot: clients until every slot was asked. */
function ownersOf(scheduler: Scheduler, servers: readonly RealServer[]): (RealServer | undefined)[] {
  const owners = new Map<number, RealServer | undefined>();
  for (let source = 0; owners.size < SLOTS; source++) {
    const server = scheduler.pick(from(source), servers, 0) as RealServer | undefined;
    owners.set(scheduler.reading!, server);
  }
  return Array.from({ length: SLOTS }, (_, slot) => owners.get(slot));
}

const countsOf = (owners: readonly (RealServer | undefined)[], servers: readonly RealServer[]): number[] =>
  servers.map((server) => owners.filter((owner) => owner === server).length);

describe('the table', () => {
  it.each([
    // 682 rounds of 6 turns, and the first server's of the next.
    { weights: [1, 2, 3], counts: [683, 1364, 2046] },
    // What counts is how weights relate.
    { weights: [10, 20, 30], counts: [683, 1364, 2046] },
    // 100 has seven bits, one more than a turn may have: 50 turns, and at least one.
    { weights: [100, 1], counts: [4013, 80] },
    { weights: [5, 0], counts: [4093, 0] },
  ])('of weights $weights is owned in turns by weight', ({ weights, counts }) => {
    const servers = serversWith(weights);
    expect(countsOf(ownersOf(mh(PLAIN), servers), servers)).toEqual(counts);
  });

  it('is nobody’s without a server of any weight', () => {
    expect(mh(PLAIN).pick(from(1), serversWith([0, 0]), 0)).toBeUndefined();
  });

  it('is filled anew by other weights', () => {
    const servers = serversWith([1, 1]);
    const scheduler = mh(PLAIN);
    expect(countsOf(ownersOf(scheduler, servers), servers)).toEqual([2047, 2046]);
    servers[1]!.weight = 3;
    scheduler.weightChanged?.(servers);
    expect(countsOf(ownersOf(scheduler, servers), servers)).toEqual([1024, 3069]);
  });
});

describe('a server that takes nothing', () => {
  it('keeps its slots: its clients are refused, and those of others stay where they are', () => {
    const servers = serversWith([1, 1, 1]);
    const scheduler = mh(PLAIN);
    const before = ownersOf(scheduler, servers);
    servers[1]!.weight = 0;
    scheduler.weightChanged?.(servers);
    const after = ownersOf(scheduler, servers);
    expect(after).toEqual(before.map((owner) => (owner === servers[1] ? undefined : owner)));
  });

  it('gives its clients to all the others where they may fall back (mh-fallback), and nobody else moves', () => {
    const servers = serversWith([1, 1, 1]);
    const scheduler = mh({ ...PLAIN, fallback: true });
    const before = ownersOf(scheduler, servers);
    servers[1]!.overloaded = true;
    const after = ownersOf(scheduler, servers);
    const moved = before.flatMap((owner, slot) => (owner === servers[1] ? [after[slot]!] : []));
    expect(after.filter((owner, slot) => before[slot] !== servers[1] && owner !== before[slot])).toEqual([]);
    expect(new Set(moved)).toEqual(new Set([servers[0], servers[2]]));
  });

  it('leaves nothing to fall back to if all do', () => {
    const servers = serversWith([1, 1]);
    const scheduler = mh({ ...PLAIN, fallback: true });
    scheduler.pick(from(1), servers, 0);
    for (const server of servers) server.overloaded = true;
    expect(scheduler.pick(from(1), servers, 0)).toBeUndefined();
  });
});

describe('the source port', () => {
  const servers = serversWith([1, 1]);
  const slotOf = (options: MaglevOptions, source: number, port: number): number => {
    const scheduler = mh(options);
    scheduler.pick(from(source, port), servers, 0);
    return scheduler.reading!;
  };

  it('counts with mh-port only, added to the address', () => {
    expect(slotOf(PLAIN, 1000, 7)).toBe(slotOf(PLAIN, 1000, 8));
    expect(slotOf({ ...PLAIN, port: true }, 1000, 7)).not.toBe(slotOf({ ...PLAIN, port: true }, 1000, 8));
    expect(slotOf({ ...PLAIN, port: true }, 1000, 8)).toBe(slotOf({ ...PLAIN, port: true }, 1001, 7));
  });
});

// Locality-based scheduling as the kernel has it (ip_vs_lblc.c, ip_vs_lblcr.c): a destination stays where it is until its server is
// busier than its weight while another is not half as busy; with replication it has a set of servers, which grows and shrinks.

import { describe, expect, it } from 'vitest';
import { seconds } from '../../../src/engine/core/time.ts';
import { RealServer } from '../../../src/engine/virtual-server/real-server.ts';
import { lblc } from '../../../src/engine/virtual-server/schedulers/lblc.ts';
import { DAY, lblcr } from '../../../src/engine/virtual-server/schedulers/lblcr.ts';
import type { Scheduler } from '../../../src/engine/virtual-server/schedulers/scheduler.ts';

const WEIGHT = 4;
const threeServers = (): [RealServer, RealServer, RealServer] => {
  const [a, b, c] = [1, 2, 3].map((address) => new RealServer({ address, port: 80, weight: WEIGHT }));
  return [a!, b!, c!];
};
const pickBy = (scheduler: Scheduler, list: readonly RealServer[], now = 0, destination = 1) =>
  scheduler.pick({ source: 9, sourcePort: 1, destination }, list, now);

describe.each([
  ['lblc', () => lblc(256)],
  ['lblcr', () => lblcr(256, DAY)],
] as const)('%s', (_, made) => {
  it('gives a destination to the least loaded server, and what follows to the same, though others are idle', () => {
    const [a, b, c] = threeServers();
    const scheduler = made();
    a.active = 1;
    expect(pickBy(scheduler, [a, b, c])).toBe(b);
    b.active = WEIGHT;
    expect(pickBy(scheduler, [a, b, c])).toBe(b);
    expect(pickBy(scheduler, [a, b, c], 0, 2)).toBe(c);
  });

  it('gives way where that one has more active connections than its weight, and another fewer than half of its own', () => {
    const [a, b, c] = threeServers();
    const scheduler = made();
    pickBy(scheduler, [a, b, c]);
    a.active = WEIGHT + 1;
    b.active = WEIGHT / 2;
    c.active = WEIGHT / 2;
    expect(pickBy(scheduler, [a, b, c])).toBe(a);
    c.active = WEIGHT / 2 - 1;
    expect(pickBy(scheduler, [a, b, c])).toBe(c);
    // And there it stays.
    c.active = WEIGHT;
    expect(pickBy(scheduler, [a, b, c])).toBe(c);
  });

  it('leaves a server that is quiesced or no longer in the list', () => {
    const [a, b, c] = threeServers();
    const scheduler = made();
    pickBy(scheduler, [a, b, c]);
    a.weight = 0;
    expect(pickBy(scheduler, [a, b, c])).toBe(b);
    expect(pickBy(scheduler, [c])).toBe(c);
  });

  it('refuses without a server that takes anything, and remembers nothing of it', () => {
    const [a, b] = threeServers();
    const scheduler = made();
    a.weight = 0;
    expect(pickBy(scheduler, [a])).toBeUndefined();
    expect(pickBy(scheduler, [a, b])).toBe(b);
  });
});

it('an active connection counted 50 inactive ones in 2002, and 256 today', () => {
  const [a, b] = threeServers();
  a.active = 1;
  b.inactive = 100;
  for (const scheduler of [lblc(50), lblcr(50, DAY)]) expect(pickBy(scheduler, [a, b])).toBe(a);
  for (const scheduler of [lblc(256), lblcr(256, DAY)]) expect(pickBy(scheduler, [a, b])).toBe(b);
});

describe('a set of servers (lblcr)', () => {
  const EXPIRATION = seconds(60);
  /** A destination that A and C serve, since 5 s. */
  function twoMembers() {
    const [a, b, c] = threeServers();
    const scheduler = lblcr(256, EXPIRATION);
    const list = [a, b, c];
    pickBy(scheduler, list);
    a.active = WEIGHT + 1;
    b.active = 1;
    pickBy(scheduler, list, seconds(5));
    return { a, b, c, list, scheduler, changedAt: seconds(5) };
  }

  it('grows by the least loaded of all; the least loaded member answers', () => {
    const { a, c, list, scheduler } = twoMembers();
    expect([pickBy(scheduler, list), scheduler.reading]).toEqual([c, 2]);
    c.active = WEIGHT;
    a.active = 1;
    expect(pickBy(scheduler, list)).toBe(a);
  });

  it('has nobody twice', () => {
    const { a, b, c, list, scheduler } = twoMembers();
    a.active = 9;
    c.active = WEIGHT + 1;
    b.weight = 100;
    b.active = 49;
    expect(pickBy(scheduler, list)).toBe(b);
    b.weight = 1;
    pickBy(scheduler, list);
    pickBy(scheduler, list);
    expect(scheduler.reading).toBe(3);
  });

  it('loses its most loaded member when it has not changed for longer than the expiration', () => {
    const { c, list, scheduler, changedAt } = twoMembers();
    for (const [now, members] of [
      [changedAt + EXPIRATION, 2],
      // It is counted before anybody goes.
      [changedAt + EXPIRATION + 1, 2],
      [changedAt + EXPIRATION + 2, 1],
      // The last one stays.
      [changedAt + 9 * EXPIRATION, 1],
      [changedAt + 9 * EXPIRATION + 1, 1],
    ] as const) {
      expect([pickBy(scheduler, list, now), scheduler.reading], `${now}`).toEqual([c, members]);
    }
  });

  it('is counted per weight, and who was chosen serves once more before it goes', () => {
    const { a, c, list, scheduler, changedAt } = twoMembers();
    const late = changedAt + EXPIRATION + 1;
    a.weight = 9;
    a.active = 6;
    c.weight = 3;
    c.active = 3;
    expect(pickBy(scheduler, list, late)).toBe(a);
    // C has gone, with fewer connections and less weight.
    c.active = 0;
    expect([pickBy(scheduler, list, late), scheduler.reading]).toEqual([a, 1]);
  });

  it('keeps a quiesced member, and one that is out of the list is not asked', () => {
    const { a, b, c, list, scheduler, changedAt } = twoMembers();
    expect(pickBy(scheduler, [a, b], 0)).toBe(b);
    a.weight = 0;
    expect(pickBy(scheduler, list, changedAt + EXPIRATION)).toBe(c);
    expect(scheduler.reading).toBe(3);
  });

  it('of quiesced servers only loses nobody', () => {
    const { a, c, list, scheduler, changedAt } = twoMembers();
    for (const server of list) server.weight = 0;
    for (const now of [1, 2]) {
      expect(pickBy(scheduler, list, changedAt + EXPIRATION + now)).toBeUndefined();
      expect(scheduler.reading).toBe(2);
    }
    for (const server of [a, c]) server.weight = WEIGHT;
    expect(pickBy(scheduler, list, changedAt)).toBe(c);
  });

  it('begins to count again with every change', () => {
    const { b, c, list, scheduler, changedAt } = twoMembers();
    c.active = WEIGHT + 1;
    const joined = changedAt + EXPIRATION;
    // B is not half as busy as its weight says and joins.
    expect(pickBy(scheduler, list, joined)).toBe(b);
    pickBy(scheduler, list, joined + EXPIRATION);
    expect(scheduler.reading).toBe(3);
    pickBy(scheduler, list, joined + EXPIRATION);
    expect(scheduler.reading).toBe(3);
  });
});

// The schedulers of the Linux Virtual Server one pick at a time, as net/netfilter/ipvs says them: at their bounds, with servers
// that take nothing, and with a list that changes. Recorded sequences: tests/reference/cluster-ipvs.test.ts.

import { describe, expect, it } from 'vitest';
import { RealServer } from '../../../src/engine/virtual-server/real-server.ts';
import { dh } from '../../../src/engine/virtual-server/schedulers/dh.ts';
import { fo } from '../../../src/engine/virtual-server/schedulers/fo.ts';
import { lc } from '../../../src/engine/virtual-server/schedulers/lc.ts';
import { nq } from '../../../src/engine/virtual-server/schedulers/nq.ts';
import { ovf } from '../../../src/engine/virtual-server/schedulers/ovf.ts';
import { rr } from '../../../src/engine/virtual-server/schedulers/rr.ts';
import { highBitsHash, lowBitsHash, type Scheduler } from '../../../src/engine/virtual-server/schedulers/scheduler.ts';
import { sed } from '../../../src/engine/virtual-server/schedulers/sed.ts';
import { type SourceHashOptions, sh } from '../../../src/engine/virtual-server/schedulers/sh.ts';
import { twos } from '../../../src/engine/virtual-server/schedulers/twos.ts';
import { wlc } from '../../../src/engine/virtual-server/schedulers/wlc.ts';

type Busy = readonly [weight: number, active?: number, inactive?: number];

/** A server each, with its weight and so many connections. */
const serversOf = (...all: readonly Busy[]): RealServer[] =>
  all.map(([weight, active = 0, inactive = 0], index) => {
    const server = new RealServer({ address: index, port: 80, weight });
    server.active = active;
    server.inactive = inactive;
    return server;
  });

/** The place of who is picked; -1: refused. */
const placeBy = (scheduler: Scheduler, servers: readonly RealServer[], source = 0): number =>
  servers.indexOf(scheduler.pick({ source, sourcePort: 1, destination: source }, servers, 0) as RealServer);

describe('the load of a server (ip_vs_dest_conn_overhead)', () => {
  it('is 256 for an active connection and 1 for an inactive one, whatever the weight for lc', () => {
    expect(placeBy(lc(), serversOf([1, 1], [1, 0, 255]))).toBe(1);
    expect(placeBy(lc(), serversOf([1, 1], [1, 0, 257]))).toBe(0);
    expect(placeBy(lc(), serversOf([9, 2], [1, 1]))).toBe(1);
    expect(placeBy(lc(), serversOf([1, 1], [1, 1]))).toBe(0);
    expect(placeBy(lc(), serversOf([0, 0], [1, 1]))).toBe(1);
  });

  it('counts per weight for wlc; of equals the first serves', () => {
    expect(placeBy(wlc(), serversOf([1, 1], [4, 3]))).toBe(1);
    expect(placeBy(wlc(), serversOf([1, 1], [3, 3]))).toBe(0);
    expect(placeBy(wlc(), serversOf([1, 1], [4, 4, 1]))).toBe(0);
  });

  it('has the new connection in it already for sed: an idle slow server waits', () => {
    expect(placeBy(sed(), serversOf([1, 0], [4, 2]))).toBe(1);
    expect(placeBy(sed(), serversOf([1, 0], [4, 3]))).toBe(0);
    expect(placeBy(sed(), serversOf([1, 0], [4, 4]))).toBe(0);
  });

  it('does not count for nq as long as a usable server is idle; then nq is sed', () => {
    expect(placeBy(nq(), serversOf([9, 1], [1, 0], [9, 0]))).toBe(1);
    expect(placeBy(nq(), serversOf([9, 1], [0, 0], [1, 0]))).toBe(2);
    expect(placeBy(nq(), serversOf([1, 1], [4, 2]))).toBe(1);
  });
});

describe('failover and overflow', () => {
  it('fo sends all to the heaviest, the first of equals, however busy it is', () => {
    const servers = serversOf([1], [5, 99], [5], [2]);
    expect(placeBy(fo(), servers)).toBe(1);
    servers[1]!.overloaded = true;
    servers[2]!.weight = 0;
    expect(placeBy(fo(), servers)).toBe(3);
    expect(placeBy(fo(), serversOf([0], [0]))).toBe(-1);
  });

  it('ovf does so until a server has more active connections than its weight; then the next heaviest', () => {
    expect(placeBy(ovf(), serversOf([1], [5, 5], [5]))).toBe(1);
    expect(placeBy(ovf(), serversOf([1], [5, 6], [4]))).toBe(2);
    expect(placeBy(ovf(), serversOf([1, 2], [5, 6]))).toBe(-1);
    const servers = serversOf([1], [5]);
    servers[1]!.overloaded = true;
    expect(placeBy(ovf(), servers)).toBe(0);
  });
});

describe('round robin', () => {
  it('passes over who takes nothing, and goes on from there', () => {
    const servers = serversOf([1], [0], [1]);
    const turns = rr();
    expect(Array.from({ length: 4 }, () => placeBy(turns, servers))).toEqual([0, 2, 0, 2]);
    for (const server of servers) server.overloaded = true;
    expect(placeBy(turns, servers)).toBe(-1);
    for (const server of servers) server.overloaded = false;
    expect(placeBy(turns, servers)).toBe(0);
  });

  it('goes on behind whom it picked last, wherever that one stands in the list now', () => {
    const [a, b, c, d] = serversOf([1], [1], [1], [1]);
    const turns = rr();
    const picked = (...list: (RealServer | undefined)[]) => placeBy(turns, list as RealServer[]);
    expect([picked(a, b, c), picked(a, b, c)]).toEqual([0, 1]);
    // A is taken out: B stood at the head, so C is next; A comes back: behind C it begins again.
    expect(picked(b, c)).toBe(1);
    expect(picked(a, b, c)).toBe(0);
    // A itself is taken out: whoever stood behind it.
    expect(picked(b, c, d)).toBe(0);
  });

  it('moves back once when the one it picked last is taken out, however often nobody can be picked then (ip_vs_rr_del_dest)', () => {
    const [a, b, c, d] = serversOf([1], [1], [1], [1]) as [RealServer, RealServer, RealServer, RealServer];
    const turns = rr();
    expect([placeBy(turns, [a, b, c, d]), placeBy(turns, [a, b, c, d]), placeBy(turns, [a, b, c, d])]).toEqual([
      0, 1, 2,
    ]);
    const left = [a, b, d];
    for (const server of left) server.overloaded = true;
    for (let refused = 0; refused < 5; refused++) expect(placeBy(turns, left)).toBe(-1);
    for (const server of left) server.overloaded = false;
    expect(placeBy(turns, left)).toBe(2);
  });
});

describe('the power of two choices', () => {
  const SPREAD = serversOf([1], [2], [3]);
  const drawing = (...numbers: number[]) => {
    const asked: number[] = [];
    const scheduler = twos((most) => {
      asked.push(most);
      return numbers.shift()!;
    });
    return { scheduler, asked };
  };

  it.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
    [6, 2],
  ])('draws up to the sum of the weights, and %i is of server %i', (number, place) => {
    const { scheduler, asked } = drawing(number, number);
    expect([placeBy(scheduler, SPREAD), asked]).toEqual([place, [6, 6]]);
  });

  it('the lighter of the two for its weight serves, of equals the one drawn first', () => {
    const servers = serversOf([1, 1], [2, 1], [2, 2]);
    expect(placeBy(drawing(1, 2).scheduler, servers)).toBe(1);
    expect(placeBy(drawing(2, 1).scheduler, servers)).toBe(1);
    expect(placeBy(drawing(1, 5).scheduler, servers)).toBe(0);
    expect(placeBy(drawing(5, 1).scheduler, servers)).toBe(2);
  });

  it('counts no weight of who takes nothing, and refuses where nobody takes anything', () => {
    const servers = serversOf([5], [0], [3]);
    servers[0]!.overloaded = true;
    const { scheduler, asked } = drawing(1, 1);
    expect([placeBy(scheduler, servers), asked]).toEqual([2, [3, 3]]);
    servers[2]!.overloaded = true;
    expect(placeBy(drawing().scheduler, servers)).toBe(-1);
  });
});

describe('buckets', () => {
  const hash = (value: number) => value & 255;
  const PLAIN: SourceHashOptions = { hash, ignoresWeights: false, port: false, fallback: false };
  const placesBy = (options: Partial<SourceHashOptions>, servers: readonly RealServer[], count = 6): number[] => {
    const scheduler = sh({ ...PLAIN, ...options });
    return Array.from({ length: count }, (_, source) => placeBy(scheduler, servers, source));
  };

  it('of source hashing are filled in the order of the list, as many in a row as the weight says (ip_vs_sh_reassign)', () => {
    expect(placesBy({}, serversOf([2], [1]))).toEqual([0, 0, 1, 0, 0, 1]);
    expect(placesBy({ ignoresWeights: true }, serversOf([2], [1]))).toEqual([0, 1, 0, 1, 0, 1]);
    expect(placesBy({}, [])).toEqual([-1, -1, -1, -1, -1, -1]);
  });

  it('are 256, however heavy the servers are', () => {
    expect(placesBy({}, serversOf([250], [100], [1]), 256).slice(248)).toEqual([0, 0, 1, 1, 1, 1, 1, 1]);
  });

  it('keep one place for a server without weight, which refuses what falls into it', () => {
    expect(placesBy({}, serversOf([1], [0], [1]))).toEqual([0, -1, 2, 0, -1, 2]);
  });

  it('are tried from twice the number on with sh-fallback, so that others follow than the neighbour', () => {
    const servers = serversOf([1], [1], [1], [1]);
    servers[2]!.overloaded = true;
    expect(placesBy({ fallback: true }, servers, 8)).toEqual([0, 1, 0, 3, 0, 1, 0, 3]);
    // Twice its number is a bucket of the same server: the one behind that.
    servers[2]!.overloaded = false;
    servers[0]!.overloaded = true;
    expect(placesBy({ fallback: true }, servers, 5)).toEqual([1, 1, 2, 3, 1]);
    // All but one: it is found wherever the search begins.
    for (const server of servers) server.overloaded = server !== servers[3];
    expect(new Set(placesBy({ fallback: true }, servers, 256))).toEqual(new Set([3]));
    for (const server of servers) server.overloaded = true;
    expect(placesBy({ fallback: true }, servers, 2)).toEqual([-1, -1]);
  });

  it('are chosen by the address, with sh-port by the port too, and told', () => {
    const servers = serversOf([1], [1]);
    const [plain, port] = [sh(PLAIN), sh({ ...PLAIN, port: true })];
    const of = (scheduler: Scheduler, source: number, sourcePort: number) => {
      scheduler.pick({ source, sourcePort, destination: 0 }, servers, 0);
      return scheduler.reading;
    };
    expect([of(plain, 4, 1), of(plain, 4, 2), of(port, 4, 1), of(port, 4, 2)]).toEqual([4, 4, 5, 6]);
  });

  it('are filled anew when weights change', () => {
    const servers = serversOf([1], [1]);
    const scheduler = sh(PLAIN);
    expect(placeBy(scheduler, servers, 1)).toBe(1);
    servers[0]!.weight = 2;
    expect(placeBy(scheduler, servers, 1)).toBe(1);
    scheduler.weightChanged?.(servers);
    expect(placeBy(scheduler, servers, 1)).toBe(0);
  });

  it('of destination hashing go round the list whatever the weights; who takes nothing refuses', () => {
    const servers = serversOf([5], [1], [1]);
    const scheduler = dh(hash);
    expect([0, 1, 2, 3].map((each) => placeBy(scheduler, servers, each))).toEqual([0, 1, 2, 0]);
    expect(scheduler.reading).toBe(3);
    servers[1]!.weight = 0;
    expect(placeBy(scheduler, servers, 4)).toBe(-1);
    expect(placeBy(scheduler, [], 4)).toBe(-1);
  });

  it('are numbered by the golden ratio: the low bits of a product in 2002, the high bits today (hash_32)', () => {
    // 2654435761 ends with B1, so only the last octet counts; 61C88647 begins with 61.
    expect([1, 2, 0x0a000001].map(lowBitsHash)).toEqual([0xb1, 0x62, 0xb1]);
    expect([1, 2, 3].map(highBitsHash)).toEqual([0x61, 0xc3, 0x25]);
  });
});

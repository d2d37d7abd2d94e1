// Weighted round robin in all its states (net/netfilter/ipvs/ip_vs_wrr.c): beside a plain walk over one cycle written out, while
// servers fill up and are free again, and while weights change.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RealServer } from '../../../src/engine/virtual-server/real-server.ts';
import { wrr } from '../../../src/engine/virtual-server/schedulers/wrr.ts';

const serversWith = (weights: readonly number[]): RealServer[] =>
  weights.map((weight, index) => new RealServer({ address: index + 1, port: 80, weight }));

const greatestDivisor = (weights: readonly number[]): number => {
  for (let each = Math.max(...weights); each > 1; each--)
    if (weights.every((weight) => weight % each === 0)) return each;
  return 1;
};

/** Every look of one cycle: the bar, and the place in the list. */
function looksOf(weights: readonly number[]): { bar: number; place: number }[] {
  const step = greatestDivisor(weights);
  const looks: { bar: number; place: number }[] = [];
  for (let bar = Math.max(...weights); bar > 0; bar -= step) {
    for (const place of weights.keys()) looks.push({ bar, place });
  }
  return looks;
}

const someWeights = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 5 })
  .filter((weights) => weights.some((weight) => weight > 0));

describe('while servers fill up and are free again', () => {
  it('each connection goes to the next server that its cycle looks at and that can take it; without one it is refused', () => {
    const changes = fc.array(fc.record({ place: fc.nat(4), isFull: fc.boolean(), connections: fc.nat(6) }));
    fc.assert(
      fc.property(someWeights, changes, (weights, all) => {
        const servers = serversWith(weights);
        const looks = looksOf(weights);
        const scheduler = wrr();
        let at = -1;
        const next = (): RealServer | undefined => {
          for (let further = 1; further <= looks.length; further++) {
            const { bar, place } = looks[(at + further) % looks.length]!;
            const server = servers[place]!;
            if (server.overloaded || server.weight < bar) continue;
            at = (at + further) % looks.length;
            return server;
          }
          return undefined;
        };
        for (const { place, isFull, connections } of all) {
          const changed = servers[place % servers.length]!;
          changed.overloaded = isFull;
          for (let count = 0; count < connections; count++) {
            const expected = next();
            expect(scheduler.pick(undefined as never, servers, 0)).toBe(expected);
            // Where it goes on after a refusal is told below.
            if (expected === undefined) return;
          }
        }
      }),
      { numRuns: 400, seed: 1 },
    );
  });

  it('a refusal is no end: the first server that is free again gets the next connection', () => {
    fc.assert(
      fc.property(someWeights, fc.nat(12), fc.nat(4), (weights, before, free) => {
        const servers = serversWith(weights);
        const scheduler = wrr();
        const pick = () => scheduler.pick(undefined as never, servers, 0);
        for (let count = 0; count < before; count++) pick();
        for (const server of servers) server.overloaded = true;
        expect([pick(), pick()]).toEqual([undefined, undefined]);
        const server = servers[free % servers.length]!;
        server.overloaded = false;
        expect(pick()).toBe(server.weight > 0 ? server : undefined);
      }),
      { numRuns: 300, seed: 2 },
    );
  });
});

describe('after a refusal', () => {
  /** The picks, by number from 1, before and after all servers were full for one connection; 0 is that refusal. */
  function picksAround(weights: readonly number[], before: number, after: number): number[] {
    const servers = serversWith(weights);
    const scheduler = wrr();
    const pick = () => servers.indexOf(scheduler.pick(undefined as never, servers, 0) as RealServer) + 1;
    const picks = Array.from({ length: before }, pick);
    for (const server of servers) server.overloaded = true;
    picks.push(pick());
    for (const server of servers) server.overloaded = false;
    return [...picks, ...Array.from({ length: after }, pick)];
  }

  it('a cycle begins anew where the bar came down to 1 over the whole list: the mark is at its head and the bar at the top', () => {
    expect(picksAround([2, 1], 1, 4)).toEqual([1, 0, 1, 1, 2, 1]);
    expect(picksAround([4, 3, 2], 2, 3)).toEqual([1, 1, 0, 1, 1, 2]);
  });

  it('where it was at 1 already, the walk goes round once more and stops at whom it picked last, with the bar at 1', () => {
    expect(picksAround([2, 1], 2, 4)).toEqual([1, 1, 0, 2, 1, 1, 2]);
    expect(picksAround([1, 1, 1], 2, 3)).toEqual([1, 2, 0, 3, 1, 2]);
  });
});

describe('when weights change', () => {
  it('the new weights count from the next connection on: each cycle from there serves them exactly', () => {
    fc.assert(
      fc.property(
        someWeights,
        fc.nat(20),
        fc.infiniteStream(fc.integer({ min: 0, max: 9 })),
        (weights, before, more) => {
          const servers = serversWith(weights);
          const scheduler = wrr();
          const pick = () => scheduler.pick(undefined as never, servers, 0);
          for (let count = 0; count < before; count++) pick();
          for (const server of servers) server.weight = more.next().value;
          fc.pre(servers.some(({ weight }) => weight > 0));
          scheduler.weightChanged?.(servers);
          const divisor = greatestDivisor(servers.map(({ weight }) => weight).filter((weight) => weight > 0));
          const cycle = servers.reduce((sum, { weight }) => sum + weight, 0) / divisor;
          for (let round = 0; round < 2; round++) {
            const picks = Array.from({ length: cycle }, pick);
            const counts = servers.map((server) => picks.filter((each) => each === server).length);
            expect(counts).toEqual(servers.map(({ weight }) => weight / divisor));
          }
        },
      ),
      { numRuns: 400, seed: 3 },
    );
  });

  it('the walk begins at the head of the list again', () => {
    const servers = serversWith([1, 1, 1]);
    const scheduler = wrr();
    const pick = () => servers.indexOf(scheduler.pick(undefined as never, servers, 0) as RealServer);
    expect([pick(), pick()]).toEqual([0, 1]);
    scheduler.weightChanged?.(servers);
    expect(pick()).toBe(0);
  });
});

it('tells the bar of each pick: it starts at the greatest weight less a step, plus 1, and 1 is the last', () => {
  const servers = serversWith([6, 3]);
  const scheduler = wrr();
  const bars = Array.from({ length: 6 }, () => {
    scheduler.pick(undefined as never, servers, 0);
    return scheduler.reading;
  });
  expect(bars).toEqual([4, 1, 1, 4, 1, 1]);
});

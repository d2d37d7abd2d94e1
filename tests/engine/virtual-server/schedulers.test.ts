// What holds of layer-4 schedulers whatever the servers: shares, stability, refusals, and what they cannot know.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { address } from '../../../src/engine/virtual-server/address.ts';
import { RealServer } from '../../../src/engine/virtual-server/real-server.ts';
import {
  CURRENT_KERNEL,
  KERNEL_2002,
  SCHEDULER_NAMES,
  type SchedulerName,
  schedulerNamed,
} from '../../../src/engine/virtual-server/scheduler-named.ts';
import type { Connection, Scheduler, ServerView } from '../../../src/engine/virtual-server/schedulers/scheduler.ts';

const serversWith = (weights: readonly number[]): RealServer[] =>
  weights.map((weight, index) => new RealServer({ address: address(`10.0.0.${index + 2}`), port: 80, weight }));
const made = (name: SchedulerName, kernel = CURRENT_KERNEL): Scheduler =>
  schedulerNamed(name, { ...kernel, draw: (most) => most >> 1 });
const from = (source: number, destination = address('10.0.0.1')): Connection => ({
  source,
  sourcePort: 1024,
  destination,
});

const weights = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 8 });
const addresses = fc.integer({ min: 0, max: 2 ** 32 - 1 });

describe('weighted round robin', () => {
  it('serves each server as often as its weight says, in every cycle', () => {
    fc.assert(
      fc.property(weights, (given) => {
        fc.pre(given.some((weight) => weight > 0));
        const servers = serversWith(given);
        const scheduler = made('wrr');
        const divisor = given.filter((weight) => weight > 0).reduce(gcd);
        const cycle = given.reduce((sum, weight) => sum + weight, 0) / divisor;
        for (let round = 0; round < 3; round++) {
          const picks = Array.from({ length: cycle }, () => scheduler.pick(from(1), servers, 0));
          for (const server of servers) {
            expect(picks.filter((pick) => pick === server)).toHaveLength(server.weight / divisor);
          }
        }
      }),
    );
  });

  it('goes AABABCABC for the weights 4, 3 and 2', () => {
    const servers = serversWith([4, 3, 2]);
    const scheduler = made('wrr');
    const picks = Array.from({ length: 9 }, () => 'ABC'[servers.indexOf(scheduler.pick(from(1), servers, 0) as never)]);
    expect(picks.join('')).toBe('AABABCABC');
  });
});

describe.each(['dh', 'sh', 'mh'] as const)('%s', (name) => {
  it.each([KERNEL_2002, CURRENT_KERNEL])('gives an address the same server always (kernel $hash)', (kernel) => {
    fc.assert(
      fc.property(weights, fc.array(addresses, { minLength: 1 }), (given, all) => {
        const servers = serversWith(given.map((weight) => weight + 1));
        const scheduler = made(name, kernel);
        const serverOf = (each: number) =>
          scheduler.pick(name === 'dh' ? from(1, each) : from(each), servers, 0) as RealServer;
        const first = all.map(serverOf);
        for (const server of first) server.enter(true);
        expect(all.map(serverOf)).toEqual(first);
      }),
    );
  });
});

it.each(SCHEDULER_NAMES)('%s picks no quiesced and no overloaded server, and refuses without servers', (name) => {
  fc.assert(
    fc.property(weights, fc.array(addresses), (given, all) => {
      const servers = serversWith(given);
      servers.forEach((server, index) => {
        server.overloaded = index % 3 === 2;
      });
      const scheduler = made(name);
      for (const source of all) {
        const pick = scheduler.pick(from(source), servers, 0);
        if (pick === undefined) continue;
        expect(pick.weight).toBeGreaterThan(0);
        expect(pick.overloaded).toBe(false);
        (pick as RealServer).enter(true);
      }
      expect(made(name).pick(from(1), [], 0)).toBeUndefined();
    }),
  );
});

it('a scheduler that wants to see the document is none: layer 4 has not seen it', () => {
  const known = (connection: Connection): string[] => Object.keys(connection);
  expect(known(from(1)).sort()).toEqual(['destination', 'source', 'sourcePort']);
  const nosy = {
    pick: (request: Connection & { document: number }, servers: readonly ServerView[]) => servers[request.document],
  };
  // @ts-expect-error: it does not compile.
  const scheduler: Scheduler = nosy;
  expect(scheduler).toBe(nosy);
  const curious: Scheduler = {
    // @ts-expect-error: nor does one that asks a connection for it.
    pick: (connection, servers) => servers[connection.document],
  };
  expect(curious).toBeDefined();
});

it('counts of connections never fall below 0, and a server is full at its upper threshold until it falls below three quarters', () => {
  const server = new RealServer({ address: 1, port: 80, weight: 1, upper: 4 });
  for (let count = 0; count < 4; count++) server.enter(true);
  expect(server.overloaded).toBe(true);
  server.leave(true);
  expect(server.overloaded).toBe(true);
  server.leave(true);
  expect(server.overloaded).toBe(false);
  expect(() => server.leave(false)).toThrow('fewer than no connections');
});

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

// Dispatch of today against theory, with Poisson arrivals and exponential service: two choices of very many servers
// (Mitzenmacher 2001); loads that are posted now and then (Mitzenmacher 2000) and idle queues (Lu et al. 2011), each for two
// servers by a Markov chain that is solved here without the policies, and for many servers by what the chains come to.

import { describe, expect, it } from 'vitest';
import { JoinIdleQueue } from '../../src/engine/web-cluster/content/join-idle-queue.ts';
import { PowerOfD } from '../../src/engine/web-cluster/content/power-of-d.ts';
import { RandomNode } from '../../src/engine/web-cluster/content/random.ts';
import { ShortestQueue } from '../../src/engine/web-cluster/content/shortest-queue.ts';
import { powerOfChoices } from '../../src/scenarios/web-cluster/theory.ts';
import { meanStay, type Servers } from '../support/exponential-servers.ts';
import { idleQueueOfTwo, postedLoadsOfTwo } from '../support/two-servers.ts';

const two: Servers['policy'] = (loads, stream) => new PowerOfD(loads, stream, 2);
const shortest: Servers['policy'] = (loads) => new ShortestQueue(loads);
const idle: Servers['policy'] = (loads, stream) => new JoinIdleQueue(loads, stream);
const chance: Servers['policy'] = (loads, stream) => new RandomNode(loads, stream);

const off = (value: number, expected: number): number => Math.abs(value / expected - 1);

describe('loads that are always known', () => {
  // What is left with n servers is about a constant over n, so twice as many leave half of it.
  it.each([0.5, 0.7, 0.9])(
    'two choices at load %d: 16 and 32 servers point to the fixed point of very many',
    (load) => {
      const [few, more] = [16, 32].map((servers) => meanStay({ servers, load, policy: two, steps: 1_500_000 }));
      const limit = powerOfChoices(load, 2);
      expect(few! - limit).toBeGreaterThan(more! - limit);
      expect(off(2 * more! - few!, limit)).toBeLessThan(0.02);
    },
  );

  it('chance alone is as many single servers', () => {
    expect(off(meanStay({ servers: 16, load: 0.7, policy: chance }), 1 / (1 - 0.7))).toBeLessThan(0.03);
  });
});

describe('loads posted now and then, two servers', () => {
  // The lighter of the two gets a request unless the other was drawn twice.
  const ways = [
    { name: 'two choices', policy: two, lighter: 3 / 4 },
    { name: 'the shortest queue', policy: shortest, lighter: 1 },
  ] as const;
  const cases = ways.flatMap((way) => [0.5, 2, 8].map((every) => ({ ...way, every })));

  it.each(cases)('$name, every $every services: the stay of the chain', ({ policy, lighter, every }) => {
    const load = 0.7;
    const expected = postedLoadsOfTwo(load, every, lighter);
    expect(off(meanStay({ servers: 2, load, every, policy }), expected)).toBeLessThan(0.03);
  });

  it('grow stale by the chain itself: the shortest queue becomes worse than chance, two choices later', () => {
    const chanceStay = 1 / (1 - 0.7);
    expect(postedLoadsOfTwo(0.7, 0.5, 1)).toBeLessThan(postedLoadsOfTwo(0.7, 0.5, 3 / 4));
    expect(postedLoadsOfTwo(0.7, 8, 1)).toBeGreaterThan(chanceStay);
    expect(postedLoadsOfTwo(0.7, 8, 3 / 4)).toBeLessThan(postedLoadsOfTwo(0.7, 8, 1));
  });
});

describe('loads posted now and then, many servers', () => {
  const stay = (policy: Servers['policy'], every: number) =>
    meanStay({ servers: 16, load: 0.7, every, policy, steps: 400_000 });

  it('make a herd: all go to the one that was the shortest, worse than chance after a few services', () => {
    expect(stay(shortest, 0.01)).toBeLessThan(stay(two, 0.01));
    expect(stay(shortest, 4)).toBeGreaterThan(3 * stay(chance, 4));
    expect(stay(two, 4)).toBeLessThan(stay(shortest, 4) / 2);
  });
});

describe('idle queues', () => {
  it.each([0.3, 0.6, 0.8])('two servers at load %d: the stay of the chain', (load) => {
    expect(off(meanStay({ servers: 2, load, policy: idle }), idleQueueOfTwo(load))).toBeLessThan(0.02);
  });

  it('the more servers, the nearer to nobody waiting; two choices stay where they are', () => {
    const stays = [4, 8, 16, 32].map((servers) => meanStay({ servers, load: 0.7, policy: idle }));
    expect([...stays].sort((a, b) => b - a)).toEqual(stays);
    expect(stays[3]! - 1).toBeLessThan((powerOfChoices(0.7, 2) - 1) / 20);
  });
});

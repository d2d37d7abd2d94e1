// Consistent hashing with bounded loads, as statements: nobody is given more than its part of (1 + epsilon) times all
// connections; a document has a node of its own as long as that has room; who leaves takes only its own documents along.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BoundedHashing, roomOf } from '../../../src/engine/web-cluster/content/bounded-hashing.ts';
import { HashRing } from '../../../src/engine/web-cluster/hash-ring.ts';
import { Loads } from '../../../src/engine/web-cluster/loads.ts';

const DOCUMENTS = 400;
const loadsOf = (nodes: number): Loads => new Loads(nodes, () => 0);
const sumOf = (loads: Loads): number => loads.active.reduce((sum, count) => sum + count, 0);
const nodesUp = (loads: Loads): number[] => Array.from(loads.active.keys()).filter((node) => loads.isUp(node));

/** Documents asked for, replies, nodes that fail and come back. */
const happenings = fc.array(
  fc.record({ what: fc.constantFrom('ask', 'ask', 'ask', 'reply', 'fail', 'join'), which: fc.nat(DOCUMENTS - 1) }),
  { maxLength: 300 },
);
const balances = fc.integer({ min: 101, max: 1000 });
const sizes = fc.integer({ min: 1, max: 32 });

it('no node is given a request that takes it above ceil((1 + epsilon) mean), whatever is asked and whoever fails', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), balances, happenings, (nodes, balance, all) => {
      const loads = loadsOf(nodes);
      const policy = new BoundedHashing(loads, DOCUMENTS, balance);
      for (const { what, which } of all) {
        const node = which % nodes;
        if (what === 'reply') loads.active[node] = Math.max(0, loads.active[node]! - 1);
        if (what === 'fail' && nodesUp(loads).length > 1) loads.up &= ~(1 << node);
        if (what === 'join') loads.up |= 1 << node;
        if (what !== 'ask') continue;
        const picked = policy.pick(which);
        loads.active[picked]!++;
        const mean = sumOf(loads) / nodesUp(loads).length;
        expect(loads.isUp(picked)).toBe(true);
        expect(loads.active[picked]).toBeLessThanOrEqual(Math.ceil((balance / 100) * mean - 1e-9));
        expect(policy.bound.room).toBeGreaterThanOrEqual(loads.active[picked]!);
      }
    }),
  );
});

it('rooms add up to the whole, rounded up, and differ by one at most; nobody has none (HAProxy, hash-balance-factor)', () => {
  fc.assert(
    fc.property(sizes, balances, fc.array(fc.nat(40), { minLength: 32, maxLength: 32 }), (nodes, balance, counts) => {
      const loads = loadsOf(nodes);
      loads.active.set(counts.slice(0, nodes));
      const rooms = Array.from(loads.active.keys(), (node) => roomOf(node, loads, balance));
      const whole = Math.ceil(((sumOf(loads) + 1) * balance) / 100);
      expect(rooms.reduce((sum, room) => sum + room, 0)).toBe(whole >= nodes ? whole : nodes);
      expect(Math.max(...rooms) - Math.min(...rooms)).toBeLessThanOrEqual(1);
    }),
  );
});

describe('with room for all', () => {
  const nodes = 8;
  const nodesOf = (without = -1): number[] => {
    const loads = loadsOf(nodes);
    if (without >= 0) loads.up &= ~(1 << without);
    const policy = new BoundedHashing(loads, DOCUMENTS, 125);
    return Array.from({ length: DOCUMENTS }, (_, document) => policy.pick(document));
  };
  const usual = nodesOf();

  it('the dispatcher is always asked, and nobody is told to be responsible', () => {
    const policy = new BoundedHashing(loadsOf(nodes), DOCUMENTS, 125);
    policy.pick(0);
    policy.forget();
    expect([policy.servesAtOnce(), policy.responsibleFor(), policy.pick(0)]).toEqual([false, 0, usual[0]]);
  });

  it('a document always has the same node', () => expect(nodesOf()).toEqual(usual));

  it.each(Array.from({ length: nodes }, (_, node) => node))('node %i leaves: only its documents move', (left) => {
    const after = nodesOf(left);
    for (const [document, node] of usual.entries()) {
      if (node === left) expect(after[document]).not.toBe(left);
      else expect(after[document]).toBe(node);
    }
    // They do not all go to one neighbour.
    expect(new Set(after.filter((_, document) => usual[document] === left)).size).toBeGreaterThan(2);
  });

  it('every node has its share of the ring, give or take a third', () => {
    const counts = Array.from({ length: nodes }, () => 0);
    const ring = new HashRing(nodes);
    for (let number = 0; number < 8000; number++) counts[ring.nodeAt[ring.placeOf(number)]!]!++;
    for (const count of counts) expect(Math.abs(count / 1000 - 1)).toBeLessThan(1 / 3);
  });
});

describe('by hand, four nodes, 125 %', () => {
  const loads = loadsOf(4);
  const policy = new BoundedHashing(loads, DOCUMENTS, 125);
  const home = policy.pick(7);

  it('11 connections and this one: 15 in all, of which the first has 3 and the others 4', () => {
    loads.active.set([3, 3, 3, 2]);
    expect([0, 1, 2, 3].map((node) => roomOf(node, loads, 125))).toEqual([3, 4, 4, 4]);
  });

  it('a document whose node is full goes on, and says so', () => {
    loads.active.fill(0);
    loads.active[home] = 8;
    // 9 with this one, 11.25 rounded up to 12: three each.
    const node = policy.pick(7);
    expect(node).not.toBe(home);
    expect([policy.reason, policy.bound]).toEqual(['passed', { first: home, room: 3 }]);
  });

  it('and comes back when it has room', () => {
    loads.active[home] = 0;
    expect([policy.pick(7), policy.reason]).toEqual([home, 'home']);
  });
});

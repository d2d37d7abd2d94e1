// Content policies one pick at a time: LARD and LARD/R as in figures 2 and 3 of Pai et al. (1998), Dual Scheduling (P2) as
// docs/models/web-cluster.md reads it, the power of d choices (Mitzenmacher 2001), and those that look at nothing. Long recorded
// sequences: tests/reference/cluster-lard.test.ts.

import { describe, expect, it } from 'vitest';
import { seconds } from '../../../src/engine/core/time.ts';
import { DualScheduling } from '../../../src/engine/web-cluster/content/dual-scheduling.ts';
import { Lard } from '../../../src/engine/web-cluster/content/lard.ts';
import { LardR } from '../../../src/engine/web-cluster/content/lard-r.ts';
import { Mirror } from '../../../src/engine/web-cluster/content/mirror.ts';
import type { ContentPolicy } from '../../../src/engine/web-cluster/content/policy.ts';
import { PowerOfD } from '../../../src/engine/web-cluster/content/power-of-d.ts';
import { RandomNode } from '../../../src/engine/web-cluster/content/random.ts';
import { RoundRobin } from '../../../src/engine/web-cluster/content/round-robin.ts';
import { ShortestQueue } from '../../../src/engine/web-cluster/content/shortest-queue.ts';
import { Loads } from '../../../src/engine/web-cluster/loads.ts';

const THRESHOLDS = { low: 25, high: 65 };
const DOCUMENTS = 4;

/** Nodes with so many connections, and a clock that a test moves. */
function cluster(...active: readonly number[]) {
  const clock = { now: 0 };
  const loads = new Loads(active.length, () => clock.now);
  loads.active.set(active);
  return { loads, clock };
}

/** A stream that gives these in turn. */
const drawing = (...numbers: number[]) => ({ uniform: () => numbers.shift()! }) as never;
const members = (policy: ContentPolicy, document: number): number[] =>
  [0, 1, 2, 3].filter((node) => (policy.responsibleFor(document) & (1 << node)) !== 0);

describe('LARD', () => {
  it('gives a document that nobody has to the least loaded node, and the next request follows it there', () => {
    const { loads } = cluster(3, 1, 2);
    const lard = new Lard(loads, DOCUMENTS, THRESHOLDS);
    expect(members(lard, 2)).toEqual([]);
    expect([lard.pick(2), lard.reason]).toEqual([1, 'new']);
    loads.active[1] = 60;
    expect([lard.pick(2), lard.reason]).toEqual([1, 'kept']);
    expect([members(lard, 2), members(lard, 1)]).toEqual([[1], []]);
  });

  it('moves it when its node has more than T_high and another fewer than T_low', () => {
    const { loads } = cluster(0, 30, 30);
    const lard = new Lard(loads, DOCUMENTS, THRESHOLDS);
    lard.pick(0);
    loads.active.set([66, 30, 25]);
    expect([lard.pick(0), lard.reason]).toEqual([0, 'kept']);
    loads.active.set([65, 30, 24]);
    expect([lard.pick(0), lard.reason]).toEqual([0, 'kept']);
    loads.active.set([66, 30, 24]);
    expect([lard.pick(0), lard.reason]).toEqual([2, 'moved']);
    expect(members(lard, 0)).toEqual([2]);
  });

  it('moves it from a node with twice T_high wherever the others are; where that is the least loaded itself, it stays', () => {
    const { loads } = cluster(0, 100);
    const lard = new Lard(loads, DOCUMENTS, THRESHOLDS);
    lard.pick(0);
    loads.active.set([130, 129]);
    expect([lard.pick(0), lard.reason]).toEqual([1, 'moved']);
    loads.active.set([200, 140]);
    expect([lard.pick(0), lard.reason]).toEqual([1, 'kept']);
  });

  it('gives what a node was responsible for to others when it is down, and nothing else', () => {
    const { loads } = cluster(0, 1);
    const lard = new Lard(loads, DOCUMENTS, THRESHOLDS);
    lard.pick(0);
    lard.pick(DOCUMENTS - 1);
    loads.active.set([2, 1]);
    lard.pick(1);
    loads.up = 0b10;
    lard.forget(0);
    expect([0, 1, DOCUMENTS - 1].map((document) => members(lard, document))).toEqual([[], [1], []]);
    expect([lard.pick(0), lard.reason]).toEqual([1, 'new']);
  });

  it('is never served without asking', () => {
    expect(new Lard(cluster(0, 0).loads, DOCUMENTS, THRESHOLDS).servesAtOnce()).toBe(false);
  });
});

describe('LARD with replication', () => {
  const K = seconds(20);
  const made = (...active: number[]) => {
    const { loads, clock } = cluster(...active);
    return { loads, clock, lardR: new LardR(loads, DOCUMENTS, THRESHOLDS, K) };
  };

  it('adds the least loaded node to the set when the least loaded member is too busy', () => {
    const { loads, lardR } = made(0, 30, 10);
    expect([lardR.pick(0), lardR.reason]).toEqual([0, 'new']);
    loads.active[0] = 66;
    expect([lardR.pick(0), lardR.reason]).toEqual([2, 'replicated']);
    expect(members(lardR, 0)).toEqual([0, 2]);
    expect([lardR.pick(0), lardR.reason]).toEqual([2, 'kept']);
    expect(lardR.servesAtOnce()).toBe(false);
  });

  it('takes the most loaded member out when the set has not changed for longer than K', () => {
    const { loads, clock, lardR } = made(0, 30, 10);
    lardR.pick(0);
    loads.active[0] = 66;
    clock.now = seconds(5);
    lardR.pick(0);
    clock.now = seconds(5) + K;
    lardR.pick(0);
    expect(members(lardR, 0)).toEqual([0, 2]);
    clock.now += 1;
    expect(lardR.pick(0)).toBe(2);
    expect(members(lardR, 0)).toEqual([2]);
  });

  it('of those that were there before: one that has just joined stays', () => {
    const { loads, clock, lardR } = made(0, 30, 10);
    lardR.pick(0);
    loads.active.set([66, 30, 10]);
    lardR.pick(0);
    loads.active.set([66, 20, 67]);
    clock.now = K + 1;
    expect([lardR.pick(0), lardR.reason]).toEqual([1, 'replicated']);
    expect(members(lardR, 0)).toEqual([0, 1]);
  });

  it('counts K from the last change, whichever that was', () => {
    const { loads, clock, lardR } = made(0, 30, 10);
    lardR.pick(0);
    loads.active.set([66, 30, 10]);
    lardR.pick(0);
    clock.now = K + 1;
    loads.active.set([66, 20, 67]);
    lardR.pick(0);
    clock.now = 2 * K + 1;
    lardR.pick(0);
    expect(members(lardR, 0)).toHaveLength(2);
  });

  it('forgets a node that is down', () => {
    const { loads, lardR } = made(0, 30, 10);
    lardR.pick(0);
    loads.active[0] = 66;
    lardR.pick(0);
    lardR.forget(0);
    expect(members(lardR, 0)).toEqual([2]);
  });
});

describe('Dual Scheduling', () => {
  const RULE = { unit: seconds(1), hot: 3, grow: 5, shrink: 2, shrinkAfter: seconds(10) };
  const made = (rule: Partial<typeof RULE> = {}, ...active: number[]) => {
    const { loads, clock } = cluster(...(active.length > 0 ? active : [0, 1, 2, 3]));
    return { loads, clock, dual: new DualScheduling(loads, DOCUMENTS, THRESHOLDS, { ...RULE, ...rule }) };
  };

  it('a node serves by itself what it is responsible for once it has been asked for it theta times in a unit', () => {
    const { dual } = made();
    dual.pick(1, 0);
    expect(members(dual, 1)).toEqual([0]);
    expect(Array.from({ length: 4 }, () => dual.servesAtOnce(1, 0))).toEqual([false, false, true, true]);
  });

  it('and in the unit after; then it counts anew', () => {
    const { dual, clock } = made();
    dual.pick(1, 0);
    for (let n = 0; n < 3; n++) dual.servesAtOnce(1, 0);
    clock.now = seconds(1);
    expect(dual.servesAtOnce(1, 0)).toBe(true);
    clock.now = seconds(2);
    expect(dual.servesAtOnce(1, 0)).toBe(false);
  });

  it('counts each document at each node by itself', () => {
    const { dual } = made();
    dual.pick(1, 0);
    dual.pick(2, 0);
    for (let n = 0; n < 10; n++) {
      dual.servesAtOnce(2, 0);
      dual.servesAtOnce(1, 3);
      dual.servesAtOnce(0, 1);
    }
    expect(dual.servesAtOnce(1, 0)).toBe(false);
  });

  it('what it is not responsible for it asks the dispatcher about, however often', () => {
    const { dual } = made();
    dual.pick(1, 0);
    expect(Array.from({ length: 9 }, () => dual.servesAtOnce(1, 2))).not.toContain(true);
  });

  it('with every fifth request in a unit the node that asked becomes responsible too, and serves', () => {
    const { dual } = made();
    const served = Array.from({ length: 5 }, () => [dual.pick(0, 3), dual.reason]);
    expect(served).toEqual([[0, 'new'], ...Array.from({ length: 3 }, () => [0, 'kept']), [3, 'grown']]);
    expect(members(dual, 0)).toEqual([0, 3]);
  });

  it('where the node that asked is one already, the least loaded of the others joins, and who was picked serves', () => {
    const { dual } = made();
    for (let n = 0; n < 4; n++) dual.pick(0, 0);
    expect([dual.pick(0, 0), dual.reason]).toEqual([0, 'grown']);
    expect(members(dual, 0)).toEqual([0, 1]);
  });

  it('nobody joins where all that are up are responsible', () => {
    const { dual, loads } = made({ grow: 2 }, 0, 1);
    dual.pick(0, 1);
    dual.pick(0, 1);
    expect(members(dual, 0)).toEqual([0, 1]);
    dual.pick(0, 1);
    expect([dual.pick(0, 1), dual.reason]).toEqual([0, 'kept']);
    const alone = made({ grow: 2 }, 0, 1);
    alone.loads.up = 0b01;
    alone.dual.pick(0, 0);
    alone.dual.pick(0, 0);
    expect(members(alone.dual, 0)).toEqual([0]);
    expect(loads.up).toBe(0b11);
  });

  it('a document that is asked for less loses its most loaded node once the set has been the same for longer than K', () => {
    const { dual, clock } = made();
    for (let n = 0; n < 5; n++) dual.pick(0, 3);
    clock.now = seconds(10);
    dual.pick(0, 1);
    expect(members(dual, 0)).toEqual([0, 3]);
    clock.now = seconds(12);
    dual.pick(0, 1);
    expect(members(dual, 0)).toEqual([0]);
  });

  it('not while it is asked for at least so often in this unit or the last', () => {
    const { dual, clock } = made();
    for (let n = 0; n < 5; n++) dual.pick(0, 3);
    for (const now of [20.1, 20.2, 21]) {
      clock.now = seconds(now);
      if (now === 20.1) for (let n = 0; n < 5; n++) dual.pick(1, 0);
      dual.pick(0, 1);
      if (now === 20.1) for (let n = 0; n < 4; n++) dual.pick(0, 1);
    }
    // The first of them found a quiet document, and took the most loaded node out; the many after it brought one in again.
    expect(members(dual, 0)).toEqual([0, 1]);
    clock.now = seconds(34);
    dual.pick(0, 1);
    expect(members(dual, 0)).toEqual([0]);
  });

  it('too busy, it spreads as LARD/R does; a node that is down is forgotten', () => {
    const { dual, loads } = made();
    dual.pick(0, 2);
    loads.active[0] = 66;
    expect([dual.pick(0, 2), dual.reason]).toEqual([1, 'replicated']);
    dual.forget(0);
    expect(members(dual, 0)).toEqual([1]);
  });
});

describe('mirroring', () => {
  it('the node that a request reaches serves it', () => {
    const mirror = new Mirror();
    mirror.forget();
    expect([mirror.servesAtOnce(), mirror.pick(0, 2), mirror.reason, mirror.responsibleFor()]).toEqual([
      true,
      2,
      'here',
      0,
    ]);
  });
});

describe('who looks at no document', () => {
  it('round robin goes through all that are up, in turn', () => {
    const { loads } = cluster(9, 0, 9, 9);
    const turns = new RoundRobin(loads);
    expect(Array.from({ length: 5 }, () => turns.pick())).toEqual([0, 1, 2, 3, 0]);
    loads.up = 0b1001;
    expect(Array.from({ length: 4 }, () => turns.pick())).toEqual([3, 0, 3, 0]);
    expect(turns.reason).toBe('turn');
  });

  it('chance gives every node the same share of what is drawn; who is down passes it on to the next that is up', () => {
    const { loads } = cluster(0, 0, 0, 0);
    const draws = [0, 0.249, 0.25, 0.5, 0.999];
    const chance = new RandomNode(loads, drawing(...draws, 0.5, 0.999));
    expect(draws.map(() => chance.pick())).toEqual([0, 0, 1, 2, 3]);
    loads.up = 0b0010;
    expect([chance.pick(), chance.pick()]).toEqual([1, 1]);
    expect(chance.reason).toBe('turn');
  });

  it('the shortest queue is of those that are up, of equals the first', () => {
    const { loads } = cluster(5, 2, 2, 0);
    loads.up = 0b0111;
    const shortest = new ShortestQueue(loads);
    expect([shortest.pick(), shortest.reason]).toEqual([1, 'least']);
  });

  it('of d that are drawn the least loaded serves, though another is idle', () => {
    const { loads } = cluster(5, 3, 4, 0);
    expect(new PowerOfD(loads, drawing(0, 0.5), 2).pick()).toBe(2);
    expect(new PowerOfD(loads, drawing(0, 0.5, 0.25), 3).pick()).toBe(1);
    expect(new PowerOfD(loads, drawing(0.5, 0.25), 1).pick()).toBe(2);
  });

  it('drawn with replacement: the same one twice serves, however busy; who is down passes it on', () => {
    const { loads } = cluster(9, 3, 4, 0);
    const two = new PowerOfD(loads, drawing(0.1, 0.2, 0.999, 0.999), 2);
    expect([two.pick(), two.reason]).toEqual([0, 'least']);
    loads.up = 0b0110;
    expect(two.pick()).toBe(1);
  });

  it('they tell the switch in front that it can pick, keep nothing, and never leave it to the node', () => {
    const { loads } = cluster(0, 0);
    const all = [
      new RoundRobin(loads),
      new RandomNode(loads, drawing()),
      new ShortestQueue(loads),
      new PowerOfD(loads, drawing(), 2),
    ];
    for (const policy of all) {
      policy.forget();
      expect([policy.isBlind, policy.servesAtOnce(), policy.responsibleFor()]).toEqual([true, false, 0]);
    }
    expect('isBlind' in new Lard(loads, DOCUMENTS, THRESHOLDS)).toBe(false);
  });
});

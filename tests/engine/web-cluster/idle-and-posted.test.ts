// What Join-Idle-Queue and posted loads know: who is idle, in the order in which that became so; and numbers as they were
// when they were posted, whatever has happened since.

import { describe, expect, it } from 'vitest';
import { RandomStream } from '../../../src/engine/core/random.ts';
import { ms } from '../../../src/engine/core/time.ts';
import { JoinIdleQueue } from '../../../src/engine/web-cluster/content/join-idle-queue.ts';
import { REASONS } from '../../../src/engine/web-cluster/content/policy.ts';
import { decisionOf, infoOfDecision, packDecision } from '../../../src/engine/web-cluster/decision.ts';
import { Loads } from '../../../src/engine/web-cluster/loads.ts';
import { HORIZON, siteOf } from '../../support/small-site.ts';

describe('Join-Idle-Queue', () => {
  const made = () => new JoinIdleQueue(new Loads(4, () => 0), RandomStream.named(1, 'policy'));

  it('gives to whoever has been idle longest', () => {
    const policy = made();
    expect([policy.pick(), policy.pick()]).toEqual([0, 1]);
    policy.idle(1);
    policy.idle(0);
    expect([2, 3, 1, 0].map(() => policy.pick())).toEqual([2, 3, 1, 0]);
    expect(policy.reason).toBe('idle');
  });

  it('draws when nobody is idle', () => {
    const policy = made();
    for (let node = 0; node < 4; node++) policy.pick();
    const drawn = new Set(Array.from({ length: 60 }, () => policy.pick()));
    expect([policy.reason, [...drawn].sort()]).toEqual(['turn', [0, 1, 2, 3]]);
  });

  it('forgets who is down', () => {
    const policy = made();
    policy.forget(0);
    expect(policy.pick()).toBe(1);
  });

  it('takes nobody for idle who is down from the start', () => {
    const loads = new Loads(4, () => 0);
    loads.up = 0b1010;
    const policy = new JoinIdleQueue(loads, RandomStream.named(1, 'policy'));
    expect([policy.pick(), policy.reason, policy.pick(), policy.reason]).toEqual([1, 'idle', 3, 'idle']);
    policy.pick();
    expect(policy.reason).toBe('turn');
  });

  it('lets the switch in front pick, keeps no documents, and never leaves it to the node', () => {
    const policy = made();
    expect([policy.isBlind, policy.servesAtOnce(), policy.responsibleFor()]).toEqual([true, false, 0]);
  });

  it('never gives a request to a busy node while another is idle, in a cluster whose nodes fail and come back', () => {
    const { sim, site } = siteOf({ policy: 'jiq', users: 150 });
    const { loads, cluster } = site;
    const { policy } = cluster.dispatcher;
    const pick = policy.pick.bind(policy);
    let [picks, idle] = [0, 0];
    policy.pick = (document, askedBy) => {
      const isAnyIdle = loads.active.some((count, node) => count === 0 && loads.isUp(node));
      const node = pick(document, askedBy);
      expect(loads.isUp(node)).toBe(true);
      expect([policy.reason, loads.active[node] === 0]).toEqual(isAnyIdle ? ['idle', true] : ['turn', false]);
      picks++;
      if (isAnyIdle) idle++;
      return node;
    };
    sim.at(HORIZON / 4, () => cluster.fail(2));
    sim.at(HORIZON / 2, () => cluster.join(2));
    sim.run(HORIZON);
    expect(picks).toBeGreaterThan(500);
    expect(idle).toBeGreaterThan(50);
    expect(idle).toBeLessThan(picks);
  });
});

describe('loads that are posted', () => {
  it('are those of the last multiple of the period, not of the last look', () => {
    let now = 0;
    const loads = new Loads(2, () => now, 10);
    const change = (at: number, node: number, by: number): void => {
      now = at;
      loads.post();
      loads.active[node]! += by;
    };
    change(1, 0, 5);
    expect(loads.leastKnown(3)).toBe(0);
    change(8, 1, 1);
    // Nobody looked at 10, and this comes after it.
    change(13, 1, 7);
    expect([loads.leastKnown(3), [...loads.known]]).toEqual([1, [5, 1]]);
    change(20, 0, -5);
    expect([...loads.known]).toEqual([5, 8]);
    now = 30;
    expect([loads.leastKnown(3), [...loads.known]]).toEqual([0, [0, 8]]);
  });

  it('send all requests of a period to the same node', () => {
    const [fresh, old] = [0, ms(200)].map((stale) => {
      const { sim, site } = siteOf({ policy: 'jsq', users: 500, memory: 1e9, clientPort: 1e9, stale });
      sim.run(HORIZON);
      return site.meter.responses.mean;
    });
    expect(old).toBeGreaterThan(2 * fresh!);
  });
});

it('a decision is read as it was packed, whatever its reason', () => {
  for (const [number, reason] of REASONS.entries()) {
    for (const kind of [0, 1]) {
      const info = infoOfDecision(packDecision(number, 31, 254, 17, 300), kind);
      const read = { reason, node: 31, load: 254, least: 17, leastLoad: 255, isHandedOff: kind === 1 };
      // Columns of a record have 32 bits.
      expect([decisionOf(info), decisionOf(info | 0)]).toEqual([read, read]);
    }
  }
});

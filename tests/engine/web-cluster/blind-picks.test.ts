// Picks that look at no document are made by the switch in front and wait for nobody: round robin is then mirroring behind a
// switch that takes turns, to the request. Asked of the dispatcher, they are as slow as the dispatcher.

import { describe, expect, it } from 'vitest';
import { ms } from '../../../src/engine/core/time.ts';
import { Timeline } from '../../../src/engine/core/timeline.ts';
import type { WebSiteOptions } from '../../../src/scenarios/web-cluster/web-site.ts';
import { HORIZON, siteOf } from '../../support/small-site.ts';

const BLIND = ['rr', 'random', 'jsq', 'pod', 'jiq'] as const;
/** Of one decision. The users below ask for many times what this allows. */
const DECISION = ms(20);

function ran(options: Partial<WebSiteOptions>) {
  const { sim, site } = siteOf({ users: 200, decision: new Timeline(DECISION), ...options }, 5);
  sim.run(HORIZON);
  const { meter } = site;
  return { ...meter.results(HORIZON).counts, mean: meter.responses.mean };
}

describe('behind a slow dispatcher', () => {
  const mirroring = ran({ policy: 'mirror', entry: 'turn' });

  it('round robin by the switch in front is mirroring', () => {
    const { served, mean, local, handedOff, servedBy } = ran({ policy: 'rr' });
    expect({ served, mean, servedBy }).toEqual({
      served: mirroring.served,
      mean: mirroring.mean,
      servedBy: mirroring.servedBy,
    });
    expect([local, handedOff]).toEqual([served, 0]);
  });

  it.each(BLIND)('%s by the switch never asks it', (policy) => {
    const { busy, mean, handedOff } = ran({ policy });
    expect([busy.dispatcher, handedOff]).toEqual([0, 0]);
    expect(mean).toBeLessThan(1.5 * mirroring.mean);
  });

  it.each(BLIND)('%s by the dispatcher is as slow as it', (policy) => {
    const { served, busy } = ran({ policy, blindAsk: true });
    expect(busy.dispatcher / HORIZON).toBeGreaterThan(0.9);
    expect(served).toBeLessThanOrEqual(HORIZON / DECISION + 1);
    expect(served).toBeLessThan(mirroring.served / 2);
  });

  it('the shortest queue, and the better of two, wait less than chance', () => {
    const crowd = { users: 500, memory: 1e9, clientPort: 1e9 };
    const [shortest, two, chance] = (['jsq', 'pod', 'random'] as const).map((policy) => ran({ policy, ...crowd }).mean);
    expect(shortest).toBeLessThan(two!);
    expect(two).toBeLessThan(chance!);
  });
});

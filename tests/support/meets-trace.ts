// What is asked of every case over point-to-point links that has a trace of ns-2.

import { describe, expect, it } from 'vitest';
import type { P2pCase } from '../../src/verify/p2p/case.ts';
import { buildP2p } from '../../src/verify/p2p/network.ts';
import { verifyP2p } from '../../src/verify/p2p/p2p.ts';
import { engineWorld } from '../../src/verify/p2p/worlds.ts';
import type { ReferenceTrace } from './reference-cases.ts';

function run(reference: P2pCase, lookAhead: boolean) {
  const nobody = { onSegment: () => undefined, onAck: () => undefined };
  const { sim, flows } = buildP2p(reference, nobody, engineWorld(reference.simulated_s, lookAhead));
  sim.run(sim.horizon);
  const { digest, eventsFired } = sim;
  return { digest, eventsFired, timeouts: flows.map(({ sender }) => sender.timeouts) };
}

export function describeTraces(cases: readonly ReferenceTrace[]): void {
  describe.each(cases)('$name', ({ reference, trace }) => {
    it('is met event by event', () => {
      const verdict = verifyP2p(reference, trace);
      expect(verdict.passed, verdict.detail).toBe(true);
      expect(verdict.only, verdict.detail).toBeUndefined();
    });

    it('has one digest with look-ahead on and off', () => {
      const [on, off] = [run(reference, true), run(reference, false)];
      expect(on.digest).toBe(off.digest);
      expect(on.timeouts).toEqual(off.timeouts);
      // Otherwise nothing was looked ahead at, and nothing was compared.
      expect(on.eventsFired).toBeLessThan(off.eventsFired);
    });
  });
}

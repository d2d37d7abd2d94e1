// What is asked of every case over point-to-point links that has a trace of ns-2.

import { describe, expect, it } from 'vitest';
import { buildP2p } from '../../src/verify/p2p/network.ts';
import { verifyP2p } from '../../src/verify/p2p/p2p.ts';
import { engineWorld } from '../../src/verify/p2p/worlds.ts';
import type { ReferenceTrace } from './reference-cases.ts';

const NOBODY = { onSegment: () => undefined, onAck: () => undefined };

export function describeTraces(cases: readonly ReferenceTrace[]): void {
  describe.each(cases)('$name', ({ reference, trace }) => {
    it('is met event by event', () => {
      const verdict = verifyP2p(reference, trace);
      expect(verdict.passed, verdict.detail).toBe(true);
      expect(verdict.only, verdict.detail).toBeUndefined();
    });

    it('has one digest with look-ahead on and off', () => {
      const [on, off] = [true, false].map((lookAhead) => {
        const { sim } = buildP2p(reference, NOBODY, engineWorld(reference.simulated_s, lookAhead));
        sim.run(sim.horizon);
        return sim.digest;
      });
      expect(on).toBe(off);
    });
  });
}

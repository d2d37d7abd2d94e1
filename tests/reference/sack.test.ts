// SACK over point-to-point links against ns-2.35's TCP/Sack1 and TCPSink/Sack1, event by event.

import { describe, expect, it } from 'vitest';
import { buildP2p } from '../../src/verify/p2p/network.ts';
import { verifyP2p } from '../../src/verify/p2p/p2p.ts';
import { sackCases } from '../support/reference-cases.ts';

const cases = sackCases();

it('there are 16 cases, and Reno does not meet them', () => {
  expect(cases).toHaveLength(16);
  const asReno = cases.filter(({ reference, trace }) => {
    const { tcp } = reference;
    return verifyP2p({ ...reference, tcp: { ...tcp, variant: 'Reno' } }, trace).passed;
  });
  // Of the last of a transfer nothing can be SACKed.
  expect(asReno.map(({ name }) => name)).toEqual(['s12-tail-loss']);
});

describe.each(cases)('$name', ({ reference, trace }) => {
  it('is met event by event', () => {
    const verdict = verifyP2p(reference, trace);
    expect(verdict.passed, verdict.detail).toBe(true);
  });

  it('has one digest with look-ahead on and off', () => {
    const nobody = { onSegment: () => undefined, onAck: () => undefined };
    const [on, off] = [true, false].map((lookAhead) => {
      const { sim } = buildP2p(reference, nobody, lookAhead);
      sim.run(sim.horizon);
      return sim.digest;
    });
    expect(on).toBe(off);
  });
});

// Synchronised reads through a shallow buffer against ns-2.35, event by event, up to 64 servers and 10 Gbit/s.

import { describe, expect, it } from 'vitest';
import { p2pCaseOf } from '../../src/verify/p2p/case.ts';
import { verifyP2p } from '../../src/verify/p2p/p2p.ts';
import { incastCases } from '../support/reference-cases.ts';

const cases = incastCases();

it('there are 14 cases', () => {
  expect(cases).toHaveLength(14);
});

describe.each(cases)('$name', ({ reference, trace }) => {
  it('is met event by event', () => {
    const verdict = verifyP2p(reference, trace);
    expect(verdict.passed, verdict.detail).toBe(true);
    expect(verdict.only, verdict.detail).toBeUndefined();
  });
});

describe('the barrier of a case', () => {
  const { reference, trace } = cases.find(({ name }) => name === 'i02-n4-q32-200ms')!;
  const { share_packets, request_s } = reference.barrier!;

  it('decides when the next block is sent', () => {
    const later = { ...reference, barrier: { share_packets, request_s: request_s + 5e-6 } };
    expect(verifyP2p(later, trace)).toMatchObject({ passed: false });
  });

  it('decides how much', () => {
    const more = { ...reference, barrier: { share_packets: share_packets + 1, request_s } };
    expect(verifyP2p(more, trace)).toMatchObject({ passed: false });
  });

  it('cannot be combined with data of a flow’s own', () => {
    const flows = reference.flows.map((flow) => ({ ...flow, data: 10 }));
    expect(() => p2pCaseOf({ ...reference, flows })).toThrow(/data 0 and nothing more/);
  });

  it('and the cable of each server is its own', () => {
    const flows = reference.flows.map((flow, index) => (index === 2 ? { ...flow, access_delay_s: 11e-6 } : flow));
    expect(verifyP2p({ ...reference, flows }, trace).passed).toBe(false);
  });
});

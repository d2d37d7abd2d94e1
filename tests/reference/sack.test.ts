// SACK over point-to-point links against ns-2.35's TCP/Sack1 and TCPSink/Sack1, event by event.

import { expect, it } from 'vitest';
import { verifyP2p } from '../../src/verify/p2p/p2p.ts';
import { describeTraces } from '../support/meets-trace.ts';
import { sackCases } from '../support/reference-cases.ts';

const cases = sackCases();

it('there are 17 cases, and Reno does not meet them', () => {
  expect(cases).toHaveLength(17);
  const asReno = cases.filter(({ reference, trace }) => {
    const { tcp } = reference;
    const flows = reference.flows.map((flow) => ({ ...flow, variant: undefined }));
    return verifyP2p({ ...reference, flows, tcp: { ...tcp, variant: 'Reno' } }, trace).passed;
  });
  // Of the last of a transfer nothing can be SACKed.
  expect(asReno.map(({ name }) => name)).toEqual(['s12-tail-loss']);
});

describeTraces(cases);

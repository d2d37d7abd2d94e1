// RED that marks and TCP with ECN against ns-2.35 (`setbit_`, `ecn_`), event by event.

import { expect, it } from 'vitest';
import { firstDifference } from '../../src/verify/p2p/compare.ts';
import { traceOf } from '../../src/verify/p2p/trace.ts';
import { describeTraces } from '../support/meets-trace.ts';
import { ecnCases } from '../support/reference-cases.ts';

const cases = ecnCases();

it('there are 21 cases, Reno and SACK, and senders without ECN meet none of them', () => {
  expect(cases).toHaveLength(21);
  expect(cases.filter(({ reference }) => reference.tcp.variant === 'Sack1')).toHaveLength(4);
  for (const { reference, trace, name } of cases) {
    const begun = trace.map((line) => line.split(',')).filter(([time]) => Number(time) < 8 && time !== '');
    const withoutEcn = traceOf({ ...reference, simulated_s: 8, ecn: [] });
    // Where the queue is full before the average is above, nothing is marked so soon.
    if (name !== 'e08-full-queue') expect(firstDifference(withoutEcn, begun), name).toBeDefined();
  }
});

describeTraces(cases);

// RED at the bottleneck against ns-2.35's Queue/RED, event by event, with the random numbers that ns-2 drew.

import { expect, it } from 'vitest';
import type { P2pCase } from '../../src/verify/p2p/case.ts';
import { firstDifference } from '../../src/verify/p2p/compare.ts';
import { Mrg32k3a } from '../../src/verify/p2p/mrg32k3a.ts';
import { traceOf } from '../../src/verify/p2p/trace.ts';
import { describeTraces } from '../support/meets-trace.ts';
import { redCases } from '../support/reference-cases.ts';

const cases = redCases();

it('there are 14 cases, and neither tail drop nor other random numbers meet them', () => {
  expect(cases).toHaveLength(14);
  const bySeed: string[] = [];
  for (const { reference, trace } of cases) {
    // The beginning is enough to differ.
    const until = { ...reference, simulated_s: 8 };
    const begun = trace.map((line) => line.split(',')).filter(([time]) => Number(time) < 8 && time !== '');
    const isMetWith = (red: P2pCase['red']) => firstDifference(traceOf({ ...until, red }), begun) === undefined;
    const red = reference.red!;
    if (reference.name !== 'r08-full-queue') expect(isMetWith(undefined), reference.name).toBe(false);
    if (isMetWith({ ...red, seed: red.seed + 1 })) bySeed.push(reference.name);
  }
  // Where the queue is full before the average is above, nothing is drawn.
  expect(bySeed).toEqual(['r08-full-queue']);
});

describeTraces(cases);

it('its generator is that of L\u2019Ecuyer: the first numbers from his usual seed, as ns-2 prints them', () => {
  const random = new Mrg32k3a(12345);
  expect([0, 0, 0].map(() => random.uniform().toFixed(6))).toEqual(['0.127011', '0.318528', '0.309186']);
});

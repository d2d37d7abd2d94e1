// The wait after a collision by a rule: that of IEEE 802.3, written as one, makes the same run; without growth or without chance
// the bus is worse off.

import { describe, expect, it } from 'vitest';
import { backOffRule } from '../../src/scenarios/lan/back-off-rule.ts';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { scenario as nicBuffer } from '../../src/scenarios/nic-buffer/scenario.ts';
import { lanRtoCases } from '../support/cases/lan-rto-cases.ts';
import { nicBufferCases } from '../support/cases/nic-buffer-cases.ts';
import { digestOfBeginning, runWith, someOf } from '../support/same-run.ts';
import { wholeRecord as recordOf } from '../support/whole-record.ts';

describe('truncated binary exponential back-off, written as a rule', () => {
  it.each([
    [lanRto.id, lanRto, lanRtoCases.digestLinks],
    [nicBuffer.id, nicBuffer, nicBufferCases.digestLinks],
  ] as const)('makes the same run in every reference run of %s', (_, scenario, links) => {
    for (const link of someOf(links, 5)) {
      const digestBy = (backoff: string): number => digestOfBeginning(scenario, link, { backoff });
      expect(digestBy(backOffRule.asRules.beb), link).toBe(digestBy('beb'));
      expect(digestBy('floor(random * slots)'), link).toBe(digestBy('beb'));
      expect(digestBy('floor(random * 4)'), link).not.toBe(digestBy('beb'));
    }
  });
});

describe('a rule for the wait', () => {
  it('without chance lets the same stations collide until they give up', () => {
    const givenUp = (backoff: string): number =>
      recordOf(runWith(lanRto, 'end=5s&v=1', { backoff })).marks.filter(({ kind }) => kind === 'given-up').length;
    expect(givenUp('beb')).toBe(0);
    expect(givenUp('slots')).toBeGreaterThan(0);
  });
});

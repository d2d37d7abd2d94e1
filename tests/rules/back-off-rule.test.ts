// The wait after a collision by a rule: that of IEEE 802.3, written as one, makes the same run; without growth or without chance
// the bus is worse off; and no wait is negative, endless or no number.

import { describe, expect, it } from 'vitest';
import { MarkLog } from '../../src/engine/core/marks.ts';
import { RuleLog } from '../../src/engine/core/rule-log.ts';
import { BackOffRule, MOST_SLOTS } from '../../src/engine/ethernet/back-off-rule.ts';
import { readRule } from '../../src/scenarios/kit/rule.ts';
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
  const slotsBy = (text: string, tries = 3, random = 0.99): readonly [slots: number, times: number] => {
    const read = readRule(backOffRule, text);
    if ('message' in read) throw new Error(read.message.en);
    const log = new RuleLog('back-off', new MarkLog(true), -1);
    return [new BackOffRule(read.program, log).slots(tries, 2 ** tries, random), log.times];
  };

  it('gives whole slots, from 0 to the most there can be', () => {
    expect(slotsBy('random * slots')).toEqual([7, 0]);
    expect(slotsBy('random * 2 * tries')).toEqual([5, 0]);
    expect(slotsBy('0.7')).toEqual([0, 0]);
    expect(slotsBy('-1')).toEqual([0, 1]);
    expect(slotsBy('1e9')).toEqual([MOST_SLOTS, 1]);
    expect(slotsBy('1 / 0')).toEqual([MOST_SLOTS, 1]);
    expect(slotsBy('0 / 0')).toEqual([0, 1]);
  });

  it('without chance lets the same stations collide until they give up', () => {
    const givenUp = (backoff: string): number =>
      recordOf(runWith(lanRto, 'end=5s&v=1', { backoff })).marks.filter(({ kind }) => kind === 'given-up').length;
    expect(givenUp('beb')).toBe(0);
    expect(givenUp('slots')).toBeGreaterThan(0);
  });
});

// A drop policy that somebody wrote: what the rule sees of the buffer at the first cell of a packet, and what it does not ask for.

import { describe, expect, it } from 'vitest';
import { FirstCellByRule } from '../../../src/engine/atm/policies/rule.ts';
import { MarkLog } from '../../../src/engine/core/marks.ts';
import { RuleLog } from '../../../src/engine/core/rule-log.ts';
import { cellRule } from '../../../src/scenarios/atm/cell-rule.ts';
import { programOf } from '../../support/program-of.ts';

const threshold = { value: 300 };
const view = { length: 400, capacity: 1000, of: (vc: number) => 100 + vc, busyVcs: 3, now: 9, idleSlots: 7 };

function policyOf(rule: string, draw = 0.25) {
  const asked = { draws: 0 };
  const draws = () => {
    asked.draws++;
    return { uniform: () => draw } as never;
  };
  const log = new RuleLog('cell', new MarkLog(true), -1);
  const policy = new FirstCellByRule(programOf(cellRule, rule), {
    threshold,
    share: 0.8,
    afterLoss: 'drop',
    draws,
    log,
  });
  return { policy, asked };
}

describe('a rule for first cells', () => {
  it.each([
    ['cells', 400],
    ['capacity', 1000],
    ['threshold', 300],
    ['mine', 102],
    ['circuits', 3],
    ['idle', 7],
    ['share', 0.8],
    ['random', 0.25],
  ])('sees %s as it is: %d', (name, value) => {
    expect(policyOf(`${name} == ${value}`).policy.admits(2, view)).toBe(true);
    expect(policyOf(`${name} != ${value}`).policy.admits(2, view)).toBe(false);
  });

  it('sees a threshold that a slider has moved, and tells of it', () => {
    const { policy } = policyOf('cells < threshold');
    expect(policy.admits(0, view)).toBe(false);
    threshold.value = 500;
    expect([policy.admits(0, view), policy.threshold]).toEqual([true, 500]);
    threshold.value = 300;
  });

  it('has the cells of each circuit counted only if it asks for them, and draws only if it asks for chance', () => {
    const rules = ['cells < 5', 'mine < 5', 'circuits < 5', 'random < 0.5'];
    const made = rules.map((rule) => policyOf(rule));
    expect(made.map(({ policy }) => policy.countsVcs)).toEqual([false, true, true, false]);
    expect(made.map(({ asked }) => asked.draws)).toEqual([0, 0, 0, 1]);
  });
});

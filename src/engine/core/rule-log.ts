// What a rule that somebody wrote gave and could not be used: counted, and shown as an event the first, tenth, hundredth time
// and so on, because a rule that is wrong once is wrong with every packet. Where somebody wants to know, also what it was asked.

import type { MarkLog } from './marks.ts';
import { clock } from './memory.ts';
import type { RuleTrace } from './rule-trace.ts';

/** What a rule decides; an event says which by its place here, so a new one goes to the end. */
export const RULE_KINDS = ['rto', 'grow', 'onloss', 'ontimeout', 'pick', 'node', 'cell', 'back-off', 'admit'] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

export class RuleLog {
  times = 0;
  private shownNext = 1;
  private readonly kind: RuleKind;
  private readonly marks: MarkLog;
  private readonly flow: number;
  private readonly trace: RuleTrace | null;

  /** @param flow whose rule it is; -1: of a place where all meet */
  constructor(kind: RuleKind, marks: MarkLog, flow: number) {
    this.kind = kind;
    this.marks = marks;
    this.flow = flow;
    const { ruleTrace } = marks;
    const isWanted = ruleTrace?.kind === kind && (ruleTrace.flow < 0 || ruleTrace.flow === flow);
    this.trace = isWanted ? ruleTrace : null;
  }

  /** It was worked out with these numbers of its names, of a pick for one candidate; is it the first of them? */
  asked(numbers: Float64Array, candidate = 0, isFirst = true): void {
    if (this.trace !== null) this.trace.add(numbers, candidate, isFirst);
  }

  /** `gave` may be NaN; both in the unit of what the rule gives. */
  unusable(gave: number, used: number): void {
    if (++this.times < this.shownNext) return;
    this.shownNext *= 10;
    const kind = RULE_KINDS.indexOf(this.kind);
    this.marks.add('unusable', clock[0]!, -1, this.flow, -1, -1, [gave, used, this.times, kind]);
  }
}

// What a rule that somebody wrote gave and could not be used: counted, and shown as an event the first, tenth, hundredth time
// and so on, because a rule that is wrong once is wrong with every packet.

import type { MarkLog } from './marks.ts';
import { clock } from './memory.ts';

/** What a rule decides; an event says which by its place here, so a new one goes to the end. */
export const RULE_KINDS = ['rto', 'grow', 'onloss', 'ontimeout', 'pick', 'node', 'cell', 'back-off', 'admit'] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

export class RuleLog {
  times = 0;
  private shownNext = 1;
  private readonly kind: RuleKind;
  private readonly marks: MarkLog;
  private readonly flow: number;

  /** @param flow whose rule it is; -1: of a place where all meet */
  constructor(kind: RuleKind, marks: MarkLog, flow: number) {
    this.kind = kind;
    this.marks = marks;
    this.flow = flow;
  }

  /** `gave` may be NaN; both in the unit of what the rule gives. */
  unusable(gave: number, used: number): void {
    if (++this.times < this.shownNext) return;
    this.shownNext *= 10;
    const kind = RULE_KINDS.indexOf(this.kind);
    this.marks.add('unusable', clock[0]!, -1, this.flow, -1, -1, [gave, used, this.times, kind]);
  }
}

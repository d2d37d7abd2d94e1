// Whom a formula that somebody wrote picks: it is worked out for each candidate, and the least value wins, of equals the
// first. What is no number makes a candidate the last of all, what is without end the last or the first; both are counted.

import { Formula, type Program } from './formula.ts';
import type { RuleLog } from './rule-log.ts';

export class LeastByFormula {
  /** Set the names' values here before each `weigh`. */
  readonly numbers: Float64Array;
  /** The candidate with the least value since `begin`; -1: none. */
  best = -1;
  private least = 0;
  private readonly formula: Formula;
  private readonly log: RuleLog;

  constructor(program: Program, log: RuleLog) {
    this.formula = new Formula(program);
    this.numbers = this.formula.numbers;
    this.log = log;
  }

  isAskedFor(name: string): boolean {
    return this.formula.isAskedFor(name);
  }

  begin(): void {
    this.best = -1;
  }

  weigh(candidate: number): void {
    const { formula } = this;
    formula.run();
    this.log.asked(this.numbers, candidate, this.best < 0);
    const gave = formula.value;
    const value = gave - gave === 0 ? gave : this.mend(gave);
    if (this.best >= 0 && value >= this.least) return;
    this.best = candidate;
    this.least = value;
  }

  private mend(gave: number): number {
    const used = gave === Number.NEGATIVE_INFINITY ? gave : Number.POSITIVE_INFINITY;
    this.log.unusable(gave, used);
    return used;
  }
}

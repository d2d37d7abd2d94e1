// A finished run again, for what a rule was asked in it: the record holds what came of the rule, not the numbers it saw. Link by
// link (without look-ahead), so that it is asked at the time it is asked for.

import { NOTHING } from '../engine/core/probe.ts';
import { RuleTrace } from '../engine/core/rule-trace.ts';
import type { Build } from '../scenarios/kit/scenario.ts';
import type { RuleWish } from './client-contract.ts';
import type { Report } from './protocol.ts';
import { Session } from './session.ts';

/** Numbers that are kept: 8 MB. */
const NUMBERS = 1_000_000;

export class RuleReplay {
  readonly of = 'rule';
  private readonly wish: RuleWish;
  private readonly trace: RuleTrace;
  private readonly session: Session;

  constructor(wish: RuleWish, build: Build) {
    this.wish = wish;
    const { spec, kind, flow, names } = wish;
    this.trace = new RuleTrace(kind, flow, names, Math.floor(NUMBERS / names));
    this.session = new Session(spec, build, { probes: NOTHING, lookAhead: false, ruleTrace: this.trace });
  }

  /** Computes about this many events more; true when the run is over. */
  advance(events: number): boolean {
    return this.session.advance(events);
  }

  report(run: number): Extract<Report, { type: 'rule' }> {
    const { wish, trace, session } = this;
    const { rows, count, isFull } = trace;
    return { type: 'rule', run, wish, rows, count, isFull, digest: session.digest };
  }

  abandon(): void {
    this.session.abandon();
  }
}

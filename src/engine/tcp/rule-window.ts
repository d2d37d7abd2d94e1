// The congestion window by formulas that somebody wrote: what an ACK makes of it, what a loss leaves of ssthresh, what a timeout
// leaves of cwnd. When they are asked, and everything else (fast recovery, what is sent again), stays with the congestion
// control they are given to. Windows are in segments here, and in the sender's unit there.

import { Formula, type Program } from '../core/formula.ts';
import type { MarkLog } from '../core/marks.ts';
import { type RuleKind, RuleLog } from '../core/rule-log.ts';
import type { Nanos } from '../core/time.ts';

/** What the formulas can read, in the order of their places. */
export const WINDOW_NAMES = ['cwnd', 'ssthresh', 'acked', 'flight', 'rtt', 'srtt', 'minrtt'] as const;
const [CWND, SSTHRESH, ACKED, FLIGHT, RTT, SRTT, MINRTT] = WINDOW_NAMES.keys();

/** Segments. More than any receiver takes, and so few that every sum with it is exact. */
const LARGEST = 1_000_000;

/** What is left out stays as the profile has it. */
export interface WindowPrograms {
  readonly grow?: Program | undefined;
  readonly loss?: Program | undefined;
  readonly timeout?: Program | undefined;
}

interface Windows {
  readonly cwnd: number;
  readonly ssthresh: number;
}

interface WindowRule {
  readonly formula: Formula;
  readonly log: RuleLog;
}

export class RuleWindow {
  readonly grow: WindowRule | null;
  readonly loss: WindowRule | null;
  readonly timeout: WindowRule | null;
  private readonly smss: number;
  private rtt: Nanos = 0;
  private srtt: Nanos = 0;
  private minimum: Nanos = 0;

  /** @param smss a segment in the sender's unit */
  constructor({ grow, loss, timeout }: WindowPrograms, smss: number, marks: MarkLog, flow: number) {
    const ruleOf = (program: Program | undefined, kind: RuleKind): WindowRule | null =>
      program === undefined ? null : { formula: new Formula(program), log: new RuleLog(kind, marks, flow) };
    this.grow = ruleOf(grow, 'grow');
    this.loss = ruleOf(loss, 'onloss');
    this.timeout = ruleOf(timeout, 'ontimeout');
    this.smss = smss;
  }

  /** A round trip was measured; smoothed with the gain of RFC 6298 2.3. */
  onSample(rtt: Nanos): void {
    this.minimum = this.srtt === 0 ? rtt : Math.min(this.minimum, rtt);
    this.srtt += this.srtt === 0 ? rtt : (rtt - this.srtt) / 8;
    this.rtt = rtt;
  }

  /** The connection begins anew: nothing is measured. */
  forget(): void {
    this.rtt = 0;
    this.srtt = 0;
    this.minimum = 0;
  }

  /** The new window by one of the rules, in the sender's unit; `acked` and `flight` are in it, too. */
  apply(rule: WindowRule, { cwnd, ssthresh }: Windows, acked: number, flight: number): number {
    const { smss } = this;
    const { numbers } = rule.formula;
    numbers[CWND!] = cwnd / smss;
    numbers[SSTHRESH!] = ssthresh / smss;
    numbers[ACKED!] = acked / smss;
    numbers[FLIGHT!] = flight / smss;
    numbers[RTT!] = this.rtt;
    numbers[SRTT!] = this.srtt;
    numbers[MINRTT!] = this.minimum;
    rule.formula.run();
    rule.log.asked(numbers);
    const gave = rule.formula.value;
    if (gave >= 1 && gave <= LARGEST) return this.inUnits(gave);
    // What is no number leaves the window as it was.
    const used = Number.isNaN(gave) ? Math.max(1, cwnd / smss) : gave < 1 ? 1 : LARGEST;
    rule.log.unusable(gave, used);
    return this.inUnits(used);
  }

  /** What the way from bytes to segments and back made crooked is made straight: 14599.999999999998 bytes are 14600. */
  private inUnits(segments: number): number {
    if (this.smss === 1) return segments;
    const units = segments * this.smss;
    const straight = Math.round(2 * units) / 2;
    return Math.abs(units - straight) < 1e-8 ? straight : units;
  }
}

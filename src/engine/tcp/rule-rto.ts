// The retransmission timeout by a formula that somebody wrote: `max(min, srtt + 4 * rttvar)`. Round trips are smoothed as
// RFC 6298 has it (and, beside it, as RFC 793 has); the formula makes the RTO of them with every sample. What the RFC says of
// timers holds for it too: before the first sample the initial RTO (2.1), no more than the maximum (2.5), doubled when the
// timer goes off (5.5). But a formula that reads `backoff` says itself what a timeout does, and one that measures nothing
// holds from the start.

import { Formula, type Program } from '../core/formula.ts';
import type { RuleLog } from '../core/rule-log.ts';
import { ms, type Nanos, seconds } from '../core/time.ts';
import type { Rfc6298Options } from './rfc6298.ts';
import { type RtoEstimator, withinBounds } from './rto.ts';

/** What the formula can read, in the order of its places. */
export const RTO_NAMES = ['rtt', 'srtt', 'rttvar', 'min', 'max', 'g', 'k', 'backoff', 'n', 'srtt793'] as const;
const [RTT, SRTT, RTTVAR, MIN, MAX, G, K, BACKOFF, N, SRTT793] = RTO_NAMES.keys();
const MEASURED: readonly (typeof RTO_NAMES)[number][] = ['rtt', 'srtt', 'rttvar', 'srtt793'];

/** Of a connection to which nobody answers. */
const DOUBLED_AT_MOST = 0x40000000;

export interface RuleRtoOptions extends Rfc6298Options {
  /** No timer is shorter: what a formula gives below is not used. Left out: 1 ms. */
  readonly least?: Nanos;
}

export class RuleRto implements RtoEstimator {
  srtt: Nanos = 0;
  rttvar: Nanos = 0;
  rto: Nanos;
  backoff = 1;
  private readonly formula: Formula;
  private readonly backsOffItself: boolean;
  /** It measures nothing, and so holds from the start. */
  private readonly isFree: boolean;
  private readonly options: Rfc6298Options;
  private readonly least: Nanos;
  private readonly log: RuleLog;

  constructor(program: Program, options: RuleRtoOptions, log: RuleLog) {
    this.formula = new Formula(program);
    this.options = options;
    this.least = options.least ?? ms(1);
    this.log = log;
    this.backsOffItself = this.formula.isAskedFor('backoff');
    this.rto = withinBounds(options.initialRto, { minimum: 0, maximum: options.bounds.maximum });
    this.isFree = !MEASURED.some((name) => this.formula.isAskedFor(name));
    if (this.isFree) this.compute();
  }

  get k(): number {
    return this.options.factors.k;
  }

  onSample(rtt: Nanos): void {
    const { numbers } = this.formula;
    if (this.srtt === 0) {
      this.srtt = rtt;
      this.rttvar = rtt / 2;
      numbers[SRTT793!] = rtt;
    } else {
      // RFC 6298 2.3; RFC 793 with a smoothing factor of 0.9.
      this.rttvar += (Math.abs(this.srtt - rtt) - this.rttvar) / 4;
      this.srtt += (rtt - this.srtt) / 8;
      numbers[SRTT793!] = 0.9 * numbers[SRTT793!]! + (1 - 0.9) * rtt;
    }
    numbers[RTT!] = rtt;
    numbers[N!] = numbers[N!]! + 1;
    this.backoff = 1;
    this.compute();
  }

  onTimeout(): void {
    if (this.backsOffItself) {
      this.backoff = Math.min(2 * this.backoff, DOUBLED_AT_MOST);
      // Nothing is measured yet: the initial RTO is doubled.
      if (this.srtt > 0 || this.isFree) {
        this.compute();
        return;
      }
    }
    const doubled = Math.min(this.rto * 2, this.options.bounds.maximum);
    if (doubled > this.rto && !this.backsOffItself) this.backoff *= 2;
    this.rto = doubled;
  }

  onSynWasLost(): void {
    if (this.srtt === 0 && !this.isFree && this.options.initialRto < seconds(3))
      this.rto = withinBounds(seconds(3), this.options.bounds);
    this.backoff = 1;
  }

  onBoundsMoved(): void {
    // The next computation sees them; without a measurement there is none, but this.
    if (this.isFree) this.compute();
  }

  private compute(): void {
    const { formula, options } = this;
    const { numbers } = formula;
    const { minimum, maximum } = options.bounds;
    numbers[SRTT!] = this.srtt;
    numbers[RTTVAR!] = this.rttvar;
    numbers[MIN!] = minimum;
    numbers[MAX!] = maximum;
    numbers[G!] = options.granularity;
    numbers[K!] = options.factors.k;
    numbers[BACKOFF!] = this.backoff;
    formula.run();
    this.log.asked(numbers);
    const gave = formula.value;
    if (gave >= this.least && gave < Number.POSITIVE_INFINITY) this.rto = Math.min(Math.round(gave), maximum);
    else this.mend(gave, maximum);
  }

  /** What is not a number leaves the RTO as it was; what is out of range gives way to the end of it. */
  private mend(gave: number, maximum: Nanos): void {
    if (gave < this.least) this.rto = this.least;
    else if (gave === Number.POSITIVE_INFINITY) this.rto = maximum;
    this.log.unusable(gave, this.rto);
  }
}

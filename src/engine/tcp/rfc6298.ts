// Jacobson and Karels' retransmission timeout as RFC 6298 section 2 has it, with real numbers.

import { type Nanos, seconds } from '../core/time.ts';
import { type RtoBounds, type RtoEstimator, withinBounds } from './rto.ts';

export interface Rfc6298Options {
  readonly bounds: RtoBounds;
  /** Before the first sample (2.1): 1 s. */
  readonly initialRto: Nanos;
  /** Clock granularity G (2.3), ns. */
  readonly granularity: Nanos;
  /** K (2.2), 4 in the RFC; read at each computation. */
  readonly factors: { k: number };
}

export class Rfc6298 implements RtoEstimator {
  srtt: Nanos = 0;
  rttvar: Nanos = 0;
  rto: Nanos;
  backoff = 1;
  private readonly options: Rfc6298Options;

  constructor(options: Rfc6298Options) {
    this.options = options;
    this.rto = withinBounds(options.initialRto, { minimum: 0, maximum: options.bounds.maximum });
  }

  get k(): number {
    return this.options.factors.k;
  }

  onSample(rtt: Nanos): void {
    if (this.srtt === 0) {
      // (2.2)
      this.srtt = rtt;
      this.rttvar = rtt / 2;
    } else {
      // (2.3), in this order; alpha = 1/8, beta = 1/4
      this.rttvar += (Math.abs(this.srtt - rtt) - this.rttvar) / 4;
      this.srtt += (rtt - this.srtt) / 8;
    }
    this.backoff = 1;
    // (2.3) RTO <- SRTT + max(G, K * RTTVAR); (2.4) minimum; (2.5) maximum.
    // Departs from 2.4 when a person moves the floor below 1 s: the floor is the lesson.
    const { bounds, granularity } = this.options;
    this.rto = withinBounds(this.srtt + Math.max(granularity, this.k * this.rttvar), bounds);
  }

  onTimeout(): void {
    // (5.5) double, up to the maximum; stays until a new sample (section 3, Karn).
    const doubled = Math.min(this.rto * 2, this.options.bounds.maximum);
    if (doubled > this.rto) this.backoff *= 2;
    this.rto = doubled;
  }

  onSynWasLost(): void {
    // (5.7) re-initialised to 3 s, if it started below 3 s.
    if (this.srtt === 0 && this.options.initialRto < seconds(3))
      this.rto = withinBounds(seconds(3), this.options.bounds);
    this.backoff = 1;
  }

  onBoundsMoved(): void {
    // The next computation sees them.
  }
}

// QUIC's probe timeout, RFC 9002 sections 5.3 and 6.2.1, for a sender that is TCP otherwise: no minimum, the variation not below one tick
// of the clock, and the time that the receiver may hold an ACK back on top.
// Left out on purpose: that a probe is no loss (6.2.4; here it is a timeout), persistent congestion (7.6), and what the receiver says of
// its delay, which an ACK of TCP does not carry: the round trips have it in them.

import type { Nanos } from '../core/time.ts';
import { type RtoBounds, type RtoEstimator, withinBounds } from './rto.ts';

export interface QuicPtoOptions {
  /** Only the maximum counts, which RFC 9002 does not have. */
  readonly bounds: RtoBounds;
  /** Before the first sample: about 1 s in the RFC, from a round trip of 333 ms (6.2.2). */
  readonly initialRto: Nanos;
  /** kGranularity, ns; 1 ms in the RFC. */
  readonly granularity: Nanos;
  /** max_ack_delay, ns; read at each computation. */
  readonly maxAckDelay: { readonly value: Nanos };
}

export class QuicPto implements RtoEstimator {
  readonly k = 4;
  srtt: Nanos = 0;
  rttvar: Nanos = 0;
  rto: Nanos;
  backoff = 1;
  private readonly options: QuicPtoOptions;

  constructor(options: QuicPtoOptions) {
    this.options = options;
    this.rto = this.bounded(options.initialRto);
  }

  onSample(rtt: Nanos): void {
    if (this.srtt === 0) {
      this.srtt = rtt;
      this.rttvar = rtt / 2;
    } else {
      // 5.3, in this order.
      this.rttvar = (3 / 4) * this.rttvar + (1 / 4) * Math.abs(this.srtt - rtt);
      this.srtt = (7 / 8) * this.srtt + (1 / 8) * rtt;
    }
    this.backoff = 1;
    const { granularity, maxAckDelay } = this.options;
    this.rto = this.bounded(this.srtt + Math.max(this.k * this.rttvar, granularity) + maxAckDelay.value);
  }

  onTimeout(): void {
    // 6.2.1: the period is doubled with every expiry.
    const doubled = this.bounded(this.rto * 2);
    if (doubled > this.rto) this.backoff *= 2;
    this.rto = doubled;
  }

  onSynWasLost(): void {
    this.backoff = 1;
  }

  onBoundsMoved(): void {
    // The next computation sees them.
  }

  private bounded(rto: Nanos): Nanos {
    return withinBounds(rto, { minimum: 0, maximum: this.options.bounds.maximum });
  }
}

// The timeout of RFC 793 (section 3.7, "retransmission timeout"): twice the smoothed round-trip time, no variation.

import type { Nanos } from '../core/time.ts';
import { type RtoBounds, type RtoEstimator, withinBounds } from './rto.ts';

/** RFC 793 suggests a smoothing factor of 0.8 to 0.9 and a variance factor of 1.3 to 2. */
const ALPHA = 0.9;
const BETA = 2;

export class Rfc793 implements RtoEstimator {
  srtt: Nanos = 0;
  readonly rttvar = 0;
  readonly k = 0;
  rto: Nanos;
  backoff = 1;
  private readonly bounds: RtoBounds;

  constructor(bounds: RtoBounds, initialRto: Nanos) {
    this.bounds = bounds;
    this.rto = Math.min(initialRto, bounds.maximum);
  }

  onSample(rtt: Nanos): void {
    this.srtt = this.srtt === 0 ? rtt : ALPHA * this.srtt + (1 - ALPHA) * rtt;
    this.backoff = 1;
    this.rto = withinBounds(BETA * this.srtt, this.bounds);
  }

  onTimeout(): void {
    const doubled = Math.min(this.rto * 2, this.bounds.maximum);
    if (doubled > this.rto) this.backoff *= 2;
    this.rto = doubled;
  }

  onSynWasLost(): void {
    this.backoff = 1;
  }

  onBoundsMoved(): void {
    // The next computation sees them.
  }
}

// The retransmission timeout as Linux computes it (tcp_rtt_estimator, __tcp_set_rto): RFC 6298's smoothing, but the minimum
// bounds the term of the variation, so RTO = SRTT + max(minimum, K * RTTVAR); the variation in use is the largest of the
// last round trip, rises at once, falls by a quarter in a round trip, and grows slowly while round trips get shorter.
// Left out on purpose: rounding up to a jiffy (1 to 10 ms).

import { type Nanos, seconds } from '../core/time.ts';
import type { Rfc6298Options } from './rfc6298.ts';
import { type RtoEstimator, withinBounds } from './rto.ts';

export class LinuxRto implements RtoEstimator {
  srtt: Nanos = 0;
  rto: Nanos;
  backoff = 1;
  /** The kernel's rttvar_us, mdev_us and mdev_max_us are K times these. */
  rttvar: Nanos = 0;
  private mdev: Nanos = 0;
  private mdevMax: Nanos = 0;
  /** What is sent from here on belongs to the next round trip (rtt_seq). */
  private roundFrom: Nanos = 0;
  private readonly options: Rfc6298Options;

  constructor(options: Rfc6298Options) {
    this.options = options;
    this.rto = withinBounds(options.initialRto, { minimum: 0, maximum: options.bounds.maximum });
  }

  get k(): number {
    return this.options.factors.k;
  }

  onSample(rtt: Nanos, sentAt: Nanos, newestSentAt: Nanos = sentAt): void {
    const least = Math.max(this.options.bounds.minimum, this.options.granularity) / this.k;
    if (this.srtt === 0) {
      this.srtt = rtt;
      this.mdev = rtt / 2;
      this.rttvar = Math.max(this.mdev, least);
      this.mdevMax = this.rttvar;
      this.roundFrom = sentAt + rtt;
    } else this.smooth(rtt, sentAt, newestSentAt, least);
    this.backoff = 1;
    const { maximum } = this.options.bounds;
    this.rto = withinBounds(this.srtt + this.k * this.rttvar, { minimum: 0, maximum });
  }

  onTimeout(): void {
    const doubled = Math.min(this.rto * 2, this.options.bounds.maximum);
    if (doubled > this.rto) this.backoff *= 2;
    this.rto = doubled;
  }

  onSynWasLost(): void {
    // tcp_init_metrics: TCP_TIMEOUT_FALLBACK, RFC 6298 5.7.
    const { maximum } = this.options.bounds;
    if (this.srtt === 0) this.rto = withinBounds(seconds(3), { minimum: 0, maximum });
    this.backoff = 1;
  }

  onBoundsMoved(): void {
    // The next computation sees them.
  }

  private smooth(rtt: Nanos, sentAt: Nanos, newestSentAt: Nanos, least: Nanos): void {
    const error = rtt - this.srtt;
    this.srtt += error / 8;
    const more = Math.abs(error) - this.mdev;
    // A round trip that got shorter raises the variation by an eighth of the usual.
    this.mdev += (error < 0 && more > 0 ? more / 8 : more) / 4;
    if (this.mdev > this.mdevMax) {
      this.mdevMax = this.mdev;
      if (this.mdevMax > this.rttvar) this.rttvar = this.mdevMax;
    }
    if (newestSentAt < this.roundFrom) return;
    if (this.mdevMax < this.rttvar) this.rttvar -= (this.rttvar - this.mdevMax) / 4;
    this.roundFrom = sentAt + rtt;
    this.mdevMax = least;
  }
}

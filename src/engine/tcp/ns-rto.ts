// The timeout as ns-2.35 computes it (tcp.cc rtt_update, rtt_timeout, rtt_backoff): whole numbers, in ticks of a clock
// with a phase of its own. Bounded to one value it is a fixed timeout without back-off, as paper P0 used it.

import type { Nanos } from '../core/time.ts';
import type { RtoBounds, RtoEstimator } from './rto.ts';

export interface NsRtoOptions {
  readonly bounds: RtoBounds;
  /** Clock tick in ns: 10 ms since March 2002, 100 ms before. */
  readonly tick: Nanos;
  /** Where in its tick the sender's clock stands at time 0, ns, 0 <= phase < tick. */
  readonly phase: Nanos;
  /** Before the first sample: 3 s; 6 s until 2006. */
  readonly initialRto: Nanos;
  /** Is the minimum applied before the back-off (since 2002), or after? */
  readonly minimumApplied: 'before-backoff' | 'after-backoff';
}

/** The variance ns-2 starts from: 12 s, in quarter ticks. It shows in logs only. */
const INITIAL_VARIATION = 12e9;

export class NsRto implements RtoEstimator {
  /** The last sample in ticks, 0 before the first. */
  rttTicks = 0;
  /** 8 x smoothed round-trip time, ticks. */
  srtt8 = 0;
  /** 4 x variation, ticks. */
  rttvar4: number;
  backoff = 1;
  /** Does a sample leave the back-off as it is (ECN, with a window of one packet)? */
  keepsBackoff = false;
  readonly k = 4;
  /** ns-2 applies the bounds whenever it sets the timer, so moving them counts at once. */
  rto: Nanos;
  private base: Nanos;
  private readonly options: NsRtoOptions;

  constructor(options: NsRtoOptions) {
    this.options = options;
    this.base = options.initialRto;
    this.rttvar4 = 4 * Math.floor(INITIAL_VARIATION / options.tick);
    this.rto = this.bounded();
  }

  get srtt(): Nanos {
    return (this.srtt8 / 8) * this.options.tick;
  }

  get rttvar(): Nanos {
    return this.srtt8 === 0 ? 0 : (this.rttvar4 / 4) * this.options.tick;
  }

  onBoundsMoved(): void {
    this.rto = this.bounded();
  }

  onSample(rtt: Nanos, sentAt: Nanos): void {
    const { tick, phase } = this.options;
    const ticks = Math.max(1, Math.floor((rtt + ((sentAt + phase) % tick)) / tick));
    this.rttTicks = ticks;
    if (this.srtt8 === 0) {
      this.srtt8 = 8 * ticks;
      this.rttvar4 = 2 * ticks;
    } else {
      const error = ticks - (this.srtt8 >> 3);
      this.srtt8 = Math.max(1, this.srtt8 + error);
      this.rttvar4 = Math.max(1, this.rttvar4 + Math.abs(error) - (this.rttvar4 >> 2));
    }
    this.base = (((this.rttvar4 << 3) + this.srtt8) >> 3) * tick;
    if (!this.keepsBackoff) this.backoff = 1;
    this.rto = this.bounded();
  }

  onTimeout(): void {
    const { bounds, minimumApplied } = this.options;
    const mayDouble = this.backoff < 64 || (minimumApplied === 'before-backoff' && this.rto < bounds.maximum);
    if (mayDouble) this.backoff *= 2;
    if (this.backoff > 8) {
      // The estimate is given up; the next sample starts afresh, the timeout stays until then.
      this.rttvar4 += this.srtt8 >> 3;
      this.srtt8 = 0;
    }
    this.rto = this.bounded();
  }

  endBackoff(): void {
    this.backoff = 1;
    this.rto = this.bounded();
  }

  onSynWasLost(): void {
    // ns-2 goes on with the doubled timeout until a sample.
  }

  private bounded(): Nanos {
    const { bounds, tick, minimumApplied } = this.options;
    const rto =
      minimumApplied === 'before-backoff'
        ? Math.min(Math.max(this.base, bounds.minimum) * this.backoff, bounds.maximum)
        : Math.max(Math.min(this.base * this.backoff, bounds.maximum), bounds.minimum);
    return Math.max(rto, 2 * tick);
  }
}

// The timeout of the simulator YATS (rule C6 of docs/models/atm.md): samples in whole ticks of a clock, one more than have
// passed; smoothed in scaled whole numbers; four deviations; bounds at the end. A sample ends every back-off.

import type { Nanos } from '../core/time.ts';
import { type RtoBounds, type RtoEstimator, withinBounds } from './rto.ts';

export interface YatsRtoOptions {
  readonly bounds: RtoBounds;
  readonly tick: Nanos;
  /** Where in its tick the sender's clock stands at time 0, ns. */
  readonly phase: Nanos;
  readonly initialRto: Nanos;
}

export class YatsRto implements RtoEstimator {
  rto: Nanos;
  backoff = 1;
  readonly k = 4;
  /** 8 x smoothed round-trip time and 4 x mean deviation, ticks. */
  private srtt8 = 0;
  private deviation4 = 0;
  private readonly options: YatsRtoOptions;

  constructor(options: YatsRtoOptions) {
    this.options = options;
    this.rto = options.initialRto;
  }

  get srtt(): Nanos {
    return (this.srtt8 / 8) * this.options.tick;
  }

  get rttvar(): Nanos {
    return (this.deviation4 / 4) * this.options.tick;
  }

  onSample(rtt: Nanos, sentAt: Nanos): void {
    const { tick, phase, bounds } = this.options;
    const ticks = Math.floor((rtt + ((sentAt + phase) % tick)) / tick) + 1;
    if (this.srtt8 === 0) {
      this.srtt8 = 8 * ticks;
      this.deviation4 = 4 * ticks;
    } else {
      const error = ticks - (this.srtt8 >> 3);
      this.srtt8 = Math.max(1, this.srtt8 + error);
      this.deviation4 = Math.max(1, this.deviation4 + Math.abs(error) - (this.deviation4 >> 2));
    }
    this.backoff = 1;
    this.rto = withinBounds(((this.srtt8 >> 3) + this.deviation4) * tick, bounds);
  }

  onTimeout(): void {
    const doubled = Math.min(this.rto * 2, this.options.bounds.maximum);
    if (doubled > this.rto) this.backoff *= 2;
    this.rto = doubled;
  }

  onSynWasLost(): void {
    // This profile has no SYN.
  }

  onBoundsMoved(): void {
    // The next computation sees them.
  }
}

// A timeout that never changes, as paper P0 sets it: neither measured nor doubled. The round-trip time is still smoothed,
// for the picture.

import type { Nanos } from '../core/time.ts';
import type { RtoEstimator } from './rto.ts';

export class FixedRto implements RtoEstimator {
  srtt: Nanos = 0;
  readonly rttvar = 0;
  readonly k = 0;
  readonly backoff = 1;
  private readonly setting: { value: Nanos };

  /** @param setting read whenever the timer is started, so that a slider may move it */
  constructor(setting: { value: Nanos }) {
    this.setting = setting;
  }

  get rto(): Nanos {
    return this.setting.value;
  }

  onSample(rtt: Nanos): void {
    this.srtt = this.srtt === 0 ? rtt : this.srtt + (rtt - this.srtt) / 8;
  }

  onTimeout(): void {
    // No back-off: the point of a fixed timeout, and its danger.
  }

  onSynWasLost(): void {
    // The first timeout is the fixed one too.
  }

  onBoundsMoved(): void {
    // The next computation sees them.
  }
}

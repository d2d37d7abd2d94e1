// What a sender is made from.

import type { CongestionControl } from './congestion.ts';
import type { RtoBounds, RtoEstimator } from './rto.ts';
import type { SegmentOptions } from './segments.ts';

export interface SenderOptions extends SegmentOptions {
  /** The receiver's window in the profile's unit. */
  readonly rwnd: number;
  readonly congestion: CongestionControl;
  readonly estimator: RtoEstimator;
  readonly bounds: RtoBounds;
  /** Are window, timeout and round-trip times recorded? Left out: yes. */
  readonly watched?: boolean;
}

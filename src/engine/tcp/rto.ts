// What the sender asks of a retransmission timeout algorithm, and the bounds that keep it. One algorithm, one file.

import type { Nanos } from '../core/time.ts';

/** Read at each computation, so that a slider may move them while the run goes on; a running timer keeps its deadline. */
export interface RtoBounds {
  minimum: Nanos;
  maximum: Nanos;
}

export interface RtoEstimator {
  /** What the timer would be set to now, whole ns. */
  readonly rto: Nanos;
  /** Smoothed round-trip time in ns; 0 before the first sample. */
  readonly srtt: Nanos;
  /** Round-trip time variation in ns; 0 where the algorithm has none. */
  readonly rttvar: Nanos;
  /** How many times the timeout is doubled now: 1, 2, 4, ... */
  readonly backoff: number;
  /** What the variation is multiplied by; 0 where the algorithm has none. */
  readonly k: number;

  /** ns-2's ECN: does the next sample leave the back-off as it is? */
  keepsBackoff?: boolean;

  /**
   * A round-trip time of a segment that was sent once (Karn), measured from `sentAt`. Where one ACK measures several
   * segments, `newestSentAt` is when the last of them was sent.
   */
  onSample(rtt: Nanos, sentAt: Nanos, newestSentAt?: Nanos): void;
  /** The timer went off: back off (RFC 6298 5.5). */
  onTimeout(): void;
  /** ns-2's SACK: data are acknowledged, but not measured, and that ends the back-off. */
  endBackoff?(): void;
  /** Data transmission begins after a SYN was sent again (RFC 6298 5.7). */
  onSynWasLost(): void;
  /** A person moved the bounds. RFC 6298 applies them at the next computation; ns-2 whenever the timer is set. */
  onBoundsMoved(): void;
}

export function withinBounds(rto: Nanos, bounds: RtoBounds): Nanos {
  return Math.min(Math.max(Math.round(rto), bounds.minimum), bounds.maximum);
}

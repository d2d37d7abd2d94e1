// What a sender is made from.

import type { CongestionControl } from './congestion.ts';
import type { EcnOf } from './ecn.ts';
import { EverySegment } from './every-segment.ts';
import type { TcpProfile } from './profile.ts';
import { OneSegment, type RoundTrips } from './round-trips.ts';
import type { RtoBounds, RtoEstimator } from './rto.ts';
import type { SegmentOptions } from './segments.ts';
import { TimeStamps } from './time-stamps.ts';

/** Whether another segment may be made now: a host may have enough to do. Whoever closes it calls `sendWhatWindowAllows` later. */
export interface SendRoom {
  readonly isOpen: boolean;
}
export const ALWAYS_ROOM: SendRoom = { isOpen: true };

export interface SenderOptions extends SegmentOptions {
  /** The receiver's window in the profile's unit. */
  readonly rwnd: number;
  readonly congestion: CongestionControl;
  readonly estimator: RtoEstimator;
  /** Left out: there is always room. */
  readonly room?: SendRoom;
  readonly bounds: RtoBounds;
  /** Explicit congestion notification; left out: none. */
  readonly ecn?: EcnOf;
  /** Is a timeout judged (RFC 5682)? Only with the windows of RFC 5681 and 6582 and SACK of RFC 6675; left out: no. */
  readonly frto?: boolean;
  /** Are window, timeout and round-trip times recorded? Left out: yes. */
  readonly watched?: boolean;
}

/** How a sender of this profile measures round trips. */
export function roundTripsOf(profile: TcpProfile, { selective }: CongestionControl): RoundTrips {
  if (profile.timeStamps) return new TimeStamps();
  return profile.estimator === 'linux' ? new EverySegment() : new OneSegment(selective?.timesRepeats);
}

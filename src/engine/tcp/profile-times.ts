// The times of each TCP profile, in ns, apart from its other rules: choosing a profile sets the sliders to them.
// Sources: RFC 6298 2.1, 2.4, 2.5; ns-2.35 ns-default.tcl and its history; Linux tcp.h (TCP_RTO_MIN, TCP_RTO_MAX, TCP_DELACK_MIN);
// the YATS sources and table 1 of paper P3.

import { ms, type Nanos, seconds } from '../core/time.ts';

export interface ProfileTimes {
  /** The timeout before the first sample. */
  readonly initialRto: Nanos;
  readonly minimumRto: Nanos;
  readonly maximumRto: Nanos;
  /** How long an ACK may be held back; 0 acknowledges every segment at once. */
  readonly delayedAck: Nanos;
}

const times = (initialRto: Nanos, minimumRto: Nanos, maximumRto: Nanos, delayedAck: Nanos): ProfileTimes => ({
  initialRto,
  minimumRto,
  maximumRto,
  delayedAck,
});

export const PROFILE_TIMES = {
  rfc: times(seconds(1), seconds(1), seconds(60), 0),
  'ns-2.35': times(seconds(3), ms(200), seconds(60), 0),
  'ns-2.35-web': times(seconds(6), seconds(1), seconds(100), 0),
  'ns-2001': times(seconds(6), seconds(1), seconds(100), 0),
  'linux-like': times(seconds(1), ms(200), seconds(120), ms(40)),
  yats: times(seconds(3), ms(450), seconds(64), ms(200)),
} as const satisfies Record<string, ProfileTimes>;

export type TcpProfileName = keyof typeof PROFILE_TIMES;

// The worlds people meet TCP in, as data: what differs between RFCs, ns-2 and Linux is here, never an `if` in the sender.
// Sources: RFC 5681, 6298; ns-2.35 tcp.cc and ns-default.tcl; Linux 6.18 tcp.h, tcp_input.c (TCP_RTO_MIN, TCP_INIT_CWND).

import type { Simulator } from '../core/simulator.ts';
import { ms, type Nanos } from '../core/time.ts';
import type { Bytes } from '../core/units.ts';
import type { CongestionControl, CongestionOptions } from './congestion.ts';
import { PROFILE_TIMES, type ProfileTimes, type TcpProfileName } from './profile-times.ts';
import type { RtoEstimator } from './rto.ts';
import type { WindowEdgeAcks, WindowEdgeOptions } from './window-edge-acks.ts';
import type { YatsRtoOptions } from './yats-rto.ts';
import type { FastRetransmit } from './yats-window.ts';

/** Parts a profile makes itself. A network that does not have the profile has none of their code either. */
export interface OwnParts {
  congestion(options: CongestionOptions, fastRetransmit: FastRetransmit): CongestionControl;
  estimator(options: YatsRtoOptions): RtoEstimator;
  /** @param nextOf the next unit expected; acknowledge: sends an ACK for it */
  acknowledges(
    sim: Simulator,
    options: WindowEdgeOptions,
    nextOf: () => number,
    acknowledge: () => void,
  ): WindowEdgeAcks;
}

export interface TcpProfile extends ProfileTimes {
  readonly name: string;
  /** What sequence numbers and windows count. */
  readonly unit: 'bytes' | 'packets';
  /** Header bytes on every data segment, size of a pure ACK and of the SYN. */
  readonly headerBytes: Bytes;
  /** Of the first segment of a connection without a SYN: ns-2 sends packet 0 without headers. */
  readonly firstHeaderBytes: Bytes;
  readonly ackBytes: Bytes;
  readonly synBytes: Bytes;
  /** Is there an opening segment without data (a SYN)? */
  readonly syn: boolean;
  /** Window in segments once the SYN (or packet 0) is acknowledged: a number, or RFC 5681 3.1's rule. */
  readonly initialWindow: number | 'rfc5681';
  /** RFC 5681 section 2 counts a repeated ACK as a duplicate only while data are outstanding; ns-2 counts every one. */
  readonly duplicateAck: 'while-outstanding' | 'any-repeat';
  /** RFC 3042: a new segment on each of the first two duplicate ACKs. */
  readonly limitedTransmit: boolean;
  /** All data acknowledged: RFC 6298 5.2 stops the timer; ns-2 lets it run, and its expiry restarts the window. */
  readonly afterLastAck: 'stop' | 'keep-running';
  /** RFC 5681 4.1: a connection idle for longer than the RTO restarts from a small window. How small, its congestion control says. */
  readonly restartsAfterIdle: boolean;
  readonly congestion: 'rfc5681' | 'ns-real-halves' | 'ns-whole-halves' | 'linux';
  readonly estimator: 'real' | 'ns-ticks' | 'linux';
  /** RFC 7323: every segment carries its time, every ACK of new data is a round trip. */
  readonly timeStamps: boolean;
  /** In place of window, timeout and acknowledgements as named above, where a world has rules of its own. */
  readonly own?: OwnParts;
  /** Clock tick (ns-2) or granularity G (RFC 6298). */
  readonly tick: Nanos;
  readonly minimumApplied: 'before-backoff' | 'after-backoff';
  /** ns-2 also holds back the ACK of a repeat of the newest packet. */
  readonly holdsAckOfRepeat: boolean;
  /** A sender that once lost a SYN begins every later connection with a window of one segment (an ns-2 quirk). */
  readonly remembersLostSyn: boolean;
}

const rfc: TcpProfile = {
  ...PROFILE_TIMES.rfc,
  name: 'rfc',
  unit: 'bytes',
  headerBytes: 40,
  firstHeaderBytes: 0,
  ackBytes: 40,
  synBytes: 40,
  syn: true,
  initialWindow: 'rfc5681',
  duplicateAck: 'while-outstanding',
  limitedTransmit: false,
  afterLastAck: 'stop',
  restartsAfterIdle: true,
  congestion: 'rfc5681',
  estimator: 'real',
  timeStamps: false,
  tick: ms(1),
  minimumApplied: 'before-backoff',
  holdsAckOfRepeat: false,
  remembersLostSyn: false,
};

const ns235: TcpProfile = {
  ...rfc,
  ...PROFILE_TIMES['ns-2.35'],
  name: 'ns-2.35',
  unit: 'packets',
  initialWindow: 2,
  duplicateAck: 'any-repeat',
  limitedTransmit: true,
  afterLastAck: 'keep-running',
  congestion: 'ns-real-halves',
  estimator: 'ns-ticks',
  tick: ms(10),
  holdsAckOfRepeat: true,
  remembersLostSyn: true,
};

/** Every profile by name but `yats`, which has a file of its own (yats.ts). */
export const TCP_PROFILES = {
  rfc,
  'ns-2.35': ns235,
  'ns-2.35-web': {
    ...ns235,
    ...PROFILE_TIMES['ns-2.35-web'],
    name: 'ns-2.35-web',
    congestion: 'ns-whole-halves',
  },
  'ns-2001': {
    ...ns235,
    ...PROFILE_TIMES['ns-2001'],
    name: 'ns-2001',
    congestion: 'ns-whole-halves',
    tick: ms(100),
    minimumApplied: 'after-backoff',
  },
  'linux-like': {
    ...rfc,
    ...PROFILE_TIMES['linux-like'],
    name: 'linux-like',
    initialWindow: 10,
    limitedTransmit: true,
    congestion: 'linux',
    estimator: 'linux',
  },
} as const satisfies Record<Exclude<TcpProfileName, 'yats'>, TcpProfile>;

/** The initial window in the sender's unit (RFC 5681 3.1: by segment size; one segment if the SYN was lost). */
export function initialWindowOf(profile: TcpProfile, smss: number, synWasLost: boolean): number {
  if (synWasLost) return smss;
  if (profile.initialWindow !== 'rfc5681') return profile.initialWindow * smss;
  if (smss > 2190) return 2 * smss;
  return smss > 1095 ? 3 * smss : 4 * smss;
}

// The worlds people meet TCP in, as data: what differs between RFCs, ns-2 and Linux is here, never an `if` in the sender.
// Sources: RFC 5681, 6298 (times: 2.1, 2.4, 2.5); ns-2.35 tcp.cc, ns-default.tcl and its history; Linux 6.18 tcp.h, tcp_input.c
// (TCP_RTO_MIN, TCP_RTO_MAX, TCP_DELACK_MIN, TCP_INIT_CWND); the YATS sources and table 1 of paper P3.

import { ms, type Nanos, seconds } from '../core/time.ts';
import type { Bytes } from '../core/units.ts';

export interface TcpProfile {
  readonly name: string;
  /** The timeout before the first sample. */
  readonly initialRto: Nanos;
  readonly minimumRto: Nanos;
  readonly maximumRto: Nanos;
  /** How long an ACK may be held back; 0 acknowledges every segment at once. */
  readonly delayedAck: Nanos;
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
  readonly congestion: 'rfc5681' | 'ns-real-halves' | 'ns-whole-halves' | 'linux' | 'yats';
  /** Blocks in the SACK option of an ACK, and its bytes besides 8 for each block: RFC 2018 pads them to a multiple of four, ns-2 counts none. */
  readonly sackBlocks: number;
  readonly sackOptionBytes: Bytes;
  readonly estimator: 'real' | 'ns-ticks' | 'linux' | 'yats-ticks';
  /** When the receiver acknowledges: RFC 5681 4.2, or once the edge of its window has moved (window-edge-acks.ts). */
  readonly acknowledges: 'rfc5681' | 'window-edge';
  /** RFC 7323: every segment carries its time, every ACK of new data is a round trip. */
  readonly timeStamps: boolean;
  /** Clock tick (ns-2) or granularity G (RFC 6298). */
  readonly tick: Nanos;
  readonly minimumApplied: 'before-backoff' | 'after-backoff';
  /** ns-2 also holds back the ACK of a repeat of the newest packet. */
  readonly holdsAckOfRepeat: boolean;
  /** A sender that once lost a SYN begins every later connection with a window of one segment (an ns-2 quirk). */
  readonly remembersLostSyn: boolean;
}

const rfc: TcpProfile = {
  name: 'rfc',
  initialRto: seconds(1),
  minimumRto: seconds(1),
  maximumRto: seconds(60),
  delayedAck: 0,
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
  sackBlocks: 4,
  sackOptionBytes: 4,
  estimator: 'real',
  acknowledges: 'rfc5681',
  timeStamps: false,
  tick: ms(1),
  minimumApplied: 'before-backoff',
  holdsAckOfRepeat: false,
  remembersLostSyn: false,
};

const ns235: TcpProfile = {
  ...rfc,
  name: 'ns-2.35',
  initialRto: seconds(3),
  minimumRto: ms(200),
  unit: 'packets',
  initialWindow: 2,
  duplicateAck: 'any-repeat',
  limitedTransmit: true,
  afterLastAck: 'keep-running',
  congestion: 'ns-real-halves',
  sackBlocks: 3,
  sackOptionBytes: 0,
  estimator: 'ns-ticks',
  tick: ms(10),
  holdsAckOfRepeat: true,
  remembersLostSyn: true,
};

/** ns-2's own times in 2001, which the studies of web traffic also set. */
const OF_2001 = { initialRto: seconds(6), minimumRto: seconds(1), maximumRto: seconds(100) };

export const TCP_PROFILES = {
  rfc,
  'ns-2.35': ns235,
  'ns-2.35-web': {
    ...ns235,
    name: 'ns-2.35-web',
    ...OF_2001,
    congestion: 'ns-whole-halves',
  },
  'ns-2001': {
    ...ns235,
    name: 'ns-2001',
    ...OF_2001,
    congestion: 'ns-whole-halves',
    tick: ms(100),
    minimumApplied: 'after-backoff',
  },
  'linux-like': {
    ...rfc,
    name: 'linux-like',
    minimumRto: ms(200),
    maximumRto: seconds(120),
    delayedAck: ms(40),
    initialWindow: 10,
    limitedTransmit: true,
    congestion: 'linux',
    estimator: 'linux',
  },
  /** TCP as the simulator of the paper on TCP over ATM has it (rules C1-C10 of docs/models/atm.md): BSD, a clock of whole ticks, time stamps. */
  yats: {
    ...rfc,
    name: 'yats',
    initialRto: seconds(3),
    minimumRto: ms(450),
    maximumRto: seconds(64),
    delayedAck: ms(200),
    headerBytes: 52,
    firstHeaderBytes: 52,
    ackBytes: 52,
    syn: false,
    initialWindow: 1,
    restartsAfterIdle: false,
    congestion: 'yats',
    estimator: 'yats-ticks',
    acknowledges: 'window-edge',
    timeStamps: true,
  },
} as const satisfies Record<string, TcpProfile>;

export type TcpProfileName = keyof typeof TCP_PROFILES;

/** The initial window in the sender's unit (RFC 5681 3.1: by segment size; one segment if the SYN was lost). */
export function initialWindowOf(profile: TcpProfile, smss: number, synWasLost: boolean): number {
  if (synWasLost) return smss;
  if (profile.initialWindow !== 'rfc5681') return profile.initialWindow * smss;
  if (smss > 2190) return 2 * smss;
  return smss > 1095 ? 3 * smss : 4 * smss;
}

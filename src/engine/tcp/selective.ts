// What loss recovery by selective acknowledgements asks of its sender, and what the sender asks of it. Three files know how:
// sack.ts (RFC 6675), rack-tlp.ts (RFC 8985) and ns-sack.ts (ns-2).

import type { RetransmissionKind } from '../core/marks.ts';
import type { Nanos } from '../core/time.ts';
import type { CongestionControl } from './congestion.ts';
import type { RtoEstimator } from './rto.ts';
import type { Segments } from './segments.ts';
import type { SendRoom } from './sender-options.ts';

/** It decides what every ACK means, and what is sent. */
export interface Selective {
  attach(sender: SelectiveSender): void;
  /** An ACK came. @param blocks what it SACKs: start, end, start, end */
  onAck(ack: number, blocks: readonly number[]): void;
  /** Sends what may be sent now. */
  send(): void;
  /** What F-RTO asks of it: the end of the last recovery, and to take in an ACK without sending; how many units it SACKs newly. */
  readonly recoveryPoint?: number;
  hear?(ack: number, blocks: readonly number[]): number;
  /** ns-2 goes on timing a segment that it sends again (against Karn); left out: no. */
  readonly timesRepeats?: boolean;
  /** A segment goes out; left out: it need not be told. */
  onSending?(seq: number, length: number, again: boolean): void;
}

/** Why a segment is sent, where that is not a timeout or three duplicate ACKs: the kind of its mark, and its numbers. */
export interface Reason {
  readonly kind: RetransmissionKind;
  readonly numbers: readonly number[];
}

/** A hole is sent again that the scoreboard shows. @param pipe what is believed to be in the network, in the sender's unit */
export const holeOf = (
  pipe: number,
  cwnd: number,
  { total, ranges }: { readonly total: number; readonly ranges: number },
): Reason => ({ kind: 'hole-sent', numbers: [pipe, cwnd, total, ranges] });

export interface SelectiveSender {
  readonly sndUna: number;
  sndNxt: number;
  readonly sndMax: number;
  duplicateAcks: number;
  readonly flightSize: number;
  readonly segments: Segments;
  readonly room: SendRoom;
  /** RFC 3042. */
  readonly limitedTransmit: boolean;
  /** Would a loss that is found now leave the window as a mark has cut it (RFC 3168 6.1.2)? */
  readonly sparesLoss: boolean;
  readonly estimator: RtoEstimator;
  readonly rexmt: SharedTimer;
  readonly marks: {
    /** A probe has repaired a loss, and the window was cut from `cwndBefore`. */
    probeRepaired(flightSize: number, cwndBefore: number, congestion: CongestionControl): void;
  };
  /** New data are acknowledged: round trip, timer, window, and what may be sent now. */
  acknowledge(ack: number): void;
  /** New data are acknowledged in a recovery of ns-2's: neither timed nor an end of counting. */
  acknowledgePartly(ack: number): void;
  /** A recovery begins: noted, the timer started afresh, timing given up, the first hole sent again. */
  enterRecovery(flightSize: number, cwndBefore: number, ssthreshBefore: number): void;
  /** The same with the first lost segment at `seq`, of which nothing is sent yet. */
  beginRecovery(flightSize: number, cwndBefore: number, ssthreshBefore: number, seq: number): void;
  /** @param why if it was neither a timeout nor three duplicate ACKs @param length if not what a segment there has now */
  transmit(seq: number, why?: Reason, length?: number): void;
  /** RFC 3042: a new segment for this duplicate ACK, if the window has room for so many more. */
  readonly duplicates: { sendOneBeyondWindow(count: number): void };
}

/** Is there a segment never sent before that the receiver's window allows? @param rwnd in the sender's unit */
export const hasNewData = ({ sndUna, sndNxt, segments }: SelectiveSender, rwnd: number): boolean =>
  sndNxt < segments.written && sndNxt + segments.lengthAt(sndNxt) <= sndUna + rwnd;

/** RFC 8985 section 8: one timer, and what it goes off for. */
export interface SharedTimer {
  /** When it was last set. */
  readonly startedAt: Nanos;
  /** Until the retransmission timer would go off if nothing else were waited for, ns. */
  readonly rtoLeft: Nanos;
  /** For a timeout, afresh. */
  start(): void;
  /** In its place for something sooner. */
  startSooner(delay: Nanos, action: () => void): void;
}

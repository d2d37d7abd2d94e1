// What loss recovery by selective acknowledgements asks of its sender, and what the sender asks of it. Two files know how:
// sack.ts (RFC 6675) and ns-sack.ts (ns-2).

import type { Segments } from './segments.ts';
import type { SendRoom } from './sender-options.ts';

/** It decides what every ACK means, and what is sent. */
export interface Selective {
  attach(sender: SelectiveSender): void;
  /** An ACK came. @param blocks what it SACKs: start, end, start, end */
  onAck(ack: number, blocks: readonly number[]): void;
  /** Sends what may be sent now. */
  send(): void;
  /** ns-2 goes on timing a segment that it sends again (against Karn); left out: no. */
  readonly timesRepeats?: boolean;
}

/** The numbers behind a hole that is sent again, in the sender's unit. */
export interface Hole {
  /** What is believed to be in the network. */
  readonly pipe: number;
  /** SACKed, and in how many ranges. */
  readonly sacked: number;
  readonly ranges: number;
}

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
  /** New data are acknowledged: round trip, timer, window, and what may be sent now. */
  acknowledge(ack: number): void;
  /** New data are acknowledged in a recovery of ns-2's: neither timed nor an end of counting. */
  acknowledgePartly(ack: number): void;
  /** A recovery begins: noted, the timer started afresh, timing given up, the first hole sent again. */
  enterRecovery(flightSize: number, cwndBefore: number, ssthreshBefore: number): void;
  /** @param hole why it is sent again, if the scoreboard says so */
  transmit(seq: number, hole?: Hole): void;
  /** RFC 3042: a new segment for this duplicate ACK, if the window has room for so many more. */
  readonly duplicates: { sendOneBeyondWindow(count: number): void };
}

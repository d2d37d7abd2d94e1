// What a sender notes of its repairs: timeouts, fast retransmits and the segments sent again because of them, each with
// the numbers used and the loss that caused it.

import type { MarkLog } from '../core/marks.ts';
import { clock } from '../core/memory.ts';
import type { Nanos } from '../core/time.ts';
import type { Timer } from '../core/timer.ts';
import type { Packet } from '../net/packet.ts';
import type { CongestionControl } from './congestion.ts';
import type { RtoBounds, RtoEstimator } from './rto.ts';
import type { Segments } from './segments.ts';
import type { Hole } from './selective.ts';

/** Where the earliest unacknowledged unit lies: in which segment, and whether that began before it (after a short packet). */
export interface Earliest {
  readonly number: number;
  readonly isInside: boolean;
}

export const earliestAt = (segments: Segments, sndUna: number): Earliest => {
  const number = segments.numberOf(sndUna);
  return { number, isInside: sndUna > 0 && segments.numberOf(sndUna - 1) === number };
};

export class SenderMarks {
  private readonly log: MarkLog;
  private readonly flow: number;
  private readonly bounds: RtoBounds;
  /** The timeout or fast retransmit that segments are sent again for. */
  private repair = -1;

  constructor(log: MarkLog, flow: number, bounds: RtoBounds) {
    this.log = log;
    this.flow = flow;
    this.bounds = bounds;
  }

  /** Before the window and the timer change. */
  timeout(
    earliest: Earliest,
    flightSize: number,
    congestion: CongestionControl,
    estimator: RtoEstimator,
    rexmt: Timer,
  ): void {
    const now = clock[0]!;
    const armedAt = rexmt.startedAt;
    const { srtt, rttvar, backoff, k } = estimator;
    const { minimum, maximum } = this.bounds;
    const numbers = [armedAt, now - armedAt, minimum, maximum, srtt, rttvar, backoff, k, flightSize, congestion.cwnd];
    this.repair = this.log.add('timeout', now, -1, this.flow, earliest.number, this.lossOf(earliest, now), numbers);
  }

  /** After the window has changed. */
  fastRetransmit(earliest: Earliest, flightSize: number, cwndBefore: number, congestion: CongestionControl): void {
    const now = clock[0]!;
    const numbers = [3, flightSize, cwndBefore, congestion.ssthresh, congestion.cwnd];
    const cause = this.lossOf(earliest, now);
    this.repair = this.log.add('fast-retransmit', now, -1, this.flow, earliest.number, cause, numbers);
  }

  /** The loss that is repaired: of the packet with this number, or of the one before that reaches into it. */
  private lossOf({ number, isInside }: Earliest, now: Nanos): number {
    const own = this.log.lossOf(this.flow, number, now);
    return own >= 0 || !isInside ? own : this.log.lossOf(this.flow, number - 1, now);
  }

  sentAgain(packet: Packet, hole: Hole | undefined, cwnd: number): void {
    const numbers = hole === undefined ? undefined : [hole.pipe, cwnd, hole.sacked, hole.ranges];
    this.log.addRetransmission(clock[0]!, this.flow, packet.segment, this.repair, numbers);
  }

  /** Segments are counted from the beginning again. */
  reopen(): void {
    this.repair = -1;
    this.log.forget(this.flow);
  }
}

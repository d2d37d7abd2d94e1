// What a sender notes of its repairs: timeouts, fast retransmits and the segments sent again because of them, each with
// the numbers used and the loss that caused it.

import { type MarkLog, STANDS_BECAUSE, type StandsBecause } from '../core/marks.ts';
import { clock } from '../core/memory.ts';
import type { Nanos } from '../core/time.ts';
import type { Timer } from '../core/timer.ts';
import type { Packet } from '../net/packet.ts';
import type { CongestionControl } from './congestion.ts';
import type { EcnEstimate } from './ecn.ts';
import type { RtoBounds, RtoEstimator } from './rto.ts';
import type { Segments } from './segments.ts';
import type { Reason } from './selective.ts';

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
  private readonly segments: Segments;
  /** The timeout or fast retransmit that segments are sent again for. */
  private repair = -1;
  /** What the window was last cut for. */
  private lastCut = -1;
  /** The last tail loss probe, and its segment. */
  private probe = -1;
  private probed = -1;
  /** What had been sent when the log was last cleared of what is over, and when that was. */
  private sentThen = -1;
  private clearedAt: Nanos = Number.NEGATIVE_INFINITY;

  constructor(log: MarkLog, flow: number, bounds: RtoBounds, segments: Segments) {
    this.log = log;
    this.segments = segments;
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
    this.lastCut = this.log.add('timeout', now, -1, this.flow, earliest.number, this.lossOf(earliest, now), numbers);
    this.repair = this.lastCut;
  }

  /** After the window has changed. */
  fastRetransmit(earliest: Earliest, flightSize: number, cwndBefore: number, congestion: CongestionControl): void {
    const now = clock[0]!;
    const numbers = [3, flightSize, cwndBefore, congestion.ssthresh, congestion.cwnd];
    const cause = this.lossOf(earliest, now);
    this.repair = this.log.add('fast-retransmit', now, -1, this.flow, earliest.number, cause, numbers);
    this.lastCut = this.repair;
  }

  /** The loss that is repaired: of the packet with this number, or of the one before that reaches into it. */
  private lossOf({ number, isInside }: Earliest, now: Nanos): number {
    const own = this.log.causes.lossOf(this.flow, number, now);
    return own >= 0 || !isInside ? own : this.log.causes.lossOf(this.flow, number - 1, now);
  }

  /** F-RTO has judged the timeout of the segment at `seq`. After the window has changed. */
  spuriousTimeout(seq: number, numbers: readonly number[]): void {
    this.log.add('spurious-timeout', clock[0]!, -1, this.flow, this.segments.numberOf(seq), this.repair, numbers);
  }

  timeoutStands(seq: number, why: StandsBecause, cwnd: number): void {
    const numbers = [STANDS_BECAUSE[why], cwnd];
    this.log.add('timeout-stands', clock[0]!, -1, this.flow, this.segments.numberOf(seq), this.repair, numbers);
  }

  /** @param sndUna all before it is acknowledged @param sndMax all before it has been sent */
  sentAgain({ segment }: Packet, why: Reason | undefined, sndUna: number, sndMax: number): void {
    const now = clock[0]!;
    if (sndUna > this.sentThen) this.settle(sndUna, sndMax, now);
    // A probe follows from a loss that nobody knows of yet, and a NACK names its own.
    const isProbe = why?.kind === 'probe' || why?.kind === 'probe-new';
    const cause = isProbe || why?.kind === 'trim-sent' ? this.log.causes.lossOf(this.flow, segment, now) : this.repair;
    const id = this.log.addRetransmission(now, this.flow, segment, cause, why);
    if (!isProbe) return;
    this.probe = id;
    this.probed = segment;
  }

  /** Once in a window at most. What was new after the last time is acknowledged, so all that was sent again before has come or is lost. */
  private settle(sndUna: number, sndMax: number, now: Nanos): void {
    // A timeout may also name the segment before the earliest (`lossOf`).
    this.log.causes.settle(this.flow, this.segments.numberOf(sndUna) - 1, this.clearedAt);
    this.sentThen = sndMax;
    this.clearedAt = now;
  }

  /** After the window has changed. */
  probeRepaired(flightSize: number, cwndBefore: number, congestion: CongestionControl): void {
    const numbers = [flightSize, cwndBefore, congestion.ssthresh, congestion.cwnd];
    this.lastCut = this.log.add('probe-repair', clock[0]!, -1, this.flow, this.probed, this.probe, numbers);
  }

  /** After the window has changed. @param from a packet marked before this unit is not the reason */
  echo(
    from: number,
    flightSize: number,
    cwndBefore: number,
    congestion: CongestionControl,
    estimate: EcnEstimate = [0, 0, 0],
  ): void {
    const now = clock[0]!;
    const marked = this.log.causes.markedFrom(this.flow, this.segments.numberOf(from), now);
    if (marked === undefined) return;
    const numbers = [flightSize, cwndBefore, congestion.ssthresh, congestion.cwnd, ...estimate];
    this.lastCut = this.log.add('echo', now, -1, this.flow, marked.segment, marked.id, numbers);
  }

  /** A segment tells the receiver of the last cut. */
  reduced({ segment }: Packet): void {
    if (this.lastCut >= 0) this.log.add('cwr', clock[0]!, -1, this.flow, segment, this.lastCut, []);
  }

  /** Segments are counted from the beginning again. */
  reopen(): void {
    this.repair = -1;
    this.lastCut = -1;
    this.probe = -1;
    this.sentThen = -1;
    this.log.causes.forget(this.flow);
  }
}

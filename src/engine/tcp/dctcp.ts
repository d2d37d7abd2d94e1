// DCTCP at the two ends of a connection: RFC 8257 sections 3.2 to 3.5. Read it beside the RFC, whose names are kept. The receiver
// says of every packet whether it was marked; the sender keeps the marked fraction, alpha, and cuts its window by half of that.
// What the switch does is in net/queues/threshold.ts; losses are repaired as ever.
// Departs from the RFC: the window is not cut below two segments (as in Linux, where the RFC names no bound).

import { CE, ECE } from '../net/packet.ts';
import type { EchoAnswer, EchoesMarks, EcnEstimate, EcnHost } from './ecn.ts';

/** The estimation gain g (section 4.2). */
const GAIN = 1 / 16;

/** The sender's half (3.3 to 3.5); when it is asked is RFC 3168's business. */
export class Dctcp implements EchoAnswer {
  /** 3.5: a loss halves the window as ever, whatever a mark has cut before. */
  readonly sparesLosses = false;
  /** DCTCP.Alpha: the estimated fraction of bytes that are marked; 1 at first (4.2), so that the first mark halves the window. */
  private alpha = 1;
  private alphaBefore = 1;
  /** M, of the last observation window. */
  private share = 0;
  private windowEnd = 0;
  private bytesAcked = 0;
  private bytesMarked = 0;

  /** 3.3, steps 1 to 8; what SACK tells is not counted. */
  observe({ sndUna, sndNxt }: EcnHost, ack: number, isMarked: boolean): void {
    const acked = Math.max(0, ack - sndUna);
    this.bytesAcked += acked;
    if (isMarked) this.bytesMarked += acked;
    if (ack <= this.windowEnd || this.bytesAcked === 0) return;
    this.share = this.bytesMarked / this.bytesAcked;
    this.alphaBefore = this.alpha;
    this.alpha = this.alpha * (1 - GAIN) + GAIN * this.share;
    this.windowEnd = sndNxt;
    this.bytesAcked = 0;
    this.bytesMarked = 0;
  }

  /** Step 9: cwnd = cwnd * (1 - DCTCP.Alpha / 2), of a window that the receiver's does not hold back. */
  reduce({ congestion, smss, rwnd }: EcnHost): EcnEstimate {
    congestion.ssthresh = Math.max(Math.min(congestion.cwnd, rwnd) * (1 - this.alpha / 2), 2 * smss);
    congestion.cwnd = Math.min(congestion.cwnd, congestion.ssthresh);
    return [this.alpha, this.alphaBefore, this.share];
  }
}

/** The receiver's half (3.2): ECE says whether the packet that came last was marked, and a change of that is said at once. */
export class DctcpEcho implements EchoesMarks {
  /** DCTCP.CE */
  private ce = false;
  private isAsked = false;

  onSegment(bits: number): boolean {
    const before = this.ce;
    this.ce = (bits & CE) !== 0;
    this.isAsked = (bits & ECE) !== 0;
    return this.ce !== before;
  }

  bitsOfAck(): number {
    return this.ce || this.isAsked ? ECE : 0;
  }

  reopen(): void {
    this.ce = false;
    this.isAsked = false;
  }
}

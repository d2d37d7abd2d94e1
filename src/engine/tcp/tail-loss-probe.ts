// TLP: a segment sent when ACKs are overdue, so that RACK hears what became of the tail before the retransmission timer must
// (RFC 8985 section 7). Read it beside the RFC, whose names are kept.
// Left out on purpose: the D-SACK of case 1 in 7.4.2, which our receiver does not send; its repeated ACK (case 2) tells the same.

import { type Nanos, seconds } from '../core/time.ts';

/** 7.2: before there is an SRTT. */
const FIRST_PTO = seconds(1);

const NONE = -1;

export type ProbeTold = 'nothing' | 'needless' | 'repaired';

export class TailLossProbe {
  /** TLP.max_ack_delay, ns; read when a probe is scheduled. */
  private readonly maxAckDelay: { readonly value: Nanos };
  private endSeq = NONE;
  private isRetrans = false;
  /** Has a round trip been measured since the last probe? */
  private hasSample = true;

  constructor(maxAckDelay: { readonly value: Nanos }) {
    this.maxAckDelay = maxAckDelay;
  }

  /** 7.1, at the beginning of a recovery, too. */
  init(): void {
    this.endSeq = NONE;
    this.isRetrans = false;
  }

  /** What a single segment may be held back for, ns. */
  ackDelay(isOneSegment: boolean): Nanos {
    return isOneSegment ? this.maxAckDelay.value : 0;
  }

  /** 7.2, TLP_calc_PTO. @param rtoLeft until the retransmission timer would go off, ns */
  pto(srtt: Nanos, isOneSegment: boolean, rtoLeft: Nanos): Nanos {
    const pto = srtt > 0 ? 2 * srtt + this.ackDelay(isOneSegment) : FIRST_PTO;
    return Math.min(Math.round(pto), rtoLeft);
  }

  onSample(): void {
    this.hasSample = true;
  }

  /** 7.3: none is in flight, and the path has been heard of since the last. */
  get maySend(): boolean {
    return this.endSeq === NONE && this.hasSample;
  }

  /** @param endSeq SND.NXT after the probe */
  onSent(endSeq: number, isRetrans: boolean): void {
    this.endSeq = endSeq;
    this.isRetrans = isRetrans;
    this.hasSample = false;
  }

  /** 7.4.2, TLP_process_ack. */
  onAck(ack: number, isDuplicate: boolean, hasBlocks: boolean): ProbeTold {
    if (this.endSeq === NONE || ack < this.endSeq) return 'nothing';
    if (!this.isRetrans) this.endSeq = NONE;
    else if (ack > this.endSeq) {
      this.endSeq = NONE;
      return 'repaired';
    } else if (isDuplicate && !hasBlocks) {
      this.endSeq = NONE;
      return 'needless';
    }
    return 'nothing';
  }
}

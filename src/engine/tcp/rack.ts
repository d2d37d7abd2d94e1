// RACK: which segments are lost, by time (RFC 8985 section 6). Read it beside the RFC, whose names are kept. A segment is lost if one
// that was sent later has been delivered and there was time enough for it, too: a round trip and a reordering window.
// Left out on purpose: D-SACK (RFC 2883), and with it a reordering window that grows; a minimum RTT that ages, because Linux keeps
// it for five minutes, longer than runs are.

import { clock } from '../core/memory.ts';
import type { Nanos } from '../core/time.ts';
import { DUP_THRESH } from './scoreboard.ts';
import type { SentSegments } from './sent-segments.ts';

export class Rack {
  /** RACK.rtt and RACK.min_RTT, ns; 0 and Infinity before the first. */
  rtt: Nanos = 0;
  minRtt: Nanos = Number.POSITIVE_INFINITY;
  /** RACK.reo_wnd as of the last look, ns. */
  reoWnd: Nanos = 0;
  reorderingSeen = false;
  /** RACK.xmit_ts and RACK.end_seq: of the segment sent last among those that were delivered. */
  private xmitTs: Nanos = Number.NEGATIVE_INFINITY;
  private endSeq = 0;
  /** When the segment was sent that RACK.rtt is of, as far as this ACK tells. */
  private measuredFrom: Nanos = Number.NEGATIVE_INFINITY;
  /** One past the highest unit that was delivered. */
  private fack = 0;
  private readonly sent: SentSegments;

  constructor(sent: SentSegments) {
    this.sent = sent;
  }

  /** An ACK has come: what it tells to be delivered follows. */
  onAck(): void {
    this.measuredFrom = Number.NEGATIVE_INFINITY;
  }

  /** Steps 1 to 3: the segment in this row has just been acknowledged or SACKed. */
  onDelivered(row: number): void {
    const { sent } = this;
    const end = sent.endAt(row);
    const sentAt = sent.sentAt(row);
    const again = sent.wasSentAgain(row);
    const rtt = clock[0]! - sentAt;
    this.detectReordering(end, again);
    // Step 2: what came sooner than any round trip was the copy sent before.
    if (again && rtt < this.minRtt) return;
    if (!again && rtt < this.minRtt) this.minRtt = rtt;
    // Step 2 goes through them as they were sent, so that the round trip is of the last; rows are in order of sequence.
    if (sentAt >= this.measuredFrom) {
      this.rtt = rtt;
      this.measuredFrom = sentAt;
    }
    if (sentAt > this.xmitTs || (sentAt === this.xmitTs && end > this.endSeq)) {
      this.xmitTs = sentAt;
      this.endSeq = end;
    }
  }

  /** Steps 4 and 5. Returns after how long to look again, ns; 0: no need to. */
  detectLoss(inRecovery: boolean, srtt: Nanos): Nanos {
    const { sent, rtt } = this;
    this.reoWnd = this.reorderingWindow(inRecovery, srtt);
    let timeout = 0;
    for (let row = 0; row < sent.count; row++) {
      if (sent.isSacked(row) || sent.isLost(row)) continue;
      if (!this.wasSentBefore(row)) {
        // New data leave in order, and what is sent again leaves later still.
        if (!sent.wasSentAgain(row)) break;
        continue;
      }
      const remaining = sent.sentAt(row) + rtt + this.reoWnd - clock[0]!;
      if (remaining <= 0) sent.lose(row, clock[0]!, rtt, this.reoWnd);
      else timeout = Math.max(remaining, timeout);
    }
    return timeout;
  }

  /** 6.3: the earliest is lost, whatever the clock says; of the others those that had time enough. */
  markLossesOnRto(): void {
    const { sent, rtt, reoWnd } = this;
    const now = clock[0]!;
    for (let row = 0; row < sent.count; row++) {
      if (row === 0 || sent.sentAt(row) + rtt + reoWnd - now <= 0) sent.lose(row, now, rtt, reoWnd, row === 0);
    }
  }

  /** Step 3: a segment sent once is delivered after a later one. */
  private detectReordering(end: number, again: boolean): void {
    if (end > this.fack) this.fack = end;
    else if (end < this.fack && !again) this.reorderingSeen = true;
  }

  /** Step 4. */
  private reorderingWindow(inRecovery: boolean, srtt: Nanos): Nanos {
    if (!this.reorderingSeen && (inRecovery || this.sent.sacked >= DUP_THRESH)) return 0;
    // Timers go by whole nanoseconds.
    return Math.round(Math.min(this.minRtt / 4, srtt));
  }

  /** RACK_sent_after: was the segment delivered last sent after the one in this row? */
  private wasSentBefore(row: number): boolean {
    const sentAt = this.sent.sentAt(row);
    return this.xmitTs > sentAt || (this.xmitTs === sentAt && this.endSeq > this.sent.endAt(row));
  }
}

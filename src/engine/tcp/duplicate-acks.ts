// What duplicate ACKs mean to a sender without SACK: limited transmit (RFC 3042) for the first two, fast retransmit with the
// third, and inflation with every further one (RFC 5681 3.2).

import type { TcpSender } from './sender.ts';

export class DuplicateAcks {
  private readonly sender: TcpSender;
  private sentBeyondWindow = 0;

  constructor(sender: TcpSender) {
    this.sender = sender;
  }

  onDuplicateAck(): void {
    const { sender } = this;
    const count = ++sender.duplicateAcks;
    if (sender.congestion.countsDuplicates === true) this.onCounted(count);
    else if (count < 3) {
      if (count === 1) this.sentBeyondWindow = 0;
      if (sender.limitedTransmit) this.sendOneBeyondWindow(count);
    } else {
      if (count > 3) sender.congestion.onFurtherDuplicateAck();
      else if (sender.flightSize > 0) this.onThird();
      sender.sendWhatWindowAllows();
    }
  }

  /** RFC 3042: a new segment for each of the first two duplicate ACKs, if the receiver's window allows. */
  sendOneBeyondWindow(duplicates: number): void {
    const { segments, congestion, sndUna, sndNxt, smss, rwnd } = this.sender;
    if (sndNxt >= segments.written) return;
    const usable = sndUna + Math.min(Math.floor(congestion.cwnd) + duplicates * smss, rwnd);
    const length = segments.lengthAt(sndNxt);
    if (sndNxt + length > usable) return;
    this.sentBeyondWindow += length;
    this.sender.transmit(sndNxt);
  }

  /** Congestion control counts what every duplicate ACK says has left (Linux). */
  private onCounted(count: number): void {
    const { sender } = this;
    const before = sender.congestion.cwnd;
    const what = sender.congestion.onDuplicateAck!(sender.sndMax);
    if (what === 'enter') sender.noteFastRetransmit(sender.flightSize, before);
    if (what !== 'nothing') sender.transmit(sender.sndUna);
    if (what === 'enter') sender.rexmt.start();
    if (count > 2 || sender.limitedTransmit) sender.sendWhatWindowAllows();
  }

  /** RFC 5681 3.2. */
  private onThird(): void {
    const { sender } = this;
    const { congestion, sndUna, sndMax } = sender;
    // 3.2 step 2: what limited transmit sent is not counted.
    const flightSize = sender.flightSize - this.sentBeyondWindow;
    const { cwnd, ssthresh } = congestion;
    if (congestion.onThirdDuplicateAck(sndUna, sndMax, flightSize)) sender.enterRecovery(flightSize, cwnd, ssthresh);
  }
}

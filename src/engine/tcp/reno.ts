// Reno's window arithmetic, RFC 5681 section 3. Read it beside the RFC.
// Left out on purpose: SACK, ECN, appropriate byte counting beyond section 3.1's min(N, SMSS).

import { type CongestionControl, type CongestionOptions, cwndAfterTimeout, ssthreshAfter } from './congestion.ts';
import type { RuleWindow } from './rule-window.ts';

export class Reno implements CongestionControl {
  cwnd: number;
  ssthresh: number;
  private readonly smss: number;
  readonly rules: RuleWindow | null;
  private inRecovery = false;
  /** Duplicate ACKs below this tell of what the timer already sent again (RFC 6582 section 3.2, for timeouts). */
  private timedOutUpTo = 0;

  constructor(options: CongestionOptions) {
    this.smss = options.smss;
    this.rules = options.rules ?? null;
    this.cwnd = options.smss;
    this.ssthresh = options.initialSsthresh;
  }

  get window(): number {
    return Math.floor(this.cwnd);
  }

  onConnected(initialWindow: number): void {
    this.cwnd = initialWindow;
  }

  onNewAck(acked: number, ack: number, sndMax: number): boolean {
    if (this.inRecovery) {
      // 3.2 step 6: deflate. Any new ACK ends fast recovery in Reno, a partial one too.
      this.inRecovery = false;
      this.cwnd = this.ssthresh;
      return false;
    }
    const { rules } = this;
    // 3.1: slow start by at most one segment for each ACK, equation (2); else equation (3).
    if (rules !== null && rules.grow !== null) this.cwnd = rules.apply(rules.grow, this, acked, sndMax - ack);
    else if (this.cwnd < this.ssthresh) this.cwnd += Math.min(acked, this.smss);
    else this.cwnd += (this.smss * this.smss) / this.cwnd;
    return false;
  }

  onThirdDuplicateAck(ack: number, _sndMax: number, flightSize: number): boolean {
    if (ack <= this.timedOutUpTo) return false;
    // 3.2 steps 2 and 3; three segments have left the network.
    this.ssthresh = ssthreshAfter(flightSize, this, this.smss, this.rules);
    this.cwnd = this.ssthresh + 3 * this.smss;
    this.inRecovery = true;
    return true;
  }

  onFurtherDuplicateAck(): void {
    // 3.2 step 4: another segment has left the network, so one more may enter.
    if (this.inRecovery) this.cwnd += this.smss;
  }

  onTimeout(flightSize: number, again: boolean, sndMax: number): void {
    // 3.1: equation (4), but held constant when the timer has already sent this segment again.
    if (!again) this.ssthresh = ssthreshAfter(flightSize, this, this.smss, this.rules);
    this.cwnd = cwndAfterTimeout(flightSize, this, this.smss, this.rules);
    this.inRecovery = false;
    this.timedOutUpTo = sndMax;
  }

  onSpuriousTimeout(cwnd: number, ssthresh: number, sndUna: number): void {
    this.cwnd = cwnd;
    this.ssthresh = ssthresh;
    this.timedOutUpTo = sndUna - 1;
  }

  onIdle(window: number, _sndMax: number): void {
    // 4.1: restart with RW = min(IW, cwnd).
    this.cwnd = Math.min(window, this.cwnd);
  }
}

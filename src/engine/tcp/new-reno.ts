// NewReno's answer to several losses in one window, RFC 6582 section 3.2: a partial ACK resends the next hole and fast
// recovery lasts until everything sent before it is acknowledged. A what-if beside Reno.
// Left out on purpose: the timestamp heuristic of section 4.

import { type CongestionControl, type CongestionOptions, cwndAfterTimeout, ssthreshAfter } from './congestion.ts';
import type { RuleWindow } from './rule-window.ts';

export class NewReno implements CongestionControl {
  cwnd: number;
  ssthresh: number;
  private readonly smss: number;
  readonly rules: RuleWindow | null;
  private inRecovery = false;
  private recover = 0;

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
    if (this.inRecovery) return this.onAckInRecovery(acked, ack);
    const { rules } = this;
    if (rules !== null && rules.grow !== null) this.cwnd = rules.apply(rules.grow, this, acked, sndMax - ack);
    else if (this.cwnd < this.ssthresh) this.cwnd += Math.min(acked, this.smss);
    else this.cwnd += (this.smss * this.smss) / this.cwnd;
    return false;
  }

  onThirdDuplicateAck(ack: number, sndMax: number, flightSize: number): boolean {
    // Step 2: only if this ACK covers more than `recover`, else it tells of the last recovery.
    if (this.inRecovery || ack <= this.recover) return false;
    this.recover = sndMax;
    this.ssthresh = ssthreshAfter(flightSize, this, this.smss, this.rules);
    this.cwnd = this.ssthresh + 3 * this.smss;
    this.inRecovery = true;
    return true;
  }

  onFurtherDuplicateAck(): void {
    if (this.inRecovery) this.cwnd += this.smss;
  }

  onTimeout(flightSize: number, again: boolean, sndMax: number): void {
    if (!again) this.ssthresh = ssthreshAfter(flightSize, this, this.smss, this.rules);
    this.cwnd = cwndAfterTimeout(flightSize, this, this.smss, this.rules);
    this.inRecovery = false;
    // Step 4: duplicate ACKs for what was sent before the timeout start no fast retransmit.
    this.recover = sndMax;
  }

  onSpuriousTimeout(cwnd: number, ssthresh: number, sndUna: number): void {
    this.cwnd = cwnd;
    this.ssthresh = ssthresh;
    this.recover = sndUna - 1;
  }

  onIdle(window: number, _sndMax: number): void {
    this.cwnd = Math.min(window, this.cwnd);
  }

  /** Step 3: a full ACK deflates to ssthresh; a partial one by what was acknowledged, plus one segment. */
  private onAckInRecovery(acked: number, ack: number): boolean {
    if (ack >= this.recover) {
      this.inRecovery = false;
      this.cwnd = this.ssthresh;
      return false;
    }
    this.cwnd = Math.max(this.cwnd - acked, this.smss);
    if (acked >= this.smss) this.cwnd += this.smss;
    return true;
  }
}

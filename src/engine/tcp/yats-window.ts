// The congestion window of the simulator YATS (rules C3, C5, C7 of docs/models/atm.md), after the BSD code of its time: in
// bytes, of which whole segments count; it grows only while it is below the receiver's window; with fast retransmit off,
// or as Tahoe or Reno have it.

import type { CongestionControl, CongestionOptions } from './congestion.ts';

export type FastRetransmit = 'off' | 'tahoe' | 'reno';

export class YatsWindow implements CongestionControl {
  cwnd: number;
  ssthresh: number;
  readonly goesBack: boolean;
  private readonly smss: number;
  private readonly rwnd: number;
  private readonly fast: FastRetransmit;
  private inRecovery = false;

  constructor(options: CongestionOptions, fast: FastRetransmit) {
    this.smss = options.smss;
    this.rwnd = options.rwnd;
    this.cwnd = options.smss;
    this.ssthresh = options.initialSsthresh;
    this.fast = fast;
    this.goesBack = fast === 'tahoe';
  }

  get window(): number {
    return Math.floor(this.cwnd / this.smss) * this.smss;
  }

  onConnected(initialWindow: number): void {
    this.cwnd = initialWindow;
  }

  onNewAck(): boolean {
    if (this.inRecovery) {
      this.inRecovery = false;
      this.cwnd = this.ssthresh;
    }
    // Also with the ACK that ends a recovery, where RFC 5681 leaves cwnd at ssthresh.
    if (this.cwnd < this.rwnd) {
      this.cwnd += this.cwnd < this.ssthresh ? this.smss : (this.smss * this.smss) / this.cwnd;
    }
    return false;
  }

  onThirdDuplicateAck(): boolean {
    if (this.fast === 'off') return false;
    this.halve();
    this.inRecovery = this.fast === 'reno';
    this.cwnd = this.inRecovery ? this.ssthresh + 3 * this.smss : this.smss;
    return true;
  }

  onFurtherDuplicateAck(): void {
    if (this.inRecovery) this.cwnd += this.smss;
  }

  onTrimmed(): void {
    this.halve();
    this.cwnd = Math.min(this.cwnd, this.ssthresh);
    this.inRecovery = false;
  }

  onTimeout(): void {
    this.halve();
    this.cwnd = this.smss;
    this.inRecovery = false;
  }

  onIdle(): void {
    // Never restarts after an idle time.
  }

  private halve(): void {
    const inUse = Math.min(this.rwnd, this.cwnd);
    const half = Math.floor(inUse / 2 / this.smss) * this.smss;
    this.ssthresh = Math.max(half, 2 * this.smss);
  }
}

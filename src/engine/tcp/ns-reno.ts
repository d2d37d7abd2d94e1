// Reno as ns-2.35 computes it (tcp.cc, tcp-reno.cc), counted in packets, for the reference traces. Differs from RFC 5681:
// the inflation is kept beside cwnd, what is halved is the window in use rather than FlightSize, duplicate ACKs start a
// fast retransmit only beyond the last recovery (so several losses in one window end in a timeout), an idle timer resets.
// With ECN: an echo halves the same window, and what is lost in it is then sent again without cutting it once more.

import { type CongestionControl, type CongestionOptions, cwndAfterTimeout } from './congestion.ts';
import type { NsEchoes } from './ns-ecn.ts';
import type { RuleWindow } from './rule-window.ts';

/** `real` since 2002; `integer` before, and in ns-2's web runs. */
export type NsHalving = 'real' | 'integer';

/** Half the window in use, whole or not as the era had it. */
export const halveAsNs = (inUse: number, halving: NsHalving): number =>
  halving === 'integer' ? Math.floor(Math.floor(inUse) / 2) : inUse / 2;

export class NsReno implements CongestionControl, NsEchoes {
  cwnd = 1;
  ssthresh: number;
  owesCwr = false;
  /** Of timeouts those that found the window cut by an echo already; ns-2 does not count them. */
  timeoutsAfterEcho = 0;
  private readonly rwnd: number;
  private readonly halving: NsHalving;
  readonly rules: RuleWindow | null;
  private inflation = 0;
  private inRecovery = false;
  /** One past the highest packet sent when the last recovery began. */
  private recover = 0;
  /** What cut the window last (`last_cwnd_action_`), where it was not a recovery. */
  private cutBy: 'echo' | 'timeout' | undefined;

  constructor(options: CongestionOptions, halving: NsHalving) {
    this.ssthresh = options.initialSsthresh;
    this.rwnd = options.rwnd;
    this.halving = halving;
    this.rules = options.rules ?? null;
  }

  get window(): number {
    return Math.floor(this.cwnd) + this.inflation;
  }

  onConnected(initialWindow: number): void {
    this.cwnd = initialWindow;
  }

  onNewAck(acked: number, ack: number, sndMax: number): boolean {
    const { rules } = this;
    this.inflation = 0;
    this.inRecovery = false;
    if (rules !== null && rules.grow !== null) this.cwnd = rules.apply(rules.grow, this, acked, sndMax - ack);
    else if (this.cwnd < this.ssthresh) this.cwnd += 1;
    else this.cwnd += 1 / this.cwnd;
    return false;
  }

  onThirdDuplicateAck(ack: number, sndMax: number, flightSize: number): boolean {
    if (ack <= this.recover && !this.inRecovery && ack !== 1) {
      if (this.cutBy !== 'echo') return false;
    } else {
      this.recover = sndMax;
      this.cut(flightSize);
    }
    this.cutBy = undefined;
    this.inflation = 3;
    this.inRecovery = true;
    return true;
  }

  onEcho(ack: number, sndMax: number): boolean {
    if (ack <= Math.max(1, this.recover) && this.cutBy !== 'timeout') return false;
    this.recover = sndMax;
    this.cutBy = 'echo';
    this.inRecovery = false;
    this.cut(sndMax - ack);
    return true;
  }

  onFurtherDuplicateAck(): void {
    if (this.inRecovery) this.inflation += 1;
  }

  onTimeout(flightSize: number, _again: boolean, sndMax: number): void {
    this.leaveRecovery(sndMax);
    if (this.cutBy === 'echo') this.timeoutsAfterEcho++;
    else this.halve(flightSize);
    this.cutBy = 'timeout';
    this.owesCwr = true;
    this.cwnd = cwndAfterTimeout(flightSize, this, 1, this.rules);
  }

  /** The timer keeps running after the last ACK; when it goes off with nothing outstanding the window starts again. */
  onIdle(window: number, sndMax: number): void {
    this.leaveRecovery(sndMax);
    if (window !== Number.POSITIVE_INFINITY) this.ssthresh = Math.max(2, this.ssthresh);
    this.cwnd = Math.max(1, Math.min(window, this.cwnd));
    this.cutBy = 'timeout';
    if (window !== Number.POSITIVE_INFINITY) this.owesCwr = true;
  }

  private cut(flightSize: number): void {
    this.cwnd = this.halve(flightSize);
    this.owesCwr = true;
  }

  /** Sets ssthresh to half the window in use and returns that half. */
  private halve(flightSize: number): number {
    const { rules } = this;
    if (rules !== null && rules.loss !== null) {
      this.ssthresh = rules.apply(rules.loss, this, 0, flightSize);
      return this.ssthresh;
    }
    const inUse = Math.min(this.cwnd + this.inflation, this.rwnd);
    const half = halveAsNs(inUse, this.halving);
    this.ssthresh = Math.max(2, Math.floor(half));
    return half;
  }

  private leaveRecovery(sndMax: number): void {
    this.inflation = 0;
    this.inRecovery = false;
    this.recover = sndMax;
  }
}

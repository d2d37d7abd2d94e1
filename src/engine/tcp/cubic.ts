// CUBIC's window arithmetic, RFC 9438 section 4. Read it beside the RFC, whose names are kept; windows are in segments and times in
// seconds here, as there. When it is asked, and what is sent again, is loss recovery's business (sack.ts).
// Left out on purpose: undoing what a spurious loss did (4.9), HyStart++; slow start is RFC 5681's.

import { cubeRoot } from '../core/elementary.ts';
import { clock } from '../core/memory.ts';
import type { Nanos } from '../core/time.ts';
import type { WindowLaw } from './congestion.ts';

const CUBIC_BETA = 0.7;
/** How fast the window grows, segments/s^3 (section 5.1). */
const CUBIC_C = 0.4;
const ALPHA = (3 * (1 - CUBIC_BETA)) / (1 + CUBIC_BETA);

const inSeconds = (time: Nanos): number => time / 1e9;

export class Cubic implements WindowLaw {
  readonly kept = CUBIC_BETA;
  private readonly smss: number;
  private readonly fastConvergence: boolean;
  /** W_max, cwnd_prior, W_est; no W_max: K is 0, and the window grows from where it is. */
  private wMax = 0;
  private cwndPrior = 0;
  private wEst = 0;
  private k = 0;
  /** When this stage of congestion avoidance began; NaN: none has since the last reduction. */
  private epoch = Number.NaN;
  private lastAckAt: Nanos = 0;
  /** Since the last ACK less is outstanding than the window allows. */
  private isHeldBack = false;
  private srtt: Nanos = 0;

  /**
   * @param smss a segment in the sender's unit
   * @param fastConvergence 4.7; a sender cannot know that it is alone, so they all have it
   */
  constructor(smss: number, fastConvergence = true) {
    this.smss = smss;
    this.fastConvergence = fastConvergence;
  }

  onSample(rtt: Nanos): void {
    this.srtt = this.srtt === 0 ? rtt : this.srtt + (rtt - this.srtt) / 8;
  }

  /** 4.2 to 4.5: a new ACK in congestion avoidance. */
  grown(cwndInUnits: number, acked: number): number {
    const cwnd = cwndInUnits / this.smss;
    const now = clock[0]!;
    if (Number.isNaN(this.epoch)) this.begin(cwnd, now);
    else if (this.isHeldBack) this.skip();
    this.isHeldBack = false;
    this.lastAckAt = now;
    const t = inSeconds(now - this.epoch);
    const alpha = this.wEst >= this.cwndPrior ? 1 : ALPHA;
    this.wEst += (alpha * (acked / this.smss)) / cwnd;
    if (this.wCubic(t) < this.wEst) return Math.max(cwnd, this.wEst) * this.smss;
    const ahead = this.wCubic(t + inSeconds(this.srtt));
    const target = ahead < cwnd ? cwnd : ahead > 1.5 * cwnd ? 1.5 * cwnd : ahead;
    return (cwnd + (target - cwnd) / cwnd) * this.smss;
  }

  /** 4.6 to 4.8, before the window is reduced: fast convergence gives room to who is new. */
  onReduction(cwndInUnits: number): void {
    const cwnd = cwndInUnits / this.smss;
    this.wMax = this.fastConvergence && cwnd < this.wMax ? (cwnd * (1 + CUBIC_BETA)) / 2 : cwnd;
    this.cwndPrior = cwnd;
    this.epoch = Number.NaN;
  }

  /** 4.8: the next stage begins with K = 0, from the window it begins with. */
  onTimeout(): void {
    this.wMax = 0;
    this.epoch = Number.NaN;
  }

  /** 5.8: the window does not grow, and this does not count as time in which it could have. */
  onHeldBack(): void {
    this.skip();
    this.isHeldBack = true;
  }

  /** Another stage begins, where the window has opened again. */
  onRestart(): void {
    this.epoch = Number.NaN;
  }

  /** The time since the last ACK is no part of `t`. */
  private skip(): void {
    const now = clock[0]!;
    this.epoch += now - this.lastAckAt;
    this.lastAckAt = now;
  }

  /** A stage of congestion avoidance begins. */
  private begin(cwnd: number, now: Nanos): void {
    this.epoch = now;
    this.wEst = cwnd;
    if (this.cwndPrior === 0) this.cwndPrior = cwnd;
    if (cwnd < this.wMax) this.k = cubeRoot((this.wMax - cwnd) / CUBIC_C);
    else {
      this.k = 0;
      this.wMax = cwnd;
    }
  }

  private wCubic(t: number): number {
    const d = t - this.k;
    return CUBIC_C * (d * d * d) + this.wMax;
  }
}

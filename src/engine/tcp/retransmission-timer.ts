// The retransmission timer and what it means that it goes off: RFC 6298 5.4 to 5.6, RFC 5681 3.1. Read it beside the RFCs. How
// long it is set to is its estimator's business (rfc6298.ts), how small the window becomes that of congestion control.

import { fold } from '../core/digest.ts';
import { clock } from '../core/memory.ts';
import type { Simulator } from '../core/simulator.ts';
import type { Nanos } from '../core/time.ts';
import { Timer } from '../core/timer.ts';
import type { FRto } from './f-rto.ts';
import type { SharedTimer } from './selective.ts';
import type { TcpSender } from './sender.ts';
import { earliestAt } from './sender-marks.ts';

export class RetransmissionTimer implements SharedTimer {
  private readonly sender: TcpSender;
  private readonly timer: Timer;
  private readonly restartsAfterIdle: boolean;
  private readonly hash: number;
  /** What it goes off for instead of a timeout, and when that would have been; null: a timeout. */
  private sooner: (() => void) | null = null;
  private timeoutAt: Nanos = Number.NaN;
  /** Judges timeouts; null: nobody does. */
  frto: FRto | null = null;
  /** The earliest unacknowledged unit at the last timeout. */
  private timedOutAt = -1;

  /** @param hash where the digest of the sender is folded */
  constructor(sim: Simulator, sender: TcpSender, restartsAfterIdle: boolean, hash: number) {
    this.sender = sender;
    this.timer = new Timer(sim, () => this.onExpiry());
    this.restartsAfterIdle = restartsAfterIdle;
    this.hash = hash;
  }

  /** When it will go off; NEVER while it is stopped. */
  get expiresAt(): Nanos {
    return this.timer.expiresAt;
  }

  get startedAt(): Nanos {
    return this.timer.startedAt;
  }

  get running(): boolean {
    return this.timer.running;
  }

  get rtoLeft(): Nanos {
    return (this.sooner === null ? this.timer.expiresAt : this.timeoutAt) - clock[0]!;
  }

  start(): void {
    const { sender, timer } = this;
    this.sooner = null;
    timer.start(sender.estimator.rto);
    sender.probes.timer(timer);
  }

  startSooner(delay: Nanos, action: () => void): void {
    const { sender, timer } = this;
    if (this.sooner === null) this.timeoutAt = timer.expiresAt;
    this.sooner = action;
    timer.start(delay);
    sender.probes.timer(timer);
  }

  stop(): void {
    this.sooner = null;
    this.timer.stop();
    this.sender.probes.timerStopped();
  }

  /** Another connection begins. */
  reopen(): void {
    this.stop();
    this.frto?.reopen();
    this.timedOutAt = -1;
  }

  private onExpiry(): void {
    const { sender, sooner } = this;
    const { congestion } = sender;
    if (sooner === null) this.onRto();
    else {
      this.sooner = null;
      sooner();
    }
    sender.probes.all(congestion, sender.estimator);
    fold(this.hash, clock[0]!, congestion.ssthresh);
  }

  private onRto(): void {
    const { sender } = this;
    const { congestion, ecn } = sender;
    sender.duplicateAcks = 0;
    if (ecn?.onTimer() === true) sender.sendWhatWindowAllows();
    else if (sender.flightSize === 0) {
      // Only where the timer runs on after the last ACK: an idle connection starts again (ns-2).
      congestion.onIdle(this.restartsAfterIdle ? sender.smss : Number.POSITIVE_INFINITY, sender.sndMax);
      this.start();
      sender.sendWhatWindowAllows();
    } else this.onTimeout();
  }

  /** RFC 6298 5.4 to 5.6 and RFC 5681 3.1: send the earliest again, back off, start from one segment. */
  private onTimeout(): void {
    const { sender } = this;
    const { congestion, estimator, sndUna, flightSize } = sender;
    sender.timeouts++;
    if (sender.onTimeoutListener !== null) sender.onTimeoutListener();
    sender.marks.timeout(earliestAt(sender.segments, sndUna), flightSize, congestion, estimator, this.timer);
    if (sndUna === 0) sender.synWasLost = true;
    this.frto?.onTimeout();
    congestion.onTimeout(flightSize, this.timedOutAt === sndUna, sender.sndMax);
    this.timedOutAt = sndUna;
    estimator.onTimeout();
    this.start();
    // Everything after the hole is sent again as the window opens, even what the receiver has.
    sender.sndNxt = sndUna;
    sender.roundTrips.forget();
    sender.sendWhatWindowAllows();
    this.frto?.afterTimeout();
  }
}

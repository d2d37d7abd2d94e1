// The window of Linux with Reno and without SACK, as tcp_input.c and tcp_cong.c keep it: whole packets; every duplicate ACK
// counts one packet as arrived; in recovery Proportional Rate Reduction (RFC 6937) says how much may be sent, and a
// partial ACK shows the next hole (NewReno). Names are the kernel's. What counts is packets in flight,
//   packets_out - sacked_out - lost_out + retrans_out < cwnd,
// so `window`, which bounds packets_out, is cwnd plus what is believed to have left.
// Left out on purpose: SACK, RACK, TLP, F-RTO, undoing, and the slow decay of a window the application does not use.

import type { CongestionControl, CongestionOptions } from './congestion.ts';

type State = 'open' | 'disorder' | 'recovery' | 'loss';

/** tcp_reordering and tcp_max_reordering. */
const REORDERING = 3;
const MOST_REORDERING = 300;

export class LinuxReno implements CongestionControl {
  readonly countsDuplicates = true;
  private readonly smss: number;
  private state: State = 'open';
  private packets = 1;
  private threshold: number;
  /** snd_cwnd_cnt: packets acknowledged towards the next packet of congestion avoidance. */
  private credit = 0;
  private una = 1;
  private highSeq = 0;
  private sackedOut = 0;
  /** At most one: the hole at the head. Is it believed lost, and has it been sent again? */
  private lostOut = 0;
  private retransOut = 0;
  private reordering = REORDERING;
  private priorCwnd = 1;
  private prrDelivered = 0;
  private prrOut = 0;
  /** sndMax when the last ACK had been dealt with: what is beyond it was sent since. */
  private sndMaxBefore = 1;
  private cwndLimited = true;
  private maxPacketsOut = 1;
  private cwndUsageSeq = 0;

  constructor(options: CongestionOptions) {
    this.smss = options.smss;
    // Without bound at first; a window that the receiver limits is never grown beyond twice that.
    this.threshold = 2 * Math.ceil(options.rwnd / options.smss);
  }

  get cwnd(): number {
    return this.packets * this.smss;
  }

  get ssthresh(): number {
    return this.threshold * this.smss;
  }

  get window(): number {
    return (this.packets + this.sackedOut + this.lostOut - this.retransOut) * this.smss;
  }

  onConnected(initialWindow: number): void {
    this.packets = Math.max(1, Math.floor(initialWindow / this.smss));
  }

  onNewAck(acked: number, ack: number, sndMax: number): boolean {
    this.noteSending(sndMax);
    const packets = Math.ceil(acked / this.smss);
    this.una = ack;
    const delivered = Math.max(packets - this.sackedOut, 1);
    // The hole at the head is acknowledged; the rest eats duplicate ACKs (tcp_remove_reno_sacks).
    this.lostOut = 0;
    this.retransOut = 0;
    this.sackedOut = Math.max(0, this.sackedOut - (packets - 1));
    this.limitSacked(sndMax, packets);
    const wasInRecovery = this.state === 'recovery';
    if (this.state !== 'open') this.onAckOfTrouble();
    if (this.state === 'recovery') {
      const partial = ack < this.highSeq;
      if (partial) this.lostOut = 1;
      this.reduce(delivered, sndMax, !partial);
    } else {
      if (wasInRecovery) this.packets = this.threshold;
      this.grow(delivered);
    }
    return this.takesHole(sndMax);
  }

  onDuplicateAck(sndMax: number): 'nothing' | 'repair' | 'enter' {
    this.noteSending(sndMax);
    if (this.state === 'loss') {
      // Only what was sent after the timeout can say more (tcp_process_loss).
      if (sndMax > this.highSeq) this.addSacked(sndMax);
      return 'nothing';
    }
    const delivered = this.addSacked(sndMax);
    const enters = this.state !== 'recovery' && this.sackedOut >= this.reordering;
    if (enters) this.enterRecovery(sndMax);
    else if (this.state === 'open') this.state = 'disorder';
    if (this.state === 'recovery') this.reduce(delivered, sndMax, false);
    if (!this.takesHole(sndMax)) return 'nothing';
    return enters ? 'enter' : 'repair';
  }

  onThirdDuplicateAck(): boolean {
    return false;
  }

  onFurtherDuplicateAck(): void {
    // Each is counted by onDuplicateAck.
  }

  /**
   * tcp_enter_loss: everything outstanding is believed lost. Its rule that many duplicates before a timeout end the belief in reordering is for
   * SACK: without it tcp_timeout_mark_lost has set sacked_out to 0 when it is asked.
   */
  onTimeout(flightSize: number, again: boolean, sndMax: number): void {
    this.una = sndMax - flightSize;
    const anew = this.state === 'open' || this.state === 'disorder' || this.highSeq <= this.una;
    if (anew || (this.state === 'loss' && !again)) this.threshold = Math.max(this.packets >> 1, 2);
    this.packets = 1;
    this.credit = 0;
    this.state = 'loss';
    this.highSeq = sndMax;
    this.sackedOut = 0;
    this.lostOut = 0;
    this.retransOut = 0;
    this.sndMaxBefore = sndMax;
  }

  /** tcp_cwnd_restart: half for every RTO of the pause, down to the restart window; ssthresh remembers three quarters. */
  onIdle(window: number, _sndMax: number, idleRtos = 1): void {
    const restart = Math.min(Math.max(1, Math.floor(window / this.smss)), this.packets);
    this.threshold = Math.max(this.threshold, (this.packets >> 1) + (this.packets >> 2));
    for (let rto = 1; rto < idleRtos && this.packets > restart; rto++) this.packets >>= 1;
    this.packets = Math.max(this.packets, restart);
  }

  private packetsOut(sndMax: number): number {
    return Math.ceil((sndMax - this.una) / this.smss);
  }

  private inFlight(sndMax: number): number {
    return this.packetsOut(sndMax) - this.sackedOut - this.lostOut + this.retransOut;
  }

  /** What was sent since the last ACK: counted by PRR, and does it fill the window (tcp_cwnd_validate)? */
  private noteSending(sndMax: number): void {
    const sent = Math.ceil((sndMax - this.sndMaxBefore) / this.smss);
    this.sndMaxBefore = sndMax;
    if (this.state === 'recovery') this.prrOut += sent;
    const limited = this.state === 'loss' || this.inFlight(sndMax) >= this.packets;
    if (sent === 0 && !limited) return;
    const out = this.packetsOut(sndMax);
    if (this.una >= this.cwndUsageSeq || limited || (!this.cwndLimited && out > this.maxPacketsOut)) {
      this.cwndLimited = limited;
      this.maxPacketsOut = out;
      this.cwndUsageSeq = sndMax;
    }
  }

  /** Where the state ends. An ACK of exactly what was sent before it keeps it, or old duplicates would start another. */
  private onAckOfTrouble(): void {
    if (this.state === 'disorder') this.leave();
    else if (this.una > this.highSeq) this.leave();
    else if (this.una === this.highSeq || this.state === 'loss') this.sackedOut = 0;
  }

  private leave(): void {
    this.state = 'open';
    this.sackedOut = 0;
  }

  private enterRecovery(sndMax: number): void {
    this.state = 'recovery';
    this.highSeq = sndMax;
    this.priorCwnd = this.packets;
    this.prrDelivered = 0;
    this.prrOut = 0;
    this.credit = 0;
    this.threshold = Math.max(this.packets >> 1, 2);
    this.lostOut = 1;
    this.retransOut = 0;
  }

  /** tcp_cwnd_reduction, RFC 6937: as many go out as have arrived, in the proportion of the new window to the old. */
  private reduce(delivered: number, sndMax: number, advancedUnhurt: boolean): void {
    if (delivered <= 0) return;
    this.prrDelivered += delivered;
    const inFlight = this.inFlight(sndMax);
    const room = this.threshold - inFlight;
    let sending: number;
    if (room < 0) sending = Math.ceil((this.threshold * this.prrDelivered) / this.priorCwnd) - this.prrOut;
    else {
      sending = Math.max(this.prrDelivered - this.prrOut, delivered) + (advancedUnhurt ? 1 : 0);
      sending = Math.min(room, sending);
    }
    // The first time the hole is sent again, whatever the proportion.
    this.packets = inFlight + Math.max(sending, this.prrOut > 0 ? 0 : 1);
  }

  /** Is the hole at the head to be sent again now? */
  private takesHole(sndMax: number): boolean {
    if (this.state !== 'recovery' || this.lostOut === 0 || this.retransOut > 0) return false;
    if (this.inFlight(sndMax) >= this.packets) return false;
    this.retransOut = 1;
    this.prrOut += 1;
    return true;
  }

  /** tcp_add_reno_sack; returns how many packets that tells of. */
  private addSacked(sndMax: number): number {
    const before = this.sackedOut;
    this.sackedOut += 1;
    this.limitSacked(sndMax, 0);
    return this.sackedOut - before;
  }

  /** tcp_check_reno_reordering: more duplicates than packets outstanding come of reordering, not of loss. */
  private limitSacked(sndMax: number, acked: number): void {
    const out = this.packetsOut(sndMax);
    const holes = Math.min(Math.max(this.lostOut, 1), out);
    if (this.sackedOut + holes <= out) return;
    this.sackedOut = out - holes;
    this.reordering = Math.min(out + acked, MOST_REORDERING);
  }

  /** tcp_reno_cong_avoid: slow start by every packet acknowledged, then one packet for each window of them. */
  private grow(delivered: number): void {
    const slow = this.packets < this.threshold;
    if (!this.cwndLimited && !(slow && this.packets < 2 * this.maxPacketsOut)) return;
    let acked = delivered;
    if (slow) {
      const grown = Math.min(this.packets + acked, this.threshold);
      acked -= grown - this.packets;
      this.packets = grown;
      if (acked === 0) return;
    }
    if (this.credit >= this.packets) {
      this.credit = 0;
      this.packets += 1;
    }
    this.credit += acked;
    if (this.credit >= this.packets) {
      const more = Math.floor(this.credit / this.packets);
      this.credit -= more * this.packets;
      this.packets += more;
    }
  }
}

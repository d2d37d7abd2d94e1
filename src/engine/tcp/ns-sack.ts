// SACK as ns-2.35 has it (tcp-sack1.cc, scoreboard-rq.cc), counted in packets, for the reference traces. Differs from RFC
// 6675: whatever is not SACKed below a SACKed packet is sent again, lost or not, each hole once and in order; `pipe` is not
// computed from the scoreboard but counted, one less for every ACK, two for a partial one, one more for every packet sent;
// the scoreboard is forgotten with every new ACK outside recovery; after a timeout duplicates mean nothing until a new ACK.

import { type CongestionControl, type CongestionOptions, cwndAfterTimeout } from './congestion.ts';
import type { NsEchoes } from './ns-ecn.ts';
import { halveAsNs, type NsHalving } from './ns-reno.ts';
import type { RuleWindow } from './rule-window.ts';
import { DUP_THRESH, Scoreboard } from './scoreboard.ts';
import { holeOf, type Selective, type SelectiveSender } from './selective.ts';

export class NsSack implements CongestionControl, Selective, NsEchoes {
  cwnd = 1;
  ssthresh: number;
  owesCwr = false;
  timeoutsAfterEcho = 0;
  readonly selective: Selective = this;
  readonly timesRepeats = true;
  private readonly rwnd: number;
  private readonly halving: NsHalving;
  readonly rules: RuleWindow | null;
  private sender!: SelectiveSender;
  private readonly scoreboard = new Scoreboard();
  private inRecovery = false;
  /** One past the highest packet sent when the last recovery began; 1 when it is over. */
  private recover = 1;
  private pipe = 0;
  /** Holes below have been sent again. */
  private repairedTo = 0;
  /** The last ACK that was not partial. */
  private lastAck = 0;
  private ignoresDuplicates = false;
  private endsRecovery = false;
  private cutBy: 'echo' | 'timeout' | undefined;

  constructor(options: CongestionOptions, halving: NsHalving) {
    this.ssthresh = options.initialSsthresh;
    this.rwnd = options.rwnd;
    this.halving = halving;
    this.rules = options.rules ?? null;
  }

  get window(): number {
    return Math.floor(this.cwnd);
  }

  attach(sender: SelectiveSender): void {
    this.sender = sender;
  }

  onAck(ack: number, blocks: readonly number[]): void {
    const { sender } = this;
    if (this.inRecovery) this.onAckInRecovery(ack, blocks);
    else if (ack > sender.sndUna) this.onFullAck(ack);
    else if (ack === sender.sndUna) this.onDuplicate(blocks);
  }

  onConnected(initialWindow: number): void {
    this.cwnd = initialWindow;
  }

  onNewAck(acked: number, ack: number, sndMax: number): boolean {
    const { rules } = this;
    // The ACK that ends a recovery does not open the window.
    if (this.endsRecovery) this.endsRecovery = false;
    else if (rules !== null && rules.grow !== null) this.cwnd = rules.apply(rules.grow, this, acked, sndMax - ack);
    else this.cwnd += this.cwnd < this.ssthresh ? 1 : 1 / this.cwnd;
    return false;
  }

  onThirdDuplicateAck(): boolean {
    return false;
  }

  onFurtherDuplicateAck(): void {
    // Each is counted by onAck.
  }

  onTimeout(flightSize: number, _again: boolean, sndMax: number): void {
    this.leave(sndMax - flightSize, sndMax);
    if (this.cutBy === 'echo') this.timeoutsAfterEcho++;
    else this.halve(flightSize);
    this.cutBy = 'timeout';
    this.owesCwr = true;
    this.cwnd = cwndAfterTimeout(flightSize, this, 1, this.rules);
  }

  /** Also in a recovery, which then lasts until what has been sent by now is acknowledged. */
  onEcho(ack: number, sndMax: number): boolean {
    if (ack <= this.recover && this.cutBy !== 'timeout') return false;
    this.recover = sndMax;
    this.cutBy = 'echo';
    this.cut(sndMax - ack);
    return true;
  }

  /** The timer keeps running after the last ACK; when it goes off with nothing outstanding the window starts again. */
  onIdle(window: number, sndMax: number): void {
    this.leave(sndMax, sndMax);
    if (window !== Number.POSITIVE_INFINITY) this.ssthresh = Math.max(2, this.ssthresh);
    this.cwnd = Math.max(1, Math.min(window, this.cwnd));
    this.cutBy = 'timeout';
    if (window !== Number.POSITIVE_INFINITY) this.owesCwr = true;
  }

  /** send_much of tcp-sack1.cc: holes first, then new packets, in recovery as long as the pipe is smaller than cwnd. */
  send(): void {
    if (this.inRecovery || !this.scoreboard.isEmpty) this.sendWithHoles();
    else this.sendNew();
  }

  private sendNew(): void {
    const { sender } = this;
    const { segments, room } = sender;
    const window = Math.min(this.window, this.rwnd);
    const end = Math.min(this.lastAck + window, sender.sndUna + window, segments.written);
    while (room.isOpen && sender.sndNxt < end) {
      sender.transmit(sender.sndNxt);
      this.pipe++;
    }
  }

  private sendWithHoles(): void {
    const { sender } = this;
    const { segments, room } = sender;
    while (room.isOpen && this.lastAck < segments.written) {
      const window = this.inRecovery ? this.rwnd : Math.min(this.window, this.rwnd);
      if (this.inRecovery ? this.pipe >= this.window : sender.sndNxt >= this.lastAck + window) return;
      const seq = this.nextHole();
      if (seq >= 0) {
        if (this.recover <= 1 || seq >= sender.sndUna + this.rwnd) return;
        this.repairedTo = Math.max(this.repairedTo, seq + 1);
        sender.transmit(seq, holeOf(this.pipe, this.cwnd, this.scoreboard));
        if (sender.sndNxt <= seq) sender.sndNxt = seq + 1;
      } else {
        if (sender.sndNxt >= sender.sndUna + window || sender.sndNxt >= segments.written) return;
        sender.transmit(sender.sndNxt);
      }
      this.pipe++;
    }
  }

  private onAckInRecovery(ack: number, blocks: readonly number[]): void {
    const { sender } = this;
    this.pipe--;
    if (ack >= this.recover) {
      this.recover = 1;
      this.inRecovery = false;
      this.endsRecovery = true;
      this.onFullAck(ack);
      return;
    }
    if (ack > sender.sndUna) {
      sender.acknowledgePartly(ack);
      this.update(blocks);
      this.pipe--;
    } else if (this.update(blocks) && sender.duplicateAcks > 0) sender.duplicateAcks++;
    this.send();
  }

  private onFullAck(ack: number): void {
    this.lastAck = ack;
    this.ignoresDuplicates = false;
    this.forget();
    this.sender.acknowledge(ack);
  }

  /** Only an ACK that SACKs something new counts as a duplicate. */
  private onDuplicate(blocks: readonly number[]): void {
    const { sender } = this;
    if (!this.ignoresDuplicates && this.update(blocks)) {
      const count = ++sender.duplicateAcks;
      if (count === DUP_THRESH) this.onThird();
      else if (count < DUP_THRESH && sender.limitedTransmit) sender.duplicates.sendOneBeyondWindow(count);
    }
    if (sender.duplicateAcks === 0) this.send();
  }

  private onThird(): void {
    const { sender } = this;
    const { sndUna, sndMax } = sender;
    const isOld = sndUna <= this.recover && sndUna !== 1;
    if (isOld && this.cutBy !== 'echo') return;
    const { cwnd: before, ssthresh } = this;
    this.pipe = sndMax - sndUna - DUP_THRESH;
    if (!isOld) {
      this.recover = sndMax;
      this.cut(sndMax - sndUna);
    }
    this.cutBy = undefined;
    this.inRecovery = true;
    this.repairedTo = Math.max(this.repairedTo, sndUna + 1);
    sender.enterRecovery(sndMax - sndUna, before, ssthresh);
  }

  /** Did the ACK tell anything new? */
  private update(blocks: readonly number[]): boolean {
    const { scoreboard } = this;
    const before = scoreboard.total;
    scoreboard.forgetBelow(this.sender.sndUna);
    scoreboard.add(blocks);
    return scoreboard.total !== before;
  }

  /** The next hole that has something SACKed above it; -1 if there is none. */
  private nextHole(): number {
    const { scoreboard } = this;
    if (scoreboard.isEmpty) return -1;
    this.repairedTo = Math.max(this.repairedTo, this.sender.sndUna);
    const seq = scoreboard.firstMissing(this.repairedTo);
    return seq < scoreboard.highest ? seq : -1;
  }

  private cut(flightSize: number): void {
    this.cwnd = this.halve(flightSize);
    this.owesCwr = true;
  }

  private halve(flightSize: number): number {
    const { rules } = this;
    if (rules !== null && rules.loss !== null) {
      this.ssthresh = rules.apply(rules.loss, this, 0, flightSize);
      return this.ssthresh;
    }
    const half = halveAsNs(Math.min(this.cwnd, this.rwnd), this.halving);
    this.ssthresh = Math.max(2, Math.floor(half));
    return half;
  }

  private leave(ack: number, sndMax: number): void {
    this.inRecovery = false;
    this.endsRecovery = false;
    this.ignoresDuplicates = true;
    this.lastAck = ack;
    this.recover = sndMax;
    this.forget();
  }

  private forget(): void {
    this.scoreboard.clear();
    this.repairedTo = 0;
  }
}

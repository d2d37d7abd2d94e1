// Loss recovery by time: RACK-TLP, RFC 8985. RACK (rack.ts) says what is lost, a tail loss probe (tail-loss-probe.ts) makes the
// receiver speak when nothing follows, and this file says what comes of it: what is sent, and what becomes of the window. Beside the
// scoreboard of SACK (RFC 6675) there is one of segments, each with its time (sent-segments.ts); the pipe is counted there.
// Departs from RFC 2018 section 5: what was SACKed is not forgotten at a timeout.

import { clock } from '../core/memory.ts';
import type { Nanos } from '../core/time.ts';
import {
  type CongestionControl,
  type CongestionOptions,
  cwndAfterAck,
  cwndAfterTimeout,
  ssthreshAfter,
} from './congestion.ts';
import { Rack } from './rack.ts';
import type { RuleWindow } from './rule-window.ts';
import { nextBlock } from './sack-blocks.ts';
import { Scoreboard } from './scoreboard.ts';
import { hasNewData, type Reason, type Selective, type SelectiveSender } from './selective.ts';
import { SentSegments } from './sent-segments.ts';
import { TailLossProbe } from './tail-loss-probe.ts';

export interface RackTlpOptions extends CongestionOptions {
  /** How long the receiver may hold an ACK back, ns; read when a probe is scheduled. */
  readonly maxAckDelay: { readonly value: Nanos };
}

export class RackTlp implements CongestionControl, Selective {
  cwnd: number;
  ssthresh: number;
  readonly selective: Selective = this;
  readonly rules: RuleWindow | null;
  readonly sent = new SentSegments();
  readonly rack = new Rack(this.sent);
  private readonly smss: number;
  private readonly rwnd: number;
  private readonly probe: TailLossProbe;
  private sender!: SelectiveSender;
  private readonly scoreboard = new Scoreboard();
  private inRecovery = false;
  /** Data below were outstanding when the last recovery or timeout began. */
  recoveryPoint = 0;
  /** When the window was last cut: what was sent before and is lost is part of the same congestion. */
  private cutAt: Nanos = Number.NEGATIVE_INFINITY;
  /** The first repair of a recovery or timeout goes out whatever the pipe. */
  private mustRepair = false;
  /** New data were sent or acknowledged since a probe was last scheduled. */
  private schedulesProbe = false;
  private waitsForReordering = false;
  private readonly onReorderingTimer = (): void => this.lookAgain();
  private readonly onProbeTimer = (): void => this.sendProbe();

  constructor(options: RackTlpOptions) {
    this.smss = options.smss;
    this.rules = options.rules ?? null;
    this.rwnd = options.rwnd;
    this.probe = new TailLossProbe(options.maxAckDelay);
    this.cwnd = options.smss;
    this.ssthresh = options.initialSsthresh;
  }

  get window(): number {
    return Math.floor(this.cwnd);
  }

  attach(sender: SelectiveSender): void {
    this.sender = sender;
  }

  onConnected(initialWindow: number): void {
    this.cwnd = initialWindow;
  }

  onSending(seq: number, length: number, again: boolean): void {
    const { sent } = this;
    if (again) sent.sendAgain(sent.rowOf(seq), clock[0]!);
    else {
      sent.add(seq, seq + length, clock[0]!);
      this.schedulesProbe = true;
    }
  }

  onAck(ack: number, blocks: readonly number[]): void {
    const { sender } = this;
    const isNew = ack > sender.sndUna;
    const told = this.probe.onAck(ack, !isNew, blocks.length > 0);
    this.rack.onAck();
    // In order of sequence: what one ACK tells at once has not been reordered.
    if (isNew) this.takeAck(ack);
    const tellsNew = this.takeBlocks(blocks);
    if (told === 'repaired') this.onRepairedByProbe();
    if (isNew) {
      this.schedulesProbe = true;
      sender.acknowledge(ack);
    } else if (tellsNew && sender.flightSize > 0) {
      sender.duplicateAcks++;
      this.detectLoss();
      this.send();
    }
  }

  onNewAck(acked: number, ack: number, sndMax: number): boolean {
    if (!this.inRecovery) this.cwnd = cwndAfterAck(acked, sndMax - ack, this, this.smss);
    else if (ack >= this.recoveryPoint) this.inRecovery = false;
    this.waitsForReordering = false;
    if (sndMax > ack) this.detectLoss();
    return false;
  }

  onThirdDuplicateAck(): boolean {
    return false;
  }

  onFurtherDuplicateAck(): void {
    // RACK asks when segments were sent, not how many duplicates there are.
  }

  /** RFC 6298 section 5 and RFC 8985 6.3. */
  onTimeout(flightSize: number, again: boolean, sndMax: number): void {
    if (!again) this.ssthresh = ssthreshAfter(flightSize, this, this.smss, this.rules);
    this.cwnd = cwndAfterTimeout(flightSize, this, this.smss, this.rules);
    this.inRecovery = false;
    this.begin(sndMax);
    this.rack.markLossesOnRto();
  }

  onIdle(window: number): void {
    this.cwnd = Math.min(window, this.cwnd);
  }

  /** Lost segments first, then new data, as long as the pipe is smaller than the window. */
  send(): void {
    const { sender, sent } = this;
    // A timeout does not go back: what is lost is known.
    sender.sndNxt = sender.sndMax;
    const isOpening = sender.sndUna === 0 && sender.segments.hasSyn;
    while (sender.room.isOpen) {
      const row = sent.firstLost();
      if (row >= 0) {
        if (!this.mustRepair && !this.hasRoomFor(sent.lengthAt(row))) break;
        this.mustRepair = false;
        this.repair(row);
      } else {
        if (!hasNewData(this.sender, this.rwnd) || (isOpening && sender.sndNxt > 0)) break;
        if (!this.hasRoomFor(sender.segments.lengthAt(sender.sndNxt))) break;
        sender.transmit(sender.sndNxt);
      }
    }
    this.scheduleProbe();
  }

  private hasRoomFor(length: number): boolean {
    const { sender, sent, isRecovering } = this;
    // Before a recovery what SACK tells makes room only with limited transmit (RFC 3042).
    const inNetwork = isRecovering || sender.limitedTransmit ? sent.pipe : sender.flightSize;
    return inNetwork + length <= this.window;
  }

  /** In fast recovery, or after a timeout. */
  private get isRecovering(): boolean {
    return this.sender.sndUna < this.recoveryPoint;
  }

  /** Everything below is delivered. */
  private takeAck(ack: number): void {
    const { sent, scoreboard } = this;
    if (!scoreboard.isEmpty) scoreboard.forgetBelow(ack);
    while (sent.count > 0 && sent.endAt(0) <= ack) {
      if (!sent.isSacked(0)) this.onDelivered(0);
      sent.dropFirst();
    }
  }

  /** What the blocks say is delivered. Did they tell anything new? */
  private takeBlocks(blocks: readonly number[]): boolean {
    const { sent, scoreboard } = this;
    const before = scoreboard.total;
    for (let place = nextBlock(blocks, 0); place < blocks.length; place = nextBlock(blocks, blocks[place + 1]!)) {
      const end = blocks[place + 1]!;
      let seq = scoreboard.firstMissing(blocks[place]!);
      while (seq < end) {
        const row = sent.rowOf(seq);
        if (row < 0) break;
        this.onDelivered(row);
        sent.sack(row);
        seq = scoreboard.firstMissing(sent.endAt(row));
      }
    }
    if (blocks.length > 0) scoreboard.add(blocks);
    return scoreboard.total > before;
  }

  private onDelivered(row: number): void {
    if (!this.sent.wasSentAgain(row)) this.probe.onSample();
    this.rack.onDelivered(row);
  }

  /** Step 5 of RFC 8985 6.2: what is lost now, or when to look again. */
  private detectLoss(): void {
    const { sender, sent } = this;
    const lostBefore = sent.lost;
    const timeout = this.rack.detectLoss(this.isRecovering, sender.estimator.srtt);
    if (sent.lost > lostBefore) this.onLoss();
    if (timeout > 0) {
      this.waitsForReordering = true;
      sender.rexmt.startSooner(timeout, this.onReorderingTimer);
    } else if (this.waitsForReordering) {
      this.waitsForReordering = false;
      sender.rexmt.start();
    }
  }

  private lookAgain(): void {
    const { sender } = this;
    this.waitsForReordering = false;
    this.detectLoss();
    if (!this.waitsForReordering) sender.rexmt.start();
    this.send();
  }

  /** RFC 8985 9.3: one cut for a window, and another if what was sent after it is lost, a repair for instance. */
  private onLoss(): void {
    const { sender, sent, cwnd, ssthresh } = this;
    let row = sent.firstLost();
    while (row < sent.count && !(sent.isLost(row) && sent.sentAt(row) >= this.cutAt)) row++;
    if (row === sent.count) return;
    const { flightSize } = sender;
    this.ssthresh = ssthreshAfter(flightSize, this, this.smss, this.rules);
    this.cwnd = this.ssthresh;
    this.inRecovery = true;
    this.begin(sender.sndMax);
    sender.beginRecovery(flightSize, cwnd, ssthresh, sent.startAt(row));
  }

  /** A recovery, be it fast or after a timeout. */
  private begin(sndMax: number): void {
    this.recoveryPoint = sndMax;
    this.cutAt = clock[0]!;
    this.mustRepair = true;
    this.waitsForReordering = false;
    this.probe.init();
  }

  private repair(row: number): void {
    const { sent } = this;
    const wasTimedOut = sent.wasTimedOut(row);
    const numbers = [sent.sentAt(row), sent.lostAt(row), sent.rttAt(row), sent.reoWndAt(row)];
    const why: Reason = { kind: 'rack-lost', numbers };
    this.sender.transmit(sent.startAt(row), wasTimedOut ? undefined : why, sent.lengthAt(row));
  }

  /** RFC 8985 7.2: when all goes well so far. */
  private scheduleProbe(): void {
    const { sender, sent, probe } = this;
    if (!this.schedulesProbe) return;
    this.schedulesProbe = false;
    const isOpening = sender.sndUna === 0 && sender.segments.hasSyn;
    if (isOpening || this.waitsForReordering || this.isRecovering || sent.sacked > 0 || sender.flightSize === 0) return;
    // One that would be refused must not put off the timeout.
    if (!probe.maySend) return;
    const pto = probe.pto(sender.estimator.srtt, sender.flightSize <= this.smss, sender.rexmt.rtoLeft);
    sender.rexmt.startSooner(pto, this.onProbeTimer);
  }

  /** RFC 8985 7.3: new data if there are any, else the last segment once more; cwnd is not asked. */
  private sendProbe(): void {
    const { sender, sent, probe } = this;
    if (probe.maySend && sender.flightSize > 0) {
      const isNew = hasNewData(this.sender, this.rwnd);
      const why = { kind: isNew ? 'probe-new' : 'probe', numbers: this.numbersOfProbe() } as const;
      const last = sent.count - 1;
      if (isNew) sender.transmit(sender.sndNxt, why);
      else sender.transmit(sent.startAt(last), why, sent.lengthAt(last));
      this.schedulesProbe = false;
      probe.onSent(sender.sndMax, !isNew);
    }
    if (sender.flightSize > 0) sender.rexmt.start();
  }

  private numbersOfProbe(): readonly number[] {
    const { flightSize, rexmt, estimator } = this.sender;
    const { startedAt } = rexmt;
    const ackDelay = this.probe.ackDelay(flightSize <= this.smss);
    return [startedAt, clock[0]! - startedAt, estimator.srtt, ackDelay, flightSize];
  }

  /** RFC 8985 7.4.2, neither case 1 nor case 2: there was a loss all the same, and it is answered like any other. */
  private onRepairedByProbe(): void {
    const { sender, cwnd } = this;
    const { flightSize } = sender;
    this.ssthresh = ssthreshAfter(flightSize, this, this.smss, this.rules);
    this.cwnd = Math.min(cwnd, this.ssthresh);
    this.cutAt = clock[0]!;
    sender.marks.probeRepaired(flightSize, cwnd, this);
  }
}

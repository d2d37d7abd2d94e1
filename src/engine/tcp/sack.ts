// Loss recovery by selective acknowledgements, RFC 6675. Read it beside the RFC: its names are kept (`pipe`, HighRxt,
// RescueRxt, RecoveryPoint), its sequence numbers are one less than ours, which name what comes next.
// Left out on purpose: D-SACK and what could be undone with it, limited transmit's own cap on a connection's first window.

import {
  type CongestionControl,
  type CongestionOptions,
  cwndAfterAck,
  cwndAfterTimeout,
  ssthreshAfter,
  type WindowLaw,
} from './congestion.ts';
import type { RuleWindow } from './rule-window.ts';
import { DUP_THRESH, Scoreboard } from './scoreboard.ts';
import { hasNewData, holeOf, type Selective, type SelectiveSender } from './selective.ts';

export class Sack implements CongestionControl, Selective {
  cwnd: number;
  ssthresh: number;
  readonly selective: Selective = this;
  private readonly smss: number;
  readonly rules: RuleWindow | null;
  readonly law: WindowLaw | null;
  private readonly rwnd: number;
  private sender!: SelectiveSender;
  private readonly scoreboard = new Scoreboard();
  private inRecovery = false;
  /** Data below were outstanding when the last recovery or timeout began. */
  recoveryPoint = 0;
  private highRxt = 0;
  private rescueRxt = 0;
  private sentByLimitedTransmit = 0;

  constructor(options: CongestionOptions) {
    this.smss = options.smss;
    this.rules = options.rules ?? null;
    this.law = options.law ?? null;
    this.rwnd = options.rwnd;
    this.cwnd = options.smss;
    this.ssthresh = options.initialSsthresh;
  }

  get window(): number {
    return Math.floor(this.cwnd);
  }

  /** SetPipe of section 4: what is neither SACKed nor lost, and what was sent again. */
  get pipe(): number {
    const { sndUna, sndMax } = this.sender;
    const { scoreboard } = this;
    const notLost = scoreboard.missingIn(Math.max(sndUna, scoreboard.lostBelow(this.smss)), sndMax);
    return notLost + scoreboard.missingIn(sndUna, Math.min(this.highRxt, sndMax));
  }

  attach(sender: SelectiveSender): void {
    this.sender = sender;
  }

  /** Update of section 4, and then section 5. */
  onAck(ack: number, blocks: readonly number[]): void {
    const { sender, scoreboard } = this;
    const before = scoreboard.total;
    if (blocks.length > 0) scoreboard.add(blocks);
    const tellsNew = scoreboard.total > before;
    if (ack > sender.sndUna) {
      if (!scoreboard.isEmpty) scoreboard.forgetBelow(ack);
      sender.acknowledge(ack);
    } else if (tellsNew && sender.flightSize > 0) this.onDuplicate();
  }

  hear(ack: number, blocks: readonly number[]): number {
    const { scoreboard } = this;
    const before = scoreboard.total;
    if (blocks.length > 0) scoreboard.add(blocks);
    const sacked = scoreboard.total - before;
    if (ack > this.sender.sndUna && !scoreboard.isEmpty) scoreboard.forgetBelow(ack);
    return sacked;
  }

  onConnected(initialWindow: number): void {
    this.cwnd = initialWindow;
  }

  onNewAck(acked: number, ack: number, sndMax: number): boolean {
    // (A): everything sent before the recovery has come; cwnd is ssthresh already.
    if (!this.inRecovery) this.cwnd = cwndAfterAck(acked, sndMax - ack, this, this.smss);
    else if (ack >= this.recoveryPoint) this.inRecovery = false;
    return false;
  }

  onThirdDuplicateAck(): boolean {
    return false;
  }

  onFurtherDuplicateAck(): void {
    // Each is counted by onAck.
  }

  /** Section 5.1; what was SACKed is forgotten (RFC 2018 section 5), and told again by the ACKs that follow. */
  onTimeout(flightSize: number, again: boolean, sndMax: number): void {
    if (!again) {
      this.law?.onReduction(this.cwnd);
      this.ssthresh = ssthreshAfter(flightSize, this, this.smss, this.rules);
    }
    this.cwnd = cwndAfterTimeout(flightSize, this, this.smss, this.rules);
    this.law?.onTimeout();
    this.inRecovery = false;
    this.recoveryPoint = sndMax;
    this.scoreboard.clear();
  }

  onSpuriousTimeout(cwnd: number, ssthresh: number, sndUna: number): void {
    this.cwnd = cwnd;
    this.ssthresh = ssthresh;
    this.recoveryPoint = sndUna;
  }

  onIdle(window: number): void {
    if (window < this.cwnd) this.law?.onRestart();
    this.cwnd = Math.min(window, this.cwnd);
  }

  send(): void {
    if (this.inRecovery) this.sendByPipe();
    else this.sendInOrder();
  }

  /** A duplicate ACK is one that SACKs something new (section 2). */
  private onDuplicate(): void {
    const { sender } = this;
    const { sndUna } = sender;
    const count = ++sender.duplicateAcks;
    if (count === 1) this.sentByLimitedTransmit = 0;
    // 5.1: after a timeout no recovery begins before all that was outstanding has come.
    if (this.inRecovery || sndUna < this.recoveryPoint) this.send();
    else if (count >= DUP_THRESH || this.scoreboard.lostBelow(this.smss) > sndUna) this.enter();
    else if (sender.limitedTransmit) this.sendLimited();
  }

  /** Step (3): while fewer than three tell of a hole. */
  private sendLimited(): void {
    const { sender } = this;
    this.highRxt = sender.sndUna;
    while (sender.room.isOpen && this.cwnd - this.pipe >= this.smss && hasNewData(this.sender, this.rwnd)) {
      this.sentByLimitedTransmit += sender.segments.lengthAt(sender.sndNxt);
      sender.transmit(sender.sndNxt);
    }
  }

  /** Step (4). */
  private enter(): void {
    const { sender, cwnd, ssthresh } = this;
    const { sndUna } = sender;
    const flightSize = sender.flightSize - this.sentByLimitedTransmit;
    this.sentByLimitedTransmit = 0;
    this.recoveryPoint = sender.sndMax;
    sender.sndNxt = sender.sndMax;
    if (!sender.sparesLoss) this.law?.onReduction(this.cwnd);
    this.ssthresh = ssthreshAfter(flightSize, this, this.smss, this.rules);
    this.cwnd = this.ssthresh;
    this.inRecovery = true;
    this.highRxt = sndUna + sender.segments.lengthAt(sndUna);
    this.rescueRxt = this.highRxt;
    sender.enterRecovery(flightSize, cwnd, ssthresh);
    this.sendByPipe();
  }

  /** Step (C). */
  private sendByPipe(): void {
    const { sender, scoreboard, smss } = this;
    let { pipe } = this;
    while (sender.room.isOpen && this.cwnd - pipe >= smss) {
      const seq = this.nextSegment();
      if (seq < 0) return;
      if (seq < sender.sndMax) sender.transmit(seq, holeOf(pipe, this.cwnd, scoreboard));
      else sender.transmit(seq);
      pipe += sender.segments.lengthAt(seq);
    }
  }

  /** NextSeg of section 4: a lost hole, new data, any other hole, and once in a recovery the last segment; -1: nothing. */
  private nextSegment(): number {
    const { sender, scoreboard, smss } = this;
    const { sndUna, sndMax, segments } = sender;
    const hole = scoreboard.firstMissing(Math.max(this.highRxt, sndUna));
    const isHole = hole < scoreboard.highest;
    if ((isHole && hole < scoreboard.lostBelow(smss)) || (isHole && !hasNewData(this.sender, this.rwnd))) {
      this.highRxt = hole + segments.lengthAt(hole);
      return hole;
    }
    if (hasNewData(this.sender, this.rwnd)) return sender.sndNxt;
    if (sndUna <= this.rescueRxt || scoreboard.missingIn(sndUna, sndMax) === 0) return -1;
    this.rescueRxt = this.recoveryPoint;
    return Math.max(sndUna, scoreboard.lastMissing(sndMax) - smss);
  }

  /** Outside recovery as ever; after a timeout only what is missing, and what the receiver has is not counted. */
  private sendInOrder(): void {
    const { sender, scoreboard } = this;
    const { sndUna, segments, room } = sender;
    const isOpening = sndUna === 0 && segments.hasSyn;
    const repairs = sndUna < this.recoveryPoint && !scoreboard.isEmpty;
    while (room.isOpen) {
      if (repairs) sender.sndNxt = scoreboard.firstMissing(sender.sndNxt);
      const { sndNxt } = sender;
      const there = repairs ? sndNxt - sndUna - scoreboard.missingIn(sndUna, sndNxt) : 0;
      const usable = isOpening ? 1 : sndUna + Math.min(this.window + there, this.rwnd);
      if (sndNxt >= segments.written || sndNxt + segments.lengthAt(sndNxt) > usable) return;
      sender.transmit(sndNxt);
    }
  }
}

// The sending end of a one-way TCP connection. Read it beside RFC 5681 (what may be sent) and RFC 6298 (when it is sent
// again); the size of the window is another file's business (reno.ts), so is what a timeout (retransmission-timer.ts) and
// duplicate ACKs (duplicate-acks.ts, or with SACK sack.ts) mean. Counted in the profile's unit: bytes, or packets in ns-2.
// Left out on purpose: handshake beyond one opening segment, FIN, Nagle.

import { fold } from '../core/digest.ts';
import { clock } from '../core/memory.ts';
import type { Probes } from '../core/probe.ts';
import type { Simulator } from '../core/simulator.ts';
import { type Packet, type Packets, RETRANSMISSION } from '../net/packet.ts';
import type { PacketSink } from '../net/sink.ts';
import type { CongestionControl } from './congestion.ts';
import { DuplicateAcks } from './duplicate-acks.ts';
import type { EcnOf, EcnSender } from './ecn.ts';
import { FRto } from './f-rto.ts';
import { initialWindowOf, type TcpProfile } from './profile.ts';
import { RetransmissionTimer } from './retransmission-timer.ts';
import type { RoundTrips } from './round-trips.ts';
import type { RtoEstimator } from './rto.ts';
import { Segments } from './segments.ts';
import type { Reason, Selective, SelectiveSender } from './selective.ts';
import { earliestAt, SenderMarks } from './sender-marks.ts';
import { ALWAYS_ROOM, roundTripsOf, type SenderOptions, type SendRoom } from './sender-options.ts';
import { SenderProbes } from './sender-probes.ts';

export class TcpSender implements PacketSink, SelectiveSender {
  /** The earliest unit that is not acknowledged, and the next to be sent; 0 is the SYN (packet 0 without one). */
  sndUna = 0;
  sndNxt = 0;
  /** One past the highest unit ever sent. */
  sndMax = 0;
  duplicateAcks = 0;
  segmentsSent = 0;
  segmentsSentAgain = 0;
  timeouts = 0;
  fastRetransmits = 0;
  acksReceived = 0;
  congestion: CongestionControl;
  estimator: RtoEstimator;
  readonly rexmt: RetransmissionTimer;
  /** Told of each timeout before anything is done about it; and when everything written so far is acknowledged. */
  onTimeoutListener: (() => void) | null = null;
  onDoneListener: (() => void) | null = null;

  private readonly profile: TcpProfile;
  readonly segments: Segments;
  private readonly timerRunsOn: boolean;
  readonly smss: number;
  readonly rwnd: number;
  readonly roundTrips: RoundTrips;
  readonly room: SendRoom;
  readonly limitedTransmit: boolean;
  private readonly packets: Packets;
  readonly marks: SenderMarks;
  readonly probes: SenderProbes;
  private readonly hash: number;
  readonly duplicates: DuplicateAcks;
  /** Null: without SACK, without ECN. */
  selective: Selective | null;
  ecn: EcnSender | null;
  private out: PacketSink | null = null;
  private path = 0;
  synWasLost = false;
  private lastSentAt = Number.NEGATIVE_INFINITY;

  constructor(sim: Simulator, options: SenderOptions, packets: Packets, probes: Probes) {
    const { profile } = options;
    this.profile = profile;
    this.segments = new Segments(options, packets);
    this.timerRunsOn = profile.afterLastAck === 'keep-running';
    this.smss = options.smss;
    this.rwnd = options.rwnd;
    this.congestion = options.congestion;
    this.estimator = options.estimator;
    this.selective = options.congestion.selective ?? null;
    this.selective?.attach(this);
    this.duplicates = new DuplicateAcks(this);
    this.limitedTransmit = profile.limitedTransmit;
    this.roundTrips = roundTripsOf(profile, options.congestion);
    this.room = options.room ?? ALWAYS_ROOM;
    this.packets = packets;
    this.marks = new SenderMarks(probes.marks, options.flow, options.bounds, this.segments);
    if (!profile.syn) this.congestion.onConnected(initialWindowOf(profile, options.smss, false));
    this.hash = sim.digests.part();
    this.rexmt = new RetransmissionTimer(sim, this, profile.restartsAfterIdle, this.hash);
    this.probes = new SenderProbes(probes, options);
    this.ecn = options.ecn?.(this, this.marks) ?? null;
    if (options.frto === true) this.rexmt.frto = new FRto(this, initialWindowOf(profile, options.smss, false));
  }

  connect(out: PacketSink, path: number): void {
    this.out = out;
    this.path = path;
  }

  /** The application hands over this many bytes (packets in the ns-2 profiles) more; `UNLIMITED` never runs dry. */
  write(units: number): void {
    this.segments.write(units);
    this.probes.all(this.congestion, this.estimator);
    if (this.flightSize === 0) this.congestion.law?.onHeldBack();
    this.restartWindowIfIdle();
    this.sendWhatWindowAllows();
  }

  /** A new connection; the old one is forgotten, counters go on. */
  reopen(congestion: CongestionControl, estimator: RtoEstimator, ecn?: EcnOf): void {
    this.rexmt.reopen();
    this.congestion = congestion;
    this.selective = congestion.selective ?? null;
    this.selective?.attach(this);
    this.estimator = estimator;
    this.ecn = ecn?.(this, this.marks) ?? null;
    this.sndUna = 0;
    this.sndNxt = 0;
    this.sndMax = 0;
    this.duplicateAcks = 0;
    this.roundTrips.forget();
    this.lastSentAt = Number.NEGATIVE_INFINITY;
    this.synWasLost = this.synWasLost && this.profile.remembersLostSyn;
    this.segments.reopen();
    this.marks.reopen();
    if (!this.profile.syn) congestion.onConnected(initialWindowOf(this.profile, this.smss, this.synWasLost));
  }

  receive(packet: Packet): void {
    const { seq: ack, sacked } = packet;
    if (this.ecn !== null) this.ecn.onAck(ack, packet.ecn);
    this.roundTrips.onAck(packet);
    this.packets.free(packet);
    this.acksReceived++;
    const isNew = ack > this.sndUna;
    if (this.selective !== null) this.selective.onAck(ack, sacked);
    else if (isNew) this.acknowledge(ack);
    else if (ack === this.sndUna && (this.sndMax > ack || this.profile.duplicateAck === 'any-repeat')) {
      this.duplicates.onDuplicateAck();
    }
    this.probes.window(this.congestion);
    if (this.ecn !== null) this.probes.threshold(this.congestion);
    fold(this.hash, this.rexmt.expiresAt, ack ^ (this.congestion.cwnd * 1024) ^ (this.congestion.ssthresh << 20));
    if (isNew && this.onDoneListener !== null && ack === this.segments.written) this.onDoneListener();
  }

  /** A person moved RTO bounds or another setting that the estimator reads. */
  onSettingsMoved(): void {
    this.estimator.onBoundsMoved();
    this.probes.rto(this.estimator);
  }

  get flightSize(): number {
    return this.sndMax - this.sndUna;
  }

  get sparesLoss(): boolean {
    return this.ecn?.sparesLoss === true;
  }

  /** Handed over by the application and not yet acknowledged. */
  get unacknowledged(): number {
    return this.segments.written - this.sndUna;
  }

  /** New data are acknowledged. */
  acknowledge(ack: number): void {
    if (this.roundTrips.endsWith(ack)) {
      const { sentAt, newestSentAt } = this.roundTrips;
      this.estimator.onSample(clock[0]! - sentAt, sentAt, newestSentAt);
      (this.congestion.rules ?? this.congestion.law)?.onSample(clock[0]! - sentAt);
      this.probes.sample(clock[0]! - sentAt, this.estimator);
    }
    const acked = ack - this.sndUna;
    this.sndUna = ack;
    if (this.sndNxt < ack) this.sndNxt = ack;
    this.duplicateAcks = 0;
    // RFC 6298 5.2 and 5.3.
    if (ack < this.sndMax || this.timerRunsOn) this.rexmt.start();
    else this.rexmt.stop();
    if (ack === 1) this.open();
    else if (this.congestion.onNewAck(acked, ack, this.sndMax)) {
      // Fast recovery goes on, and every further duplicate ACK inflates the window.
      this.duplicateAcks = 3;
      this.transmit(ack);
    }
    if (this.ecn !== null) this.ecn.afterNewAck();
    this.sendWhatWindowAllows();
  }

  /** The SYN (or, without one, packet 0 alone) is acknowledged. */
  private open(): void {
    // RFC 6298 5.7, RFC 5681 3.1: after a lost SYN a longer first timeout and a window of one segment.
    if (this.synWasLost) this.estimator.onSynWasLost();
    this.probes.rto(this.estimator);
    this.congestion.onConnected(initialWindowOf(this.profile, this.smss, this.synWasLost));
  }

  /** New data are acknowledged in a recovery of ns-2's SACK. */
  acknowledgePartly(ack: number): void {
    this.sndUna = ack;
    this.rexmt.start();
    this.estimator.endBackoff?.();
  }

  /** RFC 5681 3.2, RFC 6675 5 (4): the first missing segment is sent again. */
  enterRecovery(flightSize: number, cwndBefore: number, ssthreshBefore: number): void {
    this.beginRecovery(flightSize, cwndBefore, ssthreshBefore);
    if (this.congestion.goesBack) this.sndNxt = this.sndUna;
    this.transmit(this.sndUna);
  }

  beginRecovery(flightSize: number, cwndBefore: number, ssthreshBefore: number, seq = this.sndUna): void {
    if (this.ecn !== null) this.ecn.onRecovery(ssthreshBefore);
    this.noteFastRetransmit(flightSize, cwndBefore, seq);
    this.roundTrips.forget();
    this.rexmt.start();
  }

  noteFastRetransmit(flightSize: number, cwndBefore: number, seq = this.sndUna): void {
    const { congestion } = this;
    this.fastRetransmits++;
    this.probes.threshold(congestion);
    this.marks.fastRetransmit(earliestAt(this.segments, seq), flightSize, cwndBefore, congestion);
  }

  /** Asked from outside when there is room again where segments go: see `SendRoom`. */
  sendWhatWindowAllows(): void {
    if (this.ecn?.holds === true) return;
    if (this.selective !== null) {
      this.selective.send();
      return;
    }
    // Nothing follows a SYN before its ACK.
    const isOpening = this.sndUna === 0 && this.segments.hasSyn;
    const usable = isOpening ? 1 : this.sndUna + Math.min(this.congestion.window, this.rwnd);
    const { segments, room } = this;
    while (room.isOpen && this.sndNxt < segments.written && this.sndNxt + segments.lengthAt(this.sndNxt) <= usable) {
      this.transmit(this.sndNxt);
    }
  }

  /** @param why if it was neither a timeout nor three duplicate ACKs @param length if not what a segment there has now */
  transmit(seq: number, why?: Reason, length = this.segments.lengthAt(seq)): void {
    const again = seq < this.sndMax;
    const packet = this.segments.packet(seq, length);
    packet.path = this.path;
    this.segmentsSent++;
    this.roundTrips.onSending(packet, again);
    if (again) {
      packet.kind = RETRANSMISSION;
      this.segmentsSentAgain++;
    }
    if (again || why !== undefined) this.marks.sentAgain(packet, why, this.sndUna, this.sndMax);
    if (this.selective?.onSending !== undefined) this.selective.onSending(seq, length, again);
    if (this.ecn !== null) this.ecn.label(packet, again);
    // RFC 6298 5.1; with nothing outstanding a timer that runs on is started afresh (ns-2).
    if (!this.rexmt.running || this.sndUna === this.sndMax) this.rexmt.start();
    if (!this.timerRunsOn) this.lastSentAt = clock[0]!;
    if (seq + length > this.sndMax) this.sndMax = seq + length;
    if (seq === this.sndNxt) this.sndNxt = seq + length;
    this.out!.receive(packet);
  }

  /** RFC 5681 4.1. */
  private restartWindowIfIdle(): void {
    if (!this.profile.restartsAfterIdle || this.timerRunsOn || this.sndUna === 0 || this.flightSize > 0) return;
    const idleRtos = (clock[0]! - this.lastSentAt) / this.estimator.rto;
    if (idleRtos <= 1) return;
    this.congestion.onIdle(initialWindowOf(this.profile, this.smss, this.synWasLost), this.sndMax, idleRtos);
    this.probes.window(this.congestion);
  }
}

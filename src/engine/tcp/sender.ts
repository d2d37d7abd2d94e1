// The sending end of a one-way TCP connection. Read it beside RFC 5681 (what may be sent) and RFC 6298 (when it is sent
// again). How large the window is, is another file's business (reno.ts); how long the timer is, too (rfc6298.ts).
// Sequence numbers, windows and FlightSize are in the profile's unit: bytes, or packets in the ns-2 profiles.
// Left out on purpose: a full three-way handshake and FIN (the opening segment stands for the first), SACK, Nagle.

import { fold } from '../core/digest.ts';
import { clock } from '../core/memory.ts';
import type { Probes } from '../core/probe.ts';
import type { Simulator } from '../core/simulator.ts';
import { Timer } from '../core/timer.ts';
import { type Packet, type Packets, RETRANSMISSION } from '../net/packet.ts';
import type { PacketSink } from '../net/sink.ts';
import type { CongestionControl } from './congestion.ts';
import { initialWindowOf, type TcpProfile } from './profile.ts';
import type { RoundTrips } from './round-trips.ts';
import type { RtoEstimator } from './rto.ts';
import { Segments } from './segments.ts';
import { earliestAt, SenderMarks } from './sender-marks.ts';
import { ALWAYS_ROOM, roundTripsOf, type SenderOptions, type SendRoom } from './sender-options.ts';
import { SenderProbes } from './sender-probes.ts';

export class TcpSender implements PacketSink {
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
  readonly rexmt: Timer;
  /** Told of each timeout before anything is done about it. */
  onTimeoutListener: (() => void) | null = null;
  /** Told when everything written so far is acknowledged. */
  onDoneListener: (() => void) | null = null;

  private readonly profile: TcpProfile;
  private readonly segments: Segments;
  private readonly timerRunsOn: boolean;
  private readonly countsEveryRepeat: boolean;
  private readonly restartsAfterIdle: boolean;
  private readonly smss: number;
  private readonly rwnd: number;
  private readonly roundTrips: RoundTrips;
  private readonly room: SendRoom;
  private readonly packets: Packets;
  private readonly marks: SenderMarks;
  private readonly probes: SenderProbes;
  private readonly hash: number;
  private out: PacketSink | null = null;
  private path = 0;
  private synWasLost = false;
  private lastSentAt = Number.NEGATIVE_INFINITY;
  private timedOutAt = -1;
  /** What limited transmit sent for these duplicate ACKs. */
  private sentBeyondWindow = 0;

  constructor(sim: Simulator, options: SenderOptions, packets: Packets, probes: Probes) {
    const { profile } = options;
    this.profile = profile;
    this.segments = new Segments(options, packets);
    this.timerRunsOn = profile.afterLastAck === 'keep-running';
    this.countsEveryRepeat = profile.duplicateAck === 'any-repeat';
    this.restartsAfterIdle = profile.restartsAfterIdle;
    this.smss = options.smss;
    this.rwnd = options.rwnd;
    this.congestion = options.congestion;
    this.estimator = options.estimator;
    this.roundTrips = roundTripsOf(profile);
    this.room = options.room ?? ALWAYS_ROOM;
    this.packets = packets;
    this.marks = new SenderMarks(probes.marks, options.flow, options.bounds);
    if (!profile.syn) this.congestion.onConnected(initialWindowOf(profile, options.smss, false));
    this.rexmt = new Timer(sim, () => this.onRetransmissionTimer());
    this.hash = sim.digests.part();
    this.probes = new SenderProbes(probes, options);
  }

  /** Where segments go, and the path they carry. */
  connect(out: PacketSink, path: number): void {
    this.out = out;
    this.path = path;
  }

  /** The application hands over this many bytes (packets in the ns-2 profiles) more; `UNLIMITED` never runs dry. */
  write(units: number): void {
    this.segments.write(units);
    this.probes.all(this.congestion, this.estimator);
    this.restartWindowIfIdle();
    this.sendWhatWindowAllows();
  }

  /** A new connection in place of the old one, which is forgotten; counters go on. */
  reopen(congestion: CongestionControl, estimator: RtoEstimator): void {
    this.rexmt.stop();
    this.congestion = congestion;
    this.estimator = estimator;
    this.sndUna = 0;
    this.sndNxt = 0;
    this.sndMax = 0;
    this.duplicateAcks = 0;
    this.roundTrips.forget();
    this.lastSentAt = Number.NEGATIVE_INFINITY;
    this.timedOutAt = -1;
    this.synWasLost = this.synWasLost && this.profile.remembersLostSyn;
    this.segments.reopen();
    this.marks.reopen();
    this.probes.timerStopped();
    if (!this.profile.syn) congestion.onConnected(initialWindowOf(this.profile, this.smss, this.synWasLost));
  }

  /** An ACK has come; `packet.seq` is the next unit the receiver expects. */
  receive(packet: Packet): void {
    const ack = packet.seq;
    this.roundTrips.onAck(packet);
    this.packets.free(packet);
    this.acksReceived++;
    const isNew = ack > this.sndUna;
    if (isNew) this.onNewAck(ack);
    else if (ack === this.sndUna && (this.sndMax > ack || this.countsEveryRepeat)) this.onDuplicateAck();
    const { congestion } = this;
    this.probes.window(congestion);
    fold(this.hash, this.rexmt.expiresAt, ack ^ (congestion.cwnd * 1024) ^ (congestion.ssthresh << 20));
    if (isNew && this.onDoneListener !== null && ack === this.segments.written) this.onDoneListener();
  }

  /** A person moved RTO bounds or another setting that the estimator reads. */
  onSettingsMoved(): void {
    this.estimator.onBoundsMoved();
    this.probes.rto(this.estimator);
  }

  /** Sent and not yet acknowledged. */
  get flightSize(): number {
    return this.sndMax - this.sndUna;
  }

  /** Handed over by the application and not yet acknowledged. */
  get unacknowledged(): number {
    return this.segments.written - this.sndUna;
  }

  private onNewAck(ack: number): void {
    if (this.roundTrips.endsWith(ack)) this.takeSample();
    const acked = ack - this.sndUna;
    this.sndUna = ack;
    if (this.sndNxt < ack) this.sndNxt = ack;
    this.duplicateAcks = 0;
    // RFC 6298 5.2 and 5.3.
    if (ack < this.sndMax || this.timerRunsOn) this.startTimer();
    else this.stopTimer();
    if (ack === 1) this.open();
    else if (this.congestion.onNewAck(acked, ack)) {
      // Fast recovery goes on, and every further duplicate ACK inflates the window.
      this.duplicateAcks = 3;
      this.transmit(ack);
    }
    this.sendWhatWindowAllows();
  }

  /** The SYN (or, without one, packet 0 alone) is acknowledged. */
  private open(): void {
    // RFC 6298 5.7, RFC 5681 3.1: after a lost SYN a longer first timeout and a window of one segment.
    if (this.synWasLost) this.estimator.onSynWasLost();
    this.probes.rto(this.estimator);
    this.congestion.onConnected(initialWindowOf(this.profile, this.smss, this.synWasLost));
  }

  private onDuplicateAck(): void {
    const count = ++this.duplicateAcks;
    if (count === 1) this.sentBeyondWindow = 0;
    if (count < 3) {
      if (this.profile.limitedTransmit) this.sendOneBeyondWindow(count);
      return;
    }
    if (count > 3) this.congestion.onFurtherDuplicateAck();
    else if (this.flightSize > 0) this.onThirdDuplicateAck();
    this.sendWhatWindowAllows();
  }

  /** RFC 5681 3.2. */
  private onThirdDuplicateAck(): void {
    const { congestion, sndUna } = this;
    // 3.2 step 2: what limited transmit sent is not counted.
    const flightSize = this.flightSize - this.sentBeyondWindow;
    const before = congestion.cwnd;
    if (!congestion.onThirdDuplicateAck(sndUna, this.sndMax, flightSize)) return;
    this.fastRetransmits++;
    this.probes.threshold(congestion);
    this.marks.fastRetransmit(earliestAt(this.segments, sndUna), flightSize, before, congestion);
    this.roundTrips.forget();
    this.startTimer();
    if (congestion.goesBack) this.sndNxt = sndUna;
    this.transmit(sndUna);
  }

  private onRetransmissionTimer(): void {
    this.duplicateAcks = 0;
    if (this.flightSize === 0) {
      // Only where the timer runs on after the last ACK: an idle connection starts again (ns-2).
      this.congestion.onIdle(this.restartsAfterIdle ? this.smss : Number.POSITIVE_INFINITY, this.sndMax);
      this.startTimer();
    } else this.onTimeout();
    this.probes.all(this.congestion, this.estimator);
    fold(this.hash, clock[0]!, this.congestion.ssthresh);
  }

  /** RFC 6298 5.4 to 5.6 and RFC 5681 3.1: send the earliest again, back off, start from one segment. */
  private onTimeout(): void {
    const { congestion, estimator, sndUna } = this;
    this.timeouts++;
    if (this.onTimeoutListener !== null) this.onTimeoutListener();
    this.marks.timeout(earliestAt(this.segments, sndUna), this.flightSize, congestion, estimator, this.rexmt);
    if (sndUna === 0) this.synWasLost = true;
    congestion.onTimeout(this.flightSize, this.timedOutAt === sndUna, this.sndMax);
    this.timedOutAt = sndUna;
    estimator.onTimeout();
    this.startTimer();
    // Everything after the hole is sent again as the window opens, even what the receiver has.
    this.sndNxt = sndUna;
    this.roundTrips.forget();
    this.sendWhatWindowAllows();
  }

  /** Asked from outside when there is room again where segments go: see `SendRoom`. */
  sendWhatWindowAllows(): void {
    // Nothing follows a SYN before its ACK.
    const isOpening = this.sndUna === 0 && this.segments.hasSyn;
    const usable = isOpening ? 1 : this.sndUna + Math.min(this.congestion.window, this.rwnd);
    const { segments, room } = this;
    while (room.isOpen && this.sndNxt < segments.written && this.sndNxt + segments.lengthAt(this.sndNxt) <= usable) {
      this.transmit(this.sndNxt);
    }
  }

  /** RFC 3042: a new segment for each of the first two duplicate ACKs, if the receiver's window allows. */
  private sendOneBeyondWindow(duplicates: number): void {
    const { sndNxt, sndUna, smss, segments } = this;
    if (sndNxt >= segments.written) return;
    const usable = sndUna + Math.min(Math.floor(this.congestion.cwnd) + duplicates * smss, this.rwnd);
    const length = segments.lengthAt(sndNxt);
    if (sndNxt + length > usable) return;
    this.sentBeyondWindow += length;
    this.transmit(sndNxt);
  }

  private transmit(seq: number): void {
    const length = this.segments.lengthAt(seq);
    const again = seq < this.sndMax;
    const packet = this.segments.packet(seq, length);
    packet.path = this.path;
    this.segmentsSent++;
    this.roundTrips.onSending(packet, again);
    if (again) this.onSendingAgain(packet);
    // RFC 6298 5.1; with nothing outstanding a timer that runs on is started afresh (ns-2).
    if (!this.rexmt.running || this.sndUna === this.sndMax) this.startTimer();
    if (!this.timerRunsOn) this.lastSentAt = clock[0]!;
    if (seq + length > this.sndMax) this.sndMax = seq + length;
    if (seq === this.sndNxt) this.sndNxt = seq + length;
    this.out!.receive(packet);
  }

  private onSendingAgain(packet: Packet): void {
    packet.kind = RETRANSMISSION;
    this.segmentsSentAgain++;
    this.marks.sentAgain(packet);
  }

  private takeSample(): void {
    const rtt = clock[0]! - this.roundTrips.sentAt;
    this.estimator.onSample(rtt, this.roundTrips.sentAt);
    this.probes.sample(rtt, this.estimator);
  }

  /** RFC 5681 4.1. */
  private restartWindowIfIdle(): void {
    if (!this.restartsAfterIdle || this.timerRunsOn || this.sndUna === 0 || this.flightSize > 0) return;
    if (clock[0]! - this.lastSentAt > this.estimator.rto) {
      this.congestion.onIdle(initialWindowOf(this.profile, this.smss, this.synWasLost), this.sndMax);
      this.probes.window(this.congestion);
    }
  }

  private startTimer(): void {
    this.rexmt.start(this.estimator.rto);
    this.probes.timer(this.rexmt);
  }

  private stopTimer(): void {
    this.rexmt.stop();
    this.probes.timerStopped();
  }
}

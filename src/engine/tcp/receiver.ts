// The receiving end: keeps what comes, in order or not, and acknowledges it (RFC 5681 section 4.2).
// Left out on purpose: a shrinking receive window, because the application reads at once.

import { fold } from '../core/digest.ts';
import type { Gauge } from '../core/gauge.ts';
import type { MarkLog } from '../core/marks.ts';
import { clock, stampedAt } from '../core/memory.ts';
import type { Probes } from '../core/probe.ts';
import type { Simulator } from '../core/simulator.ts';
import type { Nanos } from '../core/time.ts';
import { Timer } from '../core/timer.ts';
import { ACK, NOT_TRIMMED, type Packet, type Packets } from '../net/packet.ts';
import type { PacketSink } from '../net/sink.ts';
import { DctcpEcho } from './dctcp.ts';
import { type EchoesMarks, EcnEcho } from './ecn.ts';
import type { TcpProfile } from './profile.ts';
import { Reassembly } from './reassembly.ts';
import { SackBlocks } from './sack-blocks.ts';
import { WindowEdgeAcks } from './window-edge-acks.ts';

/** Left out: none. */
export interface HostTimes {
  /** Until the application has taken data, ns. */
  readonly takenAfter: Nanos;
  /** To make the next ACK, ns. */
  readonly makingTime: () => Nanos;
}

/** TCP has no option for it: kind, length and number of an experiment (RFC 6994), and a sequence number. */
const NACK_OPTION_BYTES = 8;

const NO_TIME: HostTimes = { takenAfter: 0, makingTime: () => 0 };

export interface ReceiverOptions {
  readonly flow: number;
  readonly profile: TcpProfile;
  /** A full segment in the profile's unit, and its payload in bytes. */
  readonly smss: number;
  readonly segmentBytes: number;
  /** How long an ACK may be held back, ns; 0 acknowledges at once. Read at each segment, so that a slider may move it. */
  readonly delayedAck: { value: Nanos };
  /** For a profile that acknowledges by the edge of the window: the receiver's window in the profile's unit, and what the host takes its time for. */
  readonly rwnd?: number;
  readonly host?: HostTimes;
  /** Are the bytes that come recorded? Left out: yes. */
  readonly watched?: boolean;
  /** Do ACKs tell what came beyond a hole (RFC 2018)? Left out: no. */
  readonly sack?: boolean;
  /** Is it told of congestion, and how does it tell the sender (RFC 3168 or RFC 8257)? Left out or false: not at all. */
  readonly ecn?: boolean | 'dctcp';
}

export class TcpReceiver implements PacketSink {
  /** Payload bytes that came, repeats included. */
  bytesReceived = 0;
  /** Told of bytes that become the application's. */
  onDeliveredListener: ((bytes: number) => void) | null = null;
  /** Told of payload bytes that are here for the first time, in order or not. */
  onArrivedListener: ((bytes: number) => void) | null = null;
  /** Segments that came although they were here already. */
  repeats = 0;
  private readonly flow: number;
  private readonly smss: number;
  private readonly segmentBytes: number;
  private readonly delayedAck: { value: Nanos };
  /** 1 if an opening segment without data takes the first unit. */
  private readonly synUnits: number;
  private readonly synBytes: number;
  private readonly headerBytes: number;
  private readonly ackBytes: number;
  private readonly holdsAckOfRepeat: boolean;
  private holding = false;
  private readonly packets: Packets;
  private held = new Reassembly();
  /** Delivered by connections that were closed since, and what had come to them; a hole that was never filled lies between. */
  private deliveredBefore = 0;
  private arrivedBefore = 0;
  private readonly marks: MarkLog;
  private readonly ackTimer: Timer | null;
  private readonly edge: WindowEdgeAcks | null;
  private readonly sack: SackBlocks | null;
  private readonly sackOptionBytes: number;
  private readonly ecn: EchoesMarks | null;
  /** Where the segment that came last begins. */
  private lastSeq = 0;
  /** The stamp to send back (RFC 7323 4.3). */
  private stamp = Number.NaN;
  private lastAcknowledged = 0;
  private readonly hash: number;
  private readonly received: Gauge | null;
  private readonly delivered: Gauge | null;
  /** Payload bytes, each counted once and when it first came. */
  private readonly arrived: Gauge | null;
  private out: PacketSink | null = null;
  private path = 0;

  constructor(sim: Simulator, options: ReceiverOptions, packets: Packets, probes: Probes) {
    const { profile } = options;
    this.flow = options.flow;
    this.smss = options.smss;
    this.segmentBytes = options.segmentBytes;
    this.delayedAck = options.delayedAck;
    this.synUnits = profile.syn ? 1 : 0;
    this.synBytes = profile.syn ? profile.synBytes : 0;
    this.headerBytes = profile.headerBytes;
    this.ackBytes = profile.ackBytes;
    this.holdsAckOfRepeat = profile.holdsAckOfRepeat;
    this.packets = packets;
    this.marks = probes.marks;
    this.edge = this.edgeOf(sim, options);
    this.ackTimer =
      this.edge === null && options.delayedAck.value > 0 ? new Timer(sim, () => this.acknowledge()) : null;
    this.sack = options.sack === true ? new SackBlocks(profile.sackBlocks) : null;
    this.sackOptionBytes = profile.sackOptionBytes;
    this.ecn = options.ecn === 'dctcp' ? new DctcpEcho() : options.ecn === true ? new EcnEcho() : null;
    this.hash = sim.digests.part();
    const isShown = probes.choice.detail && options.watched !== false;
    this.received = isShown ? probes.detail('received', 'bytes', { flow: options.flow }) : null;
    this.delivered = isShown ? probes.detail('delivered', 'bytes', { flow: options.flow }) : null;
    this.arrived = isShown ? probes.detail('arrived', 'bytes', { flow: options.flow }) : null;
    if (this.received !== null) this.received.recordAt(0, 0);
    if (this.delivered !== null) this.delivered.recordAt(0, 0);
    if (this.arrived !== null) this.arrived.recordAt(0, 0);
  }

  /** Where ACKs go, and the path they carry. */
  connect(out: PacketSink, path: number): void {
    this.out = out;
    this.path = path;
  }

  get rcvNxt(): number {
    return this.held.next;
  }

  /** Payload bytes handed to the application: in order, once. */
  get bytesDelivered(): number {
    const units = Math.max(0, this.held.next - this.synUnits);
    return this.deliveredBefore + (units / this.smss) * this.segmentBytes;
  }

  /** Payload bytes that are here or were handed on: `bytesDelivered` and what is held beyond a hole. */
  private get bytesArrived(): number {
    const units = Math.max(0, this.held.total - this.synUnits);
    return this.arrivedBefore + (units / this.smss) * this.segmentBytes;
  }

  /** A new connection in place of the old one; counters go on. */
  reopen(): void {
    this.deliveredBefore = this.bytesDelivered;
    this.arrivedBefore = this.bytesArrived;
    this.held = new Reassembly();
    this.holding = false;
    this.lastAcknowledged = 0;
    if (this.sack !== null) this.sack.reopen();
    if (this.ecn !== null) this.ecn.reopen();
    if (this.ackTimer !== null) this.ackTimer.stop();
    if (this.edge !== null) this.edge.reopen();
  }

  receive(packet: Packet): void {
    const { seq, length } = packet;
    const { held } = this;
    this.countPayload(packet);
    this.lastSeq = seq;
    const tellsAtOnce = this.ecn === null ? false : this.ecn.onSegment(packet.ecn);
    if (held.has(seq, seq + length)) this.onRepeat(packet);
    if (seq <= this.lastAcknowledged) this.stamp = stampedAt[packet.row]!;
    this.packets.free(packet);
    const before = held.next;
    const arrivedBefore = this.onArrivedListener === null ? 0 : this.bytesArrived;
    held.insert(seq, seq + length);
    fold(this.hash, clock[0]!, held.next);
    if (this.delivered !== null) this.delivered.record(this.bytesDelivered);
    if (this.arrived !== null) this.arrived.record(this.bytesArrived);
    if (this.onArrivedListener !== null) this.onArrivedListener(this.bytesArrived - arrivedBefore);
    if (this.onDeliveredListener !== null) this.tellDelivered(before);
    if (this.edge !== null) {
      if (seq <= before && held.next > before) this.edge.onInOrder();
      else this.edge.atOnce();
    } else if (this.ackTimer === null || tellsAtOnce || !this.mayHoldBack(seq, seq + length, before))
      this.acknowledge();
    else this.holdBack();
  }

  /** Only the header of a segment came (trimming.ts): its sender is told at once, unless what it carried is here. */
  onTrimmed(packet: Packet): void {
    const { seq, length } = packet;
    this.packets.free(packet);
    this.acknowledge(this.held.has(seq, seq + length) ? NOT_TRIMMED : seq);
  }

  /** RFC 5681 4.2: at most every second segment unacknowledged; at once when out of order or filling a hole. */
  private mayHoldBack(start: number, end: number, before: number): boolean {
    if (this.holding || this.held.hasHole || start === 0) return false;
    if (end !== this.held.next) return false;
    return this.holdsAckOfRepeat || start === before;
  }

  private holdBack(): void {
    this.holding = true;
    this.ackTimer!.start(this.delayedAck.value);
  }

  /** @param trimmed where a segment begins of which only the header came */
  private acknowledge(trimmed = NOT_TRIMMED): void {
    if (this.holding) {
      this.holding = false;
      this.ackTimer!.stop();
    }
    const packet = this.packets.take();
    const next = this.held.next;
    this.lastAcknowledged = next;
    stampedAt[packet.row] = this.stamp;
    if (this.edge !== null) this.edge.onAcknowledged();
    packet.path = this.path;
    packet.flow = this.flow;
    packet.kind = ACK;
    packet.seq = next;
    packet.length = 0;
    packet.segment = Math.ceil((next - this.synUnits) / this.smss);
    packet.bytes = this.ackBytes;
    packet.trimmed = trimmed;
    if (trimmed !== NOT_TRIMMED) packet.bytes += NACK_OPTION_BYTES;
    if (this.sack !== null) this.addBlocks(packet, this.sack);
    if (this.ecn !== null) packet.ecn = this.ecn.bitsOfAck();
    this.out!.receive(packet);
  }

  private addBlocks(packet: Packet, sack: SackBlocks): void {
    packet.sacked = sack.report(this.lastSeq, this.held);
    if (packet.sacked.length > 0) packet.bytes += this.sackOptionBytes + 4 * packet.sacked.length;
  }

  /** Null: acknowledges as RFC 5681 4.2 has it. */
  private edgeOf(sim: Simulator, options: ReceiverOptions): WindowEdgeAcks | null {
    const { profile, smss, rwnd = smss, delayedAck, host = NO_TIME } = options;
    if (profile.acknowledges === 'rfc5681') return null;
    const edge = { ...host, step: Math.min(smss, rwnd / 2), delayedAck };
    return new WindowEdgeAcks(
      sim,
      edge,
      () => this.held.next,
      () => this.acknowledge(),
    );
  }

  private tellDelivered(before: number): void {
    const units = this.held.next - Math.max(before, this.synUnits);
    if (units > 0) this.onDeliveredListener!((units / this.smss) * this.segmentBytes);
  }

  private onRepeat(packet: Packet): void {
    this.repeats++;
    this.marks.addSpurious(clock[0]!, this.flow, packet.segment);
  }

  private countPayload(packet: Packet): void {
    const headers = packet.seq === 0 ? this.synBytes : this.headerBytes;
    this.bytesReceived += packet.bytes - headers;
    if (this.received !== null) this.received.record(this.bytesReceived);
  }
}

// A link whose discipline decides when a packet's turn comes (CoDel), or looks at the queue at times of its own (PIE): packets
// wait in a line, every transmission ends with an event, and only then the next packet is chosen. Times are those of link.ts to the nanosecond.
// It costs an event more for every packet and may not be looked ahead to; it looks ahead itself from the moment a packet's turn has come.

import { fold, foldArrival } from '../core/digest.ts';
import { ECN_OF_FLIGHT, type FlightLog } from '../core/flights.ts';
import type { Gauge } from '../core/gauge.ts';
import { arrivesAt, behindAt, clock, END, LINE, leavesAt } from '../core/memory.ts';
import type { Probes } from '../core/probe.ts';
import type { Simulator } from '../core/simulator.ts';
import type { Nanos } from '../core/time.ts';
import { Timer } from '../core/timer.ts';
import { delay, lastArrival, lastStart, openLine, transmit } from './line.ts';
import { Link, type LinkSetup } from './link.ts';
import { LinkChanges } from './link-changes.ts';
import type { Packet, Packets } from './packet.ts';
import { Pipe } from './pipe.ts';
import type { EarlyReason, QueueDiscipline, ServedDiscipline, WaitingLine } from './queues/discipline.ts';
import type { PacketSink } from './sink.ts';

export interface ServedSetup extends LinkSetup {
  readonly discipline: ServedDiscipline;
}

export class ServedLink implements PacketSink, WaitingLine {
  /** Bytes that wait, the packet in transmission left out. */
  bytes = 0;
  offered = 0;
  dropped = 0;
  largestOccupancy = 0;
  onLostListener: ((packet: Packet) => void) | null = null;
  private readonly line: number;
  private readonly pipe: Pipe;
  private readonly looksAhead: boolean;
  /** Told of each packet when it is sent, instead of at its arrival; null: the pipe tells it then. */
  private ahead: PacketSink | null = null;
  private readonly timer: Timer;
  private readonly changes: LinkChanges;
  private readonly discipline: ServedDiscipline;
  private readonly packets: Packets;
  private readonly probes: Probes;
  private readonly index: number;
  private readonly hash: number;
  private readonly gauge: Gauge | null;
  private readonly flights: FlightLog | null;
  /** Packets that wait, as a list. */
  private head: Packet | null = null;
  private tail: Packet | null = null;
  private waiting = 0;
  private isBusy = false;
  private idleSince: Nanos = Number.NaN;

  constructor(sim: Simulator, setup: ServedSetup, packets: Packets, probes: Probes) {
    const { index, discipline, watched, looksAhead } = setup;
    this.line = index * LINE;
    openLine(this.line, setup.rate, setup.delay, setup.framing);
    this.gauge = watched ? probes.gauge('queue', 'packets', { link: index }) : null;
    const log = probes.flightLog(index);
    this.flights = probes.choice.flights ? log : null;
    this.timer = new Timer(sim, () => this.onSent());
    this.pipe = new Pipe(sim);
    this.looksAhead = looksAhead;
    this.hash = sim.digests.part();
    this.changes = new LinkChanges(this.line, setup, discipline);
    this.discipline = discipline;
    this.packets = packets;
    this.probes = probes;
    this.index = index;
    this.idleSince = 0;
    if (this.gauge !== null) this.gauge.recordAt(0, 0);
    discipline.open?.(this);
  }

  set next(sink: PacketSink) {
    this.pipe.next = sink;
    this.ahead = this.looksAhead ? sink : null;
  }

  receive(packet: Packet): void {
    const { discipline } = this;
    const now = arrivesAt[packet.row]!;
    behindAt[packet.row] = this.offered++;
    if (now >= discipline.until) discipline.advance(now);
    if (now >= clock[END]! || !this.admits(packet, now)) {
      this.drop(packet, discipline.early ?? undefined);
      return;
    }
    if (discipline.early) this.note(packet, discipline.early);
    packet.next = null;
    if (this.head === null) this.head = packet;
    else this.tail!.next = packet;
    this.tail = packet;
    this.waiting++;
    this.bytes += packet.bytes;
    this.record();
    if (!this.isBusy) this.serve();
  }

  take(): Packet | null {
    const packet = this.head;
    if (packet === null) return null;
    this.head = packet.next;
    this.waiting--;
    this.bytes -= packet.bytes;
    return packet;
  }

  /** Lost: at a full queue, or early. */
  drop(packet: Packet, early?: EarlyReason): void {
    const now = clock[0]!;
    if (now < clock[END]!) {
      fold(this.hash, now, -1 - packet.seq);
      this.probes.marks.addLoss('drop', now, this.index, packet, this.numbers(packet), -1, early);
      this.dropped++;
      if (this.onLostListener !== null) this.onLostListener(packet);
    }
    this.packets.free(packet);
  }

  /** Marked, and sent all the same. */
  note(packet: Packet, early: EarlyReason): void {
    this.probes.marks.addMarked(clock[0]!, this.index, packet, this.numbers(packet), early);
  }

  /** Everything happens with its event. */
  settle(_now: Nanos): void {
    // Nobody leaves without one.
  }

  get lastArrival(): Nanos {
    return lastArrival(this.line);
  }

  private admits(packet: Packet, now: Nanos): boolean {
    const { discipline, waiting, bytes } = this;
    if (discipline.decides === undefined) return discipline.admits(this.length, bytes, packet.bytes);
    const idleSince = this.isBusy ? -1 : this.idleSince;
    return discipline.decides(packet, { now, waiting, waitingBytes: bytes, idleSince });
  }

  private get length(): number {
    return this.waiting + (this.isBusy ? 1 : 0);
  }

  private numbers(packet: Packet): readonly number[] {
    return [this.length, this.discipline.limit, behindAt[packet.row]!];
  }

  private onSent(): void {
    this.isBusy = false;
    this.idleSince = clock[0]!;
    this.serve();
    this.record();
  }

  private serve(): void {
    const packet = this.discipline.next(this, clock[0]!);
    if (packet === null) return;
    this.isBusy = true;
    const { line } = this;
    const { row } = packet;
    transmit(line, row, packet.bytes, this.changes);
    if (this.flights !== null) {
      const info = packet.flow * 4 + packet.kind + packet.ecn * ECN_OF_FLIGHT;
      this.flights.add(arrivesAt[row]!, lastStart(line), lastArrival(line), packet.segment, info, packet);
    }
    this.timer.startUntilLeaving(row);
    arrivesAt[row] = leavesAt[row]! + delay[line]!;
    foldArrival(this.hash, row, packet.seq);
    if (this.ahead === null) this.pipe.put(packet);
    else this.ahead.receive(packet);
  }

  private record(): void {
    const { length } = this;
    if (length > this.largestOccupancy) this.largestOccupancy = length;
    if (this.gauge !== null) this.gauge.recordAt(clock[0]!, length);
  }
}

/** The link that a discipline needs. */
export const linkFor = (
  sim: Simulator,
  setup: Omit<LinkSetup, 'discipline'>,
  discipline: QueueDiscipline | ServedDiscipline,
  packets: Packets,
  probes: Probes,
): Link | ServedLink =>
  'serves' in discipline
    ? new ServedLink(sim, { ...setup, discipline }, packets, probes)
    : new Link(sim, { ...setup, discipline }, packets, probes);

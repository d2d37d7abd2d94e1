// A link: queue discipline, buffer, transmission and propagation in one. A packet's departure and arrival are known the
// moment it is offered, so a packet costs one event per hop, for the head of the line, however many are in flight; and
// none at all where the link looks ahead (whatever it feeds has no other input: the network decides). Hot numbers
// are in columns (see line.ts), because a double that crosses a call that is not inlined is boxed.

import { startAtArrival } from '../core/agenda.ts';
import { fold, foldArrival } from '../core/digest.ts';
import { ECN_OF_FLIGHT, type FlightLog } from '../core/flights.ts';
import { againAt, arrivesAt, behindAt, clock, END, LINE, leavesAt } from '../core/memory.ts';
import type { Probes } from '../core/probe.ts';
import type { Simulator, Source } from '../core/simulator.ts';
import { type Nanos, NEVER } from '../core/time.ts';
import { Buffer } from './buffer.ts';
import {
  bytesThere,
  delay,
  type Framing,
  freeFrom,
  largest,
  lastArrival,
  lastStart,
  length,
  openLine,
  plainBytes,
  quietUntil,
  room,
  transmit,
  whole,
} from './line.ts';
import { LinkChanges, type LinkTimelines } from './link-changes.ts';
import type { Packet, Packets } from './packet.ts';
import type { QueueDiscipline } from './queues/discipline.ts';
import type { PacketSink } from './sink.ts';

export interface LinkSetup extends LinkTimelines {
  /** Index of the link in the run's layout. */
  readonly index: number;
  readonly discipline: QueueDiscipline;
  /** Should the occupancy be recorded as gauge `queue`? */
  readonly watched: boolean;
  /** Tell what it feeds of each packet at once, instead of at its arrival. */
  readonly looksAhead: boolean;
  /** Left out: a packet takes its own bytes on the line. */
  readonly framing?: Framing;
}

export class Link implements PacketSink, Source {
  /** Where its numbers are in the columns. */
  private readonly line: number;
  /** Packets in flight, as a list. */
  private head: Packet | null = null;
  private tail: Packet | null = null;
  next: PacketSink | null = null;
  private readonly rank: number;
  /** Null at first, or V8 takes it for a constant and throws code away when a link gets one later (`countExactly`). */
  private buffer: Buffer | null = null;
  private readonly hash: number;
  offered = 0;
  dropped = 0;
  /** Told of every packet that finds no room, before it is gone. */
  onLostListener: ((packet: Packet) => void) | null = null;
  private readonly looksAhead: boolean;
  private readonly flights: FlightLog | null;
  private readonly changes: LinkChanges;
  private readonly discipline: QueueDiscipline;
  private readonly packets: Packets;
  private readonly probes: Probes;
  private readonly index: number;

  constructor(sim: Simulator, setup: LinkSetup, packets: Packets, probes: Probes) {
    const { index, discipline, watched, looksAhead } = setup;
    this.line = index * LINE;
    openLine(this.line, setup.rate, setup.delay, setup.framing);
    const gauge = watched ? probes.gauge('queue', 'packets', { link: index }) : null;
    const log = probes.flightLog(index);
    const mustBeExact = watched || looksAhead || probes.choice.flights || discipline.room === 0;
    this.rank = sim.register(this, 'link');
    if (mustBeExact) this.buffer = new Buffer(this.line, gauge, discipline.room === 0);
    this.hash = sim.digests.part();
    this.looksAhead = looksAhead;
    this.flights = probes.choice.flights ? log : null;
    this.changes = new LinkChanges(this.line, setup, discipline);
    this.discipline = discipline;
    this.packets = packets;
    this.probes = probes;
    this.index = index;
  }

  /** The ordinary case; `receiveWithCare` is the same with everything that may happen. */
  receive(packet: Packet): void {
    const { line, buffer } = this;
    const { row } = packet;
    if (buffer !== null) buffer.settle(row);
    const now = arrivesAt[row]!;
    let start = freeFrom[line]!;
    let there = length[line]! + 1;
    if (now >= start) {
      start = now;
      there = 1;
    }
    const end = start + whole[line]!;
    if (packet.bytes !== plainBytes[line] || there > room[line]! || end >= quietUntil[line]!) {
      this.receiveWithCare(packet);
      return;
    }
    freeFrom[line] = end;
    length[line] = there;
    leavesAt[row] = end;
    this.pass(packet);
  }

  private receiveWithCare(packet: Packet): void {
    const { line } = this;
    const { row } = packet;
    if (arrivesAt[row]! >= quietUntil[line]!) this.changes.atArrival(row);
    if (length[line]! >= room[line]! && !this.hasRoomFor(packet)) {
      this.refuse(packet);
      return;
    }
    transmit(line, row, packet.bytes, this.changes);
    this.pass(packet);
  }

  /** The packet leaves the buffer at `leavesAt[row]`; where to from there? */
  private pass(packet: Packet): void {
    const { buffer } = this;
    const { row } = packet;
    this.offered++;
    if (buffer !== null) this.enter(packet);
    arrivesAt[row] = leavesAt[row]! + delay[this.line]!;
    foldArrival(this.hash, row, packet.seq);
    if (buffer !== null && this.looksAhead === true) this.next!.receive(packet);
    else this.append(packet);
  }

  /** The packet at the head of the line reaches the far end. */
  fire(): void {
    const packet = this.head!;
    const following = packet.next;
    this.head = following;
    againAt[this.rank] = following === null ? NEVER : behindAt[following.row]!;
    this.next!.receive(packet);
  }

  /** Lets everyone leave the buffer who has left by this time; a packet whose departure is now has left. */
  settle(now: Nanos): void {
    if (this.buffer !== null) this.buffer.settleAt(now);
  }

  /** When the last packet admitted so far will be at the far end; -Infinity before the first. */
  get lastArrival(): Nanos {
    return lastArrival(this.line);
  }

  /** The most packets there were in the buffer at once, the one in transmission included; only of a watched link. */
  get largestOccupancy(): number {
    return largest[this.line]!;
  }

  private enter(packet: Packet): void {
    this.buffer!.enter(packet.row, packet.bytes);
    if (this.flights !== null) this.noteFlight(packet);
  }

  /** Behind the packets in flight. */
  private append(packet: Packet): void {
    const { tail } = this;
    const { row } = packet;
    packet.next = null;
    behindAt[row] = NEVER;
    this.tail = packet;
    if (this.head === null) {
      this.head = packet;
      startAtArrival(this.rank, row);
    } else {
      tail!.next = packet;
      behindAt[tail!.row] = arrivesAt[row]!;
      if (tail === this.head) againAt[this.rank] = arrivesAt[row]!;
    }
  }

  private hasRoomFor(packet: Packet): boolean {
    const { line } = this;
    if (this.buffer === null) this.countExactly(packet.row);
    if (this.discipline.decides !== undefined) return this.isDecidedFor(packet);
    return room[line]! >= 0 && this.discipline.admits(length[line]!, bytesThere[line]!, packet.bytes);
  }

  /** By a discipline that looks at more than how much there is. */
  private isDecidedFor(packet: Packet): boolean {
    const { line, buffer, discipline } = this;
    const now = arrivesAt[packet.row]!;
    const there = length[line]!;
    const takes = discipline.decides!(packet, {
      now,
      waiting: Math.max(0, there - 1),
      waitingBytes: there === 0 ? 0 : bytesThere[line]! - buffer!.bytesInService,
      idleSince: there === 0 ? Math.max(0, freeFrom[line]!) : -1,
    });
    if (takes && discipline.early) {
      this.probes.marks.addMarked(now, this.index, packet, this.numbersOfRefusal, discipline.early);
    }
    return takes;
  }

  private get numbersOfRefusal(): readonly number[] {
    return [length[this.line]!, this.discipline.limit, this.offered];
  }

  /** Departures from the buffer need not be tracked until the link may be full. Now the packet of a row must be told. */
  private countExactly(row: number): void {
    this.buffer = new Buffer(this.line, null, false);
    length[this.line] = 0;
    for (let packet = this.head; packet !== null; packet = packet.next) {
      if (leavesAt[packet.row]! <= arrivesAt[row]!) continue;
      length[this.line]!++;
      this.buffer.enter(packet.row, packet.bytes);
    }
  }

  private noteFlight(packet: Packet): void {
    const { line } = this;
    const info = packet.flow * 4 + packet.kind + packet.ecn * ECN_OF_FLIGHT;
    this.flights!.add(arrivesAt[packet.row]!, lastStart(line), lastArrival(line), packet.segment, info, packet);
  }

  private refuse(packet: Packet): void {
    const now = arrivesAt[packet.row]!;
    if (now < clock[END]!) {
      fold(this.hash, now, -1 - packet.seq);
      const early = this.discipline.early ?? undefined;
      this.probes.marks.addLoss('drop', now, this.index, packet, this.numbersOfRefusal, -1, early);
      this.offered++;
      this.dropped++;
      if (this.onLostListener !== null) this.onLostListener(packet);
    }
    this.packets.free(packet);
  }
}

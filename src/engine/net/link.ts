// A link: queue discipline, buffer, transmission and propagation in one. A packet's departure and arrival are known the
// moment it is offered, so a packet costs one event per hop, for the head of the line, however many are in flight; and
// none at all where the link looks ahead (everything it feeds is fed by nobody else: the network decides). Hot numbers
// are in columns (see line.ts), because a double that crosses a call that is not inlined is boxed.

import { fold, foldArrival } from '../core/digest.ts';
import type { FlightLog } from '../core/flights.ts';
import type { Gauge } from '../core/gauge.ts';
import { arrivesAt, clock, LINE, leavesAt, lines } from '../core/memory.ts';
import type { Probes } from '../core/probe.ts';
import type { Simulator, Source } from '../core/simulator.ts';
import { type Nanos, NEVER } from '../core/time.ts';
import { Departures } from './departures.ts';
import {
  BYTES,
  CHANGES_AT,
  FIRST_LEAVES,
  LARGEST,
  LAST_ARRIVAL,
  LAST_START,
  LENGTH,
  openLine,
  ROOM,
  transmit,
} from './line.ts';
import { LinkChanges, type LinkTimelines } from './link-changes.ts';
import type { Packet, Packets } from './packet.ts';
import type { QueueDiscipline } from './queues/discipline.ts';
import type { AheadSink, PacketSink } from './sink.ts';

export interface LinkSetup extends LinkTimelines {
  /** Index of the link in the run's layout. */
  readonly index: number;
  readonly discipline: QueueDiscipline;
  /** Should the occupancy be recorded as gauge `queue`? */
  readonly watched: boolean;
  /** Tell what it feeds of each packet at once, instead of at its arrival. */
  readonly looksAhead: boolean;
}

export class Link implements AheadSink, Source {
  next: PacketSink | null = null;
  offered = 0;
  dropped = 0;
  private readonly base: number;
  private readonly rank: number;
  private readonly sim: Simulator;
  private readonly discipline: QueueDiscipline;
  private readonly hash: number;
  private head: Packet | null = null;
  private tail: Packet | null = null;
  /** The packet that leaves the buffer next, where packets hang in the list. */
  private first: Packet | null = null;
  /** The same for a link that has passed its packets on. */
  private readonly departures: Departures | null;
  private readonly gauge: Gauge | null;
  private readonly flights: FlightLog | null;
  private readonly changes: LinkChanges;
  private readonly packets: Packets;
  private readonly probes: Probes;
  private readonly index: number;

  constructor(sim: Simulator, setup: LinkSetup, packets: Packets, probes: Probes) {
    this.sim = sim;
    this.index = setup.index;
    this.base = setup.index * LINE;
    this.discipline = setup.discipline;
    this.packets = packets;
    this.probes = probes;
    this.rank = sim.register(this, 'link');
    this.hash = sim.digests.part();
    this.departures = setup.looksAhead ? new Departures() : null;
    this.gauge = setup.watched ? probes.gauge('queue', 'packets', { link: setup.index }) : null;
    if (this.gauge !== null) this.gauge.recordAt(0, 0);
    const log = probes.flightLog(setup.index);
    this.flights = probes.choice.flights ? log : null;
    openLine(this.base, setup.rate, setup.delay);
    this.changes = new LinkChanges(this.base, setup, setup.discipline);
  }

  receive(packet: Packet): void {
    arrivesAt[packet.row] = clock[0]!;
    this.expect(packet);
  }

  /** The packet comes at `arrivesAt[packet.row]`. */
  expect(packet: Packet): void {
    const { base } = this;
    const row = packet.row;
    while (lines[base + FIRST_LEAVES]! <= arrivesAt[row]!) this.leave();
    if (arrivesAt[row]! >= lines[base + CHANGES_AT]!) this.changes.atArrival(row);
    // A link that looks ahead may be told of packets that come after the end of the run: they are not part of it.
    if (arrivesAt[row]! >= clock[1]! || (lines[base + LENGTH]! >= lines[base + ROOM]! && !this.hasRoomFor(packet))) {
      this.refuse(packet);
      return;
    }
    transmit(base, row, packet.bytes, this.changes);
    this.enter(packet);
    if (this.flights !== null) this.noteFlight(packet);
    arrivesAt[row] = lines[base + LAST_ARRIVAL]!;
    foldArrival(this.hash, row, packet.seq);
    if (this.departures !== null) {
      (this.next as AheadSink).expect(packet);
      return;
    }
    if (this.head === null) {
      this.head = packet;
      this.sim.startAtArrival(this.rank, row);
    } else this.tail!.next = packet;
    this.tail = packet;
  }

  /** The packet at the head of the line reaches the far end. */
  fire(): void {
    const packet = this.head!;
    // Whoever is at the far end has left the buffer: let it go before the list does.
    while (lines[this.base + FIRST_LEAVES]! <= clock[0]!) this.leave();
    const following = packet.next;
    this.head = following;
    if (following !== null) {
      packet.next = null;
      this.sim.startAtArrival(this.rank, following.row);
    }
    this.next!.receive(packet);
  }

  /** Lets everyone leave the buffer who has left by this time; a packet whose departure is now has left. */
  settle(now: Nanos): void {
    while (lines[this.base + FIRST_LEAVES]! <= now) this.leave();
  }

  /** When the last packet admitted so far will be at the far end; -Infinity before the first. */
  get lastArrival(): Nanos {
    return lines[this.base + LAST_ARRIVAL]!;
  }

  /** The most packets there were in the buffer at once, the one in transmission included. */
  get largestOccupancy(): number {
    return lines[this.base + LARGEST]!;
  }

  private hasRoomFor(packet: Packet): boolean {
    return this.discipline.admits(lines[this.base + LENGTH]!, lines[this.base + BYTES]!, packet.bytes);
  }

  private enter(packet: Packet): void {
    const { base } = this;
    const row = packet.row;
    const length = lines[base + LENGTH]! + 1;
    lines[base + LENGTH] = length;
    lines[base + BYTES] = lines[base + BYTES]! + packet.bytes;
    if (length > lines[base + LARGEST]!) lines[base + LARGEST] = length;
    this.offered++;
    if (this.departures !== null) this.departures.add(row, packet.bytes);
    else if (length === 1) this.first = packet;
    if (length === 1) lines[base + FIRST_LEAVES] = leavesAt[row]!;
    if (this.gauge !== null) this.gauge.recordAt(arrivesAt[row]!, length);
  }

  private leave(): void {
    const { base } = this;
    const left = lines[base + FIRST_LEAVES]!;
    const length = lines[base + LENGTH]! - 1;
    lines[base + LENGTH] = length;
    if (this.departures !== null) this.departures.leave(base, length);
    else {
      const packet = this.first!;
      const next = packet.next;
      lines[base + BYTES] = lines[base + BYTES]! - packet.bytes;
      this.first = next;
      lines[base + FIRST_LEAVES] = next === null ? NEVER : leavesAt[next.row]!;
    }
    if (this.gauge !== null) this.gauge.recordAt(left, length);
  }

  private noteFlight(packet: Packet): void {
    const { base } = this;
    const info = packet.flow * 4 + packet.kind;
    this.flights!.add(
      arrivesAt[packet.row]!,
      lines[base + LAST_START]!,
      lines[base + LAST_ARRIVAL]!,
      packet.segment,
      info,
    );
  }

  private refuse(packet: Packet): void {
    const now = arrivesAt[packet.row]!;
    if (now < clock[1]!) {
      fold(this.hash, now, -1 - packet.seq);
      const numbers = [lines[this.base + LENGTH]!, this.discipline.limit, this.offered];
      this.probes.marks.addLoss('drop', now, this.index, packet, numbers);
      this.offered++;
      this.dropped++;
    }
    this.packets.free(packet);
  }
}

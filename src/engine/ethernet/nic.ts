// The network interface of a station: a transmit queue, the frame the MAC holds, and how often that frame has collided.
// When it may send is the medium's business. Occupancy counts the frame the MAC holds until its gap is over, which is when
// the MAC takes the next from the queue.

import { fold } from '../core/digest.ts';
import { ECN_OF_FLIGHT, type FlightLog } from '../core/flights.ts';
import type { Gauge } from '../core/gauge.ts';
import { arrivesAt, clock, leavesAt } from '../core/memory.ts';
import type { Probes } from '../core/probe.ts';
import type { RandomStream } from '../core/random.ts';
import type { Simulator } from '../core/simulator.ts';
import { type Nanos, NEVER } from '../core/time.ts';
import { ACK, type Packet, type Packets } from '../net/packet.ts';
import type { QueueDiscipline } from '../net/queues/discipline.ts';
import type { PacketSink } from '../net/sink.ts';

export interface NicSetup {
  /** Name of the station. */
  readonly name: string;
  /** Index of its queue and frames in the run's layout, and of its collisions. */
  readonly index: number;
  readonly collisionsIndex: number;
  readonly discipline: QueueDiscipline;
  /** Record the occupancy? */
  readonly watched: boolean;
  /** Never lose an ACK: none is refused by a full queue or given up after the last attempt. No Ethernet does this; papers assume it. */
  readonly keepsAcks?: boolean;
}

/** An attempt to send. The medium has one object for all: a time that crosses a call may be boxed. */
export interface Attempt {
  /** Its first bit. */
  begins: Nanos;
  /** Its last bit has arrived, or its sender has noticed a collision. */
  ends: Nanos;
  /** From then on its sender may try again, or send the next frame. */
  next: Nanos;
}

export class Nic implements PacketSink {
  readonly name: string;
  /** Attempts to send the frame it holds that collided. */
  collided = 0;
  /** Packets and bytes offered to the queue; packets it refused; frames given up; attempts that collided in all. */
  offered = 0;
  offeredBytes = 0;
  dropped = 0;
  givenUp = 0;
  collisions = 0;
  /** Of the packets refused and the frames given up, those that were ACKs. */
  acksLost = 0;
  /** Draws the slots of its back-offs. */
  readonly random: RandomStream;
  /** Told when there is a frame to send and was none. */
  onWaiting: (() => void) | null = null;
  private head: Packet | null = null;
  private tail: Packet | null = null;
  private occupancy = 0;
  private bytesThere = 0;
  /** The frame sent last still counts until then; NEVER: none does. */
  private leaves: Nanos = NEVER;
  private leavingBytes = 0;
  /** When it last became empty, if it is. */
  private idleSince: Nanos = Number.NaN;
  private readonly index: number;
  private readonly discipline: QueueDiscipline;
  private readonly keepsAcks: boolean;
  private readonly gauge: Gauge | null;
  private readonly flights: FlightLog | null;
  private readonly collisionLog: FlightLog | null;
  private readonly packets: Packets;
  private readonly probes: Probes;
  private readonly hash: number;

  constructor(sim: Simulator, setup: NicSetup, packets: Packets, probes: Probes) {
    this.name = setup.name;
    this.index = setup.index;
    this.discipline = setup.discipline;
    this.keepsAcks = setup.keepsAcks === true;
    this.gauge = setup.watched ? probes.gauge('queue', 'packets', { link: setup.index }) : null;
    const [flights, collisionLog] = [probes.flightLog(setup.index), probes.flightLog(setup.collisionsIndex)];
    this.flights = probes.choice.flights ? flights : null;
    this.collisionLog = probes.choice.flights ? collisionLog : null;
    this.packets = packets;
    this.probes = probes;
    this.random = sim.random(`back-off of ${setup.name}`);
    this.hash = sim.digests.part();
    this.idleSince = 0;
    if (this.gauge !== null) this.gauge.recordAt(0, 0);
  }

  /** A packet to send; comes after the wait in the link layer. */
  receive(packet: Packet): void {
    if (this.leaves <= clock[0]!) this.leave();
    if (!this.admits(packet)) {
      this.refuse(packet);
      return;
    }
    fold(this.hash, clock[0]!, packet.seq);
    this.offered++;
    this.offeredBytes += packet.bytes;
    this.occupancy++;
    this.bytesThere += packet.bytes;
    if (this.gauge !== null) this.gauge.record(this.occupancy);
    leavesAt[packet.row] = clock[0]!;
    packet.next = null;
    if (this.head === null) {
      this.head = packet;
      this.tail = packet;
      this.onWaiting!();
    } else {
      this.tail!.next = packet;
      this.tail = packet;
    }
  }

  /** The frame to send; null if there is none. */
  get frame(): Packet | null {
    return this.head;
  }

  /** Is the frame to be sent however often it collides? */
  get insists(): boolean {
    return this.keepsAcks && this.head!.kind === ACK;
  }

  /** The frame got through: it is the medium's now, and counts here until its gap is over. */
  sent(attempt: Readonly<Attempt>): Packet {
    const packet = this.takeHead(attempt);
    if (this.flights !== null) {
      const info = packet.flow * 4 + packet.kind + packet.ecn * ECN_OF_FLIGHT;
      this.flights.add(leavesAt[packet.row]!, attempt.begins, attempt.ends, packet.segment, info, packet);
    }
    return packet;
  }

  /** An attempt was cut short. */
  backedOff(attempt: Readonly<Attempt>): void {
    this.collisions++;
    this.collided++;
    if (this.collisionLog !== null) this.noteCollision(attempt);
  }

  /** The last attempt was one too many: the frame is dropped without a word to those above. */
  giveUp(attempt: Readonly<Attempt>): void {
    this.collisions++;
    this.givenUp++;
    const attempts = this.collided + 1;
    if (this.collisionLog !== null) this.noteCollision(attempt);
    const packet = this.takeHead(attempt);
    if (packet.kind === ACK) this.acksLost++;
    fold(this.hash, attempt.ends, -1 - packet.seq);
    this.probes.marks.addLoss('given-up', attempt.ends, this.index, packet, [attempts]);
    this.packets.free(packet);
  }

  /** Lets the frame go whose gap is over by now. */
  settle(now: Nanos): void {
    if (this.leaves <= now) this.leave();
  }

  private leave(): void {
    this.occupancy--;
    this.bytesThere -= this.leavingBytes;
    if (this.gauge !== null) this.gauge.recordAt(this.leaves, this.occupancy);
    this.idleSince = this.leaves;
    this.leaves = NEVER;
  }

  private takeHead({ next }: Readonly<Attempt>): Packet {
    const packet = this.head!;
    // The gap after the frame before was over when this one began.
    if (this.leaves !== NEVER) this.leave();
    this.head = packet.next;
    this.collided = 0;
    this.leaves = next;
    this.leavingBytes = packet.bytes;
    return packet;
  }

  private noteCollision({ begins, ends, next }: Readonly<Attempt>): void {
    const packet = this.head!;
    this.collisionLog!.add(begins, ends, next, packet.segment, packet.flow * 4 + packet.kind);
  }

  private admits(packet: Packet): boolean {
    const { discipline } = this;
    if (clock[0]! >= discipline.until) discipline.advance(clock[0]!);
    if (this.occupancy < discipline.room) return true;
    const takes =
      discipline.decides === undefined
        ? discipline.admits(this.occupancy, this.bytesThere, packet.bytes)
        : this.isDecidedFor(packet);
    return takes || (this.keepsAcks && packet.kind === ACK);
  }

  /** By a discipline that looks at more than how much there is. The frame that the MAC holds does not wait. */
  private isDecidedFor(packet: Packet): boolean {
    const { discipline, occupancy, bytesThere } = this;
    const held = this.leaves === NEVER ? (this.head?.bytes ?? 0) : this.leavingBytes;
    const takes = discipline.decides!(packet, {
      now: clock[0]!,
      waiting: Math.max(0, occupancy - 1),
      waitingBytes: bytesThere - held,
      idleSince: occupancy === 0 ? this.idleSince : -1,
    });
    if (takes && discipline.early) {
      this.probes.marks.addMarked(clock[0]!, this.index, packet, this.numbersOfRefusal, discipline.early);
    }
    return takes;
  }

  private get numbersOfRefusal(): readonly number[] {
    return [this.occupancy, this.discipline.limit, this.offered];
  }

  private refuse(packet: Packet): void {
    fold(this.hash, clock[0]!, -1 - packet.seq);
    const early = this.discipline.early ?? undefined;
    this.probes.marks.addLoss('drop', arrivesAt[packet.row]!, this.index, packet, this.numbersOfRefusal, -1, early);
    this.offered++;
    this.offeredBytes += packet.bytes;
    this.dropped++;
    if (packet.kind === ACK) this.acksLost++;
    this.packets.free(packet);
  }
}

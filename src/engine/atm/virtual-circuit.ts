// One virtual circuit: the sender's adapter, which cuts packets into cells and puts one on its link each slot (or several, if its link is faster), and what the
// switch and the receiver's AAL5 remember of the packet that is coming in. The switch reads and writes it cell by cell.

import type { FlightLog } from '../core/flights.ts';
import { arrivesAt, leavesAt } from '../core/memory.ts';
import type { RandomStream } from '../core/random.ts';
import type { Packet } from '../net/packet.ts';
import type { PacketSink } from '../net/sink.ts';
import type { PacketState } from './admission.ts';
import type { SlotClock } from './slot-clock.ts';

export interface CircuitOptions {
  /** From 0. */
  readonly vc: number;
  readonly slots: SlotClock;
  /** From adapter to switch, slots. */
  readonly reach: number;
  /** Cells that its link takes in a slot of the switch's: how many times as fast it is. */
  readonly pace: number;
  /** Cells that hold the header of a packet, which trimming keeps. */
  readonly keeps: number;
  /** Cells of a packet of this many bytes. */
  cellsOf(bytes: number): number;
  /** The host rests between packets for up to this part of a packet's time, at random; 0: never. */
  readonly rest: number;
  readonly stream: RandomStream;
  /** The packets on the adapter's link. */
  readonly flights: FlightLog;
}

/** Told that a circuit has a train of cells to come. */
export interface TrainListener {
  onTrain(circuit: VirtualCircuit): void;
}

export class VirtualCircuit implements PacketSink, PacketState {
  readonly vc: number;
  /** The packet whose cells come in; null between packets. */
  packet: Packet | null = null;
  /** Its cells, those still to come, and those the buffer took. */
  cells = 0;
  left = 0;
  carried = 0;
  offers = false;
  offersEnd = false;
  readonly keeps: number;
  header = 0;
  isTrimmed = false;
  /** Cells of an earlier packet without their end wait at the receiver: the next packet is glued to them (rule A5). */
  glued = false;
  /** In which slot the first cell of the next packet reaches the switch. */
  start = 0;
  private waiting: Packet | null = null;
  private newest: Packet | null = null;
  /** The adapter's first free slot. */
  private free = 0;
  private readonly options: CircuitOptions;
  private readonly listener: TrainListener;

  constructor(options: CircuitOptions, listener: TrainListener) {
    this.vc = options.vc;
    this.keeps = options.keeps;
    this.options = options;
    this.listener = listener;
  }

  get seen(): number {
    return this.cells - this.left - 1;
  }

  /** A packet for the adapter: its first cell goes out in the slot after this one, or behind the packets before it. */
  receive(packet: Packet): void {
    const { slots, reach, pace, rest, stream, flights } = this.options;
    const { row } = packet;
    const cells = this.options.cellsOf(packet.bytes);
    const start = Math.max(slots.after(arrivesAt[row]!), this.free);
    const length = Math.ceil(cells / pace);
    this.free = start + length + (rest > 0 ? Math.floor(stream.uniform() * rest * length + 0.5) : 0);
    flights.add(
      arrivesAt[row]!,
      slots.timeOf(start),
      slots.timeOf(start + cells / pace + reach),
      packet.segment,
      packet.flow * 4 + packet.kind,
      packet,
    );
    // Between adapter and switch this column holds a slot.
    leavesAt[row] = start + reach;
    packet.next = null;
    if (this.waiting === null) this.waiting = packet;
    else this.newest!.next = packet;
    this.newest = packet;
    if (this.packet === null && this.waiting === packet) this.announce();
  }

  /** The next packet's cells begin to come in. */
  begin(): void {
    const packet = this.waiting!;
    this.packet = packet;
    this.waiting = packet.next;
    this.cells = this.options.cellsOf(packet.bytes);
    this.left = this.cells;
    this.carried = 0;
    this.header = 0;
    this.isTrimmed = false;
  }

  /** The packet is over; is there another behind it? */
  finish(): boolean {
    this.packet = null;
    if (this.waiting === null) return false;
    this.start = leavesAt[this.waiting.row]!;
    return true;
  }

  private announce(): void {
    this.start = leavesAt[this.waiting!.row]!;
    this.listener.onTrain(this);
  }
}

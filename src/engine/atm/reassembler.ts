// What becomes of each packet at the far end: AAL5 puts cells together up to a marked one, and a packet is whole if all its
// cells are there and none of another. Decided when the last cell passes the switch, because from there on nothing is lost. Where
// the switch trims, a header that comes alone, or in front of a packet with a hole, is handed on as what is left of its packet.

import { fold } from '../core/digest.ts';
import { arrivesAt } from '../core/memory.ts';
import type { Simulator } from '../core/simulator.ts';
import type { Nanos } from '../core/time.ts';
import type { Packets } from '../net/packet.ts';
import type { Pipe } from '../net/pipe.ts';
import type { OutputBuffer } from './output-buffer.ts';
import type { SlotClock } from './slot-clock.ts';
import type { SwitchMarks } from './switch-marks.ts';
import type { VirtualCircuit } from './virtual-circuit.ts';

export interface ReassemblerOptions {
  readonly slots: SlotClock;
  /** From switch to receiver, ns. */
  readonly delay: Nanos;
  /** Rule A5: a lost end cell glues the next packet of that VC to the rest, and both fail. */
  readonly mergeOnLostEnd: boolean;
}

export class Reassembler {
  /** Cells of packets delivered; carried cells of packets that could not be delivered; cells lost. */
  usefulCells = 0;
  deadCells = 0;
  lostCells = 0;
  delivered = 0;
  /** Packets of which only some cells were carried; none; all, and yet glued to another. */
  partial = 0;
  whole = 0;
  poisoned = 0;
  /** Packets of which the header alone was handed on; their header cells, which are not dead, and their cells that were not taken, which are not lost. */
  trimmed = 0;
  headerCells = 0;
  trimmedCells = 0;
  private readonly options: ReassemblerOptions;
  private readonly pipe: Pipe;
  private readonly packets: Packets;
  private readonly marks: SwitchMarks;
  private readonly hash: number;

  constructor(sim: Simulator, options: ReassemblerOptions, pipe: Pipe, packets: Packets, marks: SwitchMarks) {
    this.options = options;
    this.pipe = pipe;
    this.packets = packets;
    this.marks = marks;
    this.hash = sim.digests.part();
  }

  /**
   * The header of a packet whose payload was cut off has passed, and an end mark with it. Returns whether it goes on to its receiver: not if
   * the rest of another packet is in front of it.
   */
  header(circuit: VirtualCircuit, buffer: OutputBuffer): boolean {
    if (circuit.glued) return false;
    const { slots, delay } = this.options;
    const { path, flow, kind, seq, length, segment } = circuit.packet!;
    // The packet itself is needed until its last cell has come to the switch.
    const packet = this.packets.take();
    Object.assign(packet, { path, flow, kind, seq, length, segment, bytes: 0, trimmed: seq });
    arrivesAt[packet.row] = slots.timeOf(buffer.last) + delay;
    this.trimmed++;
    this.pipe.put(packet);
    return true;
  }

  /** The last cell of a packet was taken or lost. Returns whether the packet goes on to its receiver. */
  end(circuit: VirtualCircuit, endTaken: boolean, buffer: OutputBuffer): boolean {
    const { slots, mergeOnLostEnd } = this.options;
    const { carried, cells, glued, isTrimmed } = circuit;
    const packet = circuit.packet!;
    const leaves = slots.timeOf(buffer.last);
    const arrives = carried === cells && !glued;
    fold(this.hash, leaves, (carried << 8) ^ (circuit.vc << 1) ^ (arrives ? 1 : 0));
    if (isTrimmed && !glued) this.endTrimmed(circuit);
    else if (arrives) {
      this.usefulCells += cells;
      this.delivered++;
      arrivesAt[packet.row] = leaves + this.options.delay;
      this.pipe.put(packet);
    } else {
      this.lostCells += cells - carried;
      this.deadCells += carried;
      if (carried === cells) {
        this.poisoned++;
        this.marks.glued(circuit, buffer);
      } else if (carried > 0) this.partial++;
      else this.whole++;
      this.packets.free(packet);
    }
    if (!endTaken && !isTrimmed && carried > 0) this.marks.endLost(circuit);
    circuit.glued = endTaken || isTrimmed ? false : mergeOnLostEnd && (carried > 0 || glued);
    this.marks.balance(buffer.now, this.usefulCells, this.deadCells + this.headerCells);
    return arrives;
  }

  /** Behind the header of a packet that was let in first, cells may be here that nobody can use. */
  private endTrimmed({ packet, cells, carried, keeps }: VirtualCircuit): void {
    this.headerCells += Math.min(carried, keeps);
    this.deadCells += Math.max(0, carried - keeps);
    this.trimmedCells += cells - carried;
    this.packets.free(packet!);
  }
}

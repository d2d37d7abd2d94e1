// What becomes of each packet at the far end: AAL5 puts cells together up to a marked one, and a packet is whole if all its
// cells are there and none of another. Decided when the last cell passes the switch, because from there on nothing is lost.

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

  /** The last cell of a packet was taken or lost. Returns whether the packet goes on to its receiver. */
  end(circuit: VirtualCircuit, endTaken: boolean, buffer: OutputBuffer): boolean {
    const { slots, mergeOnLostEnd } = this.options;
    const { carried, cells, glued } = circuit;
    const packet = circuit.packet!;
    const leaves = slots.timeOf(buffer.last);
    const arrives = carried === cells && !glued;
    fold(this.hash, leaves, (carried << 8) ^ (circuit.vc << 1) ^ (arrives ? 1 : 0));
    this.lostCells += cells - carried;
    if (arrives) {
      this.usefulCells += cells;
      this.delivered++;
      arrivesAt[packet.row] = leaves + this.options.delay;
      this.pipe.put(packet);
    } else {
      this.deadCells += carried;
      if (carried === cells) {
        this.poisoned++;
        this.marks.glued(circuit, buffer);
      } else if (carried > 0) this.partial++;
      else this.whole++;
      this.packets.free(packet);
    }
    if (!endTaken && carried > 0) this.marks.endLost(circuit);
    circuit.glued = endTaken ? false : mergeOnLostEnd && (carried > 0 || glued);
    this.marks.balance(buffer.now, this.usefulCells, this.deadCells);
    return arrives;
  }
}

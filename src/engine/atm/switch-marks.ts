// What the switch notes: packets refused at their first cell, trimmed there, cut by their first lost cell, glued to the rest of another,
// each with the numbers of that moment; and, where cells are recorded, every single cell.
// A cell in a flight log: it came in, it left the buffer, it was at the far end; `segment` is 256 times the packet's segment
// plus the cell, counted from 0. A lost cell has the time it came three times.

import type { FlightLog } from '../core/flights.ts';
import type { Gauge } from '../core/gauge.ts';
import type { MarkLog } from '../core/marks.ts';
import type { Nanos } from '../core/time.ts';
import type { AdmissionListener } from './admission.ts';
import type { OutputBuffer } from './output-buffer.ts';
import type { DropPolicy } from './policies/policy.ts';
import type { SlotClock } from './slot-clock.ts';
import type { VirtualCircuit } from './virtual-circuit.ts';

/** Cells of one packet are told apart by less than this. */
const CELLS_PER_SEGMENT = 256;

export interface SwitchMarkOptions {
  /** Index of the output link in the run's layout. */
  readonly link: number;
  readonly slots: SlotClock;
  /** From switch to receiver, ns. */
  readonly delay: Nanos;
  /** Cumulative cells of packets delivered, and dead cells. */
  readonly useful: Gauge | null;
  readonly dead: Gauge | null;
}

export class SwitchMarks implements AdmissionListener<VirtualCircuit> {
  private readonly log: MarkLog;
  private readonly options: SwitchMarkOptions;
  /** Ids of marks by VC: the last cut, and the cut that took an end cell, so that the next packet is glued to the rest. */
  private readonly cuts: number[] = [];
  private readonly endless: number[] = [];

  constructor(log: MarkLog, options: SwitchMarkOptions) {
    this.log = log;
    this.options = options;
  }

  /** Refused whole, at its first cell (or, without ATM, when it was there whole). */
  refused(circuit: VirtualCircuit, buffer: OutputBuffer, by: Pick<DropPolicy, 'threshold' | 'countsVcs'>): void {
    // A buffer may count for a policy that comes later; what happened before does not depend on that.
    const [ofVc, busyVcs] = by.countsVcs ? [buffer.of(circuit.vc), buffer.busyVcs] : [0, 0];
    const numbers = [buffer.length, by.threshold, buffer.capacity, circuit.cells, ofVc, busyVcs];
    this.lost('refuse', circuit, buffer, numbers);
  }

  /** Its header goes on, and all behind it is dropped. */
  trimmed(circuit: VirtualCircuit, buffer: OutputBuffer, { threshold }: Pick<DropPolicy, 'threshold'>): void {
    this.lost('trim', circuit, buffer, [buffer.length, threshold, buffer.capacity, circuit.cells, circuit.keeps]);
  }

  /** Its first lost cell; those before it are dead freight from now on. */
  cut(circuit: VirtualCircuit, buffer: OutputBuffer): void {
    const numbers = [buffer.length, buffer.capacity, circuit.seen, circuit.cells];
    this.cuts[circuit.vc] = this.lost('cut', circuit, buffer, numbers);
  }

  /** The end cell of a packet was lost, too, and some of its cells wait at the receiver. */
  endLost({ vc }: VirtualCircuit): void {
    this.endless[vc] = this.cuts[vc] ?? -1;
  }

  /** It came whole, but behind the rest of a packet whose end was lost. */
  glued(circuit: VirtualCircuit, buffer: OutputBuffer): void {
    this.lost('glue', circuit, buffer, [circuit.cells], this.endless[circuit.vc]);
  }

  balance(slot: number, useful: number, dead: number): void {
    const now = this.options.slots.timeOf(slot);
    this.options.useful?.recordAt(now, useful);
    this.options.dead?.recordAt(now, dead);
  }

  /** The cell that has just been taken or lost. */
  cell(
    circuit: VirtualCircuit,
    taken: boolean,
    buffer: OutputBuffer,
    logs: { readonly cells: FlightLog; readonly lostCells: FlightLog },
  ): void {
    const { slots, delay } = this.options;
    const { flow, kind, segment } = circuit.packet!;
    const name = segment * CELLS_PER_SEGMENT + circuit.seen;
    const now = slots.timeOf(buffer.now);
    const info = flow * 4 + kind;
    if (!taken) logs.lostCells.add(now, now, now, name, info);
    else logs.cells.add(now, slots.timeOf(buffer.last), slots.timeOf(buffer.last + 1) + delay, name, info);
  }

  private lost(
    kind: 'refuse' | 'trim' | 'cut' | 'glue',
    circuit: VirtualCircuit,
    buffer: OutputBuffer,
    numbers: readonly number[],
    cause = -1,
  ): number {
    const { slots, link } = this.options;
    return this.log.addLoss(kind, slots.timeOf(buffer.now), link, circuit.packet!, numbers, cause);
  }
}

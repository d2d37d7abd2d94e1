// The switch: cells of several VCs meet in front of one buffer and one output link. It is one component of the agenda and
// works through slot after slot until another component has something to do; slots with nothing to come in are skipped, and
// slots in which nothing is decided (no first, no last cell, no full buffer) are taken together, by multiplication.
// Rules: docs/models/atm.md. Left out on purpose: priorities, several output links, cell delay variation.

import { moveEarlier, start, timeOf } from '../core/agenda.ts';
import type { FlightLog } from '../core/flights.ts';
import { clock, END, heap, LIMIT } from '../core/memory.ts';
import type { Simulator, Source } from '../core/simulator.ts';
import { NEVER } from '../core/time.ts';
import type { Admission } from './admission.ts';
import type { Occupancy } from './occupancy.ts';
import type { OutputBuffer } from './output-buffer.ts';
import type { Reassembler } from './reassembler.ts';
import type { SlotClock } from './slot-clock.ts';
import type { SlotOrder } from './slot-order.ts';
import type { SwitchMarks } from './switch-marks.ts';
import type { TrainListener, VirtualCircuit } from './virtual-circuit.ts';

export interface SwitchOptions {
  readonly slots: SlotClock;
  readonly order: SlotOrder;
  /** Packets wait until they are here whole: cells are not taken one by one. */
  readonly storesPackets: boolean;
  /** Take slots without decisions together? The same results either way, except for a policy that counts cells by VC. */
  readonly inTrains: boolean;
  /** Cells that each circuit may bring in a slot: its link is so many times as fast as the output link. */
  readonly pace: number;
}

export interface SwitchParts {
  readonly admission: Admission<VirtualCircuit>;
  readonly reassembler: Reassembler;
  readonly marks: SwitchMarks;
  readonly occupancy: Occupancy | null;
  /** Every cell taken, and every cell lost, while cells are recorded. */
  readonly cells: FlightLog;
  readonly lostCells: FlightLog;
}

/** No slot: later than any. A small integer for V8. */
const NO_SLOT = 1073741823;

export class CellSwitch implements Source, TrainListener {
  readonly buffer: OutputBuffer;
  /** Cells that came to the switch. */
  offered = 0;
  private readonly options: SwitchOptions;
  private readonly parts: SwitchParts;
  private readonly slots: SlotClock;
  private readonly rank: number;
  private readonly admission: Admission<VirtualCircuit>;
  /** Circuits whose cells come in, in the order in which they began; then those still to begin, the next one first. */
  private readonly active: VirtualCircuit[] = [];
  private readonly waiting: VirtualCircuit[] = [];
  private due = NO_SLOT;
  /** From this slot on another component may have to act first. */
  private bound = 0;
  private finished = 0;

  constructor(sim: Simulator, options: SwitchOptions, parts: SwitchParts) {
    this.options = options;
    this.parts = parts;
    this.slots = options.slots;
    this.admission = parts.admission;
    this.buffer = parts.admission.buffer;
    this.rank = sim.register(this, 'link');
  }

  onTrain(circuit: VirtualCircuit): void {
    this.wait(circuit);
    if (this.active.length === 0 && circuit.start < this.due) this.schedule(circuit.start);
  }

  fire(): void {
    let slot = this.due;
    this.due = NO_SLOT;
    this.setBound();
    const isWatched = !this.options.storesPackets && this.parts.cells.to > clock[0]!;
    do {
      this.buffer.now = slot;
      if (this.waiting.length > 0 && this.waiting[0]!.start <= slot) this.wake(slot);
      const rounds = this.options.inTrains && !isWatched ? this.quietSlots(slot) : 0;
      if (rounds > 1) this.takeTogether(slot, rounds);
      else this.takeOne(slot, isWatched);
      slot += Math.max(1, rounds);
      if (this.active.length === 0) slot = this.waiting.length === 0 ? NO_SLOT : this.waiting[0]!.start;
    } while (slot < this.bound);
    if (slot !== NO_SLOT) this.schedule(slot);
  }

  /** Brings what can be read (occupancy) to a time. */
  settle(time: number): void {
    const over = this.slots.after(time) - 1;
    this.buffer.now = Math.max(this.buffer.now, over);
    this.parts.occupancy?.drain(over);
  }

  /** Cells of packets that still come in: those the buffer took, and those it did not. */
  get unfinished(): { readonly taken: number; readonly lost: number } {
    let taken = 0;
    let lost = 0;
    for (const circuit of this.active) {
      taken += circuit.carried;
      if (!this.options.storesPackets) lost += circuit.cells - circuit.left - circuit.carried;
    }
    return { taken, lost };
  }

  /** The first slot from which on another component goes first, or the run is over. */
  private setBound(): void {
    const key = Math.min(heap[0]!, clock[LIMIT]!);
    this.bound = key === NEVER ? NO_SLOT : this.slots.from(timeOf(key));
  }

  private schedule(slot: number): void {
    const time = this.slots.timeOf(slot);
    const before = this.due === NO_SLOT ? NEVER : this.slots.timeOf(this.due);
    this.due = slot;
    if (time >= clock[END]!) return;
    if (before >= clock[END]!) start(this.rank, time);
    else moveEarlier(this.rank, before, time);
  }

  private wait(circuit: VirtualCircuit): void {
    const { waiting } = this;
    let place = waiting.length;
    while (place > 0 && waiting[place - 1]!.start > circuit.start) place--;
    waiting.splice(place, 0, circuit);
  }

  private wake(slot: number): void {
    const { waiting, active } = this;
    while (waiting.length > 0 && waiting[0]!.start <= slot) {
      const circuit = waiting.shift()!;
      circuit.begin();
      active.push(circuit);
    }
  }

  /** So many slots from this one on have no first and no last cell, none that starts, and room for all that is offered. */
  private quietSlots(slot: number): number {
    const { active, waiting, buffer } = this;
    const { pace } = this.options;
    let slots = this.bound - slot;
    if (waiting.length > 0) slots = Math.min(slots, waiting[0]!.start - slot);
    let passing = 0;
    for (let i = 0; i < active.length; i++) {
      const circuit = active[i]!;
      if (circuit.left === circuit.cells || circuit.header > 0) return 0;
      if (circuit.left <= slots * pace) slots = Math.floor((circuit.left - 1) / pace);
      if (circuit.offers) passing += pace;
    }
    if (passing === 0) return slots;
    const spare = buffer.forPayload - passing - buffer.length;
    if (spare < 0) return 0;
    return passing === 1 ? slots : Math.min(slots, Math.floor(spare / (passing - 1)) + 1);
  }

  private takeTogether(slot: number, slots: number): void {
    const { active, buffer } = this;
    const { pace } = this.options;
    let passing = 0;
    for (let i = 0; i < active.length; i++) {
      const circuit = active[i]!;
      circuit.left -= slots * pace;
      if (!circuit.offers) continue;
      circuit.carried += slots * pace;
      passing += pace;
    }
    this.offered += slots * pace * active.length;
    if (passing === 0) return;
    buffer.takeRounds(passing, slots);
    this.parts.occupancy?.ramp(slot, buffer.length - passing * (slots - 1), passing - 1, slots);
  }

  private takeOne(slot: number, isWatched: boolean): void {
    const { active, buffer } = this;
    const count = active.length;
    let place = count > 1 ? this.options.order.first(slot, count) : 0;
    // One cell of each, and again from the first, as often as the links of the circuits are faster.
    for (let i = count * this.options.pace; i > 0; i--) {
      const circuit = active[place]!;
      if (circuit.left > 0) this.takeCell(circuit, isWatched);
      if (++place === count) place = 0;
    }
    if (this.parts.occupancy !== null) this.parts.occupancy.record(slot, buffer.length);
    if (this.finished > 0) this.dismiss(slot + 1);
  }

  private takeCell(circuit: VirtualCircuit, isWatched: boolean): void {
    const isFirst = circuit.left === circuit.cells;
    const isEnd = --circuit.left === 0;
    this.offered++;
    const taken = this.admission.offer(circuit, isFirst, isEnd);
    if (isWatched) this.parts.marks.cell(circuit, taken, this.buffer, this.parts);
    if (taken && circuit.isTrimmed && circuit.header === 0) this.passHeader(circuit);
    if (!isEnd) return;
    this.finished++;
    // A packet in flight may be the next event.
    if (this.parts.reassembler.end(circuit, taken, this.buffer)) this.setBound();
  }

  private passHeader(circuit: VirtualCircuit): void {
    if (this.parts.reassembler.header(circuit, this.buffer)) this.setBound();
  }

  /** Circuits whose packet is over make room, unless the next one follows at once. */
  private dismiss(next: number): void {
    const { active } = this;
    this.finished = 0;
    let kept = 0;
    for (let i = 0; i < active.length; i++) {
      const circuit = active[i]!;
      if (circuit.left === 0) {
        if (!circuit.finish()) continue;
        if (circuit.start > next) {
          this.wait(circuit);
          continue;
        }
        circuit.begin();
      }
      active[kept++] = circuit;
    }
    active.length = kept;
  }
}

// One thing that may happen later, owned by one component. A deadline that moves later (a retransmission timer, at every
// ACK) only writes a number: the entry in the agenda stays, fires, sees the later deadline and goes back.

import { moveEarlier, start } from './agenda.ts';
import { EngineError } from './errors.ts';
import { clock, END, entryAt, expiresAt, isIn, leavesAt, startedAt, TIMER } from './memory.ts';
import type { Simulator, Source } from './simulator.ts';
import { type Nanos, NEVER } from './time.ts';

export class Timer implements Source {
  private readonly sim: Simulator;
  /** Where its times are in the columns. */
  private readonly row: number;
  private readonly action: () => void;

  constructor(sim: Simulator, action: () => void) {
    this.sim = sim;
    this.action = action;
    this.row = TIMER * sim.register(this, 'timer');
  }

  /** When it will go off; NEVER while it is stopped. */
  get expiresAt(): Nanos {
    return expiresAt[this.row]!;
  }

  /** When it was started last. */
  get startedAt(): Nanos {
    return startedAt[this.row]!;
  }

  get running(): boolean {
    return expiresAt[this.row] !== NEVER;
  }

  /** Goes off `delay` ns from now. Starting a running timer moves it. */
  start(delay: Nanos): void {
    const { row } = this;
    startedAt[row] = clock[0]!;
    expiresAt[row] = clock[0]! + delay;
    if (expiresAt[row]! < entryAt[row]!) this.enter();
  }

  /** Goes off when the packet of a row leaves: read here, because a double in a call may be boxed. */
  startUntilLeaving(packetRow: number): void {
    const { row } = this;
    startedAt[row] = clock[0]!;
    expiresAt[row] = leavesAt[packetRow]!;
    if (expiresAt[row]! < entryAt[row]!) this.enter();
  }

  /** Stopping a stopped timer does nothing. */
  stop(): void {
    expiresAt[this.row] = NEVER;
  }

  fire(): void {
    const { row } = this;
    entryAt[row] = NEVER;
    if (expiresAt[row] === clock[0]) {
      expiresAt[row] = NEVER;
      this.action();
    } else if (expiresAt[row] !== NEVER) this.enter();
  }

  private enter(): void {
    const { sim, row } = this;
    if (!isIn(sim)) throw new EngineError('A timer was started while another simulation holds the memory.');
    // What cannot happen within this run never enters the agenda: keys stay whole numbers.
    if (expiresAt[row]! >= clock[END]!) return;
    if (entryAt[row] === NEVER) start(row / TIMER, expiresAt[row]!);
    else moveEarlier(row / TIMER, entryAt[row]!, expiresAt[row]!);
    entryAt[row] = expiresAt[row]!;
  }
}

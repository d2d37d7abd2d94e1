// One thing that may happen later, owned by one component. A deadline that moves later (a retransmission timer, at every
// ACK) only writes a number: the entry in the agenda stays, fires, sees the later deadline and goes back.

import { EngineError } from './errors.ts';
import { clock, isIn } from './memory.ts';
import type { Simulator, Source } from './simulator.ts';
import { NEVER, type Nanos } from './time.ts';

export class Timer implements Source {
  /** When it will go off; NEVER while it is stopped. */
  expiresAt: Nanos = NEVER;
  private entryAt: Nanos = NEVER;
  private readonly sim: Simulator;
  private readonly rank: number;
  private readonly action: () => void;

  constructor(sim: Simulator, action: () => void) {
    this.sim = sim;
    this.action = action;
    this.rank = sim.register(this, 'timer');
  }

  get running(): boolean {
    return this.expiresAt !== NEVER;
  }

  /** Goes off `delay` ns from now. Starting a running timer moves it. */
  start(delay: Nanos): void {
    this.expiresAt = clock[0]! + delay;
    if (this.expiresAt < this.entryAt) this.enter();
  }

  /** Stopping a stopped timer does nothing. */
  stop(): void {
    this.expiresAt = NEVER;
  }

  fire(): void {
    this.entryAt = NEVER;
    if (this.expiresAt === clock[0]) {
      this.expiresAt = NEVER;
      this.action();
    } else if (this.expiresAt !== NEVER) this.enter();
  }

  private enter(): void {
    if (!isIn(this.sim)) throw new EngineError('A timer was started while another simulation holds the memory.');
    // What cannot happen within this run never enters the agenda: keys stay whole numbers.
    if (this.expiresAt >= this.sim.horizon) return;
    if (this.entryAt === NEVER) this.sim.start(this.rank, this.expiresAt);
    else this.sim.moveEarlier(this.rank, this.entryAt, this.expiresAt);
    this.entryAt = this.expiresAt;
  }
}

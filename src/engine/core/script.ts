// What a scenario or a person arranged beforehand, as one component: it registers first, so a change made at an instant
// is in force for everything else of that instant.

import { invariant } from './errors.ts';
import type { Simulator } from './simulator.ts';
import { type Nanos, NEVER } from './time.ts';
import { Timer } from './timer.ts';

export class Script {
  private readonly lines: { readonly at: Nanos; readonly action: () => void }[] = [];
  private readonly timer: Timer;
  private readonly sim: Simulator;
  private next = 0;

  constructor(sim: Simulator) {
    this.sim = sim;
    this.timer = new Timer(sim, () => this.perform());
  }

  /** Lines of the same time are performed in the order they were added. */
  add(at: Nanos, action: () => void): void {
    invariant(at >= this.sim.now, 'A script line lies in the past.');
    let place = this.lines.length;
    while (place > this.next && this.lines[place - 1]!.at > at) place--;
    this.lines.splice(place, 0, { at, action });
    this.arm();
  }

  private perform(): void {
    const now = this.sim.now;
    while (this.next < this.lines.length && this.lines[this.next]!.at <= now) this.lines[this.next++]!.action();
    this.arm();
  }

  private arm(): void {
    const at = this.lines[this.next]?.at ?? NEVER;
    if (at !== NEVER) this.timer.start(at - this.sim.now);
  }
}

// A parameter of a link over the whole run. Every change is part of the run and so known before it happens; whoever
// computes ahead reads the value of the time it computes for.

import { type Nanos, NEVER } from './time.ts';

export class Timeline {
  value: number;
  /** From this time on the value is another one: call `advance` first. */
  until: Nanos;
  private readonly changes: readonly { readonly at: Nanos; readonly value: number }[];
  private next = 0;

  /** @param changes in order of time */
  constructor(value: number, changes: readonly { readonly at: Nanos; readonly value: number }[] = []) {
    this.value = value;
    this.changes = changes;
    this.until = changes[0]?.at ?? NEVER;
  }

  /** The largest value of all that are still to come, and the present one. */
  get most(): number {
    return this.changes.slice(this.next).reduce((most, { value }) => Math.max(most, value), this.value);
  }

  /** Brings `value` to a time; times of one timeline never go back. */
  advance(time: Nanos): void {
    while (time >= this.until) {
      this.value = this.changes[this.next++]!.value;
      this.until = this.changes[this.next]?.at ?? NEVER;
    }
  }
}

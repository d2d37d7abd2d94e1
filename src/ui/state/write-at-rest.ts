// When the address bar is written: once changes have come to rest, and never twice in a short time. What a page came to rest at
// can be written before its time, so that an entry of the history that follows at once leads back to it.

import type { Bar } from './browser-bar.ts';

/** Rest after the last change before the bar is written, ms. */
export const REST = 300;
/** Least time between two writes, ms. */
const APART = 400;

export class WriteAtRest {
  private readonly bar: Pick<Bar, 'after' | 'now'>;
  private lastWrite = Number.NEGATIVE_INFINITY;
  private stop: () => void = () => {};
  /** Writes what stood before the changes that are being made now, if the bar does not say it yet. */
  private settled: (() => void) | undefined;

  constructor(bar: Pick<Bar, 'after' | 'now'>) {
    this.bar = bar;
  }

  /** In place of what was to be written. Several changes of one task are one: only what it ends with has stood on the page. */
  write(write: () => void): void {
    this.stop();
    let isDue = true;
    const settled = (): void => {
      this.settled = undefined;
      this.lastWrite = this.bar.now();
      write();
    };
    const stop = this.bar.after(Math.max(REST, this.lastWrite + APART - this.bar.now()), settled);
    this.stop = () => {
      stop();
      isDue = false;
    };
    queueMicrotask(() => {
      if (isDue) this.settled = settled;
    });
  }

  /** Now, whatever stood there for however short a time; nothing of what is being changed. */
  settle(): void {
    this.stop();
    this.settled?.();
  }

  /** Nothing is written any more. */
  forget(): void {
    this.stop();
    this.settled = undefined;
  }
}

// When a receiver acknowledges, as BSD and the simulator YATS have it (rule C8 of docs/models/atm.md): what is old or out
// of order at once; what is in order when the application has taken it and the window's edge has moved by a full segment or
// half the window; otherwise after a delay.

import type { Simulator } from '../core/simulator.ts';
import type { Nanos } from '../core/time.ts';
import { Timer } from '../core/timer.ts';

export interface WindowEdgeOptions {
  /** Until the application has taken the data, ns. */
  readonly takenAfter: Nanos;
  /** The edge must move by this much for an ACK at once. */
  readonly step: number;
  readonly delayedAck: { readonly value: Nanos };
}

export class WindowEdgeAcks {
  private readonly options: WindowEdgeOptions;
  private readonly nextOf: () => number;
  private readonly taken: Timer;
  private readonly delay: Timer;
  private acknowledged = 0;

  /** @param nextOf the next unit expected; acknowledge: sends an ACK for it */
  constructor(sim: Simulator, options: WindowEdgeOptions, nextOf: () => number, acknowledge: () => void) {
    this.options = options;
    this.nextOf = nextOf;
    this.taken = new Timer(sim, () => {
      if (this.nextOf() - this.acknowledged >= this.options.step) acknowledge();
      else if (!this.delay.running) this.delay.start(this.options.delayedAck.value);
    });
    this.delay = new Timer(sim, acknowledge);
  }

  /** In order: the application takes it soon. */
  onInOrder(): void {
    if (!this.taken.running) this.taken.start(this.options.takenAfter);
  }

  onAcknowledged(): void {
    this.acknowledged = this.nextOf();
    this.delay.stop();
  }

  reopen(): void {
    this.acknowledged = 0;
    this.taken.stop();
    this.delay.stop();
  }
}

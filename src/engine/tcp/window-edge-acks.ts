// When a receiver acknowledges, as BSD and the simulator YATS have it (rule C8 of docs/models/atm.md): what is old or out
// of order at once; what is in order when the application has taken it and the window's edge has moved by a full segment or
// half the window; otherwise after a delay. Even at once takes the host its time for a packet, and the one acknowledgement
// it is making then serves for all that comes meanwhile.

import type { Simulator } from '../core/simulator.ts';
import type { Nanos } from '../core/time.ts';
import { Timer } from '../core/timer.ts';

export interface WindowEdgeOptions {
  /** Until the application has taken the data, ns. */
  readonly takenAfter: Nanos;
  /** The edge must move by this much for an ACK at once. */
  readonly step: number;
  readonly delayedAck: { readonly value: Nanos };
  /** How long the host takes to make the next ACK, ns. */
  readonly makingTime: () => Nanos;
}

export class WindowEdgeAcks {
  private readonly options: WindowEdgeOptions;
  private readonly nextOf: () => number;
  private readonly taken: Timer;
  private readonly delay: Timer;
  private readonly making: Timer;
  private acknowledged = 0;

  /** @param nextOf the next unit expected; acknowledge: sends an ACK for it */
  constructor(sim: Simulator, options: WindowEdgeOptions, nextOf: () => number, acknowledge: () => void) {
    this.options = options;
    this.nextOf = nextOf;
    this.taken = new Timer(sim, () => {
      if (this.nextOf() - this.acknowledged >= this.options.step) this.atOnce();
    });
    this.making = new Timer(sim, acknowledge);
    this.delay = new Timer(sim, () => {
      if (!this.making.running) acknowledge();
    });
  }

  /** In order: the application takes it soon. */
  onInOrder(): void {
    if (!this.taken.running) this.taken.start(this.options.takenAfter);
    if (!this.making.running && !this.delay.running) this.delay.start(this.options.delayedAck.value);
  }

  /** Old or out of order, or the edge has moved. */
  atOnce(): void {
    if (!this.making.running) this.making.start(this.options.makingTime());
  }

  onAcknowledged(): void {
    this.acknowledged = this.nextOf();
    this.delay.stop();
  }

  reopen(): void {
    this.acknowledged = 0;
    this.taken.stop();
    this.delay.stop();
    this.making.stop();
  }
}

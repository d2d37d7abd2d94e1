// An application that writes at a steady rate into a send buffer of limited size: stopped while the buffer is full, started
// again when there is room (rule C2 of docs/models/atm.md). Faster than the link it is a source that never runs dry, and
// what is left in the buffer when it stops goes out as a short segment.

import type { Simulator } from '../core/simulator.ts';
import type { Nanos } from '../core/time.ts';
import { Timer } from '../core/timer.ts';
import type { Bytes } from '../core/units.ts';
import type { TcpSender } from './sender.ts';

export interface PacedSourceOptions {
  /** So much at once, so often. */
  readonly bytes: Bytes;
  readonly every: Nanos;
  /** Stopped while so much or more is unacknowledged; started again when there is so much or less. */
  readonly full: Bytes;
  readonly low: Bytes;
}

export class PacedSource {
  private readonly sender: TcpSender;
  private readonly options: PacedSourceOptions;
  private readonly timer: Timer;
  private stopped = false;

  constructor(sim: Simulator, sender: TcpSender, options: PacedSourceOptions) {
    this.sender = sender;
    this.options = options;
    this.timer = new Timer(sim, () => this.write());
  }

  /** @param at until the first write, ns */
  start(at: Nanos): void {
    this.timer.start(at);
  }

  /** The sender has dealt with an ACK. */
  onAck(): void {
    if (!this.stopped || this.sender.unacknowledged > this.options.low) return;
    this.stopped = false;
    this.timer.start(0);
  }

  private write(): void {
    this.sender.write(this.options.bytes);
    this.stopped = this.sender.unacknowledged >= this.options.full;
    if (!this.stopped) this.timer.start(this.options.every);
  }
}

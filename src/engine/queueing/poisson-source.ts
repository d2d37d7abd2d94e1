// Requests from outside, whatever the stations do: exponential times between them. Jobs are taken from a store that reuses
// those that are done.

import { fold } from '../core/digest.ts';
import { exponential } from '../core/distributions.ts';
import type { Level } from '../core/level.ts';
import { clock } from '../core/memory.ts';
import type { RandomStream } from '../core/random.ts';
import type { Simulator } from '../core/simulator.ts';
import type { Nanos } from '../core/time.ts';
import { Timer } from '../core/timer.ts';
import type { Job } from './job.ts';

export interface PoissonSetup<J> {
  /** Mean time from one job to the next, ns. */
  readonly spacing: Nanos;
  /** How many times as often jobs come, as time goes on; left out: always as often. */
  readonly level?: Level | undefined;
  readonly stream: RandomStream;
  /** The next job, ready to go. */
  readonly take: () => J;
  /** Sends it on its way. */
  readonly send: (job: J) => void;
}

export class PoissonSource<J extends Job<J>> {
  sent = 0;
  private readonly setup: PoissonSetup<J>;
  private readonly timer: Timer;
  private readonly hash: number;
  /** Exact time of the next job: rounding must not change the rate. */
  private due: Nanos;

  constructor(sim: Simulator, setup: PoissonSetup<J>) {
    this.setup = setup;
    this.hash = sim.digests.part();
    this.timer = new Timer(sim, () => this.arrive());
    this.due = 0;
    this.wait();
    this.timer.start(Math.floor(this.due));
  }

  private arrive(): void {
    const { take, send } = this.setup;
    this.wait();
    this.timer.start(Math.floor(this.due) - clock[0]!);
    this.sent++;
    const job = take();
    fold(this.hash, clock[0]!, job.number);
    send(job);
  }

  private wait(): void {
    const { spacing, level, stream } = this.setup;
    const time = exponential(stream, spacing);
    this.due = level === undefined ? this.due + time : level.after(this.due, time);
  }
}

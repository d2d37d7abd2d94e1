// A processor that works on all its jobs at once, each at an equal share of its speed (egalitarian processor sharing). Kept
// in virtual time: what each of those present has received since the station was last empty. A job that needs `work` leaves
// when virtual time has grown by as much, whoever comes and goes meanwhile, so an arrival costs no more than a place in a heap.

import { fold } from '../core/digest.ts';
import type { Gauge } from '../core/gauge.ts';
import { clock } from '../core/memory.ts';
import type { Simulator } from '../core/simulator.ts';
import type { Nanos } from '../core/time.ts';
import { Timer } from '../core/timer.ts';
import type { Job, JobSink } from './job.ts';
import { JobHeap } from './job-heap.ts';

export class ProcessorSharing<J extends Job<J>> implements JobSink<J> {
  next: JobSink<J> | null = null;
  arrived = 0;
  served = 0;
  private readonly jobs = new JobHeap<J>();
  /** Virtual time, when it was brought up to date, and busy time until then; all ns. */
  private received = Number.NaN;
  private readAt: Nanos = Number.NaN;
  private busy: Nanos = Number.NaN;
  private readonly gauge: Gauge | null;
  private readonly timer: Timer;
  private readonly hash: number;

  /** @param gauge records how many jobs are here */
  constructor(sim: Simulator, gauge: Gauge | null = null) {
    this.gauge = gauge;
    this.timer = new Timer(sim, () => this.release());
    this.hash = sim.digests.part();
    this.received = this.readAt = this.busy = 0;
    this.gauge?.record(0);
  }

  /** Jobs here now, all of them in service. */
  get length(): number {
    return this.jobs.length;
  }

  receive(job: J): void {
    const { jobs } = this;
    this.bringUp();
    this.arrived++;
    job.due = this.received + job.work;
    jobs.push(job);
    if (this.gauge !== null) this.gauge.record(jobs.length);
    this.arm();
  }

  /** Time during which anybody was here, in ns. */
  busyAt(now: Nanos): Nanos {
    return this.busy + (this.jobs.length > 0 ? now - this.readAt : 0);
  }

  /** Everybody leaves at once, unserved: the machine has failed. */
  empty(lost: JobSink<J>): void {
    const { jobs } = this;
    this.bringUp();
    this.timer.stop();
    if (this.gauge !== null) this.gauge.record(0);
    while (jobs.length > 0) {
      const job = jobs.pop();
      fold(this.hash, clock[0]!, -1 - job.number);
      lost.receive(job);
    }
    this.received = 0;
  }

  /** The job that needs least leaves. */
  private release(): void {
    const { jobs } = this;
    this.bringUp();
    const job = jobs.pop();
    this.served++;
    // Its departure is the whole nanosecond after the exact time, or a rounding error before it.
    if (this.received < job.due) this.received = job.due;
    if (jobs.length > 0) this.arm();
    else this.received = 0;
    if (this.gauge !== null) this.gauge.record(jobs.length);
    fold(this.hash, clock[0]!, job.number);
    this.next!.receive(job);
  }

  private bringUp(): void {
    const { length } = this.jobs;
    const now = clock[0]!;
    if (length > 0) {
      this.received += (now - this.readAt) / length;
      this.busy += now - this.readAt;
    }
    this.readAt = now;
  }

  private arm(): void {
    const { jobs } = this;
    const needs = (jobs.first.due - this.received) * jobs.length;
    this.timer.start(needs > 0 ? Math.ceil(needs) : 0);
  }
}

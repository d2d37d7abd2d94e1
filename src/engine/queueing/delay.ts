// A station at which nobody waits for anybody: each job stays as long as its `work` says. A wire's propagation, a page cache
// that answers, users who think. Thousands of jobs, one entry in the agenda.

import { fold } from '../core/digest.ts';
import { clock } from '../core/memory.ts';
import type { Simulator } from '../core/simulator.ts';
import { Timer } from '../core/timer.ts';
import type { Job, JobSink } from './job.ts';
import { JobHeap } from './job-heap.ts';

export class Delay<J extends Job<J>> implements JobSink<J> {
  next: JobSink<J> | null = null;
  private readonly jobs = new JobHeap<J>();
  private readonly timer: Timer;
  private readonly hash: number;

  constructor(sim: Simulator) {
    this.timer = new Timer(sim, () => this.release());
    this.hash = sim.digests.part();
  }

  /** Jobs here now. */
  get length(): number {
    return this.jobs.length;
  }

  receive(job: J): void {
    const { jobs } = this;
    job.due = clock[0]! + job.work;
    jobs.push(job);
    if (jobs.first === job) this.timer.start(job.work);
  }

  private release(): void {
    const { jobs } = this;
    const job = jobs.pop();
    if (jobs.length > 0) this.timer.start(jobs.firstDue - clock[0]!);
    fold(this.hash, clock[0]!, job.number);
    this.next!.receive(job);
  }
}

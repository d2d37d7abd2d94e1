// First come, first served, by one or more equal servers, with room for so many. Jobs are served in the order in which they
// arrive, never booked ahead of it; each departure is an event, and the station has one entry in the agenda. What a job
// costs is what it brings along (`work`) or, where the station has a cost of its own, that cost when its service begins.

import { fold } from '../core/digest.ts';
import type { Gauge } from '../core/gauge.ts';
import { clock } from '../core/memory.ts';
import type { Simulator } from '../core/simulator.ts';
import type { Nanos } from '../core/time.ts';
import type { Timeline } from '../core/timeline.ts';
import { Timer } from '../core/timer.ts';
import type { Job, JobSink } from './job.ts';

export interface FifoSetup<J> {
  /** 1 unless told otherwise. */
  readonly servers?: number;
  /** Jobs there may be at once, those in service included; left out: any number. */
  readonly room?: number;
  /** Cost of each job, whole ns; left out: the job's `work`. */
  readonly cost?: Timeline;
  /** Which jobs cost that, where others bring their own `work`; left out: all. */
  readonly hasCost?: (job: J) => boolean;
  /** Records how many jobs are here. */
  readonly gauge?: Gauge | null;
  /** Where jobs go that find no room. */
  readonly refused?: JobSink<J>;
}

export class Fifo<J extends Job<J>> implements JobSink<J> {
  /** Where jobs go when they have been served. */
  next: JobSink<J> | null = null;
  /** Jobs here now, in service and waiting. */
  length = 0;
  arrived = 0;
  served = 0;
  turnedAway = 0;
  private inService = 0;
  /** In service, the first to leave first. */
  private leaving: J | null = null;
  private waiting: J | null = null;
  private lastWaiting: J | null = null;
  private begun: Nanos = Number.NaN;
  private readonly servers: number;
  private readonly room: number;
  private readonly cost: Timeline | null;
  private readonly hasCost: ((job: J) => boolean) | null;
  private readonly gauge: Gauge | null;
  private readonly refused: JobSink<J> | null;
  private readonly timer: Timer;
  private readonly hash: number;

  constructor(sim: Simulator, setup: FifoSetup<J> = {}) {
    this.servers = setup.servers ?? 1;
    this.room = setup.room ?? Number.POSITIVE_INFINITY;
    this.cost = setup.cost ?? null;
    this.hasCost = setup.hasCost ?? null;
    this.gauge = setup.gauge ?? null;
    this.refused = setup.refused ?? null;
    this.timer = new Timer(sim, () => this.release());
    this.hash = sim.digests.part();
    this.begun = 0;
    this.gauge?.record(0);
  }

  receive(job: J): void {
    this.arrived++;
    if (this.length >= this.room) {
      this.turnedAway++;
      fold(this.hash, clock[0]!, -1 - job.number);
      this.refused!.receive(job);
      return;
    }
    this.length++;
    if (this.gauge !== null) this.gauge.record(this.length);
    if (this.inService < this.servers) {
      this.serve(job);
      if (this.leaving === job) this.timer.start(job.work);
    } else this.queue(job);
  }

  /** Server time used so far, in ns: divided by the time and the number of servers, the utilisation. */
  busyAt(now: Nanos): Nanos {
    let busy = this.begun;
    for (let job = this.leaving; job !== null; job = job.next) busy -= job.due - now;
    return busy;
  }

  /** Everybody leaves at once, unserved: the machine has failed. */
  empty(lost: JobSink<J>): void {
    this.begun = this.busyAt(clock[0]!);
    this.timer.stop();
    const lists = [this.leaving, this.waiting];
    this.leaving = this.waiting = this.lastWaiting = null;
    this.inService = this.length = 0;
    if (this.gauge !== null) this.gauge.record(0);
    for (const list of lists) {
      for (let job = list; job !== null; ) {
        const following: J | null = job.next;
        fold(this.hash, clock[0]!, -1 - job.number);
        lost.receive(job);
        job = following;
      }
    }
  }

  /** The first in service leaves; the first who waits takes the server. */
  private release(): void {
    const job = this.leaving!;
    this.leaving = job.next;
    this.inService--;
    this.length--;
    this.served++;
    const { waiting } = this;
    if (waiting !== null) {
      this.waiting = waiting.next;
      if (waiting.next === null) this.lastWaiting = null;
      this.serve(waiting);
    }
    if (this.leaving !== null) this.timer.start(this.leaving.due - clock[0]!);
    if (this.gauge !== null) this.gauge.record(this.length);
    fold(this.hash, clock[0]!, job.number);
    this.next!.receive(job);
  }

  private serve(job: J): void {
    const { cost, hasCost } = this;
    if (cost !== null && (hasCost === null || hasCost(job))) {
      if (clock[0]! >= cost.until) cost.advance(clock[0]!);
      job.work = cost.value;
    }
    this.inService++;
    this.begun += job.work;
    job.due = clock[0]! + job.work;
    const first = this.leaving;
    if (first === null || job.due < first.due) {
      job.next = first;
      this.leaving = job;
    } else this.serveBehind(first, job);
  }

  /** Several servers: in order of departure, and of equals in order of arrival. */
  private serveBehind(first: J, job: J): void {
    let before = first;
    while (before.next !== null && before.next.due <= job.due) before = before.next;
    job.next = before.next;
    before.next = job;
  }

  private queue(job: J): void {
    job.next = null;
    if (this.lastWaiting === null) this.waiting = job;
    else this.lastWaiting.next = job;
    this.lastWaiting = job;
  }
}

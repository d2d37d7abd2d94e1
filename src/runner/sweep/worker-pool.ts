// Workers that stay alive from sweep to sweep. Each has one run at a time; a worker that dies is replaced and its run is
// given to another, so nothing is lost. It knows nothing of what is swept.

import type { RunSpec } from '../../scenarios/kit/run-spec.ts';
import type { Metrics } from '../../scenarios/kit/scenario.ts';
import type { StartWorker, SweepReply, SweepWorker } from './sweep-protocol.ts';

/** Where the runs come from and where the results go. */
export interface WorkSource {
  /** Undefined: nothing to do now. */
  next(): { readonly index: number; readonly spec: RunSpec } | undefined;
  /** Its worker died or was stopped. */
  giveBack(index: number): void;
  onFinished(index: number, digest: number, metrics: Metrics): void;
  onFailed(index: number, message: string): void;
  /** No worker can be started, or all die: nothing further will come. */
  onHopeless(reason: string, unfetched: boolean): void;
}

/** How often the run that was in a dying worker's hands is tried before it counts as one that cannot be computed. */
const TRIES = 3;

interface Desk {
  readonly worker: SweepWorker;
  /** The run it has, and under which name the worker knows it. */
  index: number | undefined;
  id: number;
}

export class WorkerPool {
  readonly size: number;
  private readonly start: StartWorker;
  private readonly desks: Desk[] = [];
  private source: WorkSource | undefined;
  private readonly deaths = new Map<number, number>();
  /** Deaths since a worker last did something useful. */
  private inVain = 0;
  private ids = 0;

  /** @param size workers at most; they are started when first needed */
  constructor(start: StartWorker, size: number) {
    this.start = start;
    this.size = Math.max(1, Math.floor(size));
  }

  /** Hands out runs until the source has no more. Another source takes the place of an earlier one. */
  work(source: WorkSource): void {
    this.stop();
    this.source = source;
    this.deaths.clear();
    this.inVain = 0;
    this.handOut();
  }

  /** Abandons the runs in progress, which are given back; the workers stay alive. */
  stop(): void {
    const { source } = this;
    this.source = undefined;
    for (const desk of this.desks) {
      const { index } = desk;
      if (index === undefined) continue;
      desk.index = undefined;
      desk.worker.post({ type: 'stop' });
      source?.giveBack(index);
    }
  }

  dispose(): void {
    this.source = undefined;
    for (const { worker } of this.desks.splice(0)) worker.terminate();
  }

  /** Gives every worker that has nothing to do a run. */
  handOut(): void {
    const { source } = this;
    while (source !== undefined && source === this.source) {
      const idle = this.desks.find(({ index }) => index === undefined);
      if (idle === undefined && this.desks.length >= this.size) return;
      const run = source.next();
      if (run === undefined) return;
      const desk = idle ?? this.hire();
      desk.index = run.index;
      desk.id = ++this.ids;
      desk.worker.post({ type: 'run', id: desk.id, spec: run.spec });
    }
  }

  private hire(): Desk {
    const worker = this.start({
      onReply: (reply) => this.onReply(desk, reply),
      onDeath: (reason, unfetched = false) => this.onDeath(desk, reason, unfetched),
    });
    const desk: Desk = { worker, index: undefined, id: 0 };
    this.desks.push(desk);
    return desk;
  }

  private onReply(desk: Desk, reply: SweepReply): void {
    if (reply.type === 'working') return;
    // A message that was in flight when the run was stopped.
    const { index } = desk;
    if (index === undefined || desk.id !== reply.id) return;
    if (reply.type === 'unfetched') {
      desk.worker.terminate();
      this.onDeath(desk, reply.message, true);
      return;
    }
    desk.index = undefined;
    this.inVain = 0;
    if (reply.type === 'finished') this.source?.onFinished(index, reply.digest, reply.metrics);
    else this.source?.onFailed(index, reply.message);
    this.handOut();
  }

  private onDeath(desk: Desk, reason: string, unfetched: boolean): void {
    const place = this.desks.indexOf(desk);
    if (place < 0) return;
    this.desks.splice(place, 1);
    const { source } = this;
    const { index } = desk;
    if (source === undefined || index === undefined) return;
    if (++this.inVain >= TRIES * this.size) {
      source.giveBack(index);
      this.stop();
      source.onHopeless(reason, unfetched);
      return;
    }
    // That its worker did not come says nothing of the run.
    const deaths = (this.deaths.get(index) ?? 0) + (unfetched ? 0 : 1);
    this.deaths.set(index, deaths);
    if (deaths < TRIES) source.giveBack(index);
    else source.onFailed(index, reason);
    this.handOut();
  }
}

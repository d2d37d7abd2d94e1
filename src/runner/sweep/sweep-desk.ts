// The worker's side of a sweep: computes run after run in slices, so that `stop` is heard within milliseconds and the
// worker, with everything the engine has compiled, lives on. Nothing is recorded but the results.

import { NOTHING } from '../../engine/core/probe.ts';
import type { RunSpec } from '../../scenarios/kit/run-spec.ts';
import type { Build } from '../../scenarios/kit/scenario.ts';
import { Session } from '../session.ts';
import { type Networks, unknownScenario } from '../unknown-scenario.ts';
import type { SweepReply, SweepRequest } from './sweep-protocol.ts';

/** About ten milliseconds. */
const EVENTS_PER_SLICE = 60_000;

export interface SweepSurroundings {
  /** Calls back soon, after messages that are waiting. */
  later(action: () => void): void;
  post(reply: SweepReply): void;
  readonly networks: Networks;
}

interface Task {
  readonly id: number;
  session?: Session;
}

export class SweepDesk {
  private readonly around: SweepSurroundings;
  /** What is being computed; another object, or none, means: given up. */
  private task: Task | undefined;

  constructor(around: SweepSurroundings) {
    this.around = around;
  }

  handle(request: SweepRequest): void {
    this.task?.session?.abandon();
    this.task = undefined;
    if (request.type === 'run') this.begin(request.id, request.spec);
  }

  private begin(id: number, spec: RunSpec): void {
    const task = { id };
    this.task = task;
    const build = this.around.networks(spec.scenario);
    if (build instanceof Promise) {
      build.then(
        (fetched) => this.open(task, spec, fetched),
        (error) => this.fail(task, error, 'unfetched'),
      );
    } else this.open(task, spec, build);
  }

  private open(task: Task, spec: RunSpec, build: Build | undefined): void {
    if (task !== this.task) return;
    try {
      if (build === undefined) throw unknownScenario(spec.scenario);
      task.session = new Session(spec, build, { probes: NOTHING });
    } catch (error) {
      this.fail(task, error);
      return;
    }
    this.slice(task);
  }

  private slice(task: Task): void {
    const { session, id } = task;
    if (task !== this.task || session === undefined) return;
    try {
      if (!session.advance(EVENTS_PER_SLICE)) {
        this.around.post({ type: 'working', id });
        this.around.later(() => this.slice(task));
        return;
      }
    } catch (error) {
      session.abandon();
      this.fail(task, error);
      return;
    }
    this.task = undefined;
    this.around.post({ type: 'finished', id, digest: session.digest, metrics: session.metrics });
  }

  private fail(task: Task, error: unknown, type: 'failed' | 'unfetched' = 'failed'): void {
    if (task !== this.task) return;
    this.task = undefined;
    const message = error instanceof Error ? error.message : String(error);
    this.around.post({ type, id: task.id, message });
  }
}

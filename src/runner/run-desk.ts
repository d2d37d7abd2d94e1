// The worker's side of the protocol without the worker: takes commands, computes in slices of a few milliseconds, sends
// reports, never more than one frame ahead of the page. Clock, pause and post are handed in, so tests can drive it.

import { ParameterError } from '../engine/core/errors.ts';
import { NOTHING } from '../engine/core/probe.ts';
import type { Command, Report } from './protocol.ts';
import { Session } from './session.ts';
import type { RunId, RunSpec } from './spec.ts';

/** Events between looks at the clock: about a millisecond. */
const EVENTS_PER_LOOK = 4096;
const SLICE_MS = 8;

export interface DeskSurroundings {
  now(): number;
  /** Calls back soon, after messages that are waiting. */
  later(action: () => void): void;
  post(report: Report, transfer: ArrayBuffer[]): void;
}

export class RunDesk {
  private readonly around: DeskSurroundings;
  private session: Session | undefined;
  private run: RunId = -1;
  private spec: RunSpec | undefined;
  private mayFrame = true;
  private told = false;
  private spare: Float64Array<ArrayBuffer> | undefined;
  private scheduled = false;

  constructor(around: DeskSurroundings) {
    this.around = around;
  }

  handle(command: Command): void {
    if (command.type === 'load') this.load(command.run, command.spec);
    if (command.type === 'ack') this.acknowledged(command.run, command.data);
    if (command.type === 'window') this.guard(command.run, () => this.sendWindow(command.run, command.from, command.to));
  }

  private load(run: RunId, spec: RunSpec): void {
    this.run = run;
    this.spec = spec;
    this.session = undefined;
    this.mayFrame = true;
    this.told = false;
    this.guard(run, () => {
      this.session = new Session(spec);
      this.around.post({ type: 'ready', run, layout: this.session.layout }, []);
      this.slice();
    });
  }

  private acknowledged(run: RunId, data: Float64Array<ArrayBuffer>): void {
    this.spare = data;
    if (run !== this.run) return;
    this.mayFrame = true;
    if (this.session?.done) this.sendFrame();
  }

  private slice(): void {
    const { session, around, run } = this;
    if (session === undefined || session.done) return;
    this.guard(run, () => {
      const until = around.now() + SLICE_MS;
      while (!session.advance(EVENTS_PER_LOOK) && around.now() < until);
      if (this.mayFrame) this.sendFrame();
      if (!session.done) this.sliceLater();
    });
  }

  private sliceLater(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    this.around.later(() => {
      this.scheduled = false;
      this.slice();
    });
  }

  private sendFrame(): void {
    const { session, run } = this;
    if (session === undefined || this.told) return;
    const { data } = session.frames.take(this.spare);
    this.spare = undefined;
    this.mayFrame = false;
    this.around.post({ type: 'frame', run, data, computedTo: session.computedTo }, [data.buffer]);
    if (!session.done) return;
    this.told = true;
    this.around.post({ type: 'done', run, digest: session.digest, metrics: session.metrics }, []);
  }

  /** The same run again, link by link and without gauges, for the flights of one span. */
  private sendWindow(run: RunId, from: number, to: number): void {
    if (run !== this.run || this.spec === undefined) return;
    const again = new Session(this.spec, { probes: { ...NOTHING, flights: true } });
    for (const log of again.probes.flights) {
      log.from = from;
      log.to = to;
    }
    again.complete();
    const { data } = again.frames.take();
    this.around.post({ type: 'window', run, data, from, to }, [data.buffer]);
  }

  private guard(run: RunId, action: () => void): void {
    try {
      action();
    } catch (error) {
      this.session = undefined;
      const code = error instanceof ParameterError ? 'parameters' : 'engine';
      const hint = error instanceof ParameterError ? error.hint : undefined;
      this.around.post({ type: 'failed', run, error: { code, message: String((error as Error).message ?? error), hint } }, []);
    }
  }
}

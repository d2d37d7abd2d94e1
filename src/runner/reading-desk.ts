// A run that is read while it is computed, in a worker: slice by slice of simulated time, each with everything that was recorded in
// it. For files that hold more of a run than a page's record keeps. The next slice is computed when it is asked for.

import { NOTHING } from '../engine/core/probe.ts';
import { ms } from '../engine/core/time.ts';
import type { RunId } from '../record/record.ts';
import type { RunSpec } from '../scenarios/kit/run-spec.ts';
import type { Build } from '../scenarios/kit/scenario.ts';
import type { Command } from './protocol.ts';
import type { DeskSurroundings } from './run-desk.ts';
import { Session } from './session.ts';
import { unknownScenario } from './unknown-scenario.ts';

const SLICE = ms(100);

export type ReadingCommand = Extract<Command, { type: 'read' | 'next' }>;

export class ReadingDesk {
  private readonly around: Pick<DeskSurroundings, 'post' | 'networks'>;
  private session: Session | undefined;
  private run: RunId = -1;
  private until = 0;

  constructor(around: Pick<DeskSurroundings, 'post' | 'networks'>) {
    this.around = around;
  }

  handle(command: ReadingCommand): void {
    if (command.type === 'next') this.next(command.run);
    else void this.begin(command.run, command.spec);
  }

  private async begin(run: RunId, spec: RunSpec): Promise<void> {
    let build: Build | undefined;
    try {
      build = await this.around.networks(spec.scenario);
    } catch (error) {
      this.fail(run, error, 'fetch');
      return;
    }
    try {
      if (build === undefined) throw unknownScenario(spec.scenario);
      this.session = readable(spec, build);
      this.run = run;
      this.next(run);
    } catch (error) {
      this.fail(run, error);
    }
  }

  /** Computed link by link (without look-ahead), so that a slice is complete when it is over. */
  private next(run: RunId): void {
    const { session } = this;
    if (session === undefined || session.done || run !== this.run) return;
    try {
      this.until += SLICE;
      session.advanceTo(this.until);
      session.closeRows();
      const { data } = session.frames.take();
      const { computedTo, done, digest } = session;
      this.around.post({ type: 'slice', run, data, computedTo, ...(done ? { digest } : {}) }, [data.buffer]);
    } catch (error) {
      this.fail(run, error);
    }
  }

  private fail(run: RunId, error: unknown, code: 'engine' | 'fetch' = 'engine'): void {
    const message = error instanceof Error ? error.message : String(error);
    this.around.post({ type: 'failed', run, error: { code, message, hint: undefined } }, []);
  }
}

const READ = { ...NOTHING, gauges: true, marks: true, flights: true, widths: { first: 0, long: 0 } };

/** All packets and events of it, however many, and every change of a queue. */
function readable(spec: RunSpec, build: Build): Session {
  const session = new Session(spec, build, { probes: READ, lookAhead: false });
  for (const log of session.probes.flights) log.most = Number.POSITIVE_INFINITY;
  return session;
}

// A finished run again, for one span of it that the record does not hold in full: the flights of that span, or every
// change of every gauge in it. Computed link by link (without look-ahead), so that the span begins for all at one instant.

import { NOTHING } from '../engine/core/probe.ts';
import type { Nanos } from '../engine/core/time.ts';
import type { RunSpec } from '../scenarios/kit/run-spec.ts';
import type { Build } from '../scenarios/kit/scenario.ts';
import type { Report, WindowOf } from './protocol.ts';
import { Session } from './session.ts';

/** Rows per gauge from which on changes are folded again; a span is always finer than the whole run. */
const BUCKETS = 16384;

export class WindowReplay {
  readonly of: WindowOf;
  readonly from: Nanos;
  readonly to: Nanos;
  private readonly session: Session;
  private started = false;

  /** Everything in [from, to). */
  constructor(spec: RunSpec, build: Build, of: WindowOf, from: Nanos, to: Nanos) {
    this.of = of;
    this.from = from;
    this.to = to;
    const widths = { first: 0, long: Math.ceil((to - from) / BUCKETS) };
    // Gauges exist but do not record before `startAt`.
    const probes = { ...NOTHING, detail: true, flights: of === 'flights', widths };
    this.session = new Session(spec, build, { probes, lookAhead: false });
    for (const log of this.session.probes.flights) {
      if (of !== 'flights') continue;
      log.from = from;
      log.to = to;
    }
  }

  /** Computes about this many events more; true when the span is complete. */
  advance(events: number): boolean {
    const { session } = this;
    if (!this.started) {
      if (!session.advanceTo(this.from, events)) return false;
      this.started = true;
      if (this.of === 'changes') for (const gauge of session.probes.gauges) gauge.startAt(this.from);
    }
    if (!session.advanceTo(this.to, events)) return false;
    session.closeRows();
    session.abandon();
    return true;
  }

  /** What was found, in the form of a frame. */
  take(): Float64Array<ArrayBuffer> {
    return this.session.frames.take().data;
  }

  report(run: number): Extract<Report, { type: 'window' }> {
    const { of, from, to } = this;
    return { type: 'window', run, of, data: this.take(), from, to };
  }

  abandon(): void {
    this.session.abandon();
  }
}

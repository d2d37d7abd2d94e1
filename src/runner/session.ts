// One run, from its spec to its record: builds the network, computes in slices, hands out frames of what was recorded.
// The same session runs in the worker, in Node and in sweeps; it knows neither clock nor thread, and not the catalogue.

import { EVERYTHING, type ProbeChoice, Probes } from '../engine/core/probe.ts';
import type { RuleTrace } from '../engine/core/rule-trace.ts';
import { Simulator } from '../engine/core/simulator.ts';
import type { Nanos } from '../engine/core/time.ts';
import type { Layout } from '../scenarios/kit/layout.ts';
import type { RunSpec } from '../scenarios/kit/run-spec.ts';
import type { Build, Built, Metrics } from '../scenarios/kit/scenario.ts';
import { FrameWriter } from './frame.ts';

export interface SessionOptions {
  readonly probes?: ProbeChoice;
  /** Exact look-ahead through links; results are the same without it. */
  readonly lookAhead?: boolean;
  /** Takes what a rule is asked. */
  readonly ruleTrace?: RuleTrace;
}

export class Session {
  readonly spec: RunSpec;
  readonly horizon: Nanos;
  readonly layout: Layout;
  readonly sim: Simulator;
  readonly probes: Probes;
  readonly frames: FrameWriter;
  computedTo: Nanos = 0;
  done = false;
  /** Empty until the run is over. Read out then, because the shared memory is soon reused by another run. */
  metrics: Metrics = {};
  private readonly built: Built;

  /**
   * @param build the network of the spec's scenario
   * @throws ParameterError if it cannot be built with these parameters.
   */
  constructor(spec: RunSpec, build: Build, options: SessionOptions = {}) {
    this.spec = spec;
    this.horizon = Number(spec.params.end);
    this.sim = new Simulator({ seed: Number(spec.params.seed), horizon: this.horizon });
    this.probes = new Probes(options.probes ?? EVERYTHING, this.horizon);
    this.probes.marks.ruleTrace = options.ruleTrace ?? null;
    this.markChanges();
    const { sim, probes } = this;
    const { params, changes, kills } = spec;
    this.built = build({ sim, probes, params, changes, kills, lookAhead: options.lookAhead ?? true });
    const gauges = probes.gauges.map(({ place: { name, unit, flow, link } }) => ({ name, unit, flow, link }));
    this.layout = { ...this.built.layout, gauges };
    this.frames = new FrameWriter(sim, probes);
  }

  /** Computes about this many events more; true when the run is over. */
  advance(events: number): boolean {
    if (this.done) return true;
    const result = this.sim.run(this.horizon, events);
    this.computedTo = result === 'budget' ? this.sim.now : this.horizon;
    this.done = result !== 'budget';
    if (this.done) this.finish();
    return this.done;
  }

  /** Computes the rest. */
  complete(): this {
    while (!this.advance(1_000_000));
    return this;
  }

  /**
   * Computes everything before a time, at most about this many events more; true when it has come there. Without
   * look-ahead everything recorded so far then lies before that time, and what is left in queues is what it was then.
   */
  advanceTo(time: Nanos, events = Number.POSITIVE_INFINITY): boolean {
    if (this.done || time >= this.horizon) return this.advance(events);
    if (this.sim.run(time, events) === 'budget') return false;
    this.computedTo = time;
    this.built.settle(time - 1);
    return true;
  }

  /** Closes the rows that are still open, so that the next frame brings them as they are. */
  closeRows(): void {
    for (const gauge of this.probes.gauges) gauge.close();
  }

  /** Nobody wants the rest: what it holds of the common memory may be overwritten. */
  abandon(): void {
    this.done = true;
    this.sim.over = true;
  }

  get digest(): number {
    return this.sim.digest;
  }

  private finish(): void {
    // What happens at the end itself is no longer part of the run.
    this.built.settle(this.horizon - 1);
    this.closeRows();
    this.metrics = this.built.metrics();
    this.sim.over = true;
  }

  /** What people did is part of the record, as marks. */
  private markChanges(): void {
    const { sim, probes, spec } = this;
    spec.changes.forEach((change, index) => {
      sim.at(change.at, () => probes.marks.add('change', change.at, -1, -1, -1, -1, [index]));
    });
  }
}

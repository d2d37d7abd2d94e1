// How busy every station is: sampled while a batch goes on, for charts and stage, and over each whole batch, for results.

import type { Gauge } from '../core/gauge.ts';
import type { Probes } from '../core/probe.ts';
import type { Simulator } from '../core/simulator.ts';
import { ms, type Nanos } from '../core/time.ts';
import { Timer } from '../core/timer.ts';

/** Anything that knows how long it has worked. */
export interface Worked {
  busyAt(now: Nanos): Nanos;
}

/** Stations that stand together in charts and results, which show the busiest of them. */
export const GROUPS = ['servers', 'disks', 'director', 'gateway', 'clients', 'hub'] as const;
export type Group = (typeof GROUPS)[number];

export interface Measured {
  /** `D-cpu`, `R1-disk` */
  readonly place: string;
  readonly station: Worked;
  /** A group's gauge has its busiest member. */
  readonly group: Group;
}

const PERIOD: Nanos = ms(100);

export class StationUse {
  readonly measured: readonly Measured[];
  private readonly sim: Simulator;
  private readonly timer: Timer;
  private readonly gauges: readonly Gauge[];
  private readonly groups: ReadonlyMap<Group, Gauge>;
  private before: number[];
  private sampledAt: Nanos = 0;
  private atStart: number[] = [];
  private startedAt: Nanos = 0;
  private ended: { readonly at: Nanos; readonly busy: readonly number[] } | undefined;

  constructor(sim: Simulator, probes: Probes, measured: readonly Measured[]) {
    this.sim = sim;
    this.measured = measured;
    this.timer = new Timer(sim, () => this.sample());
    this.gauges = measured.map((_, link) => probes.gauge('use', 'count', { link }));
    this.groups = new Map(GROUPS.map((name) => [name, probes.gauge(`use-${name}`, 'count')]));
    this.before = measured.map(() => 0);
  }

  begin(): void {
    this.startedAt = this.sampledAt = this.sim.now;
    this.atStart = this.busy();
    this.before = this.atStart;
    this.ended = undefined;
    this.timer.start(PERIOD);
  }

  /** Nothing is under way any more. */
  end(): void {
    if (this.sim.now > this.sampledAt) this.sample();
    this.timer.stop();
    for (const gauge of this.gauges) gauge.record(0);
    // A group without members has no values, so that nothing is drawn of a gateway that is not there.
    for (const group of new Set(this.measured.map((each) => each.group))) this.groups.get(group)!.record(0);
    this.ended = { at: this.sim.now, busy: this.busy() };
  }

  /** How busy the busiest of each group was, from 0 to 1, over the last batch, as far as it has come. */
  overBatch(now: Nanos): ReadonlyMap<Group, number> {
    const { at, busy } = this.ended ?? { at: now, busy: this.measured.map(({ station }) => station.busyAt(now)) };
    const most = new Map<Group, number>();
    this.measured.forEach(({ group }, index) => {
      const use = at > this.startedAt ? (busy[index]! - this.atStart[index]!) / (at - this.startedAt) : 0;
      most.set(group, Math.max(most.get(group) ?? 0, use));
    });
    return most;
  }

  private busy(): number[] {
    return this.measured.map(({ station }) => station.busyAt(this.sim.now));
  }

  private sample(): void {
    const busy = this.busy();
    const span = this.sim.now - this.sampledAt;
    const most = new Map<Group, number>();
    busy.forEach((value, index) => {
      const use = (value - this.before[index]!) / span;
      this.gauges[index]!.record(use);
      const { group } = this.measured[index]!;
      most.set(group, Math.max(most.get(group) ?? 0, use));
    });
    for (const [group, use] of most) this.groups.get(group)!.record(use);
    this.before = busy;
    this.sampledAt = this.sim.now;
    this.timer.start(PERIOD);
  }
}

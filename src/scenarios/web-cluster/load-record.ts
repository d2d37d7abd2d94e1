// What is recorded of a load that changes: gauges `users` (how many there are to be) or `offered` (visitors per second), and once
// a second `asked` (requests of that second) and `waiting` (users who wait for a reply). A run whose load never changes has
// none of them.

import type { Gauge } from '../../engine/core/gauge.ts';
import type { Level } from '../../engine/core/level.ts';
import type { Probes } from '../../engine/core/probe.ts';
import type { Simulator } from '../../engine/core/simulator.ts';
import { recordLevel } from '../kit/surge-record.ts';

interface Recorded {
  readonly level: Level;
  readonly users: number;
  /** Visitors per second, where there are no users. */
  readonly open: number | undefined;
}

export class LoadRecord {
  private readonly asked: Gauge;
  private readonly waiting: Gauge | undefined;
  private before = 0;

  constructor(sim: Simulator, probes: Probes, { level, users, open }: Recorded) {
    recordLevel({ sim }, probes.gauge(open === undefined ? 'users' : 'offered', 'count'), level, open ?? users);
    this.asked = probes.gauge('asked', 'count');
    this.waiting = open === undefined ? probes.gauge('waiting', 'count') : undefined;
  }

  /** A second is over. @param asked requests since the beginning; @param inProgress of them */
  sample(asked: number, inProgress: number): void {
    this.asked.record(asked - this.before);
    this.waiting?.record(inProgress);
    this.before = asked;
  }
}

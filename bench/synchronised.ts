// The scenario `incast` at its largest: 64 servers that answer one client at 10 Gbit/s, with a minimum of 200 µs, so that the link
// is hardly ever idle. Built as the page builds it.

import { EVERYTHING, NOTHING, Probes } from '../src/engine/core/probe.ts';
import { Simulator } from '../src/engine/core/simulator.ts';
import { type Nanos, us } from '../src/engine/core/time.ts';
import { Gbps } from '../src/engine/core/units.ts';
import { build } from '../src/scenarios/incast/network.ts';
import { type IncastValues, incastSettings } from '../src/scenarios/incast/settings.ts';
import type { Metrics } from '../src/scenarios/kit/scenario.ts';

const SERVERS = 64;

export interface Synchronised {
  readonly sim: Simulator;
  readonly probes: Probes;
  readonly metrics: () => Metrics;
}

/** @param recording everything that the page records of a run */
export function buildSynchronised(horizon: Nanos, recording: boolean): Synchronised {
  const sim = new Simulator({ seed: 1, horizon });
  const probes = new Probes(recording ? EVERYTHING : NOTHING, horizon);
  const defaults = Object.fromEntries(Object.entries(incastSettings).map(([key, { default: value }]) => [key, value]));
  const params = { ...defaults, n: SERVERS, rmin: us(200), bw: Gbps(10), end: horizon } as IncastValues;
  const { metrics } = build({ sim, probes, params, changes: [], kills: [], lookAhead: true });
  return { sim, probes, metrics };
}

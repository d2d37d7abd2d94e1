// What models of a workload report when they are observed: every gauge, thinned as for a page's charts, and every mark.

import type { ProbeChoice } from '../src/engine/core/probe.ts';
import type { Nanos } from '../src/engine/core/time.ts';

/** Points of a curve as wide as the widest chart. */
const POINTS = 4096;

export function pageProbes(horizon: Nanos): ProbeChoice {
  const width = Math.ceil(horizon / POINTS);
  return {
    gauges: true,
    marks: true,
    flights: false,
    detail: false,
    roundTrips: true,
    widths: { first: width, long: width },
  };
}

// What is recorded of a load that changes: its level as a gauge for charts, and an event where it begins to change and where
// that is over.

import type { Gauge } from '../../engine/core/gauge.ts';
import type { Level } from '../../engine/core/level.ts';
import { type Nanos, NEVER } from '../../engine/core/time.ts';
import type { ParamValues } from './run-spec.ts';
import type { BuildContext } from './scenario.ts';
import { cornersOf, type SurgeValues, stretchesOf } from './surge.ts';

/** So many steps of a line that rises, as drawn. */
const STEPS = 200;

/** Number `phase` of an event `load`: a step, there and back, the beginning and the end of a ramp. */
export const PHASES = ['step', 'flash', 'back', 'ramp', 'there'] as const;
export type Phase = (typeof PHASES)[number];

/** What is counted: number `counts` of an event `load`. */
export const COUNTED = ['users', 'rate'] as const;

export interface Surging<V> {
  readonly counts: (typeof COUNTED)[number];
  /** How many users, or how many requests per second, with these values at this height (0 to 1). */
  readonly amount: (values: V, height: number) => number;
  /** The share of all requests that a crowd makes with these values at full height, and for which document; left out: there is none. */
  readonly crowd?: { readonly document: number; readonly share: (values: V) => number };
}

/** Records the level as long as the run goes on; at level 1 the gauge has `count`. */
export function recordLevel({ sim }: Pick<BuildContext, 'sim'>, gauge: Gauge, level: Level, count: number): void {
  const note = (at: Nanos): void => {
    if (at < sim.horizon) sim.at(at, () => gauge.record(count * level.at(at)));
  };
  level.pieces.forEach(({ from, slope }, index) => {
    note(from);
    const end = level.pieces[index + 1]?.from ?? NEVER;
    if (slope === 0) return;
    const step = Math.ceil((end - from) / STEPS);
    for (let at = from + step; at < end; at += step) note(at);
  });
}

/** An event at every moment at which the load begins or ends to change by itself; what people change is told as such. */
export function markSurges<V extends SurgeValues & ParamValues>(
  { sim, probes, params, changes }: BuildContext<V>,
  { counts, amount, crowd }: Surging<V>,
): void {
  for (const { from, values } of stretchesOf({ params, changes })) {
    const corners = cornersOf(values);
    const which = corners.indexOf(from);
    if (which < 0 || from >= sim.horizon) continue;
    const phase = phaseOf(values, which);
    const [before, after] = phase === 'back' ? [1, 0] : phase === 'there' ? [1, 1] : [0, 1];
    const numbers = [
      PHASES.indexOf(phase),
      COUNTED.indexOf(counts),
      amount(values, before),
      amount(values, after),
      which === 0 ? (corners[1] ?? -1) : -1,
      crowd?.share(values) ?? 0,
    ];
    sim.at(from, () =>
      probes.marks.add('load', from, -1, -1, crowd?.document ?? -1, probes.marks.changeAt(from), numbers),
    );
  }
}

function phaseOf({ surge }: SurgeValues, which: number): Phase {
  if (surge === 'ramp') return which === 0 ? 'ramp' : 'there';
  if (surge === 'flash') return which === 0 ? 'flash' : 'back';
  return 'step';
}

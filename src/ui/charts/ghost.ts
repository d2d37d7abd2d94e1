// The run before an edit as the charts see it: it stays there, dashed, beside the one that replaced it.

import { type Nanos, NEVER } from '../../engine/core/time.ts';
import { firstDivergence } from '../../record/divergence.ts';
import type { GaugeSeries, RunRecord } from '../../record/record.ts';
import { type RunSpec, sameSpec } from '../../scenarios/kit/run-spec.ts';

/** The gauges of the run before the last edit, from the time on at which the two runs part. */
export interface Ghost {
  readonly gauges: readonly GaugeSeries[];
  readonly from: Nanos;
  readonly end: Nanos;
}

/** Undefined where the two are one run, or looks at two different connections. */
export function ghostOf(before: RunRecord, record: RunRecord): Ghost | undefined {
  if (before.layout.watched !== record.layout.watched || sameSpec(before.spec, record.spec)) return undefined;
  return { gauges: before.gauges, from: partingTime(before, record), end: before.computedTo };
}

/**
 * When two runs become different: at an edit that only one has, or at the first packet dropped by hand in only one, which shows
 * in the marks. While that is still to be computed: from where the shorter record ends.
 */
export function partingTime(a: RunRecord, b: RunRecord): Nanos {
  const keys = Object.keys(a.spec.params);
  const restarts = keys.some((key) => key !== 'end' && a.spec.params[key] !== b.spec.params[key]);
  if (restarts || a.spec.scenario !== b.spec.scenario) return 0;
  const mark = firstDivergence(a, b, ['marks']) ?? Math.min(a.computedTo, b.computedTo);
  return Math.min(firstOtherChange(a.spec.changes, b.spec.changes), mark, a.horizon, b.horizon);
}

function firstOtherChange(a: RunSpec['changes'], b: RunSpec['changes']): Nanos {
  const place = a.findIndex((x, index) => {
    const y = b[index];
    return x.at !== y?.at || x.key !== y.key || x.value !== y.value;
  });
  const first = place < 0 ? a.length : place;
  return Math.min(a[first]?.at ?? NEVER, b[first]?.at ?? NEVER);
}

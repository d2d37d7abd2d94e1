// The run before an edit as the charts see it: it stays there, dashed, beside the one that replaced it.

import type { Nanos } from '../../engine/core/time.ts';
import type { GaugeSeries, RunRecord } from '../../record/record.ts';
import { sameSpec } from '../changes.ts';

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

/** When two runs become different, as far as their specifications and marks tell. */
export function partingTime(a: RunRecord, b: RunRecord): Nanos {
  const keys = Object.keys(a.spec.params);
  const restarts = keys.some((key) => key !== 'end' && a.spec.params[key] !== b.spec.params[key]);
  if (restarts || a.spec.scenario !== b.spec.scenario) return 0;
  const change = firstDifference(a.spec.changes, b.spec.changes, (x, y) => x.key === y.key && x.value === y.value);
  const mark = firstDifference(a.marks, b.marks, (x, y) => x.kind === y.kind && x.segment === y.segment);
  return Math.min(change, mark, a.horizon, b.horizon);
}

interface Timed {
  readonly at: Nanos;
}

function firstDifference<T extends Timed>(a: readonly T[], b: readonly T[], same: (x: T, y: T) => boolean): Nanos {
  const common = Math.min(a.length, b.length);
  for (let index = 0; index < common; index++) {
    const x = a[index]!;
    const y = b[index]!;
    if (x.at !== y.at || !same(x, y)) return Math.min(x.at, y.at);
  }
  return a[common]?.at ?? b[common]?.at ?? Number.POSITIVE_INFINITY;
}

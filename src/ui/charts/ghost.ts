// A run beside the one in front as the charts see it: the run before an edit, or one that is kept. Its lines have the hues of
// the run in front, and the dash of its letter.

import { type Nanos, NEVER } from '../../engine/core/time.ts';
import { firstDivergence } from '../../record/divergence.ts';
import type { RunRecord } from '../../record/record.ts';
import { type RunSpec, sameSpec } from '../../scenarios/kit/run-spec.ts';
import type { Letter } from '../foundation/run-letter.tsx';

/** Another run than the one in front, from the time on at which the two part. */
export interface Ghost {
  readonly run: Letter;
  readonly record: RunRecord;
  readonly from: Nanos;
}

/** On and off, CSS pixels. */
export const GHOST_DASHES: Readonly<Record<Letter, readonly [on: number, off: number]>> = {
  A: [7, 4],
  B: [4, 3],
  C: [2, 3],
};

/** Undefined where the two are one run, or looks at two different connections. */
export function ghostOf(other: RunRecord, record: RunRecord, run: Letter): Ghost | undefined {
  if (other.layout.watched !== record.layout.watched || sameSpec(other.spec, record.spec)) return undefined;
  return { run, record: other, from: partingTime(other, record) };
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

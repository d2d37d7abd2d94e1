// The future that an edit replaced: it stays on the charts, faint, until the next edit. A drag is one edit, so the ghost of
// a drag is the run from before it, not the last preview.

import type { Nanos } from '../../engine/core/time.ts';
import type { GaugeSeries, RunRecord } from '../../runner/record.ts';
import type { RunSpec } from '../../scenarios/kit/run-spec.ts';
import { sameSpec } from '../changes.ts';

/** The gauges of the run before the last edit, from the time on at which the two runs part. */
export interface Ghost {
  readonly gauges: readonly GaugeSeries[];
  readonly from: Nanos;
  readonly end: Nanos;
}

/** Remembers one run back. */
export class GhostKeeper {
  private current: RunRecord | undefined;
  private before: RunRecord | undefined;
  private held = false;
  private ghost: Ghost | undefined;
  private ghostVersion = '';

  /** To be told of every record and every beginning and end of a drag. */
  observe(record: RunRecord, spec: RunSpec, dragging: boolean): Ghost | undefined {
    if (this.current && record.run !== this.current.run) {
      if (!this.held && !sameSpec(record.spec, this.current.spec)) this.before = this.current;
      this.held = dragging;
    } else if (dragging) {
      this.hold();
    } else if (sameSpec(record.spec, spec)) {
      this.held = false;
    }
    this.current = record;
    return this.shown(record);
  }

  /** A drag begins at the run that is on screen. */
  private hold(): void {
    if (this.held) return;
    this.held = true;
    this.before = this.current ?? this.before;
  }

  private shown(record: RunRecord): Ghost | undefined {
    const before = this.before;
    // Another connection that is followed is another look at the run, not another run.
    const looks = before?.layout.watched !== record.layout.watched;
    if (!before || looks || sameSpec(before.spec, record.spec)) return undefined;
    const version = `${before.run} ${record.run} ${record.marks.length}`;
    if (!this.ghost || version !== this.ghostVersion) {
      this.ghost = { gauges: before.gauges, from: partingTime(before, record), end: before.computedTo };
      this.ghostVersion = version;
    }
    return this.ghost;
  }
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

// Who asks at a moment: so many users, or so many visitors a second. Where that changes in a run it is recorded
// (scenarios/web-cluster/load-record.ts); else it is what was set.

import type { Nanos } from '../../../engine/core/time.ts';
import type { RunRecord } from '../../../record/record.ts';
import { findGauge, valueAt } from '../../../record/values.ts';

export interface Demand {
  readonly isOpen: boolean;
  readonly count: number;
}

export function demandAt(record: RunRecord, at: Nanos): Demand {
  const { params } = record.spec;
  const isOpen = params['loop'] === 'open';
  const gauge = findGauge(record, isOpen ? 'offered' : 'users');
  const recorded = gauge ? valueAt(gauge, at) : Number.NaN;
  const usual = Number(params[isOpen ? 'reqs' : 'users'] ?? 0);
  return { isOpen, count: Number.isNaN(recorded) ? usual : Math.round(recorded) };
}

// A timer that went off in one run: what the same timer, armed at the same moment, is set to in the other.

import type { Nanos } from '../../engine/core/time.ts';
import type { Mark } from '../../record/record.ts';
import { findGauge, valueAt } from '../../record/values.ts';
import { type RunSpec, settingAt } from '../../scenarios/kit/run-spec.ts';
import type { Statement } from '../rules.ts';
import { state } from '../state.ts';
import type { Side } from './parting.ts';

/** Undefined of other events, and where the other run's timer is not known. */
export function timersOf(fired: { readonly side: Side; readonly mark: Mark }, other: Side): Statement | undefined {
  const { kind, flow, numbers } = fired.mark;
  const { armedAt, rto } = numbers;
  if (kind !== 'timeout' || armedAt === undefined || rto === undefined) return undefined;
  const names = { run: other.run, otherRun: fired.side.run, rto };
  const later = other.record.marks.find(
    (mark) => mark.kind === 'timeout' && mark.flow === flow && mark.numbers['armedAt'] === armedAt,
  );
  if (later) {
    const { rto: otherRto = 0, minimum = 0 } = later.numbers;
    return otherRto === minimum
      ? state('parted.timer-minimum', { ...names, minimum })
      : state('parted.timer-longer', { ...names, otherRto });
  }
  const gauge = findGauge(other.record, 'rto', flow);
  const otherRto = gauge ? valueAt(gauge, armedAt) : Number.NaN;
  // Longer than it took, or it is not the timer that was armed then.
  if (armedAt + otherRto > fired.mark.at) return state('parted.timer-not-due', { ...names, otherRto });
  const minimum = minimumOf(other.record.spec, armedAt);
  // Of a timer that the setting bounds: others have bounds of their own.
  const isBounded = numbers['minimum'] === minimumOf(fired.side.record.spec, armedAt);
  return isBounded && armedAt + minimum > fired.mark.at
    ? state('parted.timer-not-due-minimum', { ...names, minimum })
    : undefined;
}

const minimumOf = (spec: RunSpec, at: Nanos): number => Number(settingAt(spec, 'rmin', at) ?? Number.NaN);

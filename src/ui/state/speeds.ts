// The speeds one can choose: simulated time per second of wall time, along 1-2-5.

import type { Nanos } from '../../engine/core/time.ts';
import type { RunRecord } from '../../record/record.ts';

/** Simulated ns per second of wall time, slowest first: 1 ms to 5 s. */
const SPEEDS: readonly Nanos[] = [1e6, 2e6, 5e6, 1e7, 2e7, 5e7, 1e8, 2e8, 5e8, 1e9, 2e9, 5e9];

/** A collision on a bus and a cell take microseconds: from 10 us on. */
const SLOWEST: readonly Nanos[] = [1e4, 2e4, 5e4, 1e5, 2e5, 5e5];

const speedsOf = (record: RunRecord | undefined): readonly Nanos[] =>
  record?.layout.kind === 'lan' || record?.layout.kind === 'atm' ? [...SLOWEST, ...SPEEDS] : SPEEDS;

/** The list for a run with a speed among it, should it be another. */
export function speedsWith(speed: Nanos, record: RunRecord | undefined): readonly Nanos[] {
  return [...new Set([...speedsOf(record), speed])].sort((a, b) => a - b);
}

/** The next slower or faster speed; the same at the ends. */
export function nextSpeed(speed: Nanos, direction: 1 | -1, record: RunRecord | undefined): Nanos {
  const speeds = speedsOf(record);
  const found = direction > 0 ? speeds.find((each) => each > speed) : speeds.findLast((each) => each < speed);
  return found ?? speed;
}

// The speeds one can choose: simulated time per second of wall time, along 1-2-5.

import type { Nanos } from '../../engine/core/time.ts';

/** Simulated ns per second of wall time, slowest first: 1 ms to 5 s. */
export const SPEEDS: readonly Nanos[] = [1e6, 2e6, 5e6, 1e7, 2e7, 5e7, 1e8, 2e8, 5e8, 1e9, 2e9, 5e9];

/** The list with the scenario's own speed among it, should it be another. */
export const speedsWith = (speed: Nanos): readonly Nanos[] =>
  SPEEDS.includes(speed) ? SPEEDS : [...SPEEDS, speed].sort((a, b) => a - b);

/** The next slower or faster speed; the same at the ends. */
export function nextSpeed(speed: Nanos, direction: 1 | -1): Nanos {
  const found = direction > 0 ? SPEEDS.find((each) => each > speed) : SPEEDS.findLast((each) => each < speed);
  return found ?? speed;
}

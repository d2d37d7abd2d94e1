// Why no more of a run will come by itself: it failed, or computing it was stopped.

import type { Effort, RunError, Runner } from '../../runner/client-contract.ts';

export type Stopped = RunError | Exclude<Effort['phase'], 'computing'>;

export function stoppedOf({ error, effort }: Pick<Runner, 'error' | 'effort'>): Stopped | undefined {
  if (error) return error;
  return effort === undefined || effort.phase === 'computing' ? undefined : effort.phase;
}

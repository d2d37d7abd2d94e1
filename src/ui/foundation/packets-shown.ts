// Whose packets are kept, where two look at different parts of a run that is too long to keep all of them. A view of packets has
// those it shows; without one the stage has those at the cursor. Were both to ask, each would take from the record what the
// other has just got, and the run would be computed again in turns for ever.

import type { Nanos } from '../../engine/core/time.ts';
import type { Runner } from '../../runner/client-contract.ts';

interface Part {
  readonly from: Nanos;
  readonly to: Nanos;
}

const parts = new WeakMap<Runner, Part>();

/** A view asks for what it shows, and the stage does not while that can be had. @returns leaves the choice to the stage again */
export function showPackets(runner: Runner, part: Part): () => void {
  if (runner.wantFlights(part.from, part.to)) parts.set(runner, part);
  return () => {
    if (parts.get(runner) === part) parts.delete(runner);
  };
}

/**
 * The stage asks for what is on its way now, and soon after it: of the part that a view shows, if there is one.
 * @param from it shows what has passed since then, too; where that is more than can be kept, it does without
 */
export function playPackets(runner: Runner, now: Nanos, to: Nanos, from = now): void {
  const part = parts.get(runner);
  if (part === undefined) {
    if (from === now || !runner.wantFlights(from, to)) runner.wantFlights(now, to);
    return;
  }
  // What is denser than was thought may end before the view does.
  if (!arePacketsElsewhere(runner, now)) runner.wantFlights(now, Math.min(to, part.to));
}

/** Does a view show another part? */
export function arePacketsElsewhere(runner: Runner, now: Nanos): boolean {
  const part = parts.get(runner);
  return part !== undefined && (now < part.from || now > part.to);
}

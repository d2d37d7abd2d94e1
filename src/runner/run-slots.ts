// Runs that are compared, each with a runner and so a worker of its own: a change of B leaves A computed and B's worker warm.
// Which run is in which slot, and which of them is in front, is the page's business.

import { type RunSpec, sameSpec } from '../scenarios/kit/run-spec.ts';
import type { Runner } from './client-contract.ts';

export interface RunSlots {
  /** The runner of a slot, counted from 0 (A); made when it is first asked for, and the same from then on. */
  slot(index: number): Runner;
  /** Computes a run in a slot, unless it is the one that slot has computed or is computing. */
  load(index: number, spec: RunSpec): void;
  /** Ends the worker of a slot and forgets its record; the slot can be used again. */
  dispose(index: number): void;
  disposeAll(): void;
}

/** @param makeRunner called once for each slot that is used */
export function createSlots(makeRunner: (index: number) => Runner): RunSlots {
  const runners = new Map<number, Runner>();
  const slot = (index: number): Runner => {
    const runner = runners.get(index) ?? makeRunner(index);
    runners.set(index, runner);
    return runner;
  };
  const dispose = (index: number): void => {
    runners.get(index)?.dispose();
    runners.delete(index);
  };
  return {
    slot,
    load(index, spec) {
      const runner = slot(index);
      // What failed is tried again.
      if (!runner.spec || runner.error || !sameSpec(runner.spec, spec)) runner.load(spec);
    },
    dispose,
    disposeAll() {
      for (const index of [...runners.keys()]) dispose(index);
    },
  };
}

// A scenario's check of its settings, where the build has taken it out of the scenario (build/checks-apart.ts).

import type { Scenario } from '../scenarios/kit/scenario.ts';

type Check = Scenario['check'];

const fetches: (() => Promise<void>)[] = [];

/**
 * Stands for the check until it is fetched; nobody may ask it before (`fetchChecks`).
 * @public
 */
export function laterCheck(load: () => Promise<Check>): Check {
  let check: Check | undefined;
  fetches.push(async () => {
    check ??= await load();
  });
  return (params) => check!(params);
}

/** To be awaited before anything is checked. */
export async function fetchChecks(): Promise<void> {
  await Promise.all(fetches.map((fetch) => fetch()));
}

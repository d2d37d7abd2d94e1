// The networks of the worker. `reno` is in the worker itself, because its page is the one most people see first; every
// other is a file of its own that the worker of that scenario's page fetches. Node has them all: scenarios/builds.ts.

import type { Build } from '../scenarios/kit/scenario.ts';
import { buildReno } from '../scenarios/reno-build.ts';

/** How the network of a scenario is made, or how to come by it. Undefined: there is no such scenario. */
export type Networks = (scenario: string) => Build | Promise<Build> | undefined;

const AT_HAND: Readonly<Record<string, Build>> = { reno: buildReno };

/** By the scenario's id; each rejects when its file cannot be had. */
const FETCHED: Readonly<Record<string, () => Promise<Build>>> = {
  'lan-rto': async () => (await import('../scenarios/lan/build-lan.ts')).buildLan(true),
  'nic-buffer': async () => (await import('../scenarios/lan/build-lan.ts')).buildLan(false),
};

export const networks: Networks = (scenario) => AT_HAND[scenario] ?? FETCHED[scenario]?.();

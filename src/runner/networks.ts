// The networks of a worker, each fetched when it is run or swept. Node has them all: scenarios/builds.ts.

import type { Build } from '../scenarios/kit/scenario.ts';
import type { ScenarioId } from '../scenarios/titles.ts';

/** How the network of a scenario is made, or how to come by it. Undefined: there is no such scenario. */
export type Networks = (scenario: string) => Build | Promise<Build> | undefined;

/** By the scenario's id; each rejects when its file cannot be had. */
const FETCHED: Readonly<Record<string, () => Promise<Build>>> = {
  reno: async () => (await import('../scenarios/reno/network.ts')).buildReno,
  'lan-rto': async () => (await import('../scenarios/lan/network.ts')).buildLan(true),
  'nic-buffer': async () => (await import('../scenarios/lan/network.ts')).buildLan(false),
  'tcp-over-atm': async () => (await import('../scenarios/atm/network.ts')).buildAtm,
  'web-cluster': async () => (await import('../scenarios/web-cluster/network.ts')).buildWebCluster,
  'virtual-server': async () => (await import('../scenarios/virtual-server/network.ts')).buildVirtualServer,
} satisfies Record<ScenarioId, () => Promise<Build>>;

export const networks: Networks = (scenario) => (Object.hasOwn(FETCHED, scenario) ? FETCHED[scenario]?.() : undefined);

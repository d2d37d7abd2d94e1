// How the network of each scenario is made. Apart from the catalogue, because the page needs the words of a scenario and
// the worker its network: neither carries the other's.

import { buildAtm } from './atm/network.ts';
import type { Build } from './kit/scenario.ts';
import { buildLan } from './lan/network.ts';
import { buildReno } from './reno/network.ts';
import type { ScenarioId } from './titles.ts';
import { buildVirtualServer } from './virtual-server/network.ts';
import { buildWebCluster } from './web-cluster/network.ts';

/** By the scenario's id. */
export const builds: Readonly<Record<string, Build>> = {
  reno: buildReno,
  'lan-rto': buildLan(true),
  'nic-buffer': buildLan(false),
  'tcp-over-atm': buildAtm,
  'web-cluster': buildWebCluster,
  'virtual-server': buildVirtualServer,
} satisfies Record<ScenarioId, Build>;

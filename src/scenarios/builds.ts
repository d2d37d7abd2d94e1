// How the network of each scenario is made. Apart from the catalogue, because the page needs the words of a scenario and
// the worker its network: neither carries the other's.

import { buildAtm } from './atm/atm-build.ts';
import { buildCluster } from './cluster/build-cluster.ts';
import type { Build } from './kit/scenario.ts';
import { buildLan } from './lan/build-lan.ts';
import { buildLvs } from './lvs/build-lvs.ts';
import { buildReno } from './reno-build.ts';
import type { ScenarioId } from './titles.ts';

/** By the scenario's id. */
export const builds: Readonly<Record<string, Build>> = {
  reno: buildReno,
  'lan-rto': buildLan(true),
  'nic-buffer': buildLan(false),
  'tcp-over-atm': buildAtm,
  'web-cluster': buildCluster,
  'virtual-server': buildLvs,
} satisfies Record<ScenarioId, Build>;

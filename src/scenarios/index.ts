// The catalogue, in teaching order, which is that of the titles.

import { tcpOverAtm } from './atm/tcp-over-atm.ts';
import type { Scenario } from './kit/scenario.ts';
import { lanRto } from './lan/lan-rto.ts';
import { nicBuffer } from './lan/nic-buffer.ts';
import { reno } from './reno/reno.ts';
import { type ScenarioId, titles } from './titles.ts';
import { virtualServer } from './virtual-server/virtual-server.ts';
import { webCluster } from './web-cluster/web-cluster.ts';

const byId: Readonly<Record<ScenarioId, Scenario>> = {
  reno,
  'lan-rto': lanRto,
  'nic-buffer': nicBuffer,
  'tcp-over-atm': tcpOverAtm,
  'web-cluster': webCluster,
  'virtual-server': virtualServer,
};

export const scenarios: readonly Scenario[] = Object.keys(titles).map((id) => byId[id as ScenarioId]);

/** The scenario with this id; undefined if there is none. */
export const scenarioById = (id: string): Scenario | undefined => scenarios.find((scenario) => scenario.id === id);

// The catalogue, in teaching order.

import type { Scenario } from './kit/scenario.ts';
import { lanRto } from './lan-rto.ts';
import { nicBuffer } from './nic-buffer.ts';
import { reno } from './reno.ts';
import { tcpOverAtm } from './tcp-over-atm.ts';
import { virtualServer } from './virtual-server.ts';
import { webCluster } from './web-cluster.ts';

export const scenarios: readonly Scenario[] = [reno, lanRto, nicBuffer, tcpOverAtm, webCluster, virtualServer];

/** The scenario with this id; undefined if there is none. */
export const scenarioById = (id: string): Scenario | undefined => scenarios.find((scenario) => scenario.id === id);

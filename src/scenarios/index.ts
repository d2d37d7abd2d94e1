// The catalogue, in teaching order. Each scenario is a folder that is called what it is: what is said of it (scenario.ts), how its
// network is made (network.ts), its lesson and what the one who gives it reads beside it (lesson.md, listed in lessons.ts); the types of
// its settings are listed in library/catalogue.ts, and a test says which list lacks one. Here is everything at once, for the command line, the build and the tests; a page and its worker fetch these files of
// one scenario by its id (ui/app/pages.ts, runner/networks.ts), and no page downloads the words or the network of another.

import { build as buildIncast } from './incast/network.ts';
import { scenario as incast } from './incast/scenario.ts';
import type { Build, Scenario } from './kit/scenario.ts';
import { build as buildLanRto } from './lan-rto/network.ts';
import { scenario as lanRto } from './lan-rto/scenario.ts';
import { build as buildNicBuffer } from './nic-buffer/network.ts';
import { scenario as nicBuffer } from './nic-buffer/scenario.ts';
import { build as buildReno } from './reno/network.ts';
import { scenario as reno } from './reno/scenario.ts';
import { build as buildTcpOverAtm } from './tcp-over-atm/network.ts';
import { scenario as tcpOverAtm } from './tcp-over-atm/scenario.ts';
import { build as buildVirtualServer } from './virtual-server/network.ts';
import { scenario as virtualServer } from './virtual-server/scenario.ts';
import { build as buildWebCluster } from './web-cluster/network.ts';
import { scenario as webCluster } from './web-cluster/scenario.ts';

interface Entry {
  readonly scenario: Scenario;
  readonly build: Build;
}

const catalogue: readonly Entry[] = [
  { scenario: reno, build: buildReno },
  { scenario: lanRto, build: buildLanRto },
  { scenario: nicBuffer, build: buildNicBuffer },
  { scenario: tcpOverAtm, build: buildTcpOverAtm },
  { scenario: webCluster, build: buildWebCluster },
  { scenario: virtualServer, build: buildVirtualServer },
  { scenario: incast, build: buildIncast },
];

const each = <Part>(part: (entry: Entry) => Part): Readonly<Record<string, Part>> =>
  Object.fromEntries(catalogue.map((entry) => [entry.scenario.id, part(entry)]));

export const scenarios: readonly Scenario[] = catalogue.map(({ scenario }) => scenario);

/** By the scenario's id. */
export const builds = each(({ build }) => build);

/** The scenario with this id; undefined if there is none. */
export const scenarioById = (id: string): Scenario | undefined => scenarios.find((scenario) => scenario.id === id);

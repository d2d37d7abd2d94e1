// A web site on a small cluster, for three seconds: what tests of a whole cluster run.

import { NOTHING, Probes } from '../../src/engine/core/probe.ts';
import { Simulator } from '../../src/engine/core/simulator.ts';
import { ms, seconds, us } from '../../src/engine/core/time.ts';
import { Timeline } from '../../src/engine/core/timeline.ts';
import { CLIENT_PORT, PAPER_CLIENTS, PAPER_COSTS, PAPER_NET } from '../../src/scenarios/web-cluster/paper-costs.ts';
import { WebSite, type WebSiteOptions } from '../../src/scenarios/web-cluster/web-site.ts';

export const HORIZON = seconds(3);

export const smallSite: WebSiteOptions = {
  policy: 'ds',
  nodes: 4,
  users: 60,
  site: { documents: 200, bytes: 5e6, alpha: 1, meanTransfer: 8000 },
  thinking: { kind: 'exponential', mean: ms(100) },
  entry: 'turn',
  blindAsk: false,
  memory: 1e6,
  warm: true,
  decision: new Timeline(us(500)),
  costs: PAPER_COSTS,
  net: PAPER_NET,
  clients: PAPER_CLIENTS,
  clientPort: CLIENT_PORT,
  from: 0,
  thresholds: { low: 2, high: 5 },
  dual: { unit: ms(300), hot: 3, grow: 3, shrink: 1.5, shrinkAfter: ms(500) },
  choices: 2,
  balance: 125,
};

export function siteOf(
  options: Partial<WebSiteOptions>,
  seed = 1,
  recorded = NOTHING,
): { sim: Simulator; site: WebSite; probes: Probes } {
  const sim = new Simulator({ seed, horizon: HORIZON });
  const all = { ...smallSite, decision: new Timeline(us(500)), ...options };
  const probes = new Probes(recorded, HORIZON);
  return { sim, probes, site: new WebSite(sim, probes, all) };
}

// Servers with exponential service (mean 1) and Poisson arrivals, each request given to a server by a content policy of the
// engine: nothing else of a web cluster. Service has no memory, so all there is to know is how many requests each server has.

import { ln } from '../../src/engine/core/elementary.ts';
import { RandomStream } from '../../src/engine/core/random.ts';
import type { ContentPolicy } from '../../src/engine/web-cluster/content/policy.ts';
import { Loads } from '../../src/engine/web-cluster/loads.ts';

export interface Servers {
  readonly servers: number;
  /** Arrivals per server while one request is served, below 1. */
  readonly load: number;
  /** How often loads are posted, in services; 0: known at once. */
  readonly every?: number;
  readonly policy: (loads: Loads, stream: RandomStream) => ContentPolicy;
  /** Arrivals and departures simulated, after a tenth as many. */
  readonly steps?: number;
  readonly seed?: number;
}

/** Mean time in the system, in services, by Little's law. */
export function meanStay({ servers, load, every = 0, policy, steps = 1_000_000, seed = 1 }: Servers): number {
  const stream = RandomStream.named(seed, 'jumps');
  let now = 0;
  const loads = new Loads(servers, () => now, every);
  const chosen = policy(loads, RandomStream.named(seed, 'policy'));
  const { active } = loads;
  let [requests, measured, area] = [0, 0, 0];
  for (let step = -steps / 10; step < steps; step++) {
    const busy = active.reduce((sum, count) => sum + Math.min(1, count), 0);
    const rate = load * servers + busy;
    const wait = -ln(stream.uniform()) / rate;
    now += wait;
    if (step >= 0) {
      measured += wait;
      area += wait * requests;
    }
    loads.post();
    const place = stream.uniform() * rate - load * servers;
    if (place < 0) {
      active[chosen.pick(0, 0)]!++;
      requests++;
      continue;
    }
    const server = busyServer(active, Math.min(busy - 1, Math.floor(place)));
    requests--;
    active[server]!--;
    if (active[server] === 0) chosen.idle?.(server);
  }
  return area / measured / (load * servers);
}

/** The busy server with this number of busy ones before it. */
function busyServer(active: Int32Array, before: number): number {
  let left = before;
  for (const [server, count] of active.entries()) {
    if (count === 0) continue;
    if (left === 0) return server;
    left--;
  }
  return -1;
}

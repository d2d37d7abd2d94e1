// Locality-based least connection: each destination address stays on its server until that one is busier than its weight
// and another idles; then the least loaded takes over. Made for many destinations (caches): behind one virtual address
// everything is one destination.

import { type Address, lightest, overhead, type Scheduler, type ServerView, shouldGiveWay } from './scheduler.ts';

/** @param activeWeight inactive connections that one active counts: 256, in 2002 50 */
export function lblc(activeWeight: number): Scheduler {
  const servedBy = new Map<Address, ServerView>();
  return {
    pick({ destination }, servers) {
      const known = servedBy.get(destination);
      if (known !== undefined && servers.includes(known) && known.weight > 0 && !shouldGiveWay(known, servers))
        return known;
      const chosen = lightest(servers, (server) => overhead(server, activeWeight));
      if (chosen !== undefined) servedBy.set(destination, chosen);
      return chosen;
    },
  };
}

// Destination hashing: the address asked for decides, through 256 buckets filled in list order, weights ignored. Made for
// caches, so that each site stays on one. With one address for all it sends everything to one server.

import { type AddressHash, isUsable, type Scheduler } from './scheduler.ts';

/** @param hash the kernel's, which changed about 2018 */
export function dh(hash: AddressHash): Scheduler {
  let bucket = 0;
  return {
    pick(connection, servers) {
      bucket = hash(connection.destination);
      const server = servers[bucket % servers.length];
      return server !== undefined && isUsable(server) ? server : undefined;
    },
    get reading() {
      return bucket;
    },
  };
}

// Round robin: the next usable server in the list, whatever its weight.

import { isUsable, type Scheduler } from './scheduler.ts';

export function rr(): Scheduler {
  let last = -1;
  return {
    pick(_connection, servers) {
      for (let step = 1; step <= servers.length; step++) {
        const place = (last + step) % servers.length;
        if (!isUsable(servers[place]!)) continue;
        last = place;
        return servers[place];
      }
      return undefined;
    },
  };
}

// Round robin: the next usable server in the list, whatever its weight.

import { isUsable, placeNow, type Scheduler, type ServerView } from './scheduler.ts';

export function rr(): Scheduler {
  let last = -1;
  let latest: ServerView | undefined;
  return {
    pick(_connection, servers) {
      last = placeNow(latest, last, servers);
      // Of one that was taken out: whoever stands before it, so that refusals do not go further back each time.
      latest = servers[last];
      for (let step = 1; step <= servers.length; step++) {
        const place = (last + step) % servers.length;
        if (!isUsable(servers[place]!)) continue;
        last = place;
        latest = servers[place];
        return servers[place];
      }
      return undefined;
    },
  };
}

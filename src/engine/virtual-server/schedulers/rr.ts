// Round robin: the next usable server in the list, whatever its weight.

import { isUsable, type Scheduler, type ServerView } from './scheduler.ts';

export function rr(): Scheduler {
  let last = -1;
  let latest: ServerView | undefined;
  return {
    pick(_connection, servers) {
      // The list may have changed: whoever comes behind the last pick is next, or behind where that one was.
      if (servers[last] !== latest) last = latest && servers.includes(latest) ? servers.indexOf(latest) : last - 1;
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

// Least connection: whoever has the least to do. Weights say only who takes part.

import { ACTIVE_WEIGHT, isUsable, overhead, type Scheduler, type ServerView } from './scheduler.ts';

export const lc = (): Scheduler => ({
  pick(_connection, servers) {
    let best: ServerView | undefined;
    for (const server of servers) {
      if (!isUsable(server)) continue;
      if (best === undefined || overhead(server, ACTIVE_WEIGHT) < overhead(best, ACTIVE_WEIGHT)) best = server;
    }
    return best;
  },
});

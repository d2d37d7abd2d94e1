// Weighted failover: everything to the heaviest server that is usable; the others stand by.

import { isUsable, type Scheduler, type ServerView } from './scheduler.ts';

export const fo = (): Scheduler => ({
  pick(_connection, servers) {
    let best: ServerView | undefined;
    for (const server of servers) if (isUsable(server) && server.weight > (best?.weight ?? 0)) best = server;
    return best;
  },
});

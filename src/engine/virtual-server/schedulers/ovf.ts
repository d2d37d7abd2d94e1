// Weighted overflow: the heaviest server until it has more active connections than its weight, then the next; with all of
// them full, the connection is refused.

import { isUsable, type Scheduler, type ServerView } from './scheduler.ts';

export const ovf = (): Scheduler => ({
  pick(_connection, servers) {
    let best: ServerView | undefined;
    for (const server of servers) {
      if (isUsable(server) && server.active <= server.weight && server.weight > (best?.weight ?? 0)) best = server;
    }
    return best;
  },
});

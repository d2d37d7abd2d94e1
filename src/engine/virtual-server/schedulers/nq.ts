// Never queue: an idle server at once, however slow; with none idle, the shortest expected delay.

import { isUsable, lightest, type Scheduler } from './scheduler.ts';

export const nq = (): Scheduler => ({
  pick: (_connection, servers) =>
    servers.find((server) => isUsable(server) && server.active === 0) ??
    lightest(servers, (server) => server.active + 1),
});

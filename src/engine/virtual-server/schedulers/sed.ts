// Shortest expected delay: as weighted least connection, but the new connection is counted before it comes, so an idle
// slow server may get nothing while a busy fast one would still be quicker.

import { lightest, type Scheduler } from './scheduler.ts';

export const sed = (): Scheduler => ({
  pick: (_connection, servers) => lightest(servers, (server) => server.active + 1),
});

// Weighted least connection, the default of the Linux Virtual Server: whoever has least to do for its weight.

import { ACTIVE_WEIGHT, lightest, overhead, type Scheduler } from './scheduler.ts';

export const wlc = (): Scheduler => ({
  pick: (_connection, servers) => lightest(servers, (server) => overhead(server, ACTIVE_WEIGHT)),
});

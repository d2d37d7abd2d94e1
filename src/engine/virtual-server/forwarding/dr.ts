// Direct routing: the director changes the MAC address only, so servers are on its segment; each has the virtual address and
// answers by itself. The director sees the client's packets only.

import { type Forwarding, leg, ownReply } from './forwarding.ts';

export const dr: Forwarding = {
  request: [leg('client', 'director'), leg('director', 'server')],
  reply: ownReply,
  wraps: false,
  lingersAs: 'FIN_WAIT',
};

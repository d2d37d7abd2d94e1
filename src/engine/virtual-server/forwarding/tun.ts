// IP tunnelling: the director wraps each packet of a request into another IP packet, 20 bytes longer; the server unwraps it
// and answers by itself. The director sees the client's packets only.

import { type Forwarding, leg, ownReply } from './forwarding.ts';

/** An IP header without options (RFC 2003). */
const IPIP = 20;

export const tun: Forwarding = {
  request: [leg('client', 'director'), leg('director', 'server', IPIP)],
  reply: ownReply,
  wraps: true,
  lingersAs: 'FIN_WAIT',
};

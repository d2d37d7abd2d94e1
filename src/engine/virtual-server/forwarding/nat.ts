// Network address translation: the director rewrites the destination of requests and the source of replies, so both must
// pass it. It sees both FINs.

import { type Forwarding, leg } from './forwarding.ts';

export const nat: Forwarding = {
  request: [leg('client', 'director'), leg('director', 'server')],
  reply: () => [leg('server', 'director'), leg('director', 'client')],
  wraps: false,
  lingersAs: 'TIME_WAIT',
};

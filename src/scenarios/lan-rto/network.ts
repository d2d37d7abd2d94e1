// The network of `lan-rto`: the web server on its LAN, with a router and what is behind it.

import type { Build } from '../kit/scenario.ts';
import { buildLan } from '../lan/build-lan.ts';

export const build: Build = buildLan(true);

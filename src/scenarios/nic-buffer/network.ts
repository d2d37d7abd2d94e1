// The network of `nic-buffer`: the web server on its LAN, and nothing behind it.

import type { Build } from '../kit/scenario.ts';
import { buildLan } from '../lan/build-lan.ts';

export const build: Build = buildLan(false);

// The page of two hosts and the network between them.

import type { PageParts } from '../page-parts.ts';
import { Stage } from '../stage/stage.tsx';
import { ofTcp } from '../why/of-tcp.ts';

export const parts: PageParts = { Stage, families: [ofTcp] };

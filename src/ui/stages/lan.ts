// The page of a bus with web users.

import { BusStage } from '../lan/bus-stage.tsx';
import type { PageParts } from '../page-parts.ts';
import { ofTcp } from '../why/of-tcp.ts';
import { ofWeb } from '../why/of-web.ts';

export const parts: PageParts = { Stage: BusStage, families: [ofTcp, ofWeb] };

// The page of a virtual server.

import type { PageParts } from '../page-parts.ts';
import { VirtualStage } from '../virtual-server/virtual-stage.tsx';
import { ofVirtual } from '../why/of-virtual.ts';

export const parts: PageParts = { Stage: VirtualStage, families: [ofVirtual] };

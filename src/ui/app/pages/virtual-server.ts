// The page of a virtual server.

import { ofVirtual } from '../../explain/of-virtual.ts';
import { VirtualStage } from '../../stages/virtual-server/stage.tsx';
import type { PageParts } from '../page-parts.ts';

export const parts: PageParts = { Stage: VirtualStage, families: [ofVirtual] };

// The page of a virtual server.

import { onVirtualServer } from '../../../explain/on-virtual-server.ts';
import { VirtualStage } from '../../stages/virtual-server/stage.tsx';
import type { PageParts } from '../page-parts.ts';

export const parts: PageParts = { explains: onVirtualServer, Stage: VirtualStage };

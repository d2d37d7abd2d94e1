// The page of a virtual server.

import { VirtualStage } from '../../stages/virtual-server/stage.tsx';
import type { PageParts } from '../page-parts.ts';

export const parts: PageParts = { Stage: VirtualStage };

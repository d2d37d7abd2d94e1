// The page of a bus with web users.

import { LanStage } from '../../stages/lan/stage.tsx';
import type { PageParts } from '../page-parts.ts';

export const parts: PageParts = { Stage: LanStage };

// The page of a bus with web users.

import { onLan } from '../../../explain/on-lan.ts';
import { LanStage } from '../../stages/lan/stage.tsx';
import { Collided } from '../../why/collided.tsx';
import type { PageParts } from '../page-parts.ts';

export const parts: PageParts = { explains: onLan, Unmarked: Collided, Stage: LanStage };

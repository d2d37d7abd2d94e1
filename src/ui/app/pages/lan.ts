// The page of a bus with web users.

import { ofTcp } from '../../explain/of-tcp.ts';
import { ofWeb } from '../../explain/of-web.ts';
import { LanStage } from '../../stages/lan/stage.tsx';
import type { PageParts } from '../page-parts.ts';

export const parts: PageParts = { Stage: LanStage, families: [ofTcp, ofWeb] };

// The page of an ATM switch with TCP senders.

import { LinkTime } from '../../stages/atm/link-time.tsx';
import { AtmStage } from '../../stages/atm/stage.tsx';
import type { PageParts } from '../page-parts.ts';

export const parts: PageParts = { Stage: AtmStage, Share: LinkTime };

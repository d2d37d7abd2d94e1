// The page of an ATM switch with TCP senders.

import { onAtm } from '../../../explain/on-atm.ts';
import { LinkTime } from '../../stages/atm/link-time.tsx';
import { AtmStage } from '../../stages/atm/stage.tsx';
import type { PageParts } from '../page-parts.ts';

export const parts: PageParts = { explains: onAtm, Stage: AtmStage, Share: LinkTime };

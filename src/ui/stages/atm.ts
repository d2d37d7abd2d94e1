// The page of an ATM switch with TCP senders.

import { AtmStage } from '../atm/atm-stage.tsx';
import { LinkTime } from '../atm/link-time.tsx';
import type { PageParts } from '../page-parts.ts';
import { ofSwitch } from '../why/of-switch.ts';
import { ofTcp } from '../why/of-tcp.ts';

export const parts: PageParts = { Stage: AtmStage, Share: LinkTime, families: [ofTcp, ofSwitch] };

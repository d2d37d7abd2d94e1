// The page of two hosts and the network between them.

import { onReno } from '../../../explain/on-reno.ts';
import { Stage } from '../../stages/reno/stage.tsx';
import type { PageParts } from '../page-parts.ts';

export const parts: PageParts = { explains: onReno, Stage };

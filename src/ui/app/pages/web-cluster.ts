// The page of a web cluster.

import { onWebCluster } from '../../../explain/on-web-cluster.ts';
import { Spread } from '../../stages/web-cluster/spread.tsx';
import { ClusterStage } from '../../stages/web-cluster/stage.tsx';
import { Decided } from '../../why/decided.tsx';
import type { PageParts } from '../page-parts.ts';

export const parts: PageParts = { explains: onWebCluster, Unmarked: Decided, Stage: ClusterStage, Beside: Spread };

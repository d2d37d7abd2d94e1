// The page of a web cluster.

import { ofCluster } from '../../explain/of-cluster.ts';
import { Spread } from '../../stages/web-cluster/spread.tsx';
import { ClusterStage } from '../../stages/web-cluster/stage.tsx';
import type { PageParts } from '../page-parts.ts';

export const parts: PageParts = { Stage: ClusterStage, Beside: Spread, families: [ofCluster] };

// The page of a web cluster.

import { ClusterStage } from '../cluster/cluster-stage.tsx';
import { Spread } from '../cluster/spread.tsx';
import type { PageParts } from '../page-parts.ts';
import { ofCluster } from '../why/of-cluster.ts';

export const parts: PageParts = { Stage: ClusterStage, Beside: Spread, families: [ofCluster] };

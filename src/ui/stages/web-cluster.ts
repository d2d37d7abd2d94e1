// The page of a web cluster.

import type { PageParts } from '../page-parts.ts';
import { ClusterStage } from '../web-cluster/cluster-stage.tsx';
import { Spread } from '../web-cluster/spread.tsx';
import { ofCluster } from '../why/of-cluster.ts';

export const parts: PageParts = { Stage: ClusterStage, Beside: Spread, families: [ofCluster] };

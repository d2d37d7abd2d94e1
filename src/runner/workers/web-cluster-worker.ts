// The worker of the page of `web-cluster`: one file with the engine it needs and no other network.

import { buildCluster } from '../../scenarios/cluster/build-cluster.ts';
import { serveRuns } from '../serve-runs.ts';

serveRuns({ 'web-cluster': buildCluster });

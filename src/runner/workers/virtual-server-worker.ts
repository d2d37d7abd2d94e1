// The worker of the page of `virtual-server`: one file with the engine it needs and no other network.

import { buildLvs } from '../../scenarios/lvs/build-lvs.ts';
import { serveRuns } from '../serve-runs.ts';

serveRuns({ 'virtual-server': buildLvs });

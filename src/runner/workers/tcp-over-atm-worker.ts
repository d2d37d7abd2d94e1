// The worker of the page of `tcp-over-atm`: one file with the engine it needs and no other network.

import { buildAtm } from '../../scenarios/atm/atm-build.ts';
import { serveRuns } from '../serve-runs.ts';

serveRuns({ 'tcp-over-atm': buildAtm });

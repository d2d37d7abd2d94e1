// The worker of the page of `reno`: one file with the engine it needs and no other network.

import { buildReno } from '../../scenarios/reno-build.ts';
import { serveRuns } from '../serve-runs.ts';

serveRuns({ reno: buildReno });

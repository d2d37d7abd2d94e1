// The worker of the page of `lan-rto`: one file with the engine it needs and no other network.

import { buildLan } from '../../scenarios/lan/build-lan.ts';
import { serveRuns } from '../serve-runs.ts';

serveRuns({ 'lan-rto': buildLan(true) });

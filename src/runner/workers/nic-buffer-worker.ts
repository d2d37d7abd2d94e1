// The worker of the page of `nic-buffer`: one file with the engine it needs and no other network.

import { buildLan } from '../../scenarios/lan/build-lan.ts';
import { serveRuns } from '../serve-runs.ts';

serveRuns({ 'nic-buffer': buildLan(false) });

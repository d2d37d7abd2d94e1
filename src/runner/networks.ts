// The networks of a worker, each fetched when it is run or swept: that of a scenario is in its folder. Node has them all:
// scenarios/index.ts.

import type { Build } from '../scenarios/kit/scenario.ts';
import type { Networks } from './unknown-scenario.ts';

/** By path; each rejects when its file cannot be had. */
const files = import.meta.glob<Build>('../scenarios/*/network.ts', { import: 'build' });

export const networks: Networks = (scenario) => files[`../scenarios/${scenario}/network.ts`]?.();

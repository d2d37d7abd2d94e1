// The files of tests/reference/cluster.

import { fileURLToPath } from 'node:url';

/** @param name without ending */
export const clusterFile = (name: string): string =>
  fileURLToPath(new URL(`../reference/cluster/${name}.json.gz`, import.meta.url));

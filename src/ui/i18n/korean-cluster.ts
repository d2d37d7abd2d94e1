// The Korean of a web cluster: on its page only, fetched with the language.

import { ko as cluster } from './ko-cluster.ts';
import { ko as whyCluster } from './ko-why-cluster.ts';

export const korean = { cluster, whyCluster };

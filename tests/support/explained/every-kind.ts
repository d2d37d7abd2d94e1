// For tests of all networks: every kind of event, or it does not compile.

import { type Explains, explain as explainOn } from '../../../src/explain/explain.ts';
import type { Explanation, Subject } from '../../../src/explain/explanation.ts';
import { onAtm } from '../../../src/explain/on-atm.ts';
import { onLan } from '../../../src/explain/on-lan.ts';
import { onReno } from '../../../src/explain/on-reno.ts';
import { onVirtualServer } from '../../../src/explain/on-virtual-server.ts';
import { onWebCluster } from '../../../src/explain/on-web-cluster.ts';

export const explainsEvery: Explains = { ...onReno, ...onLan, ...onAtm, ...onWebCluster, ...onVirtualServer };

export const explain = (subject: Subject): Explanation => explainOn(subject, explainsEvery);

// Files of web clusters: kinds `cluster-lard` (picks), `cluster-l7` (curves), `cluster-content` (a site) and `queueing`
// (formulas). Each is one JSON; nothing beside it.

import type { Format } from './format.ts';
import { caseOf, jsonFormat } from './json-format.ts';
import { verifyQueueing } from './queueing.ts';
import { queueingCasesOf } from './queueing-case.ts';
import { contentCaseOf } from './web-cluster-content.ts';
import { verifyL7 } from './web-cluster-l7.ts';
import { l7CasesOf } from './web-cluster-l7-case.ts';
import { verifyLard } from './web-cluster-lard.ts';
import { lardCasesOf } from './web-cluster-lard-case.ts';

export const clusterFormats: readonly Format[] = [
  jsonFormat('cluster-lard', (document) =>
    lardCasesOf(document).map((each) => caseOf(each.name, () => verifyLard(each))),
  ),
  jsonFormat('cluster-l7', (document) => l7CasesOf(document).map((each) => caseOf(each.name, () => verifyL7(each)))),
  jsonFormat('cluster-content', (document) => [caseOf('content', contentCaseOf(document))]),
  jsonFormat('queueing', (document) =>
    queueingCasesOf(document).map((each) => caseOf(each.name, () => verifyQueueing(each))),
  ),
];

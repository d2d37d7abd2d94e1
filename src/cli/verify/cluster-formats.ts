// Files of web clusters: kinds `cluster-lard` (picks), `cluster-l7` (curves), `cluster-content` (a site) and `queueing`
// (formulas). Each is one JSON; nothing beside it.

import { contentCaseOf } from './cluster-content.ts';
import { verifyL7 } from './cluster-l7.ts';
import { l7CasesOf } from './cluster-l7-case.ts';
import { verifyLard } from './cluster-lard.ts';
import { lardCasesOf } from './cluster-lard-case.ts';
import type { Format } from './format.ts';
import { caseOf, jsonFormat } from './json-format.ts';
import { verifyQueueing } from './queueing.ts';
import { queueingCasesOf } from './queueing-case.ts';

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

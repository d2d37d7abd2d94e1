// Files of web clusters: kinds `cluster-lard` (picks), `cluster-l7` (curves), `cluster-content` (a site) and `queueing`
// (formulas). Each is one JSON; nothing beside it.

import { reasonOf } from '../usage-error.ts';
import type { Fields } from './checks.ts';
import { contentCaseOf } from './cluster-content.ts';
import { verifyL7 } from './cluster-l7.ts';
import { l7CasesOf } from './cluster-l7-case.ts';
import { verifyLard } from './cluster-lard.ts';
import { lardCasesOf } from './cluster-lard-case.ts';
import type { Case, Format } from './format.ts';
import { verifyQueueing } from './queueing.ts';
import { queueingCasesOf } from './queueing-case.ts';
import type { Verdict } from './verdict.ts';

/** A run that stops is a case that failed. */
const replay =
  (name: string, verdict: () => Verdict): (() => Verdict) =>
  () => {
    try {
      return verdict();
    } catch (error) {
      return { name, passed: false, detail: `the run stopped: ${reasonOf(error)}` };
    }
  };

const format = (name: string, casesOf: (document: Fields) => readonly Case[]): Format => ({
  name,
  recognises: (content) => content.type === 'json' && content.value['kind'] === name,
  partOf: () => undefined,
  companions: () => [],
  read: (_, content) => (content.type === 'json' ? casesOf(content.value) : []),
});

export const clusterFormats: readonly Format[] = [
  format('cluster-lard', (document) =>
    lardCasesOf(document).map((each) => ({ name: each.name, replay: replay(each.name, () => verifyLard(each)) })),
  ),
  format('cluster-l7', (document) =>
    l7CasesOf(document).map((each) => ({ name: each.name, replay: replay(each.name, () => verifyL7(each)) })),
  ),
  format('cluster-content', (document) => [{ name: 'content', replay: replay('content', contentCaseOf(document)) }]),
  format('queueing', (document) =>
    queueingCasesOf(document).map((each) => ({
      name: each.name,
      replay: replay(each.name, () => verifyQueueing(each)),
    })),
  ),
];

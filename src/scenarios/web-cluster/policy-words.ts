// Everything that is said of the content policies, by their names in links; a new one does not compile without it. Their rules:
// engine/web-cluster/content.

import { OF_REQUEST } from '../../engine/web-cluster/content/rule.ts';
import { readRule } from '../kit/rule.ts';
import type { ParamValue } from '../kit/run-spec.ts';
import { optionsOf } from '../kit/settings.ts';
import { type Text, text } from '../kit/text.ts';
import { nodeRule } from './node-rule.ts';
import type { PolicyName } from './policies.ts';

export interface ContentPolicyWords {
  readonly label: Text;
  /** Why a node is picked that nobody is responsible for: its turn, by chance, the fewest connections of all or of those drawn, idle, next on a ring with room, a rule that somebody wrote. */
  readonly picks: 'turn' | 'chance' | 'fewest' | 'fewest drawn' | 'idle' | 'ring' | 'rule';
  /** Does it keep, for every document, the nodes responsible for it? */
  readonly keepsSets: boolean;
  /** Does it decide without looking at the document, so that the switch in front can? */
  readonly isBlind: boolean;
  /** Settings of policies that it reads. */
  readonly reads: readonly ('tlow' | 'thigh' | 'k' | 'unit' | 'theta' | 'grow' | 'draws' | 'stale' | 'bal')[];
}

const OF_LARD = ['tlow', 'thigh'] as const;

export const policyWords: Readonly<Record<PolicyName, ContentPolicyWords>> = {
  mirror: { label: text('mirroring', '미러링'), picks: 'turn', keepsSets: false, isBlind: false, reads: [] },
  lard: { label: text('LARD', 'LARD'), picks: 'fewest', keepsSets: true, isBlind: false, reads: OF_LARD },
  lardr: {
    label: text('LARD with replication', '복제하는 LARD'),
    picks: 'fewest',
    keepsSets: true,
    isBlind: false,
    reads: [...OF_LARD, 'k'],
  },
  ds: {
    label: text('Dual Scheduling', '이중 스케줄링'),
    picks: 'fewest',
    keepsSets: true,
    isBlind: false,
    reads: [...OF_LARD, 'k', 'unit', 'theta', 'grow'],
  },
  rr: {
    label: text('round robin (in turn)', '라운드 로빈(차례로)'),
    picks: 'turn',
    keepsSets: false,
    isBlind: true,
    reads: [],
  },
  random: { label: text('random', '무작위'), picks: 'chance', keepsSets: false, isBlind: true, reads: [] },
  jsq: {
    label: text('shortest queue', '가장 짧은 큐'),
    picks: 'fewest',
    keepsSets: false,
    isBlind: true,
    reads: ['stale'],
  },
  pod: {
    label: text('power of d choices', 'd개 중 선택'),
    picks: 'fewest drawn',
    keepsSets: false,
    isBlind: true,
    reads: ['draws', 'stale'],
  },
  jiq: {
    label: text('join an idle node', '쉬는 노드 먼저'),
    picks: 'idle',
    keepsSets: false,
    isBlind: true,
    reads: [],
  },
  chbl: {
    label: text('hashing with bounded loads', '부하 상한이 있는 해싱'),
    picks: 'ring',
    keepsSets: false,
    isBlind: false,
    reads: ['bal'],
  },
};

export const policyOptions = optionsOf(policyWords);

/** What is said of the policy that a run has. */
export const wordsOfPolicy = (policy: ParamValue | undefined): ContentPolicyWords =>
  policyWords[policy as PolicyName] ?? wordsOfRule(`${policy}`);

/** Of one that somebody wrote. */
function wordsOfRule(rule: string): ContentPolicyWords {
  const read = readRule(nodeRule, rule);
  const reads = 'program' in read ? read.program.reads : [];
  return {
    label: text(rule, rule),
    picks: 'rule',
    keepsSets: reads.includes('owner'),
    isBlind: !OF_REQUEST.some((name) => reads.includes(name)),
    reads: OF_LARD.filter((key) => reads.includes(key)),
  };
}

/** Has this setting any effect with the policy of a run? */
export const policyReads = (policy: ParamValue | undefined, key: ContentPolicyWords['reads'][number]): boolean =>
  wordsOfPolicy(policy).reads.includes(key);

// What a rule for the pick of a node can be written with, and the policies that can be written as one.

import type { NODE_NAMES } from '../../engine/web-cluster/content/rule.ts';
import type { RuleName, RuleWords } from '../kit/rule.ts';
import { text } from '../kit/text.ts';
import type { PolicyName } from './policies.ts';

const names: Readonly<Record<(typeof NODE_NAMES)[number], RuleName>> = {
  load: {
    type: 'number',
    from: { gauge: 'connections', each: 'flow' },
    meaning: text('connections of the node, as the front end counts them', '앞단에서 센, 노드의 연결 수'),
    cite: 'Pai 1998',
  },
  holds: {
    type: 'truth',
    meaning: text('the node has the document in its memory', '노드의 메모리에 문서가 있음'),
  },
  asked: {
    type: 'truth',
    meaning: text('the request reached this node first', '요청이 처음 도착한 노드임'),
  },
  owner: {
    type: 'truth',
    meaning: text('the node was picked for this document last time', '바로 전에 이 문서를 맡은 노드임'),
  },
  size: { type: 'size', meaning: text('size of the document', '문서의 크기') },
  least: {
    type: 'number',
    meaning: text('connections of the node that has the fewest', '연결이 가장 적은 노드의 연결 수'),
  },
  tlow: {
    type: 'number',
    from: { setting: 'tlow' },
    meaning: text('the setting T_low, idle below', 'T_low 설정: 이보다 적으면 한가함'),
    cite: 'Pai 1998',
  },
  thigh: {
    type: 'number',
    from: { setting: 'thigh' },
    meaning: text('the setting T_high, busy above', 'T_high 설정: 이보다 많으면 바쁨'),
    cite: 'Pai 1998',
  },
  index: {
    type: 'number',
    meaning: text('its place in the list: N1 is 0, N2 is 1', '목록에서의 순서: N1이 0, N2가 1'),
  },
  last: {
    type: 'number',
    meaning: text(
      'the index of the node picked last; −1 before the first pick',
      '바로 전에 고른 노드의 index. 처음에는 −1',
    ),
  },
  nodes: {
    type: 'number',
    from: { setting: 'nodes' },
    meaning: text('how many nodes there are', '노드의 수'),
  },
  random: {
    type: 'number',
    meaning: text(
      'drawn from 0 to 1, anew for every node and every request',
      '0에서 1 사이에서 노드와 요청마다 새로 뽑은 수',
    ),
  },
};

export const nodeRule = {
  kind: 'node',
  names,
  gives: 'number',
  range: text('any number that has an end', '끝이 있는 수'),
  of: { setting: 'nodes', called: 'N' },
  asRules: {
    lard: 'owner and not (load >= 2 * thigh or load > thigh and least < tlow) ? -1 : load',
    rr: '(index - last - 1 + nodes) % nodes',
    jsq: 'load',
  } satisfies Partial<Record<PolicyName, string>>,
  examples: [
    {
      label: text('who holds it, else the least loaded', '문서를 가진 노드, 없으면 가장 한가한 노드'),
      rule: 'holds ? load : 1000 + load',
    },
    { label: text('at random', '무작위'), rule: '1 - random' },
  ],
} as const satisfies RuleWords;

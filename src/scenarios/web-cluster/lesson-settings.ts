// What the lesson on clusters is about: how long a decision takes, who decides, and the load. How they are used: network.ts.

import { ms, seconds, us } from '../../engine/core/time.ts';
import { choice, count, duration, factor, settings } from '../kit/settings.ts';
import { text } from '../kit/text.ts';
import { nodeRule } from './node-rule.ts';
import { policyOptions } from './policy-words.ts';
import { whatIfs } from './what-ifs.ts';

/** Nodes are bits of a mask, and every user has two random streams of its own. */
const MOST_NODES = 32;
export const MOST_USERS = 10_000;

/** In the order of links. */
export const lessonSettings = settings({
  disp: duration({
    label: text('Decision time', '배정 한 번에 걸리는 시간'),
    help: text(
      'How long the dispatcher takes to decide which node serves a request. It decides one at a time.',
      '디스패처가 요청을 처리할 노드를 정하는 데 걸리는 시간입니다. 한 번에 하나씩 정합니다.',
    ),
    live: true,
    visible: true,
    default: ms(1),
    min: us(10),
    max: ms(4),
    step: us(10),
    scale: 'log',
    ticks: [us(20), us(200), ms(1), ms(4)],
    paper: { value: ms(1), label: text('paper: 1 ms, worked out', '논문: 계산하면 1 ms') },
  }),
  policy: choice({
    label: text('Dispatch policy', '배정 정책'),
    help: text(
      'Mirroring: the node that the request reaches. LARD: the node that has the document. Dual Scheduling: a node serves its most requested documents by itself. Hashing: the first node with room after the document’s hash on a ring. The others look at load or chance only.',
      '미러링은 요청이 도착한 노드, LARD는 문서를 맡은 노드가 처리합니다. 이중 스케줄링에서는 자주 요청받는 문서를 노드가 직접 처리합니다. 해싱은 고리에서 문서의 해시 값 다음에 있는 노드가 자리가 있으면 처리합니다. 나머지는 부하나 우연만 봅니다.',
    ),
    visible: true,
    default: 'ds',
    options: policyOptions,
    rule: nodeRule,
  }),
  nodes: count({
    label: text('Nodes', '노드 수'),
    help: text('Machines that serve the site.', '웹 사이트를 처리하는 컴퓨터의 수입니다.'),
    visible: true,
    default: 8,
    min: 1,
    max: MOST_NODES,
    step: 1,
  }),
  users: count({
    label: text('Users', '사용자 수'),
    help: text(
      'Each asks for a document, waits for it, thinks and asks again.',
      '사용자는 문서를 요청해 받고, 잠시 생각한 뒤 다시 요청합니다.',
    ),
    live: true,
    visible: true,
    default: 5000,
    min: 1,
    max: MOST_USERS,
    step: 1,
    ticks: [1000, 3000, 5000, 7000],
    paper: { value: 7000, label: text('paper: up to 7000', '논문: 최대 7000') },
  }),
  case: choice({
    label: text('What if', '만약에'),
    help: text(
      'The cluster of the paper, or one thing about it changed. Choosing one sets what belongs to it.',
      '논문의 클러스터, 또는 거기서 한 가지를 바꾼 것입니다. 고르면 그에 맞는 설정이 함께 바뀝니다.',
    ),
    visible: true,
    default: 'paper',
    options: whatIfs,
  }),
  zipf: factor({
    label: text('Zipf’s alpha', '지프 분포의 α'),
    help: text(
      'How unevenly documents are asked for: 0 all alike, 1 as on the web, 1.8 nearly everybody wants the same few.',
      '문서가 얼마나 고르지 않게 요청되는지 나타냅니다. 0이면 모두 같고, 1이면 웹과 비슷하며, 1.8이면 거의 모두가 같은 몇 개를 원합니다.',
    ),
    default: 1,
    min: 0,
    max: 2,
    step: 0.05,
    ticks: [0.6, 1, 1.8],
  }),
  down: count({
    label: text('Failed node', '고장 난 노드'),
    help: text(
      'The number of a node that is down, 0: none. What it was working on is refused; when it comes back its memory is empty.',
      '멈춘 노드의 번호이며 0이면 없습니다. 처리하던 요청은 거절되고, 돌아왔을 때 메모리는 비어 있습니다.',
    ),
    live: true,
    default: 0,
    min: 0,
    max: MOST_NODES,
    step: 1,
  }),
  warm: duration({
    label: text('Counted from', '집계를 시작하는 시각'),
    help: text(
      'Results leave out what happened before, while queues and memories settle.',
      '큐와 메모리가 안정될 때까지 그 전의 일은 결과에서 뺍니다.',
    ),
    default: seconds(20),
    min: 0,
    max: seconds(300),
    step: seconds(1),
  }),
});

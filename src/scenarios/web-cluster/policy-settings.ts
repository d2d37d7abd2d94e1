// The thresholds of the content policies, and how requests are spread over the nodes at first.

import { seconds, us } from '../../engine/core/time.ts';
import { choice, count, duration, settings } from '../kit/settings.ts';
import { text } from '../kit/text.ts';

/** In the order of links. */
export const policySettings = settings({
  entry: choice({
    label: text('Node a request reaches', '요청이 도착하는 노드'),
    help: text(
      'In turn, at random, or always the same node for a user.',
      '차례로, 무작위로, 또는 사용자마다 늘 같은 노드로 갑니다.',
    ),
    default: 'rr',
    options: [
      { value: 'rr', label: text('in turn', '차례로') },
      { value: 'random', label: text('at random', '무작위') },
      { value: 'sticky', label: text('the same for a user', '사용자마다 고정') },
    ],
  }),
  blind: choice({
    label: text('Content-blind picks', '내용을 보지 않는 선택'),
    help: text(
      'Round robin, random, shortest queue, power of d choices and joining an idle node look at no document, so the switch in front can pick the node before the request is read, at no cost. Or they queue at the dispatcher like policies that do look.',
      '라운드 로빈, 무작위, 가장 짧은 큐, d개 중 선택, 쉬는 노드 먼저는 문서를 보지 않으므로 앞단 스위치가 요청을 읽기 전에 비용 없이 노드를 고를 수 있습니다. 또는 문서를 보는 정책처럼 디스패처에서 차례를 기다립니다.',
    ),
    default: 'switch',
    options: [
      { value: 'switch', label: text('by the switch in front', '앞단 스위치에서') },
      { value: 'dispatcher', label: text('by the dispatcher', '디스패처에서') },
    ],
  }),
  tlow: count({
    label: text('T_low, idle below', 'T_low, 한가함의 기준'),
    help: text(
      'LARD: a document may leave a busy node while some node has fewer connections than this.',
      'LARD에서 연결 수가 이보다 적은 노드가 있으면 바쁜 노드의 문서를 옮길 수 있습니다.',
    ),
    cite: 'Pai 1998',
    default: 25,
    min: 1,
    max: 1000,
    step: 1,
    scale: 'log',
  }),
  thigh: count({
    label: text('T_high, busy above', 'T_high, 바쁨의 기준'),
    help: text(
      'LARD: a node with more connections than this may lose documents; with twice as many it does, idle node or not.',
      'LARD에서 연결 수가 이보다 많은 노드는 문서를 잃을 수 있고, 두 배가 되면 한가한 노드가 없어도 잃습니다.',
    ),
    cite: 'Pai 1998',
    default: 65,
    min: 2,
    max: 1000,
    step: 1,
    scale: 'log',
  }),
  k: duration({
    label: text('Replicas stay', '복제본 유지 시간'),
    help: text(
      'LARD with replication and Dual Scheduling: a document’s set of nodes loses its busiest member once the set has not changed for this long.',
      '복제하는 LARD와 이중 스케줄링에서, 담당 노드가 이보다 오래 그대로이면 하나를 뺍니다.',
    ),
    cite: 'Pai 1998',
    default: seconds(20),
    min: seconds(1),
    max: seconds(200),
    step: seconds(0.1),
    scale: 'log',
  }),
  unit: duration({
    label: text('Counting unit', '집계 단위'),
    help: text(
      'Dual Scheduling counts requests in units of this length.',
      '이중 스케줄링이 요청을 세는 시간 단위입니다.',
    ),
    default: seconds(10),
    min: seconds(0.5),
    max: seconds(100),
    step: seconds(0.1),
    scale: 'log',
  }),
  theta: count({
    label: text('Hot threshold', '인기 임계값'),
    help: text(
      'Dual Scheduling: a node that receives this many requests for a document in one unit serves it without asking the dispatcher.',
      '이중 스케줄링에서 한 단위 동안 같은 문서를 이만큼 요청받은 노드는 묻지 않고 직접 처리합니다.',
    ),
    default: 15,
    min: 1,
    max: 1000,
    step: 1,
    scale: 'log',
  }),
  grow: count({
    label: text('Replica added every', '담당 추가 간격'),
    help: text(
      'Dual Scheduling: each time the dispatcher has been asked for a document this often in one unit, another node becomes responsible; 0: as many as the hot threshold.',
      '이중 스케줄링에서 한 단위 동안 디스패처에 같은 문서의 요청이 이만큼 올 때마다 담당 노드를 하나 늘립니다. 0이면 인기 임계값과 같습니다.',
    ),
    default: 0,
    min: 0,
    max: 1000,
    step: 1,
  }),
  draws: count({
    label: text('d, nodes drawn', 'd, 뽑는 노드 수'),
    help: text(
      'Power of d choices: how many times a node is drawn at random for each request, the same one again included; of those drawn, the one with the fewest connections serves it.',
      'd개 중 선택에서 요청마다 노드를 무작위로 뽑는 횟수입니다. 같은 노드가 또 뽑힐 수 있으며, 뽑힌 노드 가운데 연결이 가장 적은 노드가 처리합니다.',
    ),
    default: 2,
    min: 1,
    max: 8,
    step: 1,
  }),
  stale: duration({
    label: text('Loads posted every', '부하를 알리는 간격'),
    help: text(
      'Shortest queue and power of d choices see the numbers of connections as they were posted last, so up to this old; 0: every change is seen at once.',
      '가장 짧은 큐와 d개 중 선택이 보는 연결 수는 마지막으로 알린 값이라 이만큼까지 오래될 수 있습니다. 0이면 바뀔 때마다 곧바로 보입니다.',
    ),
    cite: 'Mitzenmacher 2000',
    default: 0,
    min: 0,
    max: seconds(10),
    step: us(100),
  }),
  bal: count({
    label: text('Load a node may have, %', '노드 부하의 상한, %'),
    help: text(
      'Hashing with bounded loads: a node is given no request that would take it above this percentage of the mean number of connections; the request goes on to the next node on the ring.',
      '부하 상한이 있는 해싱에서, 연결이 평균의 이 비율을 넘게 될 노드에는 요청을 맡기지 않고 고리의 다음 노드로 넘깁니다.',
    ),
    cite: 'Mirrokni 2016, HAProxy hash-balance-factor',
    default: 125,
    min: 101,
    max: 1000,
    step: 1,
    scale: 'log',
  }),
});

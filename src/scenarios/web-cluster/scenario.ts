// The scenario `web-cluster` (paper P2): thousands of users, a front end, nodes with memories and disks, a dispatcher. Its
// network, settings, charts and results are beside it.

import { seconds } from '../../engine/core/time.ts';
import { defineScenario } from '../kit/define.ts';
import { text } from '../kit/text.ts';
import { webClusterCharts } from './charts.ts';
import { checkWebCluster } from './check.ts';
import { webClusterGroups, webClusterIdle } from './groups.ts';
import { webClusterMetrics } from './metrics.ts';
import { webClusterSettings } from './settings.ts';

export const scenario = defineScenario({
  id: 'web-cluster',
  title: text('Web cluster: mirror, LARD, Dual Scheduling', '웹 클러스터: 미러링, LARD, 이중 스케줄링'),
  stage: 'web-cluster',
  question: text('Who should answer this request?', '이 요청은 누가 답해야 할까요?'),
  lead: text(
    'Five thousand users, eight nodes, and one dispatcher that takes a millisecond to say who serves a request. A node serves its most requested documents by itself, in milliseconds; all other requests wait in one queue.',
    '사용자 5000명, 노드 여덟 대, 그리고 누가 처리할지 정하는 데 1 ms가 걸리는 디스패처 하나가 있습니다. 노드는 자주 요청받는 문서를 직접 몇 ms 만에 처리하지만, 나머지는 모두 한 큐에서 기다립니다.',
  ),
  settings: webClusterSettings,
  groups: webClusterGroups,
  idle: webClusterIdle,
  workload: [
    'users',
    'loop',
    'reqs',
    'think',
    'pause',
    'mean',
    'zipf',
    'docs',
    'site',
    'transfer',
    'surge',
    'times',
    'when',
    'lasts',
    'crowd',
  ],
  lessonKey: 'disp',
  steps: 12,
  tasks: [4],
  charts: webClusterCharts,
  metrics: webClusterMetrics,
  answers: ['responseMean', 'dispatcherUse', 'throughput'],
  firstLook: seconds(20),
  invitation: text('Drag me: what if a decision took 20 µs?', '움직여 보세요. 배정에 20 µs만 걸린다면 어떻게 될까요?'),
  calm: {
    before: text('Requests come in and are answered.', '요청이 들어오고 응답이 나갑니다.'),
    none: text('No request stands out in this run', '이번 실행에는 눈에 띄는 요청이 없습니다'),
    over: text('all requests are answered', '모든 요청에 응답함'),
  },
  countedFrom: 'warm',
  speed: seconds(1),
  check: checkWebCluster,
  places: () => [],
  connections: ({ nodes }) => Array.from({ length: nodes }, (_, node) => `N${node + 1}`),
});

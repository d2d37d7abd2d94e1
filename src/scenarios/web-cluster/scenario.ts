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
import { whoAnswers } from './who-answers.ts';

export const scenario = defineScenario({
  id: 'web-cluster',
  title: text('Web cluster: mirror, LARD, Dual Scheduling', '웹 클러스터: 미러링, LARD, 이중 스케줄링'),
  stage: 'web-cluster',
  question: whoAnswers.question,
  lead: whoAnswers.see,
  settings: webClusterSettings,
  groups: webClusterGroups,
  idle: webClusterIdle,
  workload: ['users', 'loop', 'reqs', 'think', 'pause', 'mean', 'zipf', 'docs', 'site', 'transfer'],
  lessonKey: 'disp',
  steps: 7,
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
});

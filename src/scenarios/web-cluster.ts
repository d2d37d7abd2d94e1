// The scenario `web-cluster` (paper P2): thousands of users, a front end, nodes with memories and disks, a dispatcher. Its
// network: cluster/; settings, charts and results: cluster/lesson-settings.ts and others.

import { seconds } from '../engine/core/time.ts';
import { checkCluster } from './cluster/check-cluster.ts';
import { clusterCharts } from './cluster/cluster-charts.ts';
import { clusterGroups, clusterIdle } from './cluster/cluster-groups.ts';
import { clusterMetrics } from './cluster/cluster-metrics.ts';
import { clusterSettings } from './cluster/cluster-settings.ts';
import { whoAnswers } from './cluster/who-answers.ts';
import { defineScenario } from './kit/define.ts';
import { text } from './kit/text.ts';
import { titles } from './titles.ts';

export const webCluster = defineScenario({
  id: 'web-cluster',
  title: titles['web-cluster'],
  stage: 'web-cluster',
  question: whoAnswers.question,
  lead: whoAnswers.see,
  settings: clusterSettings,
  groups: clusterGroups,
  idle: clusterIdle,
  lessonKey: 'disp',
  steps: 7,
  charts: clusterCharts,
  metrics: clusterMetrics,
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
  check: checkCluster,
  places: () => [],
});

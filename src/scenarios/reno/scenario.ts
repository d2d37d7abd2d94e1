// The scenario `reno`: n senders, a router with a short queue, one receiver. What a TCP sender does when a segment is
// lost, and how long it waits. Its network, settings, charts and results are beside it.

import { ms, seconds } from '../../engine/core/time.ts';
import { defineScenario } from '../kit/define.ts';
import { text } from '../kit/text.ts';
import { senderNames } from '../tcp/senders.ts';
import { checkReno } from './check.ts';
import { renoGroups, renoIdle } from './groups.ts';
import { renoPlaces } from './places.ts';
import { renoCharts, renoMetrics } from './results.ts';
import { renoSettings } from './settings.ts';

export const scenario = defineScenario({
  id: 'reno',
  title: text('TCP Reno: loss and timeout', 'TCP Reno: 손실과 타임아웃'),
  stage: 'reno',
  question: text('Why is the wire silent?', '회선이 왜 조용할까요?'),
  lead: text(
    'A sends to B through a router with a short queue. A segment that finds the queue full is dropped, and if too few duplicate ACKs report it, A waits for its retransmission timer. Drag RTO minimum and see how long the silence lasts.',
    'A는 큐가 짧은 라우터를 거쳐 B로 데이터를 보냅니다. 큐가 가득 차 있을 때 도착한 세그먼트는 폐기되고, 손실을 알릴 중복 ACK가 모자라면 A는 재전송 타이머를 기다립니다. RTO 최솟값을 움직여 침묵이 얼마나 길어지는지 살펴보세요.',
  ),
  settings: renoSettings,
  groups: renoGroups,
  idle: renoIdle,
  workload: ['n', 'data', 'start'],
  lessonKey: 'rmin',
  steps: 8,
  tasks: [3, 4],
  charts: renoCharts,
  metrics: renoMetrics,
  answers: ['silentTime', 'timeouts', 'goodput'],
  firstLook: seconds(4),
  invitation: text('Drag me: what if the minimum were 10 ms?', '움직여 보세요. 최솟값이 10 ms라면 어떻게 될까요?'),
  speed: ms(100),
  check: checkReno,
  places: ({ n }) => renoPlaces(n),
  connections: ({ n }) => senderNames(n),
});

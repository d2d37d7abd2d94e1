// The scenario `incast`: n servers send their shares of a block to one client at the same time, through a switch with a shallow
// buffer. Why more servers make it slower, and how long a timer should be. Its network, settings, charts and results are beside it.

import { ms } from '../../engine/core/time.ts';
import { defineScenario } from '../kit/define.ts';
import { text } from '../kit/text.ts';
import { checkIncast } from './check.ts';
import { incastGroups, incastIdle } from './groups.ts';
import { incastPlaces } from './places.ts';
import { incastCharts, incastMetrics } from './results.ts';
import { incastSettings } from './settings.ts';

export const scenario = defineScenario({
  id: 'incast',
  title: text('Incast: many servers, one client', 'Incast: 서버 여럿, 클라이언트 하나'),
  stage: 'incast',
  question: text('Why do more servers make it slower?', '서버가 늘면 왜 느려질까요?'),
  lead: text(
    'A client reads a block that is spread over many servers. All send at once, and the shallow buffer of the switch overflows. If nothing is left to report a loss, that server waits for its timer, and the whole block waits with it. Drag RTO minimum and see what the wait costs.',
    '클라이언트가 여러 서버에 나뉘어 있는 블록을 읽습니다. 모두 한꺼번에 보내므로 스위치의 얕은 버퍼가 넘칩니다. 손실을 알려 줄 것이 남지 않은 서버는 타이머를 기다리고, 블록 전체가 함께 기다립니다. RTO 최솟값을 움직여 그 기다림의 값을 보세요.',
  ),
  settings: incastSettings,
  groups: incastGroups,
  idle: incastIdle,
  workload: ['n', 'size', 'per', 'jitter'],
  lessonKey: 'rmin',
  steps: 6,
  tasks: [1],
  charts: incastCharts,
  metrics: incastMetrics,
  answers: ['goodput', 'timeouts', 'silentTime'],
  firstLook: ms(1000),
  invitation: text('Drag me: what if the minimum were 1 ms?', '움직여 보세요. 최솟값이 1 ms라면 어떻게 될까요?'),
  speed: ms(1),
  check: checkIncast,
  places: ({ n }) => incastPlaces(n),
});

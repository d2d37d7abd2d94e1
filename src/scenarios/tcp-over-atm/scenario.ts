// The scenario `tcp-over-atm` (paper P3): TCP senders whose packets are cut into cells, a switch with one buffer, and the
// silence that follows when it drops. Its network, settings, charts and results are beside it.

import { ms, seconds } from '../../engine/core/time.ts';
import { atmCharts } from '../atm/charts.ts';
import { checkAtm } from '../atm/check.ts';
import { atmGroups, atmIdle } from '../atm/groups.ts';
import { atmMetrics } from '../atm/metrics.ts';
import { atmPlaces } from '../atm/places.ts';
import { atmSettings } from '../atm/settings.ts';
import { defineScenario } from '../kit/define.ts';
import { text } from '../kit/text.ts';
import { senderNames } from '../tcp/senders.ts';

export const scenario = defineScenario({
  id: 'tcp-over-atm',
  title: text('TCP over ATM: cells, EPD and the timer', 'ATM 위의 TCP: 셀, EPD, 타이머'),
  stage: 'atm',
  question: text('What does one lost cell cost?', '셀 하나를 잃으면 무엇을 잃을까요?'),
  lead: text(
    'Packets of 9180 bytes cross the switch as 192 cells. Lose one, and the other 191 are carried in vain; refuse the whole packet early, and nothing is wasted. Either way the sender then waits for its timer, and the link is silent. Drag RTO minimum and the threshold.',
    '9180바이트 패킷이 셀 192개로 나뉘어 스위치를 지납니다. 하나를 잃으면 나머지 191개는 헛되이 실려 가고, 일찍 패킷을 통째로 거부하면 낭비가 없습니다. 어느 쪽이든 송신자는 타이머를 기다리고 링크는 조용해집니다. RTO 최솟값과 임계값을 움직여 보세요.',
  ),
  settings: atmSettings,
  groups: atmGroups,
  idle: atmIdle,
  workload: ['n', 'start'],
  lessonKey: 'rmin',
  steps: 12,
  tasks: [1],
  charts: atmCharts,
  metrics: atmMetrics,
  answers: ['meanGap', 'timeouts', 'goodput'],
  firstLook: seconds(2),
  invitation: text('Drag me: what if the minimum were 100 ms?', '움직여 보세요. 최솟값이 100 ms라면 어떻게 될까요?'),
  speed: ms(20),
  check: checkAtm,
  places: ({ n }) => atmPlaces(n),
  connections: ({ n }) => senderNames(n),
});

// The scenario `lan-rto` (paper P0): a web server on a shared Ethernet, and how long its timer waits. A router with an
// external server and a WAN node beside it. Its network, settings, charts and results are beside it.

import { ms, seconds } from '../../engine/core/time.ts';
import { defineScenario } from '../kit/define.ts';
import { text } from '../kit/text.ts';
import { lanCharts } from '../lan/charts.ts';
import { checkLan } from '../lan/check.ts';
import { lanGroups, lanIdle, lanWorkload } from '../lan/groups.ts';
import { metricsWithOutside } from '../lan/metrics.ts';
import { lanPlaces } from '../lan/places.ts';
import { lanSettings } from '../lan/settings.ts';

export const scenario = defineScenario({
  id: 'lan-rto',
  title: text('Ethernet LAN: TCP timeout', '이더넷 LAN: TCP 타임아웃'),
  stage: 'lan',
  question: text('Why does client 4 wait a whole second?', '클라이언트 4는 왜 1초나 기다릴까요?'),
  lead: text(
    'Three responses at once fill the queue of the server’s NIC, and two segments of one burst are lost. Fast retransmit sends the first again after 73 ms. Watch the second one: its connection stays silent until the retransmission timer fires.',
    '응답 세 개가 한꺼번에 몰려 서버의 NIC 큐가 가득 차고, 한 버스트의 세그먼트 두 개가 폐기됩니다. 하나는 빠른 재전송이 73 ms 만에 다시 보냅니다. 나머지 하나를 보세요. 재전송 타이머가 울릴 때까지 그 연결은 조용합니다.',
  ),
  settings: lanSettings({
    visible: ['rmin', 'rto', 'work', 'util', 'split'],
    presets: ['story', 'r1', 'r2'],
    outside: true,
    story: { par: 3, mean: 48, nicq: 50, watch: 2 },
    defaults: { seed: 184 },
  }),
  groups: lanGroups({ outside: true }),
  idle: lanIdle,
  workload: ['wan', ...lanWorkload],
  lessonKey: 'rmin',
  steps: 13,
  tasks: [2],
  charts: lanCharts,
  metrics: metricsWithOutside,
  answers: ['responseTime', 'timeouts', 'goodput'],
  firstLook: seconds(3),
  invitation: text('Drag me: what if the minimum were 10 ms?', '움직여 보세요. 최솟값이 10 ms라면 어떻게 될까요?'),
  speed: ms(10),
  check: checkLan,
  places: (values) => lanPlaces(values, true),
});

// The scenario `nic-buffer` (paper P1): a web server on a shared Ethernet, and how much its NIC can hold. The LAN of
// `lan-rto` without router and outside. Its network, settings, charts and results are beside it.

import { ms, seconds } from '../../engine/core/time.ts';
import { defineScenario } from '../kit/define.ts';
import { text } from '../kit/text.ts';
import { lanCharts } from '../lan/charts.ts';
import { checkLan } from '../lan/check.ts';
import { lanGroups, lanIdle, lanWorkload } from '../lan/groups.ts';
import { lanMetrics } from '../lan/metrics.ts';
import { lanPlaces } from '../lan/places.ts';
import { lanSettings } from '../lan/settings.ts';

export const scenario = defineScenario({
  id: 'nic-buffer',
  title: text('Ethernet LAN: the server’s NIC buffer', '이더넷 LAN: 서버의 NIC 버퍼'),
  stage: 'lan',
  question: text('Where are the responses lost?', '응답은 어디에서 사라질까요?'),
  lead: text(
    'Four responses leave at once through the one NIC of the server. No frame is damaged on this LAN, and collided ones are sent again; yet segments are lost: the server hands its NIC more than the queue holds. Drag its limit and find how much is enough.',
    '응답 네 개가 서버의 NIC 하나로 한꺼번에 나갑니다. 이 LAN에서는 깨지는 프레임이 없고 충돌한 프레임은 다시 보냅니다. 그런데도 세그먼트가 사라집니다. 서버가 NIC 큐에 담을 수 있는 것보다 많이 넘겨주기 때문입니다. 큐의 한도를 움직여 얼마면 충분한지 찾아보세요.',
  ),
  settings: lanSettings({
    visible: ['nicq', 'work', 'util', 'rmin', 'seed'],
    presets: ['story', 'n1', 'n2', 'n3', 'c1'],
    outside: false,
    story: { par: 4, mean: 26, watch: 3 },
    defaults: { nicq: 30, seed: 11 },
  }),
  groups: lanGroups({ outside: false }),
  idle: lanIdle,
  workload: lanWorkload,
  lessonKey: 'nicq',
  steps: 7,
  tasks: [1],
  charts: lanCharts,
  metrics: lanMetrics,
  answers: ['serverDrops', 'collisions', 'responseTime'],
  firstLook: seconds(3),
  invitation: text(
    'Drag me: what if the queue held 120 packets?',
    '움직여 보세요. 큐에 패킷이 120개 들어간다면 어떻게 될까요?',
  ),
  speed: ms(10),
  check: checkLan,
  places: (values) => lanPlaces(values, false),
});

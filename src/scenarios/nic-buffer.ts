// The scenario `nic-buffer` (paper P1): a web server on a shared Ethernet, and how much its NIC can hold. The LAN of
// `lan-rto` without router and outside. Its network: lan/; settings, charts and results: lan/lan-settings.ts and others.

import { ms } from '../engine/core/time.ts';
import { defineScenario } from './kit/define.ts';
import { text } from './kit/text.ts';
import { checkLan } from './lan/check-lan.ts';
import { lanMetrics } from './lan/lan-metrics.ts';
import { lanPlaces } from './lan/lan-places.ts';
import { lanSettings } from './lan/lan-settings.ts';
import { lanCharts } from './lan/lan-views.ts';

export const nicBuffer = defineScenario({
  id: 'nic-buffer',
  title: text('Ethernet LAN: the server’s NIC buffer', '이더넷 LAN: 서버의 NIC 버퍼'),
  question: text('Where are the responses lost?', '응답은 어디에서 사라질까요?'),
  lead: text(
    'Nothing on this LAN damages a frame, and a collision is only sent again. Yet a page of four responses loses packets: the server hands its NIC more than the NIC can hold. Drag the limit of the queue to 70 and see what it takes to lose nothing.',
    '이 LAN에서는 프레임이 깨지지 않고, 충돌한 프레임은 다시 보냅니다. 그런데도 응답 네 개로 된 페이지는 패킷을 잃습니다. 서버가 NIC에 담을 수 있는 것보다 많이 넘겨주기 때문입니다. 큐의 한도를 70까지 끌어 올려 아무것도 잃지 않으려면 얼마가 필요한지 살펴보세요.',
  ),
  parameters: lanSettings({
    visible: ['nicq', 'work', 'util', 'rmin', 'seed'],
    presets: ['story', 'n1', 'n2', 'n3', 'c1'],
    outside: false,
    defaults: { nicq: 30 },
  }),
  lessonKey: 'nicq',
  charts: lanCharts,
  metrics: lanMetrics,
  speed: ms(10),
  check: checkLan,
  places: (params) => lanPlaces(Number(params.clients), false),
});

// The scenario `lan-rto` (paper P0): a web server on a shared Ethernet, and how long its timer waits. A router with an
// external server and a WAN node beside it. Its network: lan/; settings, charts and results: lan/lan-settings.ts and others.

import { ms } from '../engine/core/time.ts';
import { defineScenario } from './kit/define.ts';
import { text } from './kit/text.ts';
import { checkLan } from './lan/check-lan.ts';
import { lanMetrics } from './lan/lan-metrics.ts';
import { lanPlaces } from './lan/lan-places.ts';
import { lanSettings } from './lan/lan-settings.ts';
import { lanCharts } from './lan/lan-views.ts';

export const lanRto = defineScenario({
  id: 'lan-rto',
  title: text('Ethernet LAN: TCP timeout', '이더넷 LAN: TCP 타임아웃'),
  question: text('Why does client 4 wait a whole second?', '클라이언트 4는 왜 1초나 기다릴까요?'),
  lead: text(
    'Client 4 asks the internal server for a page of four responses. Their burst finds the server’s NIC full, and the end of one response is lost: nothing follows it, so no duplicate ACK reports it and only the timer can. Drag RTO minimum and see how long the wire stays silent.',
    '클라이언트 4가 내부 서버에 응답 네 개로 된 페이지를 요청합니다. 한꺼번에 몰린 응답이 서버의 NIC를 가득 채워 한 응답의 끝부분이 사라집니다. 뒤따르는 세그먼트가 없어 중복 ACK도 오지 않으니 타이머밖에 남지 않습니다. RTO 최솟값을 움직여 침묵이 얼마나 길어지는지 살펴보세요.',
  ),
  parameters: lanSettings({
    visible: ['rmin', 'rto', 'work', 'util', 'split'],
    presets: ['story', 'r1', 'r2'],
    outside: true,
    defaults: {},
  }),
  lessonKey: 'rmin',
  charts: lanCharts,
  metrics: lanMetrics,
  speed: ms(10),
  check: checkLan,
  places: (params) => lanPlaces(Number(params.clients), true),
});

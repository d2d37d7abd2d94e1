// Goodput by the factor K in RTO = SRTT + K * RTTVAR, for three minima of the RTO. RFC 6298 has 4; Jacobson began with 2 (Stevens
// 1994, section 21.3). Each point is a rule: other constants of the formula are swept by changing one line of this file.

import { ms, seconds } from '../engine/core/time.ts';
import { Mbps } from '../engine/core/units.ts';
import type { SweepAxis, SweepPoint } from '../runner/sweep/sweep.ts';
import { text } from '../scenarios/kit/text.ts';
import { factorClaims } from './factor-claims.ts';
import { EVERY_LINE, type HonestyNote, type LinesPart } from './figure-parts.ts';
import type { PaperFigure } from './paper-figure.ts';

const factors: SweepAxis = {
  key: 'rto',
  label: text('K in SRTT + K × RTTVAR', 'SRTT + K × RTTVAR의 K'),
  quantity: 'factor',
  scale: 'linear',
  points: [0, 1, 2, 3, 4, 6, 8, 12, 16].map((k) => ({
    name: String(k),
    label: text(String(k), String(k)),
    at: k,
    sets: { rto: `max(min, srtt + ${k} * rttvar)` },
  })),
};

const minimum = (name: string, label: ReturnType<typeof text>, rmin: number): SweepPoint => ({
  name,
  label,
  at: rmin,
  sets: { rmin },
});

const minima: SweepAxis = {
  key: 'rmin',
  label: text('RTO minimum', 'RTO 최솟값'),
  quantity: 'duration',
  scale: 'log',
  points: [
    minimum('1ms', text('1 ms', '1 ms'), ms(1)),
    minimum('200ms', text('200 ms', '200 ms'), ms(200)),
    minimum('1s', text('1 s', '1초'), seconds(1)),
  ],
};

const timeouts: LinesPart = {
  kind: 'lines',
  title: text('Timeouts', '타임아웃'),
  measure: 'timeouts',
  scale: 'linear',
};

const silence: LinesPart = {
  kind: 'lines',
  title: text('Time in which nothing moves', '아무것도 움직이지 않는 시간'),
  measure: 'silentTime',
  scale: 'linear',
};

const honesty: readonly HonestyNote[] = [
  {
    about: 'printed',
    text: text(
      'None of the sources draws this figure. RFC 6298 says K = 4 without a measurement, Stevens tells where it comes from, Allman and Paxson replayed traces of real paths. What is compared are sentences.',
      '어느 출처에도 이 그림은 없습니다. RFC 6298은 측정 없이 K = 4라고 하고, Stevens는 그 유래를 전하며, Allman과 Paxson은 실제 경로의 기록을 다시 돌렸습니다. 견주는 것은 문장입니다.',
    ),
  },
  {
    about: 'assumed',
    text: text(
      'Chosen so that both prices of K are paid: three Reno senders with windows of 24 segments share 1 Mbit/s, the router has room for 60 packets, so the round trip varies with the queue; and 5 % of the packets are lost, so windows stay small and many losses need the timer.',
      'K의 두 가지 대가가 모두 드러나도록 골랐습니다. 윈도가 세그먼트 24개인 Reno 송신자 셋이 1 Mbit/s를 나누어 쓰고 라우터에는 패킷 60개의 자리가 있어 왕복 시간이 큐에 따라 변합니다. 또 패킷의 5 %를 잃어 윈도가 작고, 손실의 상당수가 타이머를 기다립니다.',
    ),
  },
  {
    about: 'open',
    text: text(
      'Another path has another best K. With a single sender and little queue the round trip hardly varies; needless timeouts are then cheaper than waiting, and even K = 0 may do well. Without loss nothing needs the timer, and a large K costs nothing.',
      '경로가 다르면 가장 좋은 K도 다릅니다. 송신자가 하나이고 큐가 짧으면 왕복 시간이 거의 변하지 않아, 헛된 타임아웃이 기다림보다 싸고 K = 0도 나쁘지 않을 수 있습니다. 손실이 없으면 타이머가 필요 없으니 K가 커도 대가가 없습니다.',
    ),
  },
  {
    about: 'open',
    text: text(
      'A timeout that was needless is counted like one that was not; that goodput rises while timeouts fall says which it was. The clock’s tick is left out of the rule.',
      '헛된 타임아웃과 필요한 타임아웃을 나누어 세지 않습니다. 타임아웃이 줄면서 유효 처리량이 늘면 헛된 것이었다는 뜻입니다. 규칙에 시계 틱은 들어 있지 않습니다.',
    ),
  },
];

export const factorFigure: PaperFigure = {
  id: 'rto-k',
  scenario: 'reno',
  title: text('Goodput by the factor K of the timer', '타이머의 배수 K에 따른 유효 처리량'),
  source: text(
    'RFC 6298, section 2; Stevens 1994; Allman and Paxson 1999',
    'RFC 6298 2절, Stevens(1994), Allman·Paxson(1999)',
  ),
  leads: false,
  settings: { n: 3, loss: 0.05, q: 60, wnd: 24, bw: Mbps(1), end: seconds(60), seed: 1 },
  x: factors,
  series: minima,
  lines: minima.points.map(({ name }) => name),
  measures: ['goodput', 'timeouts', 'silentTime', 'retransmissions'],
  scales: { y: 'linear' },
  baseline: '4',
  band: { from: '2', to: '4', label: text('1988: 2, since 1990: 4', '1988년 2, 1990년부터 4') },
  printed: [],
  claims: factorClaims,
  parts: [EVERY_LINE, timeouts, silence],
  honesty,
  better: { timeouts: 'less', silentTime: 'less', retransmissions: 'less' },
  seeds: 20,
  quick: { seeds: 10, settings: { end: seconds(30) } },
};

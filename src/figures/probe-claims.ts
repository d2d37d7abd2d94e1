// What RFC 8985 says of RACK-TLP, and where: sections 1.2 (motivation), 3 (design) and 9.1 (advantages and disadvantages). It
// prints no measurements, so its sentences are judged, on a switch of today and on the bus that the papers had.

import { text } from '../scenarios/kit/text.ts';
import { type Claim, everyOne, type Judgement, type Reading } from './claim.ts';

const ON_SWITCH = text('switch, 1 Gbit/s', '스위치, 1 Gbit/s');
const ON_BUS = text('bus, 10 Mbit/s', '버스, 10 Mbit/s');
const RACK: readonly Reading[] = [
  { name: ON_SWITCH, line: 'rack' },
  { name: ON_BUS, line: 'rack-bus' },
];

/** RACK-TLP against SACK on the same network. */
const NETWORKS = [
  { name: ON_SWITCH, line: 'rack', thanLine: 'sack' },
  { name: ON_BUS, line: 'rack-bus', thanLine: 'sack-bus' },
] as const;

/** How long a page takes behind the switch with 1 s, beside SACK with 0.05 s. */
const atOneSecond = (line: 'rack' | 'sack', least: number, most: number): Judgement => ({
  test: 'ratio',
  point: '1s',
  line,
  than: '50ms',
  thanLine: 'sack',
  least,
  most,
  measure: 'responseTime',
});

export const probeClaims: readonly Claim[] = [
  {
    id: 'tail',
    text: text(
      'Segments lost at the end of a transfer often can be recovered only by a timeout, with or without SACK.',
      '전송의 끝에서 잃은 세그먼트는 SACK이 있든 없든 흔히 타임아웃으로만 복구할 수 있다.',
    ),
    reading: text(
      'Section 1.2. With a minimum of 1 s SACK has more than half as many timeouts as Reno.',
      '1.2절. 최솟값 1초에서 SACK의 타임아웃이 Reno의 절반보다 많다.',
    ),
    judgement: {
      test: 'ratio',
      point: '1s',
      line: 'sack',
      than: '1s',
      thanLine: 'reno',
      least: 0.5,
      most: Number.POSITIVE_INFINITY,
      measure: 'timeouts',
    },
  },
  {
    id: 'avoids',
    text: text('A probe avoids timeouts.', '탐침은 타임아웃을 피하게 한다.'),
    reading: text(
      'Sections 1 and 3. With 0.5, 1 and 2 s there are fewer than with SACK.',
      '1절과 3절. 0.5, 1, 2초에서 SACK보다 적다.',
    ),
    readings: NETWORKS.map(({ name, line, thanLine }) => ({
      name,
      line,
      judgement: everyOne(['500ms', '1s', '2s'], (point) => ({
        test: 'less',
        point,
        line,
        than: point,
        thanLine,
        measure: 'timeouts',
      })),
    })),
  },
  {
    id: 'round-trips',
    text: text('Losses are repaired on the time scale of a round trip.', '손실은 왕복 시간의 규모에서 복구된다.'),
    reading: text(
      'Section 3. How long the timer would wait then hardly matters: with 1 and 2 s pages take as long as with 0.2 s, within 10 %.',
      '3절. 그렇다면 타이머가 얼마나 기다릴지는 거의 상관이 없다. 1초와 2초에서 페이지에 걸리는 시간이 0.2초일 때와 10 % 이내로 같다.',
    ),
    how: text(
      'On the bus a probe can be lost as well, or wait behind data with its ACK. Then only the timer is left.',
      '버스에서는 탐침도 잃을 수 있고 그 ACK가 데이터 뒤에서 기다리기도 합니다. 그러면 남는 것은 타이머뿐입니다.',
    ),
    judgement: everyOne(['1s', '2s'], (point) => ({
      test: 'alike',
      point,
      than: '200ms',
      within: 0.1,
      measure: 'responseTime',
    })),
    readings: RACK,
  },
  {
    id: 'requests',
    text: text(
      'It is particularly useful for request/response traffic.',
      '요청과 응답으로 된 트래픽에 특히 쓸모가 있다.',
    ),
    reading: text(
      'Section 9.1. Particularly: with a minimum of 1 s pages take less than half as long as with SACK.',
      '9.1절. 특히: 최솟값 1초에서 페이지에 걸리는 시간이 SACK의 절반보다 짧다.',
    ),
    how: text(
      'The faster everything else is, the larger the part of a page that a second of silence takes.',
      '나머지가 빠를수록 1초의 침묵이 페이지에서 차지하는 몫이 큽니다.',
    ),
    readings: NETWORKS.map(({ name, line, thanLine }) => ({
      name,
      line,
      judgement: {
        test: 'ratio',
        point: '1s',
        line,
        than: '1s',
        thanLine,
        least: 0,
        most: 0.5,
        measure: 'responseTime',
      },
    })),
  },
  {
    id: 'price',
    text: text(
      'A timer that goes off too soon causes more needless retransmissions, especially without D-SACK.',
      '타이머가 너무 일찍 울려 불필요한 재전송이 늘어난다. D-SACK이 없으면 더 그렇다.',
    ),
    reading: text(
      'Section 9.1, which has the reordering timer in mind. With 0.5, 1 and 2 s more segments arrive a second time than with SACK. There is no D-SACK here.',
      '9.1절은 재정렬 타이머를 두고 한 말이다. 0.5, 1, 2초에서 두 번 도착하는 세그먼트가 SACK에서보다 많다. 여기에는 D-SACK이 없다.',
    ),
    how: text(
      'On the switch they are the probes: nothing is reordered, and a burst’s own queue in the NIC delays ACKs by more than the round trips before had.',
      '스위치에서는 탐침이 그렇습니다. 순서가 바뀌는 일은 없고, 버스트가 NIC에 스스로 만든 큐 때문에 ACK가 앞선 왕복보다 늦어집니다.',
    ),
    readings: NETWORKS.map(({ name, line, thanLine }) => ({
      name,
      line,
      judgement: everyOne(['500ms', '1s', '2s'], (point) => ({
        test: 'less',
        point,
        line: thanLine,
        than: point,
        thanLine: line,
        measure: 'spurious',
      })),
    })),
  },
  {
    id: 'floor',
    ours: true,
    text: text(
      'On a switch a low minimum does as much for SACK as the probe.',
      '스위치에서는 최솟값만 낮추어도 SACK이 탐침만큼 빠르다.',
    ),
    reading: text(
      'RACK-TLP with 1 s takes less than twice as long for a page as SACK with 0.05 s; SACK with 1 s takes at least ten times as long. But 0.05 s is a promise about the path, and the probe needs none.',
      '1초의 RACK-TLP가 페이지에 걸리는 시간이 0.05초의 SACK의 두 배보다 짧고, 1초의 SACK은 열 배 이상 걸린다. 다만 0.05초는 경로를 알아야 정할 수 있고, 탐침은 몰라도 된다.',
    ),
    judgement: { all: [atOneSecond('rack', 0, 2), atOneSecond('sack', 10, Number.POSITIVE_INFINITY)] },
  },
];

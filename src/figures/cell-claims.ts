// What is said of packets cut into pieces, and what one asks next: do fewer, larger pieces help, and whom?

import { text } from '../scenarios/kit/text.ts';
import { type Claim, everyOne, type Judgement } from './claim.ts';

const [SMALL, LARGE] = ['48', '1480'];

/** The first has less of it than the second. */
const less = (
  measure: string,
  [line, point]: readonly [string, string],
  [thanLine, than]: readonly [string, string],
): Judgement => ({ test: 'less', point, line, than, thanLine, measure });

const within = (line: string, point: string, points: number): Judgement => ({
  test: 'gain',
  point,
  line,
  than: SMALL!,
  thanLine: line,
  least: -points,
  most: points,
  measure: 'efficiency',
});

export const cellClaims: readonly Claim[] = [
  {
    id: 'pieces-cost',
    text: text(
      'One lost piece makes all the others of its packet useless (Lee and Yoon, Kent and Mogul 1987).',
      '조각 하나를 잃으면 그 패킷의 나머지 조각이 모두 쓸모없어진다(이재원·윤현수, Kent·Mogul 1987).',
    ),
    reading: text(
      'Then under tail drop a packet must do better in fewer pieces: efficiency with cells of 1480 bytes is above that with 48.',
      '그렇다면 테일 드롭에서는 적은 조각으로 나눈 패킷이 나아야 한다. 1480바이트 셀의 효율이 48바이트보다 높다.',
    ),
    readings: [9180, 1500].map((mtu) => ({
      name: text(`${mtu} bytes`, `${mtu}바이트`),
      judgement: less('efficiency', [`tail-${mtu}`, SMALL!], [`tail-${mtu}`, LARGE!]),
    })),
  },
  {
    id: 'larger-is-better',
    ours: true,
    text: text('The larger the cells, the more useful data.', '셀이 클수록 유효 데이터가 많다.'),
    reading: text(
      'Goodput of 9180 bytes with cells of 1480 bytes is above that with 400. Both headers and dead cells say yes, the padding of the last cell says no: 7 cells of 1480 hold 1164 bytes of nothing.',
      '9180바이트 패킷의 유효 처리량이 400보다 1480바이트 셀에서 높다. 헤더와 헛된 셀을 보면 그래야 하지만 마지막 셀의 채움은 반대다. 1480바이트 셀 7개에는 빈 바이트가 1164개 있다.',
    ),
    readings: [
      { name: text('tail drop', '테일 드롭'), judgement: less('goodput', ['tail-9180', '400'], ['tail-9180', LARGE!]) },
      { name: text('EPD', 'EPD'), judgement: less('goodput', ['epd-9180', '400'], ['epd-9180', LARGE!]) },
    ],
  },
  {
    id: 'policies-do-not-care',
    ours: true,
    text: text(
      'A switch that drops whole packets does not care for the size of a cell.',
      '패킷을 통째로 버리는 스위치에서는 셀 크기가 상관없다.',
    ),
    reading: text(
      'EPD: efficiency with 200, 740 and 1480 bytes is within 3 points of that with 48.',
      'EPD: 200, 740, 1480바이트 셀의 효율이 48바이트일 때와 3%p 이내로 같다.',
    ),
    readings: [9180, 1500].map((mtu) => ({
      name: text(`${mtu} bytes`, `${mtu}바이트`),
      judgement: everyOne(['200', '740', LARGE!], (point) => within(`epd-${mtu}`, point, 0.03)),
    })),
  },
  {
    id: 'still-worth-it',
    ours: true,
    text: text(
      'Even with the largest pieces it is worth knowing packets.',
      '조각이 가장 클 때에도 패킷을 알고 버리는 것이 낫다.',
    ),
    reading: text(
      '9180 bytes in 7 cells of 1480: efficiency with EPD and with PPD is above that with tail drop.',
      '9180바이트를 1480바이트 셀 7개로 나눌 때 EPD와 PPD의 효율이 테일 드롭보다 높다.',
    ),
    judgement: {
      all: ['epd-9180', 'ppd-9180'].map((line) => less('efficiency', ['tail-9180', LARGE!], [line, LARGE!])),
    },
  },
];

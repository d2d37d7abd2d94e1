// What is said of K, the factor of RTTVAR in the RTO, and what one asks next. Nobody printed numbers for a path like this one, so
// shares are compared, and what counts as "hardly" is said under each.

import { text } from '../scenarios/kit/text.ts';
import { type Claim, everyOne, type Judgement } from './claim.ts';

const [SHORT, OLD, LONG] = ['1ms', '200ms', '1s'];

/** How many times one point's goodput is that of another one, each of its line. */
const ofGoodput = (
  point: string,
  line: string,
  than: string,
  thanLine: string,
  bounds: [number, number],
): Judgement => ({
  test: 'ratio',
  point,
  line,
  than,
  thanLine,
  least: bounds[0],
  most: bounds[1],
  measure: 'goodput',
});

/** Of two points of the shortest minimum. */
const lessOf = (measure: string, point: string, than: string): Judgement => ({
  test: 'less',
  point,
  line: SHORT,
  than,
  thanLine: SHORT,
  measure,
});

export const factorClaims: readonly Claim[] = [
  {
    id: 'four-not-two',
    text: text(
      'K was 2 at first and became 4 (Stevens 1994, 21.3; RFC 6298 2).',
      'K는 처음에 2였고 뒤에 4가 되었다(Stevens 1994, 21.3절; RFC 6298 2절).',
    ),
    reading: text(
      'The sources do not say how much better 4 is. Taken as: with 4 fewer timeouts than with 2, for a minimum of 1 ms.',
      '4가 얼마나 나은지는 출처에 없다. 최솟값 1 ms에서 4일 때의 타임아웃이 2일 때보다 적다는 뜻으로 보았다.',
    ),
    judgement: lessOf('timeouts', '4', '2'),
  },
  {
    id: 'minimum-rules',
    text: text(
      'The performance of RTO estimators is dominated by their minimum (Allman and Paxson 1999).',
      'RTO 추정기의 성능은 최솟값이 좌우한다(Allman·Paxson 1999).',
    ),
    reading: text(
      'With a minimum of 1 s goodput differs by at most 2 % from K = 0 to 8, and at K = 4 it is 5 to 25 % below that with 1 ms.',
      '최솟값이 1초면 K = 0에서 8까지 유효 처리량의 차이가 2 % 이내이고, K = 4에서 1 ms일 때보다 5–25 % 적다.',
    ),
    judgement: {
      all: [
        everyOne(['0', '1', '2', '3', '6', '8'], (point) => ofGoodput(point, LONG, '4', LONG, [0.98, 1.02])),
        ofGoodput('4', LONG, '4', SHORT, [0.75, 0.95]),
      ],
    },
  },
  {
    id: 'mean-alone',
    ours: true,
    text: text('A timer that looks at the mean alone goes off for nothing.', '평균만 보는 타이머는 헛되이 울린다.'),
    reading: text(
      'With a minimum of 1 ms and K = 0 there are at least twice as many timeouts as with K = 4, and goodput is 5 to 20 % less.',
      '최솟값 1 ms에서 K = 0이면 타임아웃이 K = 4의 두 배 이상이고 유효 처리량은 5–20 % 적다.',
    ),
    judgement: {
      all: [
        {
          test: 'ratio',
          point: '0',
          line: SHORT,
          than: '4',
          thanLine: SHORT,
          least: 2,
          most: 100,
          measure: 'timeouts',
        },
        ofGoodput('0', SHORT, '4', SHORT, [0.8, 0.95]),
      ],
    },
  },
  {
    id: 'too-patient',
    ours: true,
    text: text('A timer that is too careful waits for nothing.', '지나치게 조심하는 타이머는 헛되이 기다린다.'),
    reading: text(
      'With a minimum of 1 ms and K = 16 nothing moves for longer than with K = 4, and goodput is less.',
      '최솟값 1 ms에서 K = 16이면 아무것도 움직이지 않는 시간이 K = 4일 때보다 길고 유효 처리량이 적다.',
    ),
    judgement: { all: [lessOf('silentTime', '4', '16'), lessOf('goodput', '16', '4')] },
  },
  {
    id: 'four-is-flat',
    ours: true,
    text: text('Between 2 and 6 it hardly matters which.', '2에서 6 사이에서는 어느 값이든 별 차이가 없다.'),
    reading: text(
      'With a minimum of 1 ms goodput at 2, 3 and 6 is within 2.5 % of that at 4.',
      '최솟값 1 ms에서 2, 3, 6의 유효 처리량이 4와 2.5 % 이내로 같다.',
    ),
    judgement: everyOne(['2', '3', '6'], (point) => ofGoodput(point, SHORT, '4', SHORT, [0.975, 1.025])),
  },
  {
    id: 'four-is-best',
    ours: true,
    text: text('K = 4 gives the most goodput.', 'K = 4일 때 유효 처리량이 가장 크다.'),
    reading: text(
      'With a minimum of 1 ms more than with 2, 3 and 6. The RFC does not say so.',
      '최솟값 1 ms에서 2, 3, 6보다 크다. RFC가 그렇게 말하지는 않는다.',
    ),
    judgement: everyOne(['2', '3', '6'], (point) => lessOf('goodput', point, '4')),
  },
  {
    id: 'floor-insures',
    ours: true,
    text: text('A minimum makes up for a K that is too small.', '최솟값은 너무 작은 K를 메워 준다.'),
    reading: text(
      'With K = 0 a minimum of 200 ms gives 5 to 20 % more goodput than one of 1 ms.',
      'K = 0에서 최솟값 200 ms의 유효 처리량이 1 ms보다 5–20 % 많다.',
    ),
    judgement: ofGoodput('0', OLD, '0', SHORT, [1.05, 1.2]),
  },
];

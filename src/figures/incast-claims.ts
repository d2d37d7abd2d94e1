// What the two papers on incast say of goodput, servers and the minimum of the RTO, and what one asks next. They speak of their own
// switches and servers; ours are a simulation like theirs, so shapes and factors are compared, no printed number.

import { text } from '../scenarios/kit/text.ts';
import { betweenLines } from './between-lines.ts';
import { type Claim, everyOne, type Judgement } from './claim.ts';

const [SHORT, ONE, LONG] = ['200us', '1ms', '200ms'];

/** Of what goodput is with one server, for a line. */
const ofOne = (point: string, line: string, least: number, most: number): Judgement => ({
  test: 'ratio',
  point,
  line,
  than: '1',
  thanLine: line,
  least,
  most,
  measure: 'goodput',
});

const { alike, times } = betweenLines('goodput');

/** At 1 Gbit/s. */
export const servedClaims: readonly Claim[] = [
  {
    id: 'collapse',
    text: text(
      'With many servers throughput falls by up to 90 % (2009).',
      '서버가 많아지면 처리량이 최대 90 % 줄어든다(2009).',
    ),
    reading: text(
      'With a minimum of 200 ms and 16 servers, goodput is 5 to 15 % of what one server gives.',
      '최솟값이 200 ms일 때 서버 16대의 유효 처리량이 한 대일 때의 5–15 %이다.',
    ),
    judgement: ofOne('16', LONG, 0.05, 0.15),
  },
  {
    id: 'more-servers',
    text: text(
      'It comes with more servers than the switch can buffer (2008).',
      '스위치 버퍼가 감당하지 못할 만큼 서버가 많을 때 일어난다(2008).',
    ),
    reading: text(
      'With 200 ms: two servers still give more than half of what one gives, eight less than a fifth.',
      '200 ms일 때 두 대는 한 대의 절반보다 많이, 여덟 대는 5분의 1보다 적게 보낸다.',
    ),
    judgement: { all: [ofOne('2', LONG, 0.5, 1.1), ofOne('8', LONG, 0, 0.2)] },
  },
  {
    id: 'ten-times',
    text: text(
      'A minimum of 200 µs instead of 200 ms gives about ten times the goodput (2008).',
      '최솟값을 200 ms에서 200 µs로 줄이면 유효 처리량이 열 배쯤 된다(2008).',
    ),
    reading: text(
      'An order of magnitude: 5 to 20 times, at 8, 16 and 32 servers.',
      '자릿수 하나: 서버 8, 16, 32대에서 5–20배이다.',
    ),
    judgement: everyOne(['8', '16', '32'], (point) => times(point, SHORT, LONG, 5, 20)),
  },
  {
    id: 'declines',
    ours: true,
    text: text(
      'Even then goodput declines with very many servers.',
      '그래도 서버가 아주 많으면 유효 처리량이 줄어든다.',
    ),
    reading: text(
      'With 200 µs, 64 servers give less than 8: each loses whole windows and backs off.',
      '200 µs일 때 64대가 8대보다 적게 보낸다. 저마다 윈도를 통째로 잃고 타이머를 늘린다.',
    ),
    judgement: { test: 'less', point: '64', line: SHORT, than: '8', thanLine: SHORT, measure: 'goodput' },
  },
  {
    id: 'no-collapse',
    text: text(
      'Without the minimum there is no collapse with tens of servers (2009).',
      '최솟값을 없애면 서버가 수십 대여도 처리량이 무너지지 않는다(2009).',
    ),
    reading: text(
      'With 200 µs goodput stays above 70 % of what one server gives, at every number of servers up to 47.',
      '200 µs일 때 47대까지 모든 서버 수에서 유효 처리량이 한 대일 때의 70 %를 넘는다.',
    ),
    judgement: everyOne(['2', '4', '8', '16', '32', '47'], (point) => ofOne(point, SHORT, 0.7, 1.2)),
  },
  {
    id: 'one-is-enough',
    ours: true,
    text: text(
      'At 1 Gbit/s a minimum of 1 ms does as well as one of 200 µs.',
      '1 Gbit/s에서는 최솟값 1 ms도 200 µs만큼 좋다.',
    ),
    reading: text(
      'Goodput is within 10 % of each other at 4, 8, 16 and 32 servers.',
      '서버 4, 8, 16, 32대에서 유효 처리량이 10 % 이내로 같다.',
    ),
    judgement: everyOne(['4', '8', '16', '32'], (point) => alike(point, ONE, SHORT, 0.1)),
  },
];

/** At 10 Gbit/s over a path of 20 µs. */
export const fastClaims: readonly Claim[] = [
  {
    id: 'microseconds',
    text: text(
      'Faster networks need timers of microseconds (2009).',
      '더 빠른 네트워크에는 마이크로초 단위의 타이머가 필요하다(2009).',
    ),
    reading: text(
      'At 10 Gbit/s goodput with 200 µs is higher than with 1 ms at 8, 16 and 32 servers.',
      '10 Gbit/s에서 서버 8, 16, 32대일 때 200 µs의 유효 처리량이 1 ms보다 크다.',
    ),
    judgement: everyOne(['8', '16', '32'], (point) => ({
      test: 'less',
      point,
      line: ONE,
      than: point,
      thanLine: SHORT,
      measure: 'goodput',
    })),
  },
  {
    id: 'deeper',
    ours: true,
    text: text(
      'The faster the link, the deeper the same minimum makes it fall.',
      '링크가 빠를수록 같은 최솟값이 처리량을 더 많이 떨어뜨린다.',
    ),
    reading: text(
      'With 200 ms and 16 servers less than 2 % of what one server gives is left; at 1 Gbit/s it was more than 5 %.',
      '200 ms일 때 서버 16대에 남는 것은 한 대의 2 %가 안 된다. 1 Gbit/s에서는 5 %가 넘었다.',
    ),
    judgement: ofOne('16', LONG, 0, 0.02),
  },
  {
    id: 'ten-is-long',
    ours: true,
    text: text('Ten milliseconds, short at 1 Gbit/s, are long here.', '1 Gbit/s에서 짧던 10 ms가 여기서는 길다.'),
    reading: text(
      'With 10 ms, 16 servers give less than half of what they give with 200 µs.',
      '10 ms일 때 서버 16대의 유효 처리량이 200 µs의 절반이 안 된다.',
    ),
    judgement: times('16', '10ms', SHORT, 0, 0.5),
  },
];

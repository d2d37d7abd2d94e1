// What paper P4 says about schedulers, asked of both readings of "ten requests" and of measures that reward different things.

import { text } from '../scenarios/kit/text.ts';
import { type Claim, EVERYWHERE, type Judgement } from './claim.ts';
import { lineOf, type Method, SCHEDULERS, type SchedulerLine } from './lvs-lines.ts';

/** Nothing is left to chance here, so that without a least lead the last digit would crown somebody. */
const LEAD = 1.01;

/** Nobody comes near it, on average over all numbers of requests. */
const best = (method: Method, scheduler: SchedulerLine, measure: string): Judgement => ({
  all: SCHEDULERS.filter((other) => other !== scheduler).map((other) => ({
    test: 'ratio',
    point: EVERYWHERE,
    line: lineOf(method, scheduler),
    than: EVERYWHERE,
    thanLine: lineOf(method, other),
    least: LEAD,
    most: Number.POSITIVE_INFINITY,
    measure,
  })),
});

const MORE = text(
  'A sum of rates at least 1 % greater than that of each of the other seven, on average over all numbers of requests; anything nearer is a tie.',
  '모든 요청 수의 평균에서 속도의 합이 나머지 일곱보다 1 % 이상 크다. 그보다 가까우면 동률로 본다.',
);

const bestOnes: readonly Claim[] = [
  {
    id: 'lblc-nat',
    text: text('With NAT, LBLC is the best scheduler.', 'NAT에서는 LBLC가 가장 좋다.'),
    reading: MORE,
    judgement: best('nat', 'lblc', 'rateSum'),
  },
  {
    id: 'lblc-tun',
    text: text('With tunnelling, LBLC is the best.', '터널링에서도 LBLC가 가장 좋다.'),
    reading: MORE,
    judgement: best('tun', 'lblc', 'rateSum'),
  },
  {
    id: 'lblcr-dr',
    text: text('With direct routing, LBLCR is the best.', '직접 라우팅에서는 LBLCR이 가장 좋다.'),
    reading: MORE,
    judgement: best('dr', 'lblcr', 'rateSum'),
  },
];

const ratio = (measure: string, least: number, most: number): Judgement => ({
  test: 'ratio',
  point: '10',
  line: lineOf('nat', 'lblc'),
  than: '10',
  thanLine: lineOf('nat', 'rr'),
  least,
  most,
  measure,
});

export const totalClaims: readonly Claim[] = [
  ...bestOnes,
  {
    id: 'affinity',
    text: text(
      'LBLC does well because it keeps each client on one server.',
      'LBLC가 좋은 것은 클라이언트마다 서버 하나를 유지하기 때문이다.',
    ),
    reading: text(
      'Then SH, which does just that, would be worse than LBLC. LBLC looks at the destination, and with one virtual address that is the same for all.',
      '그렇다면 정말 그렇게 하는 SH가 LBLC보다 못해야 한다. LBLC는 목적지를 보는데, 가상 주소가 하나면 모두 같은 목적지다.',
    ),
    judgement: {
      test: 'less',
      point: EVERYWHERE,
      line: lineOf('nat', 'sh'),
      than: EVERYWHERE,
      thanLine: lineOf('nat', 'lblc'),
      measure: 'rateSum',
    },
  },
];

export const clientClaims: readonly Claim[] = [
  ...bestOnes,
  {
    id: 'sum',
    text: text(
      'By the sum of rates LBLC beats round robin: ten requests per client, NAT.',
      '속도의 합으로는 LBLC가 라운드 로빈을 이긴다: 클라이언트당 열 개, NAT.',
    ),
    reading: text('At least 10 % more.', '10 % 이상.'),
    judgement: ratio('rateSum', 1.1, 10),
  },
  {
    id: 'bytes',
    text: text(
      'The same, by the bytes delivered in the time it took.',
      '같은 주장을 걸린 시간 동안 전달한 바이트로 보면.',
    ),
    reading: text(
      'At least as much. Four requests on two almost private servers make the sum, and 26 crawl on the third.',
      '라운드 로빈 이상. 한산한 두 서버의 요청 넷이 속도의 합을 키우고, 26개는 셋째 서버에서 느리게 간다.',
    ),
    judgement: ratio('throughput', 1, 10),
  },
  {
    id: 'plain',
    text: text(
      'The same, by the time until an average file is there.',
      '같은 주장을 파일 하나가 도착하는 평균 시간으로 보면.',
    ),
    reading: text('The plain mean is at most as long.', '단순 평균이 라운드 로빈 이하.'),
    judgement: ratio('turnAround', 0, 1),
  },
];

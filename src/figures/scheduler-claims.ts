// What paper P4 says about schedulers, asked of both readings of "ten requests" and of measures that reward different things.

import { text } from '../scenarios/kit/text.ts';
import { type Claim, EVERYWHERE, type Judgement, type Reading } from './claim.ts';
import { lineOf, type Method, SCHEDULERS, type SchedulerLine } from './virtual-server-lines.ts';

/** These runs are deterministic: without a minimum lead the last digit would decide the winner. */
const LEAD = 1.01;

/** Nobody comes near it, on average over all numbers of requests. */
const best = (
  method: Method,
  scheduler: SchedulerLine,
  measure: string,
  better: 'more' | 'less' = 'more',
): Judgement => ({
  all: SCHEDULERS.filter((other) => other !== scheduler).map((other) => ({
    test: 'ratio',
    point: EVERYWHERE,
    line: lineOf(method, scheduler),
    than: EVERYWHERE,
    thanLine: lineOf(method, other),
    ...(better === 'more' ? { least: LEAD, most: Number.POSITIVE_INFINITY } : { least: 0, most: 1 / LEAD }),
    measure,
  })),
});

const byMeasures = (method: Method, scheduler: SchedulerLine): readonly Reading[] => [
  { name: text('sum of rates', '속도의 합'), judgement: best(method, scheduler, 'rateSum') },
  { name: text('bytes over time', '시간당 바이트'), judgement: best(method, scheduler, 'throughput') },
  { name: text('mean turn-around', '평균 처리 시간'), judgement: best(method, scheduler, 'turnAround', 'less') },
];

const LEADS = text(
  'At least 1 % better than each of the other seven, on average over all numbers of requests; anything closer is a tie. The paper does not say by which measure, nor whether “ten requests” means ten in total or ten per client: each reading has a figure.',
  '모든 요청 수의 평균에서 나머지 일곱보다 1 % 이상 낫다. 그보다 가까우면 동률로 본다. 어떤 척도인지, “요청 10개”가 전체인지 클라이언트마다인지 논문에 없어 그림이 둘이다.',
);

const bestOnes: readonly Claim[] = [
  {
    id: 'lblc-nat',
    text: text('With NAT, LBLC is the best scheduler.', 'NAT에서는 LBLC가 가장 좋다.'),
    reading: LEADS,
    readings: byMeasures('nat', 'lblc'),
  },
  {
    id: 'lblc-tun',
    text: text('With tunnelling, LBLC is the best.', '터널링에서도 LBLC가 가장 좋다.'),
    reading: LEADS,
    readings: byMeasures('tun', 'lblc'),
  },
  {
    id: 'lblcr-dr',
    text: text('With direct routing, LBLCR is the best.', '직접 라우팅에서는 LBLCR이 가장 좋다.'),
    reading: LEADS,
    readings: byMeasures('dr', 'lblcr'),
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
      'If so, LBLC would do at least as well as SH, which does just that. LBLC looks at the destination, and with one virtual address that is the same for all.',
      '그렇다면 정말 그렇게 하는 SH보다 LBLC가 못하지 않아야 한다. LBLC는 목적지를 보는데, 가상 주소가 하나면 모두 같은 목적지다.',
    ),
    judgement: {
      test: 'ratio',
      point: EVERYWHERE,
      line: lineOf('nat', 'lblc'),
      than: EVERYWHERE,
      thanLine: lineOf('nat', 'sh'),
      least: 1,
      most: 1000,
      measure: 'rateSum',
    },
  },
];

export const clientClaims: readonly Claim[] = [
  ...bestOnes,
  {
    id: 'beats-rr',
    ours: true,
    text: text(
      'LBLC beats round robin: ten requests per client, NAT.',
      'LBLC가 라운드 로빈을 이긴다: 클라이언트당 열 개, NAT.',
    ),
    reading: text(
      'Four requests with almost private servers make up the sum of rates while 26 crawl on the third.',
      '한산한 두 서버의 요청 넷이 속도의 합을 키우고, 26개는 셋째 서버에서 느리게 간다.',
    ),
    readings: [
      { name: text('sum of rates: 10 % more', '속도의 합: 10 % 이상'), judgement: ratio('rateSum', 1.1, 10) },
      {
        name: text('bytes over time: at least as many', '시간당 바이트: 라운드 로빈 이상'),
        judgement: ratio('throughput', 1, 10),
      },
      {
        name: text('mean turn-around: at most as long', '평균 처리 시간: 라운드 로빈 이하'),
        judgement: ratio('turnAround', 0, 1),
      },
    ],
  },
];

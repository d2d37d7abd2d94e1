// What paper P1 says about the queue of a web server's NIC. Words in "reading" say what we made of vague ones.

import { text } from '../scenarios/kit/text.ts';
import { type Claim, everyOne, type Judgement, type Reading } from './claim.ts';

/** The paper says that they send at fixed intervals, and that how often is random: kinds, sizes and rates are ours. */
const USERS: readonly Reading[] = [
  { name: text('N1: Poisson requests', 'N1: 포아송 요청'), line: 'n1' },
  { name: text('N2: Poisson, long responses', 'N2: 포아송 요청, 긴 응답'), line: 'n2' },
  { name: text('N3: even spacing', 'N3: 일정 간격 요청'), line: 'n3' },
  { name: text('C1: users who wait', 'C1: 기다리는 사용자'), line: 'c1' },
];

const GAIN: Judgement = { test: 'gain', point: '70', than: '10', least: 0.025, most: 0.075, measure: 'receiveRate' };
const SHARE: Judgement = { test: 'ratio', point: '70', than: '10', least: 1.025, most: 1.075, measure: 'receiveRate' };

const OTHERS = ['10', '20', '30', '40', '60', '70', '80', '90', '100'];

/** The paper's first sentence of its queues, whatever network it is asked of. */
export const vanish = (readings: readonly Reading[]): Claim => ({
  id: 'vanish',
  text: text('With a queue of 70, drops all but vanish.', '큐가 70이면 손실이 거의 사라진다.'),
  reading: text(
    'All but vanish: less than one packet in 200 is dropped at 70 and at every larger queue, and fewer than at 10.',
    '거의 사라진다: 70 이상에서는 200개 가운데 한 개보다 적게 잃고, 10에서보다 적게 잃는다.',
  ),
  judgement: {
    all: [
      ...['70', '80', '90', '100'].map(
        (point) => ({ test: 'below', point, bound: 0.005, measure: 'dropRate' }) as const,
      ),
      { test: 'less', point: '70', than: '10', measure: 'dropRate' },
    ],
  },
  readings,
});

export const dropsVanish: readonly Claim[] = [vanish(USERS)];

const THROUGHPUT = ['throughput', 'goodput', 'pages'] as const;

export const throughputStays: readonly Claim[] = [
  {
    id: 'throughput-stays',
    text: text('Throughput hardly depends on the queue.', '처리량은 큐의 크기에 거의 영향을 받지 않는다.'),
    reading: text(
      'Hardly: every queue is within 5 % of 50, the default of ns-2.',
      '거의: 모든 크기에서 ns-2의 기본값 50일 때와 5 % 이내로 같다.',
    ),
    about: THROUGHPUT,
    judgement: everyOne(OTHERS, (point) => ({ test: 'alike', point, than: '50', within: 0.05 })),
    readings: USERS,
  },
  {
    id: 'steady',
    text: text('Throughput is steady from 70 on.', '처리량은 70부터 일정하다.'),
    reading: text(
      'Steady: with 80, 90 and 100 within 2 % of 70.',
      '일정하다: 80, 90, 100에서 70일 때와 2 % 이내로 같다.',
    ),
    about: THROUGHPUT,
    judgement: everyOne(['80', '90', '100'], (point) => ({ test: 'alike', point, than: '70', within: 0.02 })),
    readings: USERS,
  },
  {
    id: 'more-but-worse',
    text: text(
      'Throughput at 30 can be higher than at 70 while the receive rate is lower.',
      '큐가 30일 때 70보다 수신율은 낮으면서 처리량은 높을 수 있다.',
    ),
    reading: text('', ''),
    judgement: {
      all: [
        { test: 'less', point: '70', than: '30', measure: 'throughput' },
        { test: 'less', point: '30', than: '70', measure: 'receiveRate' },
      ],
    },
    readings: USERS,
  },
];

export const rttStays: readonly Claim[] = [
  {
    id: 'rtt-stays',
    text: text('The RTT hardly depends on the queue.', 'RTT는 큐의 크기에 거의 영향을 받지 않는다.'),
    reading: text(
      'Hardly: every queue is within 10 % of 50, the default of ns-2. Response time and RTT of segments answer differently.',
      '거의: 모든 크기에서 ns-2의 기본값 50일 때와 10 % 이내로 같다. 응답 시간과 세그먼트 RTT 가운데 무엇을 보느냐에 따라 답이 다르다.',
    ),
    about: ['responseTime', 'segmentRtt', 'cleanRtt', 'responseTime95'],
    judgement: everyOne(OTHERS, (point) => ({ test: 'alike', point, than: '50', within: 0.1 })),
    readings: USERS,
  },
];

export const receiveRateGains: readonly Claim[] = [
  {
    id: 'gains',
    text: text('The receive rate gains 5 %.', '수신율이 5 % 높아진다.'),
    reading: text(
      'From 10 to 70 packets. The paper says neither whether points or a share are meant nor how large its responses were; 2.5 to 7.5 is taken for 5.',
      '큐가 10에서 70으로 커질 때. 5 %가 차이(%p)인지 비율인지, 응답의 크기가 얼마인지 논문에 없다. 2.5에서 7.5 사이면 5로 본다.',
    ),
    readings: USERS.flatMap(({ name, line }): readonly Reading[] => [
      {
        name: text(`${name.en.slice(0, 2)}, in points`, `${name.ko.slice(0, 2)}, %p로`),
        line: line!,
        judgement: GAIN,
      },
      ...(line === 'n1' ? [{ name: text('N1, as a share', 'N1, 비율로'), line, judgement: SHARE }] : []),
    ]),
  },
];

// What paper P1 says about the queue of a web server's NIC. Words in "reading" say what we made of vague ones.

import { text } from '../scenarios/kit/text.ts';
import { type Claim, everyOne } from './claim.ts';

const OTHERS = ['10', '20', '30', '40', '60', '70', '80', '90', '100'];

export const dropsVanish: readonly Claim[] = [
  {
    id: 'vanish',
    text: text('From a queue of 70 on, drops all but vanish.', '큐가 70이면 손실이 거의 사라진다.'),
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
  },
];

export const throughputStays: readonly Claim[] = [
  {
    id: 'throughput-stays',
    text: text('Throughput hardly depends on the queue.', '처리량은 큐의 크기에 거의 영향을 받지 않는다.'),
    reading: text(
      'Hardly: every queue is within 5 % of 50, the default of ns-2.',
      '거의: 모든 크기에서 ns-2의 기본값 50일 때와 5 % 이내로 같다.',
    ),
    judgement: everyOne(OTHERS, (point) => ({ test: 'alike', point, than: '50', within: 0.05 })),
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
    judgement: everyOne(OTHERS, (point) => ({ test: 'alike', point, than: '50', within: 0.1 })),
  },
];

export const receiveRateGains: readonly Claim[] = [
  {
    id: 'gains',
    text: text('The receive rate gains 5 %.', '수신율이 5 % 높아진다.'),
    reading: text('From 10 to 70 packets it gains 5 points or more.', '큐가 10에서 70으로 커지면 5%p 이상 높아진다.'),
    judgement: { test: 'gain', point: '70', than: '10', least: 0.05, measure: 'receiveRate' },
  },
];

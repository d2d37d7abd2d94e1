// What paper P0 says about the RTO of a web server on a LAN. Words in "reading" say what we made of vague ones.

import { text } from '../scenarios/kit/text.ts';
import { type Claim, everyOne, type Judgement } from './claim.ts';

const ALL = ['default', '50ms', '100ms', '200ms', '500ms', '1s', '2s', '5s', '10s'];
const without = (...points: string[]): string[] => ALL.filter((point) => !points.includes(point));

/** `best` is better than everything but itself and its neighbour, with which it shares the claim. */
const leads = (best: string, better: (best: string, other: string) => Judgement): Judgement =>
  everyOne(without('100ms', '200ms'), (other) => better(best, other));

/** Without loss (figures 2 and 3). */
export const littleMatters: readonly Claim[] = [
  {
    id: 'no-effect',
    text: text(
      'With little load nothing is lost, and the RTO makes no difference.',
      '부하가 적으면 손실이 없어 RTO에 따른 차이가 없다.',
    ),
    reading: text(
      'No difference: every RTO is within 10 % of Default.',
      '차이가 없다: 모든 RTO의 값이 기본값과 10 % 이내로 같다.',
    ),
    judgement: everyOne(without('default'), (point) => ({ test: 'alike', point, than: 'default', within: 0.1 })),
  },
  {
    id: 'no-effect-between',
    text: text('Between 0.1 and 1 s it makes none.', '적어도 0.1 s와 1 s 사이에서는 차이가 없다.'),
    reading: text(
      'Our narrower version of the claim: 0.1, 0.2, 0.5 and 1 s are within 10 % of Default.',
      '주장을 좁힌 것: 0.1, 0.2, 0.5, 1 s의 값이 기본값과 10 % 이내로 같다.',
    ),
    judgement: everyOne(['100ms', '200ms', '500ms', '1s'], (point) => ({
      test: 'alike',
      point,
      than: 'default',
      within: 0.1,
    })),
  },
  {
    id: 'no-loss',
    text: text('Nothing is lost at this load.', '이 부하에서는 손실이 없다.'),
    reading: text(
      'Nothing: fewer than one packet in a thousand, at every RTO.',
      '손실이 없다: 어느 RTO에서도 천 개 가운데 한 개보다 적게 잃는다.',
    ),
    judgement: everyOne(ALL, (point) => ({ test: 'below', point, bound: 0.001, measure: 'dropRate' })),
  },
];

/** With loss (figures 4 and 5). */
export const lossClaims: readonly Claim[] = [
  {
    id: 'shortest',
    text: text(
      'With loss, an RTO of 0.1 to 0.2 s gives the shortest RTT.',
      '손실이 있으면 RTO 0.1–0.2 s에서 RTT가 가장 짧다.',
    ),
    reading: text(
      'One of the two is shorter than at every other RTO.',
      '두 값 가운데 하나의 RTT가 나머지 모든 RTO에서보다 짧다.',
    ),
    judgement: {
      any: ['100ms', '200ms'].map((best) => leads(best, (point, than) => ({ test: 'less', point, than }))),
    },
  },
  {
    id: 'needless',
    text: text(
      '0.05 s is worse than 0.1 and 0.2 s, because of needless retransmissions.',
      '0.05 s는 불필요한 재전송 때문에 0.1 s와 0.2 s보다 나쁘다.',
    ),
    reading: text(
      'It takes longer, and more is retransmitted that had already arrived, than at 0.1 and at 0.2 s.',
      '0.1 s와 0.2 s에서보다 오래 걸리고, 이미 도착한 것을 다시 보내는 일이 더 많다.',
    ),
    judgement: everyOne(['100ms', '200ms'], (point) => ({
      all: [
        { test: 'less', point, than: '50ms' },
        { test: 'less', point, than: '50ms', measure: 'spurious' },
      ],
    })),
  },
  {
    id: 'idle',
    text: text('5 and 10 s are worse, because the server waits.', '5 s와 10 s는 서버가 기다리느라 더 나쁘다.'),
    reading: text('At both it takes longer than at 0.2 s.', '두 값 모두 0.2 s에서보다 오래 걸린다.'),
    judgement: everyOne(['5s', '10s'], (than) => ({ test: 'less', point: '200ms', than })),
  },
  {
    id: 'loses-less',
    text: text('5 and 10 s lose fewer packets.', '5 s와 10 s에서는 손실이 더 적다.'),
    reading: text('The drop rate is lower at both than at 0.2 s.', '두 값 모두 손실률이 0.2 s에서보다 낮다.'),
    judgement: everyOne(['5s', '10s'], (point) => ({ test: 'less', point, than: '200ms', measure: 'dropRate' })),
  },
];

export const bestThroughput: readonly Claim[] = [
  {
    id: 'highest',
    text: text('An RTO of 0.1 to 0.2 s gives the highest throughput.', 'RTO 0.1–0.2 s에서 처리량이 가장 높다.'),
    reading: text(
      'One of the two is higher than at every other RTO. Bytes on the wire, new data and completed pages answer differently.',
      '두 값 가운데 하나가 나머지 모든 RTO에서보다 높다. 회선의 바이트, 새 데이터, 완료한 페이지 가운데 무엇을 보느냐에 따라 답이 다르다.',
    ),
    judgement: {
      any: ['100ms', '200ms'].map((best) => leads(best, (than, point) => ({ test: 'less', point, than }))),
    },
  },
  {
    id: 'highest-pages',
    text: text('The same, counted in completed pages.', '완료한 페이지 수로 세어도 그렇다.'),
    reading: text('', ''),
    judgement: {
      any: ['100ms', '200ms'].map((best) =>
        leads(best, (than, point) => ({ test: 'less', point, than, measure: 'pages' })),
      ),
    },
  },
  {
    id: 'external',
    text: text(
      'The external server gains from an RTO larger than Default.',
      '외부 서버는 RTO가 기본값보다 크면 더 좋아진다.',
    ),
    reading: text(
      'The paper measured a real network whose loss is not known, so no run of ours can settle it.',
      '논문은 실제 망에서 쟀고 그 손실률을 알 수 없어, 여기의 실행으로는 가릴 수 없다.',
    ),
  },
];

export const mostIsLost: readonly Claim[] = ['1ms', '10ms'].map((point) => ({
  id: `lost-${point}`,
  text:
    point === '1ms'
      ? text(
          'With an RTO of 0.001 s more than 80 % of the packets are lost.',
          'RTO가 0.001 s이면 패킷의 80 % 이상을 잃는다.',
        )
      : text(
          'With an RTO of 0.01 s more than 80 % of the packets are lost.',
          'RTO가 0.01 s이면 패킷의 80 % 이상을 잃는다.',
        ),
  reading: text('', ''),
  judgement: { test: 'above', point, bound: 0.8, measure: 'dropRate' },
}));

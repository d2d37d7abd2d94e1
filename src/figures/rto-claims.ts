// What paper P0 says about the RTO of a web server on a LAN. Words in "reading" say what we made of vague ones. The paper does
// not describe its users, so each claim is judged for two kinds of them; and it changes two things at once, the floor of the
// RTO and its being fixed, so claims of our own ask which of the two it is.

import { text } from '../scenarios/kit/text.ts';
import { type Claim, everyOne, type Judgement, type Reading } from './claim.ts';

const ALL = ['default', '50ms', '100ms', '200ms', '500ms', '1s', '2s', '5s', '10s'];
const without = (...points: string[]): string[] => ALL.filter((point) => !points.includes(point));

/** `best` is better than everything but itself and its neighbour, with which it shares the claim. */
const leads = (best: string, better: (best: string, other: string) => Judgement): Judgement =>
  everyOne(without('100ms', '200ms'), (other) => better(best, other));

const R1 = text('R1: connections stay open', 'R1: 지속 연결');
const R2 = text('R2: new connections', 'R2: 매번 새 연결');

/** The paper does not say which users it had. */
const byUsers: readonly Reading[] = [
  { name: R1, line: 'r1' },
  { name: R2, line: 'r2' },
];

/** What the paper may have taken for the RTT: in its conclusion it is the response time. */
const RTT = ['responseTime', 'segmentRtt', 'cleanRtt', 'responseTime95'] as const;

/** Without loss (figures 2 and 3). */
export const littleMatters: readonly Claim[] = [
  {
    id: 'no-effect',
    text: text(
      'With little load nothing is lost, and the RTO makes no difference.',
      '부하가 적으면 손실이 없어 RTO에 따른 차이가 없다.',
    ),
    reading: text(
      'No difference: every RTO is within 10 % of Default. Whether the premise, no loss, is met is judged separately below.',
      '차이가 없다: 모든 RTO의 값이 기본값과 10 % 이내로 같다. 전제인 “손실이 없다”가 맞는지는 아래에서 따로 판정한다.',
    ),
    about: RTT,
    judgement: everyOne(without('default'), (point) => ({ test: 'alike', point, than: 'default', within: 0.1 })),
    readings: byUsers,
  },
  {
    id: 'no-effect-between',
    ours: true,
    text: text('At least between 0.1 and 1 s it makes no difference.', '적어도 0.1초와 1초 사이에서는 차이가 없다.'),
    reading: text(
      'A narrower form of the claim: 0.1, 0.2, 0.5 and 1 s are within 10 % of Default.',
      '주장을 좁힌 것: 0.1, 0.2, 0.5, 1초의 값이 기본값과 10 % 이내로 같다.',
    ),
    about: RTT,
    judgement: everyOne(['100ms', '200ms', '500ms', '1s'], (point) => ({
      test: 'alike',
      point,
      than: 'default',
      within: 0.1,
    })),
    readings: byUsers,
  },
  {
    id: 'no-loss',
    text: text('Nothing is lost at this load.', '이 부하에서는 손실이 없다.'),
    reading: text(
      'Nothing: fewer than one packet in a thousand, at every RTO.',
      '손실이 없다: 어느 RTO에서도 천 개 가운데 한 개보다 적게 잃는다.',
    ),
    judgement: everyOne(ALL, (point) => ({ test: 'below', point, bound: 0.001, measure: 'dropRate' })),
    readings: byUsers,
  },
];

/** With loss (figures 4 and 5), of one kind of users. */
const lossClaims: readonly Claim[] = [
  {
    id: 'shortest',
    text: text(
      'With loss, an RTO of 0.1 to 0.2 s gives the shortest RTT.',
      '손실이 있으면 RTO 0.1–0.2초에서 RTT가 가장 짧다.',
    ),
    reading: text(
      'At one of the two, the RTT is shorter than at every other RTO of the paper.',
      '두 값 가운데 하나의 RTT가 논문의 나머지 모든 RTO에서보다 짧다.',
    ),
    how: text(
      'In R1 not because losses are repaired sooner: a connection that has been idle for one RTO restarts from one segment, so a short RTO keeps bursts out of the NIC, and hardly anything is lost.',
      'R1에서는 손실을 빨리 복구해서가 아닙니다. RTO만큼 쉰 연결은 세그먼트 하나부터 다시 시작하므로, RTO가 짧으면 한꺼번에 몰리는 패킷이 줄어 NIC에서 거의 잃지 않습니다.',
    ),
    about: RTT,
    judgement: {
      any: ['100ms', '200ms'].map((best) => leads(best, (point, than) => ({ test: 'less', point, than }))),
    },
  },
  {
    id: 'needless',
    text: text(
      '0.05 s is worse than 0.1 and 0.2 s, because of needless retransmissions.',
      '0.05초는 불필요한 재전송 때문에 0.1초와 0.2초보다 나쁘다.',
    ),
    reading: text(
      'The RTT is longer than at 0.1 and at 0.2 s, and more segments that had already arrived are sent again.',
      'RTT가 0.1초와 0.2초에서보다 길고, 이미 도착한 것을 다시 보내는 일이 더 많다.',
    ),
    about: RTT,
    judgement: everyOne(['100ms', '200ms'], (point) => ({
      all: [
        { test: 'less', point, than: '50ms' },
        { test: 'less', point, than: '50ms', measure: 'spurious' },
      ],
    })),
  },
  {
    id: 'idle',
    text: text('5 and 10 s are worse, because the server waits.', '5초와 10초는 서버가 기다리느라 더 나쁘다.'),
    reading: text('At both, the RTT is longer than at 0.2 s.', '두 값 모두 0.2초에서보다 RTT가 길다.'),
    about: RTT,
    judgement: everyOne(['5s', '10s'], (than) => ({ test: 'less', point: '200ms', than })),
  },
  {
    id: 'loses-less',
    text: text('5 and 10 s lose fewer packets.', '5초와 10초에서는 손실이 더 적다.'),
    reading: text('The drop rate is lower at both than at 0.2 s.', '두 값 모두 손실률이 0.2초에서보다 낮다.'),
    judgement: everyOne(['5s', '10s'], (point) => ({ test: 'less', point, than: '200ms', measure: 'dropRate' })),
  },
];

/** The same for both kinds of users, whose lines these are. */
export const lossClaimsByUsers: readonly Claim[] = lossClaims.map((claim) => ({ ...claim, readings: byUsers }));

const AT_LOADS: readonly Reading[] = [
  { name: text('40 % load', '부하 40 %'), line: '40pc' },
  { name: text('30 % load', '부하 30 %'), line: '30pc' },
];

/** With the loads of figures 4 and 5 as lines: with less nothing is lost, so nothing is said of it. */
export const lossClaimsByLoads: readonly Claim[] = lossClaims.map(({ judgement, ...claim }) => ({
  ...claim,
  readings: AT_LOADS.map((reading) => ({ ...reading, ...(judgement && { judgement }) })),
}));

/** Fixed against the algorithm with the same minimum: what the paper's comparison leaves together. */
const control = (point: string, less: boolean): Judgement =>
  less
    ? { test: 'less', point, line: 'r1-alg', than: point, thanLine: 'r1', measure: 'responseTime' }
    : { test: 'alike', point, line: 'r1', than: point, thanLine: 'r1-alg', within: 0.1, measure: 'responseTime' };

export const controlClaims: readonly Claim[] = [
  {
    id: 'floor',
    ours: true,
    text: text(
      'What helps is the lower minimum, not fixing the RTO.',
      '도움이 되는 것은 RTO를 고정하는 것이 아니라 최솟값을 낮추는 것이다.',
    ),
    reading: text(
      'R1, 0.2 s: the algorithm with this minimum is better than Default, and fixed is within 10 % of it.',
      'R1, 0.2초: 최솟값만 0.2초로 낮춘 알고리즘이 기본값보다 낫고, 고정한 것과는 10 % 이내로 같다.',
    ),
    judgement: {
      all: [
        {
          test: 'less',
          point: '200ms',
          line: 'r1-alg',
          than: 'default',
          thanLine: 'r1-alg',
          measure: 'responseTime',
        },
        control('200ms', false),
      ],
    },
  },
  {
    id: 'fixing-costs',
    ours: true,
    text: text(
      'A fixed RTO that is too short is worse than the algorithm with the same minimum.',
      '너무 짧게 고정한 RTO는 같은 최솟값을 둔 알고리즘보다 나쁘다.',
    ),
    reading: text(
      'R1, 0.05 s: the algorithm follows the round trips and backs off after each timeout, a fixed RTO does neither.',
      'R1, 0.05초: 알고리즘은 왕복 시간을 따라가고 타임아웃마다 물러서지만, 고정한 RTO는 둘 다 하지 않는다.',
    ),
    judgement: control('50ms', true),
  },
];

const READ_AS = [
  { name: text('R1, bytes on the wire', 'R1, 회선의 바이트'), line: 'r1', measure: 'throughput' },
  { name: text('R1, new data', 'R1, 새 데이터'), line: 'r1', measure: 'goodput' },
  { name: text('R1, completed pages', 'R1, 완료한 페이지'), line: 'r1', measure: 'pages' },
  { name: text('R2, completed pages', 'R2, 완료한 페이지'), line: 'r2', measure: 'pages' },
];

export const bestThroughput: readonly Claim[] = [
  {
    id: 'highest',
    text: text('An RTO of 0.1 to 0.2 s gives the highest throughput.', 'RTO 0.1–0.2초에서 처리량이 가장 높다.'),
    reading: text(
      'At one of the two, throughput is higher than at every other RTO of the paper. The paper does not say what counts as throughput, nor who its users were.',
      '두 값 가운데 하나가 논문의 나머지 모든 RTO에서보다 높다. 처리량으로 무엇을 세었는지, 사용자가 누구인지는 나와 있지 않다.',
    ),
    about: ['throughput', 'goodput', 'pages'],
    judgement: {
      any: ['100ms', '200ms'].map((best) => leads(best, (than, point) => ({ test: 'less', point, than }))),
    },
    readings: READ_AS,
  },
];

export const mostIsLost: readonly Claim[] = ['1ms', '10ms'].map((point) => ({
  id: `lost-${point}`,
  text:
    point === '1ms'
      ? text(
          'With an RTO of 0.001 s more than 80 % of the packets are lost.',
          'RTO가 0.001초이면 패킷의 80 % 이상을 잃는다.',
        )
      : text(
          'With an RTO of 0.01 s more than 80 % of the packets are lost.',
          'RTO가 0.01초이면 패킷의 80 % 이상을 잃는다.',
        ),
  reading: text('', ''),
  judgement: { test: 'above', point, bound: 0.8, measure: 'dropRate' },
  readings: byUsers,
}));

/** At 10 % load, RTO 1 ms: the formula, and what it is for. */
export const collapseClaims: readonly Claim[] = [
  {
    id: 'collapse',
    ours: true,
    text: text(
      'Fixed at 1 ms, the RTO fills the bus with copies: hardly any new data gets through.',
      '1 ms로 고정한 RTO는 버스를 사본으로 채운다. 새 데이터는 거의 지나가지 못한다.',
    ),
    reading: text(
      'The bus is busy for more than half of the time, and goodput is less than half of that with the algorithm.',
      '버스는 절반 넘는 시간 동안 바쁘고, 유효 처리량은 알고리즘의 절반보다 적다.',
    ),
    judgement: {
      all: [
        { test: 'above', point: '1ms', line: 'fixed', bound: 0.5, measure: 'utilisation' },
        {
          test: 'ratio',
          point: '1ms',
          line: 'fixed',
          than: '1ms',
          thanLine: 'algorithm',
          least: 0,
          most: 0.5,
          measure: 'goodput',
        },
      ],
    },
  },
  {
    id: 'cured',
    ours: true,
    text: text(
      'The algorithm with a minimum of 1 ms is as good as with 1 s.',
      '최솟값이 1 ms여도 알고리즘이면 1초일 때만큼 좋다.',
    ),
    reading: text('Goodput within 10 % of that with 1 s.', '유효 처리량이 1초일 때와 10 % 이내로 같다.'),
    judgement: {
      test: 'alike',
      point: '1ms',
      line: 'algorithm',
      than: '1s',
      thanLine: 'algorithm',
      within: 0.1,
      measure: 'goodput',
    },
  },
];

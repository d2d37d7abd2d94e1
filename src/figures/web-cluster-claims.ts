// What paper P2 says about mirroring, LARD and Dual Scheduling. Words in "reading" say what we made of vague ones, and where
// our own choice of a setting the paper does not print decides the answer.

import { text } from '../scenarios/kit/text.ts';
import { type Claim, EVERYWHERE, everyOne, type Judgement } from './claim.ts';

const NODES = ['4', '8', '12', '16'];
/** From where on a dispatcher of 1 ms is busy all the time; a quick look has these too. */
const BUSY = ['3000', '5000', '7000'];
const LAST = '7000';

const between = (line: string, least: number, most: number): Judgement => ({
  all: [
    { test: 'above', point: LAST, line, bound: least, measure: 'throughput' },
    { test: 'below', point: LAST, line, bound: most, measure: 'throughput' },
  ],
});

const gain = (line: string, than: string, point: string, least: number, most: number): Judgement => ({
  test: 'ratio',
  point,
  line,
  than: point,
  thanLine: than,
  least,
  most,
  measure: 'throughput',
});

const less = (line: string, thanLine: string, point: string, measure: string): Judgement => ({
  test: 'less',
  point,
  line,
  than: point,
  thanLine,
  measure,
});

const alike = (line: string, point: string, thanLine: string, than: string, within: number, measure: string) =>
  ({ test: 'alike', point, line, than, thanLine, within, measure }) satisfies Judgement;

export const throughputClaims: readonly Claim[] = [
  {
    id: 'mirror-4300',
    text: text(
      'With 7000 threads mirroring answers about 4300 requests per second.',
      '스레드가 7000개일 때 미러링은 초당 약 4300개의 요청을 처리한다.',
    ),
    reading: text('About: within 5 %, for every number of nodes.', '약: 모든 노드 수에서 5 % 이내.'),
    builtIn: text(
      'We chose the think time so that 7000 users ask for about this much; all that remains to be shown is that nothing else limits them.',
      '7000명이 이만큼 요청하도록 생각 시간을 우리가 정했다. 남는 뜻은 다른 병목이 없다는 것뿐이다.',
    ),
    judgement: everyOne(NODES, (nodes) => between(`mirror-${nodes}`, 4300 * 0.95, 4300 * 1.05)),
  },
  {
    id: 'lard-1000',
    text: text('LARD answers about 1000.', 'LARD는 약 1000개를 처리한다.'),
    reading: text(
      'About: within 5 %, at 7000 threads and every number of nodes.',
      '약: 스레드 7000개, 모든 노드 수에서 5 % 이내.',
    ),
    builtIn: text(
      'The cost of a decision, 1 ms, was derived from this very number.',
      '배정 시간 1 ms는 바로 이 값에서 계산한 것이다.',
    ),
    judgement: everyOne(NODES, (nodes) => between(`lard-${nodes}`, 950, 1050)),
  },
  {
    id: 'lard-flat',
    ours: true,
    text: text(
      'LARD gains nothing from more nodes or more threads.',
      'LARD는 노드와 스레드를 늘려도 처리량이 늘지 않는다.',
    ),
    reading: text(
      'From 3000 threads on every point is within 3 % of 16 nodes and 7000 threads: one queue that all share, the dispatcher.',
      '스레드 3000개부터 모든 점이 노드 16대, 스레드 7000개일 때와 3 % 이내로 같다. 모두가 함께 쓰는 큐 하나, 곧 디스패처 때문이다.',
    ),
    judgement: {
      all: NODES.flatMap((nodes) =>
        BUSY.filter((point) => nodes !== '16' || point !== LAST).map((point) =>
          alike(`lard-${nodes}`, point, 'lard-16', LAST, 0.03, 'throughput'),
        ),
      ),
    },
  },
  {
    id: 'ds-between',
    text: text('Dual Scheduling lies between LARD and mirroring.', 'DS는 LARD와 미러링의 중간이다.'),
    reading: text(
      'At 5000 threads and more, for every number of nodes; with fewer threads, some configurations still answer all that is asked.',
      '스레드 5000개 이상, 모든 노드 수에서. 그보다 적으면 요청을 모두 처리하는 정책이 있어 차이가 없다.',
    ),
    judgement: {
      all: NODES.flatMap((nodes) =>
        ['5000', LAST].flatMap((point) => [
          less(`lard-${nodes}`, `ds-${nodes}`, point, 'throughput'),
          less(`ds-${nodes}`, `mirror-${nodes}`, point, 'throughput'),
        ]),
      ),
    },
  },
  {
    id: 'ds-falls',
    text: text('Dual Scheduling gets worse with more nodes.', 'DS는 노드 수가 늘수록 성능이 떨어진다.'),
    reading: text('', ''),
    judgement: {
      all: [
        ['16', '12'],
        ['12', '8'],
        ['8', '4'],
      ].map(([more, fewer]) => less(`ds-${more}`, `ds-${fewer}`, LAST, 'throughput')),
    },
  },
  {
    id: 'near-lard',
    text: text('With little load per node it is near LARD.', '노드당 부하가 적으면 LARD에 가깝다.'),
    reading: text(
      'Little: 16 nodes. Near: at most twice as much as LARD, at 7000 threads.',
      '적은 부하: 노드 16대. 가깝다: 스레드 7000개에서 LARD의 두 배 이하.',
    ),
    judgement: gain('ds-16', 'lard-16', LAST, 1, 2),
  },
  {
    id: 'near-mirror',
    text: text('With much load per node it is near mirroring.', '노드당 부하가 늘면 미러링에 가까워진다.'),
    reading: text(
      'Much: 4 nodes. Near: at least two thirds of mirroring, at 7000 threads. The paper does not say how many requests make a document hot.',
      '많은 부하: 노드 4대. 가깝다: 스레드 7000개에서 미러링의 3분의 2 이상. 몇 번부터 인기 문서로 보는지는 논문에 없다.',
    ),
    readings: [
      {
        name: text('hot from 15 requests in 10 s on', '10초에 15번부터 인기 문서'),
        line: 'ds-4',
        judgement: gain('ds-4', 'mirror-4', LAST, 2 / 3, 1.1),
      },
      {
        name: text('hot from 5 requests in 10 s on', '10초에 5번부터 인기 문서'),
        line: 'ds-4-hot-5',
        judgement: gain('ds-4-hot-5', 'mirror-4', LAST, 2 / 3, 1.1),
      },
    ],
  },
];

/** What the conclusion says in numbers, and the readings of "overall". */
export const gainClaims: readonly Claim[] = [
  {
    id: 'gain-16',
    text: text('With 16 nodes it is about 50 % better than LARD.', '노드 16대에서 LARD보다 성능이 약 50 % 향상된다.'),
    reading: text(
      'About: 40 to 60 % more requests per second at 7000 threads.',
      '약: 스레드 7000개에서 초당 요청이 40–60 % 많다.',
    ),
    builtIn: text(
      'The paper does not give the threshold; we chose it so that this comes out.',
      '논문에 없는 임계값을 이 값이 나오도록 우리가 골랐다.',
    ),
    judgement: gain('ds-16', 'lard-16', LAST, 1.4, 1.6),
  },
  {
    id: 'overall',
    text: text(
      '“Overall” it is about 35 % better (conclusion), 35 % or more (abstract).',
      '“전체적으로” 약 35 %(결론), 35 % 이상(요약) 향상된다.',
    ),
    reading: text(
      'About: 30 to 40 % more requests per second. The text does not say what is averaged, and its plots are lost.',
      '약: 초당 요청이 30–40 % 많다. 무엇을 평균한 값인지 본문에 없고 그래프도 남아 있지 않다.',
    ),
    readings: [
      {
        name: text('mean over all loads, 16 nodes', '노드 16대에서 모든 부하의 평균'),
        judgement: gain('ds-16', 'lard-16', EVERYWHERE, 1.3, 1.4),
      },
      {
        name: text(
          'mean over all loads and numbers of nodes (against the paper’s own claim that fewer do better)',
          '노드 수와 관계없이 모든 부하의 평균(노드가 적을수록 낫다는 논문의 다른 주장과 어긋남)',
        ),
        judgement: everyOne(NODES, (nodes) => gain(`ds-${nodes}`, `lard-${nodes}`, EVERYWHERE, 1.3, 1.4)),
      },
      {
        name: text(
          'mean over all loads, 35 % or more with every number of nodes',
          '모든 부하의 평균, 노드 수와 관계없이 35 % 이상',
        ),
        judgement: everyOne(NODES, (nodes) =>
          gain(`ds-${nodes}`, `lard-${nodes}`, EVERYWHERE, 1.35, Number.POSITIVE_INFINITY),
        ),
      },
    ],
  },
];

export const responseClaims: readonly Claim[] = [
  {
    id: 'lard-uniform',
    text: text('LARD’s response time is almost uniform.', 'LARD의 응답 시간은 거의 균등하다.'),
    reading: text(
      'The paper does not say across what it is uniform. Across loads it cannot be: throughput stays the same, so every additional user waits (R = N/X − Z).',
      '무엇에 대해 균등한지 논문에 없다. 부하에 대해서는 그럴 수 없다. 초당 요청이 그대로이므로 사용자가 늘면 기다림도 늘어난다(R = N/X − Z).',
    ),
    readings: [
      {
        name: text(
          'across numbers of nodes: within 5 % of 16 nodes, from 3000 threads on',
          '노드 수에 대해: 스레드 3000개 이상에서 노드 16대일 때와 5 % 이내',
        ),
        judgement: {
          all: ['4', '8', '12'].flatMap((nodes) =>
            BUSY.map((point) => alike(`lard-${nodes}`, point, 'lard-16', point, 0.05, 'responseMean')),
          ),
        },
      },
      {
        name: text(
          'across numbers of threads: 7000 within 25 % of 3000, 16 nodes',
          '스레드 수에 대해: 노드 16대에서 7000개와 3000개의 차이가 25 % 이내',
        ),
        judgement: alike('lard-16', LAST, 'lard-16', '3000', 0.25, 'responseMean'),
      },
    ],
  },
  {
    id: 'ds-differs',
    text: text(
      'With Dual Scheduling it differs greatly with the number of nodes.',
      'DS의 응답 시간은 노드 수에 따라 매우 크게 다르다.',
    ),
    reading: text(
      'Greatly: at least 1.5 times as long with 16 nodes as with 4, at 7000 threads.',
      '매우: 스레드 7000개에서 노드 16대가 4대의 1.5배 이상이다.',
    ),
    judgement: {
      test: 'ratio',
      point: LAST,
      line: 'ds-16',
      than: LAST,
      thanLine: 'ds-4',
      least: 1.5,
      most: 100,
      measure: 'responseMean',
    },
  },
];

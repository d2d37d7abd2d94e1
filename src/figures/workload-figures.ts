// The other side of R1 and R2, which were chosen because the claims of paper P0 show with them: a whole grid of plausible
// workloads, written down before any of them was run, one dot each. And the external server, of which the paper says the
// opposite, with and without the rule that explains it.

import { ms, seconds } from '../engine/core/time.ts';
import type { SweepAxis, SweepPoint } from '../runner/sweep/sweep.ts';
import { inEveryLanguage, type Text, text } from '../scenarios/kit/text.ts';
import type { Claim } from './claim.ts';
import type { PaperFigure } from './paper-figure.ts';
import { externalHonesty, manyHonesty } from './web-honesty.ts';

interface Level {
  readonly name: string;
  readonly label: Text;
  readonly sets: SweepPoint['sets'];
}

const LOADS: readonly Level[] = [0.4, 0.2].map((util) => ({
  name: `${util * 100}pc`,
  label: text(`${util * 100} %`, `${util * 100} %`),
  sets: { util },
}));
const CONNECTIONS: readonly Level[] = [
  { name: 'kept', label: text('kept', '지속'), sets: { conn: 'persistent' } },
  { name: 'new', label: text('new', '새로'), sets: { conn: 'new' } },
];
/** Parallel responses and their mean size in packets: about as many packets a page. */
const PAGES: readonly Level[] = [
  [4, 8],
  [1, 32],
  [8, 4],
].map(([par, mean]) => ({
  name: `${par}x${mean}`,
  label: text(`${par} × ${mean}`, `${par} × ${mean}`),
  sets: { par: par!, mean: mean! },
}));
const ARRIVALS: readonly Level[] = [
  { name: 'wait', label: text('users who wait', '기다리는 사용자'), sets: { arrive: 'closed', users: 2 } },
  { name: 'poisson', label: text('Poisson', '포아송'), sets: { arrive: 'poisson', users: 1 } },
];

const everyCase: readonly SweepPoint[] = LOADS.flatMap((load) =>
  CONNECTIONS.flatMap((connection) =>
    PAGES.flatMap((page) =>
      ARRIVALS.map((arrival) => {
        const levels = [load, connection, page, arrival];
        return {
          name: levels.map(({ name }) => name).join('-'),
          label: inEveryLanguage((language) => levels.map(({ label }) => label[language]).join(', ')),
          sets: Object.assign({}, ...levels.map(({ sets }) => sets)) as SweepPoint['sets'],
        };
      }),
    ),
  ),
);

const workloads: SweepAxis = {
  key: 'workload',
  label: text('Load, connections, page, arrivals', '부하, 연결, 페이지, 도착'),
  scale: 'linear',
  points: everyCase,
};

const servers: SweepAxis = {
  key: 'rto',
  label: text('RTO of the internal server', '내부 서버의 RTO'),
  scale: 'linear',
  points: [
    {
      name: 'default',
      label: text('Default', '기본값'),
      sets: { rto: 'bounded', rmin: seconds(1), rmax: seconds(100) },
    },
    { name: '200ms', label: text('fixed 0.2 s', '0.2초 고정'), sets: { rto: 'fixed', rmin: ms(200) } },
    {
      name: 'alg',
      label: text('algorithm, minimum 0.2 s', '알고리즘, 최솟값 0.2초'),
      sets: { rto: 'bounded', rmin: ms(200), rmax: seconds(100) },
    },
  ],
};

const LESS = { responseTime: 'less', responseTimeAll: 'less', responseTime95: 'less', dropRate: 'less' } as const;

const many: PaperFigure = {
  id: 'P0-many',
  scenario: 'lan-rto',
  title: text(
    'What 0.2 s gains over Default, in a grid of workloads',
    '0.2초가 기본값보다 얼마나 나은지, 여러 부하에서',
  ),
  source: text('A control that the paper lacks', '논문에 없는 대조 실험'),
  settings: {
    work: 'own',
    clients: 6,
    only: 0,
    wan: 0,
    think: 0,
    ask: 0,
    cap: 300,
    dist: 'exponential',
    nicq: 50,
    seed: 1,
    warm: seconds(10),
    end: seconds(70),
  },
  x: servers,
  series: workloads,
  lines: everyCase.map(({ name }) => name),
  measures: ['responseTime', 'responseTimeAll', 'responseTime95', 'dropRate'],
  scales: { y: 'linear' },
  claims: [],
  printed: [],
  parts: [
    {
      kind: 'dots',
      title: text('Shorter response with 0.2 s than with Default', '기본값보다 0.2초에서 짧아진 응답 시간'),
      of: '200ms',
      against: 'default',
    },
  ],
  honesty: manyHonesty,
  better: LESS,
  seeds: 10,
  quick: { seeds: 5, settings: { warm: seconds(5), end: seconds(20) }, x: ['default', '200ms'] },
};

const restart: SweepAxis = {
  key: 'restart',
  label: text('After one RTO of idle time, and loss', 'RTO만큼 쉰 뒤, 그리고 손실'),
  scale: 'linear',
  points: [
    { name: 'restart', label: text('slow start again', '슬로 스타트부터'), sets: { idle: true } },
    { name: 'keep', label: text('the window stays', '윈도 유지'), sets: { idle: false } },
    { name: 'loss1', label: text('slow start, loss 1 %', '슬로 스타트, 손실 1 %'), sets: { idle: true, wloss: 0.01 } },
    { name: 'loss3', label: text('slow start, loss 3 %', '슬로 스타트, 손실 3 %'), sets: { idle: true, wloss: 0.03 } },
  ],
};

const externalClaims: readonly Claim[] = [
  {
    id: 'external',
    text: text(
      'The external server gains from an RTO larger than Default.',
      '외부 서버는 RTO가 기본값보다 크면 더 좋아진다.',
    ),
    reading: text(
      'The response time over the WAN is at least 5 % shorter at 5 s than at 1 s. The paper measured a real network whose loss is not known; where the path loses nothing, any gain comes from the window.',
      'WAN 응답 시간이 1초보다 5초에서 5 % 이상 짧다. 논문은 손실률을 알 수 없는 실제 망에서 쟀다. 경로에 손실이 없으면 차이는 모두 윈도에서 온다.',
    ),
    judgement: { test: 'ratio', point: '5s', than: '1s', least: 0, most: 0.95, measure: 'outsideResponseTime' },
    readings: [
      { name: text('An idle time of one RTO resets the window', 'RTO만큼 쉬면 윈도를 되돌린다'), line: 'restart' },
      { name: text('Idle time leaves the window alone', '쉬어도 윈도를 유지한다'), line: 'keep' },
      { name: text('The line loses 1 % each way', '회선이 방향마다 1 %를 잃는다'), line: 'loss1' },
    ],
  },
  {
    id: 'lossy',
    text: text('The RTO that suits the LAN suits a lossy WAN, too.', 'LAN에 맞는 RTO는 손실 많은 WAN에도 맞는다.'),
    reading: text(
      'With a loss of 1 % and of 3 % each way the response time over the WAN is at least 20 % shorter at 0.2 s than at 1 s.',
      '방향마다 1 %와 3 %를 잃을 때 WAN 응답 시간이 1초보다 0.2초에서 20 % 이상 짧다.',
    ),
    ours: true,
    judgement: {
      all: (['loss1', 'loss3'] as const).map((line) => ({
        test: 'ratio' as const,
        point: '200ms',
        line,
        than: '1s',
        thanLine: line,
        least: 0,
        most: 0.8,
        measure: 'outsideResponseTime',
      })),
    },
  },
];

const external: PaperFigure = {
  id: 'P0-external',
  scenario: 'lan-rto',
  title: text('Response time over the WAN by RTO of the external server', '외부 서버의 RTO에 따른 WAN 응답 시간'),
  source: text('Kim and Kwon, 2003, section 4', '김진희·권경희(2003), 4장'),
  settings: {
    work: 'r1',
    util: 0.2,
    split: true,
    wan: 3,
    rto: 'bounded',
    rmin: seconds(1),
    rmax: seconds(100),
    nicq: 50,
    seed: 1,
    warm: seconds(10),
    end: seconds(200),
  },
  x: {
    key: 'xrmin',
    label: text('RTO minimum of the external server', '외부 서버의 RTO 최솟값'),
    quantity: 'duration',
    scale: 'log',
    points: [0.2, 0.5, 1, 2, 5, 10].map((value) => ({
      name: value < 1 ? `${value * 1000}ms` : `${value}s`,
      label: text(`${value} s`, `${value}초`),
      at: seconds(value),
      sets: { xrmin: seconds(value) },
    })),
  },
  series: restart,
  lines: ['restart', 'keep', 'loss1', 'loss3'],
  measures: ['outsideResponseTime', 'responseTime'],
  scales: { y: 'log' },
  baseline: '1s',
  claims: externalClaims,
  printed: [],
  honesty: externalHonesty,
  better: LESS,
  quick: { seeds: 5, settings: { end: seconds(60) } },
};

export const workloadFigures: readonly PaperFigure[] = [many, external];

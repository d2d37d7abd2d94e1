// Figures 2 and 3 of paper P2 (Hong, Jo, Doh and Noh): throughput and response time by the number of threads, three policies
// with 4, 8, 12 and 16 nodes. The paper's text survives without its plots: two numbers of figure 2 stand in the text.

import { seconds } from '../engine/core/time.ts';
import type { SweepAxis } from '../runner/sweep/sweep.ts';
import { valuesOf } from '../scenarios/kit/settings.ts';
import { type Text, text } from '../scenarios/kit/text.ts';
import { webClusterSettings } from '../scenarios/web-cluster/settings.ts';
import { clusterTheory, offeredLoad } from '../scenarios/web-cluster/site-theory.ts';
import type { Claim } from './claim.ts';
import type { FigurePart, TheoryLine } from './figure-parts.ts';
import type { PaperFigure } from './paper-figure.ts';
import { gainClaims, responseClaims, throughputClaims } from './web-cluster-claims.ts';
import { webClusterHonesty } from './web-cluster-honesty.ts';

const NODES = [4, 8, 12, 16];
const POLICIES = [
  { name: 'mirror', label: text('mirroring', '미러링') },
  { name: 'ds', label: text('DS', 'DS') },
  { name: 'lard', label: text('LARD', 'LARD') },
];

const HOTTER = 'ds-4-hot-5';

const nodesOf = (count: number): Text => text(`${count} nodes`, `${count}대`);

const threads: SweepAxis = {
  key: 'users',
  label: text('Threads', '스레드 수'),
  quantity: 'count',
  scale: 'linear',
  points: [1000, 2000, 3000, 4000, 5000, 6000, 7000].map((users) => ({
    name: String(users),
    label: text(String(users), String(users)),
    at: users,
    sets: { users },
  })),
};

const series: SweepAxis = {
  key: 'line',
  label: text('Policy and nodes', '정책과 노드 수'),
  scale: 'linear',
  points: [
    ...POLICIES.flatMap(({ name, label }) =>
      NODES.map((nodes) => ({
        name: `${name}-${nodes}`,
        label: text(`${label.en}, ${nodes} nodes`, `${label.ko}, ${nodes}대`),
        sets: { policy: name, nodes },
      })),
    ),
    // The other reading of what the paper leaves open.
    {
      name: HOTTER,
      label: text('DS, 4 nodes, hot from 5 on', 'DS, 4대, 5번부터 인기'),
      sets: { policy: 'ds', nodes: 4, theta: 5 },
    },
  ],
};
const usual = series.points.map(({ name }) => name).filter((name) => name !== HOTTER);
const linesOf = (policy: string): readonly string[] => NODES.map((nodes) => `${policy}-${nodes}`);
const labelsOf = (policy: string) => Object.fromEntries(NODES.map((nodes) => [`${policy}-${nodes}`, nodesOf(nodes)]));

const MEASURES = ['throughput', 'responseMean', 'response50', 'response95', 'localShare', 'dispatcherUse', 'hitRatio'];

const parts: readonly FigurePart[] = [
  {
    kind: 'lines',
    title: text('The three policies; Dual Scheduling with 4 to 16 nodes', '세 가지 정책, DS는 노드 4–16대'),
    lines: ['ds-16', 'ds-12', 'ds-8', 'ds-4', 'mirror-16', 'lard-16'],
    wide: true,
  },
  {
    kind: 'lines',
    title: text('Mirroring: the number of nodes does not matter', '미러링: 노드 수와 무관'),
    lines: linesOf('mirror'),
    labels: labelsOf('mirror'),
  },
  {
    kind: 'lines',
    title: text('LARD: nor here', 'LARD: 역시 무관'),
    lines: linesOf('lard'),
    labels: labelsOf('lard'),
  },
  {
    kind: 'gains',
    title: text('What Dual Scheduling gains over LARD', 'LARD에 대한 DS의 향상률'),
    measure: 'throughput',
    as: 'share',
    columns: NODES.map((nodes) => ({ label: nodesOf(nodes), of: `ds-${nodes}`, against: `lard-${nodes}` })),
  },
];

const MVA = text('closed network (MVA)', '폐쇄형 대기 행렬망(MVA)');
const FIXED_POINT = text('fixed point', '고정점');

const theory: readonly TheoryLine[] = [
  ...series.points.flatMap(({ name, sets }): TheoryLine[] => {
    const label = sets['policy'] === 'ds' ? FIXED_POINT : MVA;
    return [
      {
        series: name,
        label,
        measure: 'throughput',
        value: (users, params) => clusterTheory(valuesOf(webClusterSettings, { ...params, users }))?.throughput,
      },
      {
        series: name,
        label,
        measure: 'responseMean',
        value(users, params) {
          const answered = clusterTheory(valuesOf(webClusterSettings, { ...params, users }));
          return answered && answered.response * seconds(1);
        },
      },
    ];
  }),
  {
    label: text('offered load', '제공 부하'),
    measure: 'throughput',
    value: (users, params) => offeredLoad(users, valuesOf(webClusterSettings, params)),
  },
];

const figure = (
  id: string,
  title: Text,
  source: Text,
  first: string,
  y: 'linear' | 'log',
  claims: readonly Claim[],
): PaperFigure => ({
  id,
  scenario: 'web-cluster',
  title,
  source,
  settings: { warm: seconds(15), end: seconds(30), seed: 1 },
  x: threads,
  series,
  lines: id === 'P2-2' ? [...usual, HOTTER] : usual,
  measures: [first, ...MEASURES.filter((measure) => measure !== first)],
  scales: { y },
  claims,
  printed:
    id === 'P2-2'
      ? [
          { x: '7000', series: 'mirror-16', measure: 'throughput', value: 4300 },
          { x: '7000', series: 'lard-16', measure: 'throughput', value: 1000 },
        ]
      : [],
  parts,
  theory,
  honesty: webClusterHonesty,
  better: { responseMean: 'less', response50: 'less', response95: 'less', dispatcherUse: 'less' },
  seeds: 3,
  quick: {
    // Two would have intervals three times as wide, and leave what all seeds decide undecided.
    seeds: 3,
    settings: { warm: seconds(11), end: seconds(14) },
    x: ['1000', '3000', '5000', '7000'],
  },
});

const source = (number: number): Text =>
  text(`Hong, Jo, Doh and Noh, figure ${number}`, `홍일구·조재우·도인환·노삼혁, 그림 ${number}`);

export const webClusterFigures: readonly PaperFigure[] = [
  figure('P2-2', text('Requests per second by threads', '스레드 수에 따른 처리량'), source(2), 'throughput', 'linear', [
    ...throughputClaims,
    ...gainClaims,
  ]),
  figure(
    'P2-3',
    text('Response time by threads', '스레드 수에 따른 응답 시간'),
    source(3),
    'responseMean',
    'log',
    responseClaims,
  ),
];

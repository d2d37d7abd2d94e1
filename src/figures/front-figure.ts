// Requests per second by the number of nodes for the three ways in which requests come into a content-aware cluster: relayed by one
// front end, handed off by it, and distributed over the nodes with a dispatcher beside them (paper P2, sections 2.1 and 2.2; Aron and others 2000).

import { ms, seconds, us } from '../engine/core/time.ts';
import { Gbps } from '../engine/core/units.ts';
import type { SweepAxis, SweepPoint } from '../runner/sweep/sweep.ts';
import { valuesOf } from '../scenarios/kit/settings.ts';
import { type Text, text } from '../scenarios/kit/text.ts';
import { webClusterSettings } from '../scenarios/web-cluster/settings.ts';
import { clusterTheory } from '../scenarios/web-cluster/site-theory.ts';
import type { TheoryLine } from './figure-parts.ts';
import { frontClaims } from './front-claims.ts';
import { frontHonesty } from './front-honesty.ts';
import type { PaperFigure } from './paper-figure.ts';

const nodes: SweepAxis = {
  key: 'nodes',
  label: text('Nodes', '노드 수'),
  quantity: 'count',
  scale: 'linear',
  points: [1, 2, 4, 6, 8, 12, 16].map((count) => ({
    name: String(count),
    label: text(String(count), String(count)),
    at: count,
    sets: { nodes: count },
  })),
};

const line = (name: string, label: Text, sets: SweepPoint['sets']): SweepPoint => ({ name, label, sets });

/** So few that nobody waits. */
const FEW = { users: 50 };

const ways: SweepAxis = {
  key: 'via',
  label: text('Where requests come in', '요청이 들어오는 곳'),
  scale: 'linear',
  points: [
    line('distributed', text('distributed', '분산'), { via: 'distributed' }),
    line('handoff', text('front end, hands off', '전위 서버, 연결 넘김'), { via: 'handoff' }),
    line('relay', text('front end, relays', '전위 서버, 중계'), { via: 'relay' }),
    line('relay-gigabit', text('relays, 1 Gbit/s', '중계, 1 Gbit/s'), { via: 'relay', fport: Gbps(1) }),
    line('distributed-1ms', text('distributed, 1 ms', '분산, 1 ms'), { via: 'distributed', disp: ms(1) }),
    line('handoff-1ms', text('hands off, 1 ms', '연결 넘김, 1 ms'), { via: 'handoff', disp: ms(1) }),
    line('distributed-idle', text('distributed, 50 users', '분산, 50명'), { via: 'distributed', ...FEW }),
    line('handoff-idle', text('hands off, 50 users', '연결 넘김, 50명'), { via: 'handoff', ...FEW }),
  ],
};

const theory: readonly TheoryLine[] = ways.points.map(({ name }) => ({
  series: name,
  label: text('closed network (MVA)', '폐쇄형 대기 행렬망(MVA)'),
  measure: 'throughput',
  value: (count, params) => clusterTheory(valuesOf(webClusterSettings, { ...params, nodes: count }))?.throughput,
}));

export const frontFigure: PaperFigure = {
  id: 'P2-front',
  scenario: 'web-cluster',
  title: text(
    'Requests per second by nodes, behind a front end and without',
    '전위 서버가 있을 때와 없을 때 노드 수에 따른 처리량',
  ),
  source: text(
    'Hong, Jo, Doh and Noh, sections 2.1 and 2.2; Aron and others 2000',
    '홍일구·조재우·도인환·노삼혁 2.1–2.2절, Aron 외(2000)',
  ),
  leads: false,
  settings: {
    policy: 'lardr',
    disp: us(20),
    users: 10_000,
    think: 'exponential',
    mean: seconds(1),
    cport: Gbps(10),
    warm: seconds(20),
    end: seconds(30),
    seed: 1,
  },
  x: nodes,
  series: ways,
  lines: ways.points.map(({ name }) => name),
  measures: ['throughput', 'responseMean', 'dispatcherUse', 'frontUse', 'cpuUse', 'portUse'],
  scales: { y: 'linear' },
  claims: frontClaims,
  printed: [],
  parts: [
    {
      kind: 'lines',
      title: text('A decision takes 20 µs, as Aron and others had it', '배정에 20 µs, Aron 외의 값'),
      lines: ['distributed', 'handoff', 'relay', 'relay-gigabit'],
      wide: true,
    },
    {
      kind: 'lines',
      title: text('It takes 1 ms, as worked out for paper P2', '배정에 1 ms, 논문 P2에서 계산한 값'),
      lines: ['distributed-1ms', 'handoff-1ms'],
    },
    {
      kind: 'lines',
      title: text('Response time with 50 users', '사용자 50명의 응답 시간'),
      lines: ['distributed-idle', 'handoff-idle'],
      measure: 'responseMean',
    },
  ],
  theory,
  honesty: frontHonesty,
  better: { responseMean: 'less', dispatcherUse: 'less', frontUse: 'less' },
  seeds: 3,
  quick: { seeds: 3, settings: { warm: seconds(14), end: seconds(17) }, x: ['1', '2', '4', '8', '16'] },
};

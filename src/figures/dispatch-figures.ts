// What the load of every node is worth when it is known late: response time by how often loads are posted, for the shortest queue,
// two and three choices, chance, and Join-Idle-Queue, which asks for no loads; after Mitzenmacher (2000) and Lu and others (2011).

import { ms, seconds, us } from '../engine/core/time.ts';
import { Gbps } from '../engine/core/units.ts';
import type { SweepAxis, SweepPoint } from '../runner/sweep/sweep.ts';
import { type Text, text } from '../scenarios/kit/text.ts';
import { staleClaims } from './dispatch-claims.ts';
import { staleHonesty } from './dispatch-honesty.ts';
import { EVERY_LINE, type LinesPart } from './figure-parts.ts';
import type { PaperFigure } from './paper-figure.ts';

/** Three quarters of what eight nodes can do; networks and ports are so fast that requests wait for processors only. */
const BUSY = {
  loop: 'open',
  reqs: 10_000,
  nodes: 8,
  net: us(20),
  port: Gbps(1),
  cport: Gbps(10),
  warm: seconds(1),
  end: seconds(6),
  seed: 1,
} as const;

const posted = (name: string, every: number): SweepPoint => ({
  name,
  label: text(name.replace('ms', ' ms'), name.replace('ms', ' ms')),
  at: every,
  sets: { stale: every },
});

const ages: SweepAxis = {
  key: 'stale',
  label: text('Loads posted every', '부하를 알리는 간격'),
  quantity: 'duration',
  scale: 'log',
  points: [
    { name: '0', label: text('0', '0'), sets: { stale: 0 } },
    ...[0.5, 1, 2, 5, 10, 20, 50, 100].map((every) => posted(`${every}ms`, ms(every))),
  ],
};

const line = (name: string, label: Text, sets: SweepPoint['sets']): SweepPoint => ({ name, label, sets });

const picks: SweepAxis = {
  key: 'policy',
  label: text('Who is picked', '고르는 방법'),
  scale: 'linear',
  points: [
    line('two', text('two choices', '둘 중 선택'), { policy: 'pod', draws: 2 }),
    line('three', text('three choices', '셋 중 선택'), { policy: 'pod', draws: 3 }),
    line('shortest', text('shortest queue', '가장 짧은 큐'), { policy: 'jsq' }),
    line('random', text('at random', '무작위'), { policy: 'random' }),
    line('idle', text('an idle node', '쉬는 노드 먼저'), { policy: 'jiq' }),
    // So few requests that none waits: what is left is service.
    line('alone', text('nobody else there', '혼자일 때'), { policy: 'random', reqs: 100 }),
  ],
};

const tail: LinesPart = {
  kind: 'lines',
  title: text('Of twenty requests the slowest', '요청 스무 개 가운데 가장 느린 것'),
  measure: 'response95',
  scale: 'log',
};

export const dispatchFigures: readonly PaperFigure[] = [
  {
    id: 'dispatch-stale',
    scenario: 'web-cluster',
    title: text('Response time by the age of load information', '부하 정보의 나이에 따른 응답 시간'),
    source: text('Mitzenmacher 2000; Lu and others 2011', 'Mitzenmacher(2000), Lu 외(2011)'),
    leads: false,
    settings: BUSY,
    x: ages,
    series: picks,
    lines: picks.points.map(({ name }) => name),
    measures: ['responseMean', 'response95', 'response50', 'imbalance'],
    scales: { y: 'log' },
    claims: staleClaims,
    printed: [],
    parts: [EVERY_LINE, tail],
    honesty: staleHonesty,
    better: { responseMean: 'less', response50: 'less', response95: 'less', imbalance: 'less' },
    seeds: 5,
    quick: { seeds: 3, settings: { end: seconds(3) }, x: ['0', '1ms', '5ms', '10ms', '100ms'] },
  },
];

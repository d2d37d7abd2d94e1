// Goodput by the number of servers, for four minima of the RTO: after Phanishayee and others (FAST 2008), who measured the collapse
// and found the minimum behind it, and Vasudevan and others (SIGCOMM 2009), who took it away.

import { ms, seconds, us } from '../engine/core/time.ts';
import { Gbps } from '../engine/core/units.ts';
import type { SweepAxis, SweepPoint } from '../runner/sweep/sweep.ts';
import { text } from '../scenarios/kit/text.ts';
import { EVERY_LINE, type LinesPart } from './figure-parts.ts';
import { fastClaims, servedClaims } from './incast-claims.ts';
import { fastHonesty, incastHonesty } from './incast-honesty.ts';
import type { PaperFigure } from './paper-figure.ts';

const servers: SweepAxis = {
  key: 'n',
  label: text('Servers', '서버 수'),
  quantity: 'count',
  scale: 'log',
  points: [1, 2, 4, 8, 16, 32, 47, 64].map((n) => ({
    name: String(n),
    label: text(String(n), String(n)),
    at: n,
    sets: { n },
  })),
};

const minimum = (name: string, rmin: number): SweepPoint => {
  const label = rmin < ms(1) ? `${rmin / us(1)} µs` : `${rmin / ms(1)} ms`;
  return { name, label: text(label, label), at: rmin, sets: { rmin } };
};

const minima: SweepAxis = {
  key: 'rmin',
  label: text('RTO minimum', 'RTO 최솟값'),
  quantity: 'duration',
  scale: 'log',
  points: [minimum('200us', us(200)), minimum('1ms', ms(1)), minimum('10ms', ms(10)), minimum('200ms', ms(200))],
};

const idle: LinesPart = {
  kind: 'lines',
  title: text('How idle the client’s link is', '클라이언트 링크가 노는 비율'),
  measure: 'idle',
  scale: 'linear',
};

const blockTime: LinesPart = {
  kind: 'lines',
  title: text('What a block takes', '블록 하나에 걸리는 시간'),
  measure: 'blockTime',
  scale: 'log',
};

const common = {
  scenario: 'incast',
  x: servers,
  series: minima,
  lines: minima.points.map(({ name }) => name),
  measures: ['goodput', 'timeouts'],
  scales: { y: 'linear' },
  baseline: '1',
  printed: [],
  parts: [EVERY_LINE, idle, blockTime],
  better: { idle: 'less', blockTime: 'less', timeouts: 'less' },
  seeds: 8,
} as const;

export const incastFigures: readonly PaperFigure[] = [
  {
    ...common,
    id: 'incast-servers',
    title: text('Goodput by number of servers', '서버 수에 따른 유효 처리량'),
    source: text(
      'Phanishayee and others, 2008; Vasudevan and others, 2009',
      'Phanishayee 외(2008), Vasudevan 외(2009)',
    ),
    settings: { size: 256_000, q: 43, bw: Gbps(1), jitter: us(20), end: seconds(3), seed: 1 },
    leads: true,
    band: { from: '8', to: '32', label: text('ten times as much with 200 µs?', '200 µs에서 열 배?') },
    claims: servedClaims,
    honesty: incastHonesty,
    quick: { seeds: 5, settings: { end: seconds(2) } },
  },
  {
    ...common,
    id: 'incast-10g',
    title: text('Goodput by number of servers at 10 Gbit/s', '10 Gbit/s에서 서버 수에 따른 유효 처리량'),
    source: text('Vasudevan and others, 2009', 'Vasudevan 외(2009)'),
    settings: { size: 256_000, q: 64, bw: Gbps(10), delay: us(5), jitter: us(20), end: seconds(1), seed: 1 },
    claims: fastClaims,
    honesty: fastHonesty,
    quick: { seeds: 4, settings: { end: ms(300) } },
  },
];

// Figures 2 to 6 of paper P0 (Kim and Kwon, 2003): response time and throughput by the RTO of the internal server. The
// paper's text survives without its plots, so there are no printed numbers to draw.

import { ms, type Nanos, seconds } from '../engine/core/time.ts';
import type { SweepAxis, SweepPoint } from '../runner/sweep/sweep.ts';
import { type Text, text } from '../scenarios/kit/text.ts';
import type { Claim } from './claim.ts';
import type { PaperBand } from './paper-band.ts';
import type { PaperFigure } from './paper-figure.ts';
import { bestThroughput, littleMatters, lossClaims, mostIsLost } from './rto-claims.ts';
import { rtoHonesty, smallHonesty } from './web-honesty.ts';
import { loads, rtoWorkloads } from './web-workloads.ts';

const LABEL = text('RTO of the internal server', '내부 서버의 RTO');

const fixed = (rmin: Nanos): SweepPoint => {
  const name = rmin < seconds(1) ? `${rmin / ms(1)}ms` : `${rmin / seconds(1)}s`;
  const words = `${rmin / seconds(1)} s`;
  return { name, label: text(words, words), at: rmin, sets: { rto: 'fixed', rmin } };
};

/** The paper's Default is 1 to 100 s; all others are fixed: smallest and largest RTO equal. */
const rtoAxis: SweepAxis = {
  key: 'rto',
  label: LABEL,
  quantity: 'duration',
  scale: 'log',
  points: [
    {
      name: 'default',
      label: text('Default', '기본값'),
      sets: { rto: 'bounded', rmin: seconds(1), rmax: seconds(100) },
    },
    ...[0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10].map((value) => fixed(seconds(value))),
  ],
};

const common = {
  scenario: 'lan-rto',
  settings: { nicq: 50, seed: 1 },
  x: rtoAxis,
  lines: ['r1'],
  baseline: '200ms',
  printed: [],
  honesty: rtoHonesty,
} as const;

/** Of figures with loss. */
const BEST = { from: '100ms', to: '200ms', label: text('paper: best here', '논문: 여기가 가장 좋음') };

const source = (number: string): Text =>
  text(
    `Kim and Kwon, 2003, ${number.includes(' ') ? 'figures' : 'figure'} ${number}`,
    `김진희·권경희(2003), 그림 ${number}`,
  );

const responseTime = (number: number, percent: number, claims: readonly Claim[], band?: PaperBand): PaperFigure => ({
  ...common,
  id: `P0-${number}`,
  title: text(`Response time by RTO at ${percent} % load`, `부하 ${percent} %에서 RTO에 따른 응답 시간`),
  source: source(String(number)),
  series: rtoWorkloads(percent / 100),
  measures: ['responseTime', 'segmentRtt', 'cleanRtt', 'responseTime95'],
  scales: { y: 'log' },
  ...(band && { band }),
  claims,
});

export const rtoFigures: readonly PaperFigure[] = [
  responseTime(2, 10, littleMatters),
  responseTime(3, 20, littleMatters),
  responseTime(4, 30, lossClaims, BEST),
  responseTime(5, 40, lossClaims, BEST),
  {
    ...common,
    id: 'P0-6',
    title: text('Throughput by RTO at 40 % load', '부하 40 %에서 RTO에 따른 처리량'),
    source: source('6'),
    series: rtoWorkloads(0.4),
    measures: ['throughput', 'goodput', 'pages', 'utilisation'],
    scales: { y: 'linear' },
    band: BEST,
    claims: bestThroughput,
  },
  {
    ...common,
    id: 'P0-loads',
    leads: true,
    title: text('Response time by RTO at four loads', '네 가지 부하에서 RTO에 따른 응답 시간'),
    source: source('2 – 5'),
    series: loads,
    lines: loads.points.map(({ name }) => name),
    measures: ['responseTime', 'segmentRtt', 'cleanRtt', 'responseTime95'],
    scales: { y: 'log' },
    band: BEST,
    claims: lossClaims,
  },
  {
    ...common,
    id: 'P0-small',
    title: text('Packets lost with a very short RTO', '아주 짧은 RTO에서 잃는 패킷'),
    source: text('Kim and Kwon, 2003, section 4', '김진희·권경희(2003), 4장'),
    // A clock of half a millisecond, because no RTO of ns-2 is shorter than two ticks.
    settings: { ...common.settings, tick: ms(0.5) },
    x: { ...rtoAxis, points: [1, 10, 20].map((value) => fixed(ms(value))) },
    series: rtoWorkloads(0.3),
    lines: ['r2'],
    baseline: '20ms',
    measures: ['dropRate', 'retransmissions', 'spurious'],
    scales: { y: 'linear' },
    claims: mostIsLost,
    honesty: smallHonesty,
  },
];

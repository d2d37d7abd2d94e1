// Figures 2 to 6 of paper P0 (Kim and Kwon, 2003): response time and throughput by the RTO of the internal server. The
// paper's text survives without its plots, so there are no printed numbers to draw.

import { ms, type Nanos, seconds } from '../engine/core/time.ts';
import type { SweepAxis, SweepPoint } from '../runner/sweep/sweep.ts';
import { type Text, text } from '../scenarios/kit/text.ts';
import type { Claim } from './claim.ts';
import { EVERY_LINE, type FigurePart } from './figure-parts.ts';
import type { PaperBand } from './paper-band.ts';
import type { PaperFigure, QuickLook } from './paper-figure.ts';
import {
  bestThroughput,
  collapseClaims,
  controlClaims,
  littleMatters,
  lossClaimsByLoads,
  lossClaimsByUsers,
  mostIsLost,
} from './rto-claims.ts';
import { collapseHonesty, littleLoadHonesty, loadsHonesty, rtoHonesty, smallHonesty } from './web-honesty.ts';
import { collapseLines, loads, RTO_LINES, rtoWorkloads } from './web-workloads.ts';

const LABEL = text('RTO of the internal server', '내부 서버의 RTO');

/** On the axis of very short ones, where all are in ms. */
const inMs = (value: number): SweepPoint => ({
  name: value < 1000 ? `${value}ms` : `${value / 1000}s`,
  label: text(`${value} ms`, `${value} ms`),
  at: ms(value),
  sets: { rmin: ms(value) },
});

/** A point of the axis: the line says whether the RTO is fixed at this value or has it as its minimum. */
export const fixed = (rmin: Nanos): SweepPoint => {
  const name = rmin < seconds(1) ? `${rmin / ms(1)}ms` : `${rmin / seconds(1)}s`;
  const amount = rmin / seconds(1);
  return { name, label: text(`${amount} s`, `${amount}초`), at: rmin, sets: { rmin } };
};

/** What an RTO of the algorithm lies between, whatever the line says. */
const range = (name: string, label: Text, from: Nanos, to: Nanos): SweepPoint => ({
  name,
  label,
  sets: { rto: 'bounded', rmin: from, rmax: to },
});

/**
 * The paper's Default is 1 to 100 s, and its motive are operating systems with 0.2 to 120 s; on all others the line says
 * whether the RTO is fixed at this value, as in the paper, or has it as its minimum.
 */
const rtoAxis: SweepAxis = {
  key: 'rto',
  label: LABEL,
  quantity: 'duration',
  scale: 'log',
  points: [
    range('default', text('Default', '기본값'), seconds(1), seconds(100)),
    range('os', text('OS', 'OS'), ms(200), seconds(120)),
    ...[0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10].map((value) => fixed(seconds(value))),
  ],
};

const common = {
  scenario: 'lan-rto',
  settings: { nicq: 50, seed: 1 },
  x: rtoAxis,
  lines: RTO_LINES,
  baseline: '200ms',
  printed: [],
  honesty: rtoHonesty,
} as const;

/** Eight seeds of half the length decide what five of a fifth leave open, in a few seconds. */
const DECIDES: QuickLook = { seeds: 8, share: 0.5 };

/** Users who wait ask for less: along the axis the load changes, too. */
const MEASURED_LOAD: FigurePart = {
  kind: 'values',
  title: text('Measured load', '측정된 부하'),
  measure: 'utilisation',
  rows: 'lines',
};
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
  quick: DECIDES,
  claims,
  parts: [EVERY_LINE, MEASURED_LOAD],
});

export const rtoFigures: readonly PaperFigure[] = [
  { ...responseTime(2, 10, littleMatters), honesty: littleLoadHonesty },
  { ...responseTime(3, 20, littleMatters), honesty: littleLoadHonesty },
  responseTime(4, 30, [...lossClaimsByUsers, ...controlClaims], BEST),
  { ...responseTime(5, 40, [...lossClaimsByUsers, ...controlClaims], BEST), leads: true },
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
    quick: DECIDES,
    parts: [EVERY_LINE, MEASURED_LOAD],
  },
  {
    ...common,
    id: 'P0-loads',
    title: text('Response time by RTO at four loads', '네 가지 부하에서 RTO에 따른 응답 시간'),
    source: source('2 – 5'),
    series: loads,
    lines: loads.points.map(({ name }) => name),
    measures: ['responseTime', 'segmentRtt', 'cleanRtt', 'responseTime95'],
    scales: { y: 'log' },
    band: { ...BEST, label: text('paper, 30 and 40 %: best here', '논문(30, 40 %): 여기가 가장 좋음') },
    claims: lossClaimsByLoads,
    honesty: loadsHonesty,
    quick: DECIDES,
    parts: [EVERY_LINE, MEASURED_LOAD],
  },
  {
    ...common,
    id: 'P0-small',
    title: text('Packets lost with a very short RTO', '아주 짧은 RTO에서 잃는 패킷'),
    source: text('Kim and Kwon, 2003, section 3-2', '김진희·권경희(2003), 3-2절'),
    // A clock of half a millisecond, because no RTO of ns-2 is shorter than two ticks.
    settings: { ...common.settings, tick: ms(0.5) },
    x: { ...rtoAxis, points: [1, 10, 20].map((value) => fixed(ms(value))) },
    series: rtoWorkloads(0.3),
    baseline: '20ms',
    measures: ['dropRate', 'retransmissions', 'spurious'],
    scales: { y: 'linear' },
    claims: mostIsLost,
    parts: [EVERY_LINE, MEASURED_LOAD],
    honesty: smallHonesty,
  },
  {
    ...common,
    id: 'P0-collapse',
    title: text('What a fixed RTO does to an idle bus', '고정된 RTO가 한가한 버스에 하는 일'),
    source: text('A control that the paper lacks', '논문에 없는 대조 실험'),
    settings: { ...common.settings, tick: ms(0.5) },
    x: {
      ...rtoAxis,
      label: text('RTO of the server', '서버의 RTO'),
      points: [1, 2, 5, 10, 20, 50, 200, 1000].map(inMs),
    },
    series: collapseLines,
    lines: ['fixed', 'algorithm'],
    baseline: '1s',
    measures: ['goodput', 'utilisation', 'pages', 'dropRate'],
    scales: { y: 'linear' },
    claims: collapseClaims,
    honesty: collapseHonesty,
    parts: [
      {
        kind: 'lines',
        title: text('New data that get through', '지나가는 새 데이터'),
        measure: 'goodput',
        scale: 'linear',
      },
      {
        kind: 'lines',
        title: text('How busy the bus is', '버스가 바쁜 정도'),
        measure: 'utilisation',
        scale: 'linear',
      },
      { kind: 'values', title: text('Completed pages', '완료한 페이지'), measure: 'pages', rows: 'lines' },
    ],
  },
];

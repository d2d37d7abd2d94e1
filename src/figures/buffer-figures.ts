// Figures 2 to 5 of paper P1 (Kim, Sin and Kwon, 2003): drop rate, throughput, RTT and receive rate by the queue of the
// server's NIC. The paper's text survives without its plots, so there are no printed numbers to draw.

import type { SweepAxis } from '../runner/sweep/sweep.ts';
import { type Text, text } from '../scenarios/kit/text.ts';
import { dropsVanish, receiveRateGains, rttStays, throughputStays } from './buffer-claims.ts';
import type { Claim } from './claim.ts';
import { EVERY_LINE, type FigurePart } from './figure-parts.ts';
import type { PaperBand } from './paper-band.ts';
import type { PaperFigure } from './paper-figure.ts';
import { bufferHonesty, bufferRttHonesty } from './web-honesty.ts';
import { bufferWorkloads } from './web-workloads.ts';

export const bufferAxis: SweepAxis = {
  key: 'nicq',
  label: text('Queue in server NIC, packets', '서버 NIC 큐, 패킷'),
  quantity: 'packets',
  scale: 'linear',
  points: [10, 20, 30, 40, 50, 60, 70, 80, 90, 100].map((nicq) => ({
    name: String(nicq),
    label: text(String(nicq), String(nicq)),
    at: nicq,
    sets: { nicq },
  })),
};

const figure = (
  number: number,
  title: Text,
  measures: readonly string[],
  y: 'linear' | 'log',
  claims: readonly Claim[],
  band?: PaperBand,
): PaperFigure => ({
  id: `P1-${number}`,
  scenario: 'nic-buffer',
  title,
  source: text(`Kim, Sin and Kwon, 2003, figure ${number}`, `김진희·신범석·권경희(2003), 그림 ${number}`),
  settings: { seed: 1 },
  x: bufferAxis,
  series: bufferWorkloads,
  lines: ['n1', 'n2', 'n3', 'c1'],
  measures,
  scales: { y },
  baseline: '50',
  ...(band && { band }),
  claims,
  printed: [],
  parts: [EVERY_LINE, MEASURED_LOAD],
  honesty: number === 4 ? bufferRttHonesty : bufferHonesty,
});

/** Users who wait ask for less, and open requests pile up: what the bus carried is not what was wanted. */
const MEASURED_LOAD: FigurePart = {
  kind: 'values',
  title: text('Measured load', '측정된 부하'),
  measure: 'utilisation',
  rows: 'lines',
};

const GONE = { from: '70', to: '100', label: text('paper: next to none', '논문: 손실이 거의 없음') };

export const bufferFigures: readonly PaperFigure[] = [
  figure(2, text('Drop rate by NIC queue', 'NIC 큐에 따른 손실률'), ['dropRate', 'drops'], 'linear', dropsVanish, GONE),
  figure(
    3,
    text('Throughput by NIC queue', 'NIC 큐에 따른 처리량'),
    ['throughput', 'goodput', 'pages', 'utilisation'],
    'linear',
    throughputStays,
  ),
  figure(
    4,
    text('RTT by NIC queue', 'NIC 큐에 따른 RTT'),
    ['responseTime', 'segmentRtt', 'cleanRtt', 'responseTime95'],
    'log',
    rttStays,
  ),
  figure(5, text('Receive rate by NIC queue', 'NIC 큐에 따른 수신율'), ['receiveRate'], 'linear', receiveRateGains),
];

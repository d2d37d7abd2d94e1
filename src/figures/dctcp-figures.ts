// DCTCP after Alizadeh and others (SIGCOMM 2010): goodput and delay by the marking threshold K, beside a sender that halves for a mark,
// RED with ECN, and tail drop; and what a block takes that many servers send at once.

import { ms, type Nanos, seconds, us } from '../engine/core/time.ts';
import { Gbps, Mbps } from '../engine/core/units.ts';
import type { SweepAxis, SweepPoint } from '../runner/sweep/sweep.ts';
import { type Text, text } from '../scenarios/kit/text.ts';
import { blockClaims, thresholdClaims } from './dctcp-claims.ts';
import { blockHonesty, thresholdHonesty } from './dctcp-honesty.ts';
import { analysed, SENDERS } from './dctcp-path.ts';
import { EVERY_LINE, type LinesPart, type TheoryLine } from './figure-parts.ts';
import type { PaperFigure } from './paper-figure.ts';

/** RED’s minimum is K and its maximum twice that. */
const thresholds: SweepAxis = {
  key: 'qk',
  label: text('Marking threshold K, packets', '표시 임계값 K, 패킷'),
  quantity: 'packets',
  scale: 'log',
  points: [2, 5, 10, 16, 24, 40, 60, 80].map((k) => ({
    name: String(k),
    label: text(String(k), String(k)),
    at: k,
    sets: { qk: k, qmin: k, qmax: 2 * k },
  })),
};

const line = (name: string, label: Text, sets: SweepPoint['sets']): SweepPoint => ({ name, label, sets });

const answers: SweepAxis = {
  key: 'queue',
  label: text('Queue and sender', '큐와 송신자'),
  scale: 'linear',
  points: [
    line('dctcp', text('DCTCP', 'DCTCP'), { cc: 'dctcp', queue: 'mark', ecn: true }),
    line('halving', text('halves for a mark (ECN)', '표시에 절반으로(ECN)'), { cc: 'sack', queue: 'mark', ecn: true }),
    line('red', text('RED with ECN', 'RED와 ECN'), { cc: 'sack', queue: 'red', ecn: true, qw: 0.002, qp: 0.1 }),
    line('tail', text('tail drop, 200 packets', '테일 드롭, 패킷 200개'), { cc: 'sack', queue: 'tail', ecn: false }),
  ],
};

const sawtooth: TheoryLine = {
  series: 'dctcp',
  label: text('analysis of section 3.3', '3.3절의 분석'),
  measure: 'meanRtt',
  smooth: true,
  value: analysed,
};

const roundTrips: LinesPart = {
  kind: 'lines',
  title: text('Mean RTT', '평균 RTT'),
  measure: 'meanRtt',
  scale: 'linear',
  wide: true,
};

const servers: SweepAxis = {
  key: 'n',
  label: text('Servers', '서버 수'),
  quantity: 'count',
  scale: 'log',
  points: [1, 2, 4, 8, 16, 24, 32, 40, 64].map((n) => ({
    name: String(n),
    label: text(String(n), String(n)),
    at: n,
    sets: { n },
  })),
};

const minimum = (name: string, label: Text, cc: string, rmin: Nanos): SweepPoint => ({
  name,
  label,
  sets: { cc, queue: cc === 'dctcp' ? 'mark' : 'tail', rmin },
});

const timers: SweepAxis = {
  key: 'cc',
  label: text('Congestion control and RTO minimum', '혼잡 제어와 RTO 최솟값'),
  scale: 'linear',
  points: [
    minimum('tcp-300ms', text('TCP, 300 ms', 'TCP, 300 ms'), 'sack', ms(300)),
    minimum('tcp-10ms', text('TCP, 10 ms', 'TCP, 10 ms'), 'sack', ms(10)),
    minimum('dctcp-300ms', text('DCTCP, 300 ms', 'DCTCP, 300 ms'), 'dctcp', ms(300)),
    minimum('dctcp-10ms', text('DCTCP, 10 ms', 'DCTCP, 10 ms'), 'dctcp', ms(10)),
  ],
};

const timeouts: LinesPart = {
  kind: 'lines',
  title: text('Timeouts', '타임아웃'),
  measure: 'timeouts',
  scale: 'linear',
  wide: true,
};

const common = {
  printed: [],
  leads: false,
} as const;

export const dctcpFigures: readonly PaperFigure[] = [
  {
    ...common,
    id: 'dctcp-k',
    scenario: 'reno',
    title: text('DCTCP by the marking threshold', '표시 임계값에 따른 DCTCP'),
    source: text('Alizadeh and others 2010, sections 3 and 4', 'Alizadeh 외 2010, 3절과 4절'),
    settings: {
      ...{ n: SENDERS, bw: Mbps(100), abw: Gbps(1), delay: ms(9), wnd: 1000, q: 200 },
      ...{ rmin: ms(200), end: seconds(20), seed: 1 },
    },
    x: thresholds,
    series: answers,
    lines: answers.points.map(({ name }) => name),
    measures: ['goodput', 'meanRtt', 'drops'],
    better: { meanRtt: 'less', drops: 'less' },
    scales: { y: 'linear' },
    baseline: '24',
    band: { from: '24', to: '80', label: text('K > C × RTT / 7', 'K > C × RTT / 7') },
    claims: thresholdClaims,
    parts: [EVERY_LINE, roundTrips],
    theory: [sawtooth],
    honesty: thresholdHonesty,
    seeds: 6,
    quick: { seeds: 2, settings: {} },
  },
  {
    ...common,
    id: 'dctcp-incast',
    scenario: 'incast',
    title: text('A block from many servers with DCTCP', 'DCTCP로 여러 서버에서 받는 블록'),
    source: text('Alizadeh and others 2010, section 4.2.1', 'Alizadeh 외 2010, 4.2.1절'),
    settings: {
      ...{ size: 1_000_000, per: 'block', q: 67, qk: 20, bw: Gbps(1), jitter: us(20), end: seconds(3), seed: 1 },
    },
    x: servers,
    series: timers,
    lines: timers.points.map(({ name }) => name),
    measures: ['blockTime', 'timeouts', 'goodput', 'drops'],
    better: { blockTime: 'less', timeouts: 'less', drops: 'less' },
    scales: { y: 'log' },
    baseline: '1',
    band: { from: '2', to: '32', label: text('two packets of each fit', '저마다 둘씩은 들어간다') },
    claims: blockClaims,
    parts: [EVERY_LINE, timeouts],
    honesty: blockHonesty,
    seeds: 6,
    quick: { seeds: 3, settings: { end: seconds(2) } },
  },
];

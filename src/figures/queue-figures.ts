// How long a router's queue should be, and what one that looks at more than its length makes of it: goodput and round trips by
// the buffer for tail drop, RED, CoDel and PIE, and RED against tail drop with the thresholds that Floyd and Jacobson gave it.

import { ms, seconds } from '../engine/core/time.ts';
import { Mbps } from '../engine/core/units.ts';
import type { SweepAxis, SweepPoint } from '../runner/sweep/sweep.ts';
import { type Text, text } from '../scenarios/kit/text.ts';
import { EVERY_LINE, type LinesPart } from './figure-parts.ts';
import type { PaperFigure } from './paper-figure.ts';
import { earlyClaims, sizeClaims } from './queue-claims.ts';
import { queueHonesty, redHonesty } from './queue-honesty.ts';

/** Four senders with SACK, a bottleneck of 10 Mbit/s, 43 ms of round trip with empty queues. */
const PATH = {
  n: 4,
  bw: Mbps(10),
  delay: ms(20),
  abw: Mbps(100),
  wnd: 300,
  cc: 'sack',
  seed: 1,
} as const;
/** In packets of 1500 bytes: 10 Mbit/s for 43 ms, and the half that four flows need if they keep out of step. */
const BDP = 36;

const rooms = (packets: readonly number[], more: (q: number) => SweepPoint['sets'] = () => ({})): SweepAxis => ({
  key: 'q',
  label: text('Router queue, packets', '라우터 큐, 패킷'),
  quantity: 'packets',
  scale: 'log',
  points: packets.map((q) => ({
    name: String(q),
    label: text(String(q), String(q)),
    at: q,
    sets: { q, ...more(q) },
  })),
});

const discipline = (name: string, label: Text, sets: SweepPoint['sets']): SweepPoint => ({
  name,
  label,
  sets: { ...sets, end: seconds(60) },
});

const disciplines = (...points: readonly SweepPoint[]): SweepAxis => ({
  key: 'queue',
  label: text('Queue discipline', '큐 규칙'),
  scale: 'linear',
  points,
});

const tail = discipline('tail', text('Tail drop', '테일 드롭'), { queue: 'tail' });

const roundTrips: LinesPart = {
  kind: 'lines',
  title: text('Mean RTT', '평균 RTT'),
  measure: 'meanRtt',
  scale: 'linear',
  wide: true,
};

const goodput: LinesPart = {
  kind: 'lines',
  title: text('Goodput', '유효 처리량'),
  measure: 'goodput',
  scale: 'linear',
  wide: true,
};

const common = {
  scenario: 'reno',
  printed: [],
  scales: { y: 'linear' },
  better: { meanRtt: 'less', drops: 'less', timeouts: 'less' },
  // Whoever sweeps here begins with a setting of their own.
  leads: false,
  seeds: 5,
  quick: { seeds: 3, settings: {} },
} as const;

const AQM = disciplines(
  tail,
  discipline('red', text('RED', 'RED'), { queue: 'red' }),
  discipline('codel', text('CoDel', 'CoDel'), { queue: 'codel' }),
  discipline('pie', text('PIE', 'PIE'), { queue: 'pie' }),
);

const EARLY = disciplines(
  tail,
  discipline('red', text('RED', 'RED'), { queue: 'red' }),
  discipline('red-ecn', text('RED that marks (ECN)', '표시하는 RED(ECN)'), { queue: 'red', ecn: true }),
);

export const queueFigures: readonly PaperFigure[] = [
  {
    ...common,
    id: 'queue-room',
    title: text('Delay and goodput by room in the router', '라우터의 자리에 따른 지연과 유효 처리량'),
    source: text('Appenzeller 2004, RFC 8289, RFC 8033', 'Appenzeller 2004, RFC 8289, RFC 8033'),
    settings: PATH,
    x: rooms([4, 9, BDP / 2, BDP, 2 * BDP, 4 * BDP, 200]),
    series: AQM,
    lines: AQM.points.map(({ name }) => name),
    measures: ['meanRtt', 'goodput', 'drops', 'timeouts'],
    baseline: String(BDP),
    band: { from: String(BDP / 2), to: String(BDP), label: text('BDP/√n to BDP', 'BDP/√n – BDP') },
    claims: sizeClaims,
    parts: [EVERY_LINE, goodput],
    honesty: queueHonesty,
  },
  {
    ...common,
    id: 'queue-red',
    title: text('RED against tail drop', 'RED와 테일 드롭'),
    source: text('Floyd and Jacobson 1993', 'Floyd·Jacobson 1993'),
    // Their weight; the thresholds a quarter and three quarters of the room.
    settings: { ...PATH, qw: 0.002, qp: 0.02 },
    x: rooms([24, 48, 96, 144, 200], (q) => ({ qmin: q / 4, qmax: (3 * q) / 4 })),
    series: EARLY,
    lines: EARLY.points.map(({ name }) => name),
    measures: ['goodput', 'meanRtt', 'drops', 'retransmissions'],
    baseline: '48',
    claims: earlyClaims,
    parts: [EVERY_LINE, roundTrips],
    honesty: redHonesty,
  },
];

// Goodput by the round trip for Reno and CUBIC, with the average windows of RFC 9438 section 5 as lines of theory: where CUBIC is as
// friendly as Reno, and where it goes on when Reno no longer can.

import { ms, type Nanos, seconds } from '../engine/core/time.ts';
import { Mbps } from '../engine/core/units.ts';
import type { SweepAxis, SweepPoint } from '../runner/sweep/sweep.ts';
import type { ParamValues } from '../scenarios/kit/run-spec.ts';
import { type Text, text } from '../scenarios/kit/text.ts';
import { cubicClaims } from './cubic-claims.ts';
import { cubicHonesty } from './cubic-honesty.ts';
import { cubicGoodput, renoGoodput } from './cubic-windows.ts';
import { EVERY_LINE, type FigurePart, type TheoryLine } from './figure-parts.ts';
import type { PaperFigure } from './paper-figure.ts';

/** Half of the round trip is the way there: 1 ms of it before the router. A run is long enough for dozens of losses. */
const roundTrip = (rtt: Nanos, end: Nanos): SweepPoint => {
  const label = `${rtt / ms(1)} ms`;
  return { name: `${rtt / ms(1)}ms`, label: text(label, label), at: rtt, sets: { delay: rtt / 2 - ms(1), end } };
};

const roundTrips: SweepAxis = {
  key: 'delay',
  label: text('Round trip over the empty path', '빈 경로의 왕복 시간'),
  quantity: 'duration',
  scale: 'log',
  points: [
    roundTrip(ms(10), seconds(60)),
    roundTrip(ms(20), seconds(60)),
    roundTrip(ms(50), seconds(120)),
    roundTrip(ms(100), seconds(240)),
    roundTrip(ms(200), seconds(480)),
    roundTrip(ms(400), seconds(600)),
    roundTrip(ms(800), seconds(600)),
  ],
};

const sender = (name: string, cc: 'sack' | 'cubic', loss: number, label: Text): SweepPoint => ({
  name,
  label,
  sets: { cc, loss },
});

const senders: SweepAxis = {
  key: 'cc',
  label: text('Congestion control and losses', '혼잡 제어와 손실'),
  scale: 'linear',
  points: [
    sender('cubic', 'cubic', 0.001, text('CUBIC, 0.1 % lost', 'CUBIC, 손실 0.1 %')),
    sender('reno', 'sack', 0.001, text('Reno, 0.1 % lost', 'Reno, 손실 0.1 %')),
    sender('cubic-1pc', 'cubic', 0.01, text('CUBIC, 1 % lost', 'CUBIC, 손실 1 %')),
    sender('reno-1pc', 'sack', 0.01, text('Reno, 1 % lost', 'Reno, 손실 1 %')),
  ],
};

const theory = (series: string, goodput: typeof renoGoodput): TheoryLine => ({
  series,
  label: text('RFC 9438, section 5', 'RFC 9438 5절'),
  measure: 'goodput',
  smooth: true,
  value: (rtt: number, { loss }: ParamValues) => goodput(rtt, Number(loss)),
});

const ahead: FigurePart = {
  kind: 'gains',
  title: text('CUBIC against Reno', 'Reno와 견준 CUBIC'),
  measure: 'goodput',
  as: 'share',
  columns: [
    { label: text('0.1 % lost', '손실 0.1 %'), of: 'cubic', against: 'reno' },
    { label: text('1 % lost', '손실 1 %'), of: 'cubic-1pc', against: 'reno-1pc' },
  ],
};

export const cubicFigure: PaperFigure = {
  id: 'cubic-rtt',
  scenario: 'reno',
  title: text('Reno and CUBIC by round trip', '왕복 시간에 따른 Reno와 CUBIC'),
  source: text('RFC 9438, section 5; Ha, Rhee and Xu 2008', 'RFC 9438 5절; Ha·Rhee·Xu 2008'),
  leads: false,
  // The link is never the limit, and a first round-trip time of almost a second no timeout.
  settings: { bw: Mbps(100), abw: Mbps(1000), wnd: 1000, q: 200, irto: seconds(3), seed: 1 },
  x: roundTrips,
  series: senders,
  lines: senders.points.map(({ name }) => name),
  measures: ['goodput', 'retransmissions', 'timeouts'],
  scales: { y: 'log' },
  baseline: '100ms',
  printed: [],
  claims: cubicClaims,
  parts: [EVERY_LINE, ahead],
  theory: [
    theory('cubic', cubicGoodput),
    theory('reno', renoGoodput),
    theory('cubic-1pc', cubicGoodput),
    theory('reno-1pc', renoGoodput),
  ],
  honesty: cubicHonesty,
  better: { retransmissions: 'less', timeouts: 'less' },
  seeds: 10,
  quick: { seeds: 6, settings: {}, x: ['10ms', '50ms', '100ms', '200ms', '800ms'] },
};

// What F-RTO takes back of a timer that is too fast: needless retransmissions and page times by the minimum of the RTO, with it and
// without, for short responses and long ones on the papers' bus, and for short ones on the switched network of switch-figures.ts.

import { ms, seconds, us } from '../engine/core/time.ts';
import { Gbps } from '../engine/core/units.ts';
import type { SweepAxis, SweepPoint } from '../runner/sweep/sweep.ts';
import { type Text, text } from '../scenarios/kit/text.ts';
import { EVERY_LINE, type LinesPart } from './figure-parts.ts';
import { frtoClaims } from './frto-claims.ts';
import { frtoHonesty } from './frto-honesty.ts';
import type { PaperFigure } from './paper-figure.ts';
import { fixed } from './rto-figures.ts';
import { asOften } from './switch-figures.ts';

const SHORT = { mac: 'ns2', mean: 8, think: ms(860), warm: seconds(10), end: seconds(60) } as const;
/** Eight times as long, and asked for so much less often: the same load. */
const LONG = { mac: 'ns2', mean: 64, think: seconds(6.9), warm: seconds(10), end: seconds(110) } as const;
const SWITCH = { ...SHORT, mac: 'switch', bw: Gbps(1), lldelay: us(20) } as const;

const line = (name: string, label: Text, sets: SweepPoint['sets']): SweepPoint => ({ name, label, sets });

const senders: SweepAxis = {
  key: 'frto',
  label: text('Sender, responses and network', '송신자, 응답, 네트워크'),
  scale: 'linear',
  points: [
    line('plain', text('NewReno', 'NewReno'), { ...SHORT, cc: 'newreno', frto: false }),
    line('frto', text('NewReno, F-RTO', 'NewReno, F-RTO'), { ...SHORT, cc: 'newreno', frto: true }),
    line('sack-frto', text('SACK, F-RTO', 'SACK, F-RTO'), { ...SHORT, cc: 'sack', frto: true }),
    line('long', text('long responses', '긴 응답'), { ...LONG, cc: 'newreno', frto: false }),
    line('long-frto', text('long responses, F-RTO', '긴 응답, F-RTO'), { ...LONG, cc: 'newreno', frto: true }),
    line('s-plain', text('switch', '스위치'), { ...SWITCH, cc: 'newreno', frto: false }),
    line('s-frto', text('switch, F-RTO', '스위치, F-RTO'), { ...SWITCH, cc: 'newreno', frto: true }),
  ],
};

const times: LinesPart = {
  kind: 'lines',
  title: text('Response time', '응답 시간'),
  measure: 'responseTime',
  scale: 'log',
  wide: true,
};

export const frtoFigure: PaperFigure = {
  id: 'frto',
  scenario: 'lan-rto',
  title: text('What F-RTO takes back of a timer that is too fast', '너무 빠른 타이머를 F-RTO가 얼마나 되돌리는가'),
  source: text(
    'Sarolahti, Kojo, Raatikainen: F-RTO (CCR 33(2), 2003), and RFC 5682',
    'Sarolahti, Kojo, Raatikainen: F-RTO (CCR 33(2), 2003), RFC 5682',
  ),
  settings: { ...asOften('r1', { think: ms(860) }), tcp: 'rfc', rto: 'bounded', seed: 1 },
  x: {
    key: 'rmin',
    label: text('RTO minimum', 'RTO 최솟값'),
    quantity: 'duration',
    scale: 'log',
    points: [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1].map((value) => fixed(seconds(value))),
  },
  series: senders,
  lines: senders.points.map(({ name }) => name),
  measures: ['spurious', 'responseTime', 'timeouts', 'retransmissions', 'dropRate'],
  scales: { y: 'linear' },
  baseline: '200ms',
  claims: frtoClaims,
  printed: [],
  parts: [EVERY_LINE, times],
  honesty: frtoHonesty,
  better: { spurious: 'less', responseTime: 'less', timeouts: 'less', retransmissions: 'less', dropRate: 'less' },
  quick: { seeds: 6, share: 0.6 },
};

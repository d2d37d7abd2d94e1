// What ends the silence after a loss: page times by the minimum of the RTO, for three ways of repairing losses, on the switched
// network of switch-figures.ts and on the papers' bus. RFC 8985 says where its probe helps and what it costs; its sentences are judged.

import { ms, seconds, us } from '../engine/core/time.ts';
import { Gbps } from '../engine/core/units.ts';
import type { SweepAxis, SweepPoint } from '../runner/sweep/sweep.ts';
import { type Text, text } from '../scenarios/kit/text.ts';
import type { PaperFigure } from './paper-figure.ts';
import { probeClaims } from './probe-claims.ts';
import { probeHonesty } from './probe-honesty.ts';
import { fixed } from './rto-figures.ts';
import { asOften } from './switch-figures.ts';

/** Hosts of today at 1 Gbit/s, and the bus of the papers. */
const SWITCH = { mac: 'switch', bw: Gbps(1), lldelay: us(20) } as const;
const BUS = { mac: 'ns2' } as const;

const line = (name: string, label: Text, cc: string, network: SweepPoint['sets']): SweepPoint => ({
  name,
  label,
  sets: { cc, ...network, warm: seconds(10), end: seconds(60) },
});

const recoveries: SweepAxis = {
  key: 'cc',
  label: text('Congestion control and network', '혼잡 제어와 네트워크'),
  scale: 'linear',
  points: [
    line('reno', text('Reno, switch', 'Reno, 스위치'), 'reno', SWITCH),
    line('newreno', text('NewReno, switch', 'NewReno, 스위치'), 'newreno', SWITCH),
    line('sack', text('SACK, switch', 'SACK, 스위치'), 'sack', SWITCH),
    line('rack', text('RACK-TLP, switch', 'RACK-TLP, 스위치'), 'rack', SWITCH),
    line('sack-bus', text('SACK, bus', 'SACK, 버스'), 'sack', BUS),
    line('rack-bus', text('RACK-TLP, bus', 'RACK-TLP, 버스'), 'rack', BUS),
  ],
};

export const probeFigure: PaperFigure = {
  id: 'silence',
  scenario: 'lan-rto',
  title: text('What ends the silence: the timer or a probe', '침묵을 끝내는 것: 타이머인가 탐침인가'),
  source: text('RFC 8985, sentences of sections 1.2, 3 and 9.1', 'RFC 8985, 1.2절, 3절, 9.1절의 문장'),
  settings: { ...asOften('r1', { think: ms(860) }), tcp: 'rfc', rto: 'bounded', seed: 1 },
  x: {
    key: 'rmin',
    label: text('RTO minimum', 'RTO 최솟값'),
    quantity: 'duration',
    scale: 'log',
    points: [0.001, 0.01, 0.05, 0.2, 0.5, 1, 2, 5].map((value) => fixed(seconds(value))),
  },
  series: recoveries,
  lines: ['reno', 'sack', 'rack', 'sack-bus', 'rack-bus'],
  measures: ['responseTime', 'timeouts', 'spurious', 'retransmissions', 'dropRate', 'goodput'],
  scales: { y: 'log' },
  baseline: '1s',
  claims: probeClaims,
  printed: [],
  honesty: probeHonesty,
  better: { responseTime: 'less', timeouts: 'less', spurious: 'less', dropRate: 'less' },
  quick: { seeds: 6, share: 0.5 },
};

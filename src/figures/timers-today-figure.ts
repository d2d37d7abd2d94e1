// The question of paper P0 put to the timers of today: response time by the minimum of the RTO for the fixed timer of the paper,
// RFC 6298, Linux and QUIC's probe timeout, on the bus and behind a switch.

import { ms, seconds, us } from '../engine/core/time.ts';
import { Gbps } from '../engine/core/units.ts';
import type { SweepAxis, SweepPoint } from '../runner/sweep/sweep.ts';
import { type Text, text } from '../scenarios/kit/text.ts';
import { settingsOf } from '../scenarios/lan/presets.ts';
import { EVERY_LINE, type LinesPart } from './figure-parts.ts';
import type { PaperFigure } from './paper-figure.ts';
import { fixed } from './rto-figures.ts';
import { todayClaims } from './timers-today-claims.ts';
import { todayHonesty } from './timers-today-honesty.ts';

const BUS = { mac: 'ns2' } as const;
/** Hosts of today: ns-2's link layer takes a millisecond for a packet. */
const SWITCH = { mac: 'switch', bw: Gbps(1), lldelay: us(20) } as const;

const timer = (name: string, label: Text, sets: SweepPoint['sets']): SweepPoint => ({
  name,
  label,
  sets: { ...sets, warm: seconds(10), end: seconds(60) },
});

const timers: SweepAxis = {
  key: 'rto',
  label: text('Timer', '타이머'),
  scale: 'linear',
  points: [
    timer('fixed', text('fixed', '고정'), { ...BUS, rto: 'fixed' }),
    timer('rfc', text('RFC 6298', 'RFC 6298'), { ...BUS, rto: 'bounded' }),
    timer('linux', text('Linux', 'Linux'), { ...BUS, rto: 'linux' }),
    timer('quic', text('QUIC', 'QUIC'), { ...BUS, rto: 'quic' }),
    timer('s-linux', text('Linux, switch', 'Linux, 스위치'), { ...SWITCH, rto: 'linux' }),
    timer('s-quic', text('QUIC, switch', 'QUIC, 스위치'), { ...SWITCH, rto: 'quic' }),
    timer('open', text('Linux, no slow start after idle', 'Linux, 유휴 뒤 슬로 스타트 없음'), {
      ...BUS,
      rto: 'linux',
      idle: false,
    }),
  ],
};

const needless: LinesPart = {
  kind: 'lines',
  title: text('Needless retransmissions', '불필요한 재전송'),
  measure: 'spurious',
  scale: 'linear',
  wide: true,
};

export const timersTodayFigure: PaperFigure = {
  id: 'P0-timers',
  scenario: 'lan-rto',
  title: text('The timers of today on the LAN', 'LAN에서 오늘날의 타이머'),
  source: text(
    'Kim and Kwon, 2003, with RFC 6298, Linux and RFC 9002',
    '김진희·권경희(2003), RFC 6298, Linux, RFC 9002와 함께',
  ),
  // The users of R1 at 40 % load of the bus: they ask as often behind the switch. The clock is RFC 9002's.
  settings: { ...settingsOf('r1'), work: 'own', think: ms(860), tick: ms(1), seed: 1 },
  x: {
    key: 'rmin',
    label: text('RTO minimum of the internal server', '내부 서버의 RTO 최솟값'),
    quantity: 'duration',
    scale: 'log',
    points: [0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5].map((value) => fixed(seconds(value))),
  },
  series: timers,
  lines: timers.points.map(({ name }) => name),
  measures: ['responseTime', 'spurious', 'timeouts', 'dropRate'],
  scales: { y: 'log' },
  baseline: '200ms',
  band: { from: '100ms', to: '200ms', label: text('paper: best here', '논문: 여기가 가장 좋음') },
  claims: todayClaims,
  printed: [],
  parts: [EVERY_LINE, needless],
  honesty: todayHonesty,
  better: { responseTime: 'less', spurious: 'less', timeouts: 'less', dropRate: 'less' },
  quick: { seeds: 6, share: 0.6 },
};

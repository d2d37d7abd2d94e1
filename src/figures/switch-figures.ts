// What survives of papers P0 and P1 where nobody has a shared cable any more: the same users, requests and axes with a switch in
// place of the bus, at the rate of the papers and at a hundred times that rate.

import { ms, seconds, us } from '../engine/core/time.ts';
import { Gbps, Mbps } from '../engine/core/units.ts';
import type { SweepAxis, SweepPoint } from '../runner/sweep/sweep.ts';
import { type Text, text } from '../scenarios/kit/text.ts';
import { settingsOf } from '../scenarios/lan/presets.ts';
import { bufferAxis } from './buffer-figures.ts';
import { EVERY_LINE } from './figure-parts.ts';
import type { PaperFigure } from './paper-figure.ts';
import { fixed } from './rto-figures.ts';
import { bufferSurvivors, timerSurvivors } from './switch-claims.ts';
import { bufferSwitchHonesty, timerSwitchHonesty } from './switch-honesty.ts';

const NETWORK = text('Network', '네트워크');

const line = (name: string, label: Text, sets: SweepPoint['sets']): SweepPoint => ({
  name,
  label,
  sets: { ...sets, warm: seconds(10), end: seconds(60) },
});

const bus = line('bus', text('bus, 10 Mbit/s', '버스, 10 Mbit/s'), { mac: 'ns2' });
const tenth = line('s10', text('switch, 10 Mbit/s', '스위치, 10 Mbit/s'), { mac: 'switch' });
const fast = line('s100', text('switch, 100 Mbit/s', '스위치, 100 Mbit/s'), { mac: 'switch', bw: Mbps(100) });
const gigabit = line('s1g', text('switch, 1 Gbit/s', '스위치, 1 Gbit/s'), { mac: 'switch', bw: Gbps(1) });
/** Nearly all of a round trip is then the four millisecond waits of ns-2’s link layer; hosts of today take some 20 µs. */
const today = line('today', text('switch, 1 Gbit/s, hosts of 20 µs', '스위치, 1 Gbit/s, 20 µs 호스트'), {
  mac: 'switch',
  bw: Gbps(1),
  lldelay: us(20),
});
const jumbo = line('jumbo', text('switch, 1 Gbit/s, jumbo frames', '스위치, 1 Gbit/s, 점보 프레임'), {
  mac: 'switch',
  bw: Gbps(1),
  mtu: 9000,
});

const networks = (...points: readonly SweepPoint[]): SweepAxis => ({
  key: 'network',
  label: NETWORK,
  scale: 'linear',
  points,
});

/** Users of R1 at 40 % load of the bus, and requests of N1 at 38 %: they ask as often, whatever carries their pages. */
export const asOften = (preset: 'r1' | 'n1', rate: Readonly<Record<string, number>>) => ({
  ...settingsOf(preset),
  work: 'own',
  ...rate,
});

export const switchFigures: readonly PaperFigure[] = [
  {
    id: 'P0-switch',
    scenario: 'lan-rto',
    title: text('What survives of the RTO with a switch', '스위치에서도 남는 것: RTO'),
    source: text('Kim and Kwon, 2003, on a network of today', '김진희·권경희(2003), 오늘날의 네트워크에서'),
    settings: { ...asOften('r1', { think: ms(860) }), rto: 'fixed', tick: ms(0.5), seed: 1 },
    x: {
      key: 'rmin',
      label: text('RTO of the internal server', '내부 서버의 RTO'),
      quantity: 'duration',
      scale: 'log',
      points: [0.001, 0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10].map((value) => fixed(seconds(value))),
    },
    series: networks(bus, tenth, fast, gigabit, today),
    lines: ['bus', 's10', 's1g', 'today'],
    measures: ['responseTime', 'spurious', 'dropRate', 'utilisation'],
    scales: { y: 'log' },
    baseline: '200ms',
    claims: timerSurvivors,
    printed: [],
    honesty: timerSwitchHonesty,
    better: { responseTime: 'less', spurious: 'less', dropRate: 'less' },
    quick: { seeds: 6, share: 0.5 },
  },
  {
    id: 'P1-switch',
    scenario: 'nic-buffer',
    title: text('What survives of the NIC queue with a switch', '스위치에서도 남는 것: NIC 큐'),
    source: text('Kim, Sin and Kwon, 2003, on a network of today', '김진희·신범석·권경희(2003), 오늘날의 네트워크에서'),
    settings: { ...asOften('n1', { ask: 2 }), seed: 1 },
    x: bufferAxis,
    series: networks(bus, tenth, fast, gigabit, jumbo),
    lines: ['bus', 's10', 's1g', 'jumbo'],
    measures: ['dropRate', 'responseTime', 'receiveRate', 'throughput', 'cleanRtt'],
    scales: { y: 'linear' },
    baseline: '50',
    claims: bufferSurvivors,
    printed: [],
    parts: [
      EVERY_LINE,
      {
        kind: 'lines',
        title: text('Response time', '응답 시간'),
        measure: 'responseTime',
        scale: 'log',
        wide: true,
      },
    ],
    honesty: bufferSwitchHonesty,
    better: { responseTime: 'less', dropRate: 'less', cleanRtt: 'less' },
    quick: { seeds: 6, share: 0.5 },
  },
];

// The charts of `tcp-over-atm`. The first two are the paper's figures 7 and 8. Gauges: `queue` (engine/atm/occupancy.ts),
// `capacity`, `acked`, `fromFirst` and `fromOthers` (atm-gauges.ts), those of TCP, `usefulCells` and `deadCells` (switch).

import { ms } from '../../engine/core/time.ts';
import type { Chart } from '../kit/scenario.ts';
import { text } from '../kit/text.ts';
import { timerChart, windowChart } from '../tcp/charts.ts';

const CELLS = text('cells', '셀');
const MEGABITS = text('Mbit/s', 'Mbit/s');

export const atmCharts: readonly Chart[] = [
  {
    id: 'queue',
    title: text('Cells in the buffer', '버퍼의 셀'),
    unit: CELLS,
    tab: text('buffer', '버퍼'),
    scale: 'linear',
    divide: 1,
    gutterUnit: CELLS,
    presented: true,
    lines: [
      { gauge: 'capacity', draw: 'step', colour: 'ink', label: text('buffer', '버퍼'), stroke: 'dashed' },
      {
        gauge: 'queue',
        draw: 'step',
        colour: 'data',
        label: text('cells', '셀'),
        stroke: 'line',
        area: true,
        gutter: 'main',
      },
    ],
    threshold: { param: 'th', label: (value) => text(`threshold ${value}`, `임계값 ${value}`) },
  },
  {
    id: 'acked',
    title: text('Acknowledged bytes of the first sender', '첫 송신자의 확인된 바이트'),
    unit: text('MB', 'MB'),
    tab: text('bytes', '바이트'),
    scale: 'linear',
    divide: 1e6,
    gutterUnit: text('MB', 'MB'),
    presented: true,
    lines: [
      {
        gauge: 'acked',
        draw: 'step',
        colour: 'ack',
        label: text('acknowledged', '확인됨'),
        stroke: 'strong',
        gutter: 'main',
      },
    ],
  },
  timerChart(text('RTT and RTO of the first sender', '첫 송신자의 RTT와 RTO')),
  windowChart(text('Congestion window of the first sender', '첫 송신자의 혼잡 윈도')),
  {
    id: 'share',
    title: text('Reaching the application', '응용 프로그램에 닿은 양'),
    unit: text('Mbit/s, 100 ms windows', 'Mbit/s, 100 ms 단위'),
    tab: text('share', '몫'),
    scale: 'linear',
    divide: 1e6,
    gutterUnit: MEGABITS,
    window: ms(100),
    lines: [
      {
        gauge: 'fromOthers',
        draw: 'rate',
        colour: 'flow2',
        label: text('other senders', '다른 송신자'),
        stroke: 'line',
        gutter: 'second',
      },
      {
        gauge: 'fromFirst',
        draw: 'rate',
        colour: 'data',
        label: text('first sender', '첫 송신자'),
        stroke: 'strong',
        gutter: 'main',
      },
    ],
  },
];

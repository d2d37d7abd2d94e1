// The charts of `tcp-over-atm`. The first two are the paper's figures 7 and 8. Gauges: `queue` (engine/atm/occupancy.ts),
// `capacity`, `fromFirst` and `fromOthers` (gauges.ts), those of TCP, `usefulCells` and `deadCells` (switch).

import type { Chart } from '../kit/scenario.ts';
import { text } from '../kit/text.ts';
import { timerChart, windowChart } from '../tcp/charts.ts';
import { hasThreshold } from './policy-words.ts';

const CELLS = text('cells', '셀');

export const atmCharts: readonly Chart[] = [
  {
    id: 'queue',
    title: text('Switch buffer', '스위치 버퍼'),
    unit: CELLS,
    tab: text('buffer', '버퍼'),
    scale: 'linear',
    divide: 1,
    gutterUnit: CELLS,
    presented: true,
    lines: [
      {
        gauge: 'capacity',
        draw: 'step',
        colour: 'ink',
        label: text('buffer', '버퍼'),
        labelIfFree: true,
        stroke: 'dashed',
      },
      {
        gauge: 'queue',
        draw: 'step',
        colour: 'data',
        label: text('cells', '셀'),
        labelIfFree: true,
        stroke: 'line',
        area: true,
        gutter: 'main',
      },
    ],
    threshold: {
      param: 'th',
      label: (value) => text(`threshold ${value}`, `임계값 ${value}`),
      applies: ({ policy }) => hasThreshold(policy),
    },
  },
  {
    id: 'bytes',
    title: text('Delivered bytes', '전달된 바이트'),
    unit: text('MB', 'MB'),
    tab: text('bytes', '바이트'),
    scale: 'linear',
    divide: 1e6,
    gutterUnit: text('MB', 'MB'),
    presented: true,
    lines: [
      {
        gauge: 'fromOthers',
        draw: 'step',
        colour: 'flow2',
        label: text('others', '나머지'),
        stroke: 'line',
        gutter: 'second',
      },
      {
        gauge: 'fromFirst',
        draw: 'step',
        colour: 'data',
        label: text('first sender', '첫 송신자'),
        stroke: 'strong',
        gutter: 'main',
      },
    ],
  },
  timerChart(text('RTT and RTO of the first sender', '첫 송신자의 RTT와 RTO')),
  windowChart(text('Congestion window of the first sender', '첫 송신자의 혼잡 윈도')),
];

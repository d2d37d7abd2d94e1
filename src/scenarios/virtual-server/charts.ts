// The charts of the virtual server: what is busy, what that delivers, and who has the connections. Which files are complete
// the event strip says. Their gauges: engine/virtual-server/virtual-server-probes.ts and station-use.ts.

import { ms } from '../../engine/core/time.ts';
import type { Chart, ChartLine, ColourToken } from '../kit/scenario.ts';
import { surges } from '../kit/surge.ts';
import { requestsChart } from '../kit/surge-charts.ts';
import { type Text, text } from '../kit/text.ts';

const line = (gauge: string, colour: ColourToken, label: Text, more: Partial<ChartLine> = {}): ChartLine => ({
  gauge,
  draw: 'step',
  colour,
  label,
  stroke: 'line',
  ...more,
});

export const virtualServerCharts: readonly Chart[] = [
  {
    id: 'use',
    title: text('Busy', '이용률'),
    unit: text('%, 100 ms windows', '%, 100 ms 단위'),
    tab: text('busy', '이용률'),
    scale: 'linear',
    divide: 0.01,
    gutterUnit: text('%', '%'),
    lines: [
      line('use-gateway', 'flow2', text('gateway', '게이트웨이')),
      // Of these two a set-up has one at most; what is not there has no line.
      line('use-hub', 'flow2', text('hub', '허브'), { stroke: 'dotted' }),
      line('use-disks', 'flow2', text('disk', '디스크'), { stroke: 'dotted', gutter: 'second' }),
      line('use-director', 'data', text('director', '디렉터'), { stroke: 'strong', gutter: 'main' }),
    ],
  },
  {
    id: 'rate',
    title: text('Delivered', '전달량'),
    unit: text('Mbit/s, 500 ms windows', 'Mbit/s, 500 ms 단위'),
    tab: text('rate', '전달량'),
    scale: 'linear',
    divide: 1e6,
    gutterUnit: text('Mbit/s', 'Mbit/s'),
    window: ms(500),
    lines: [
      line('delivered', 'data', text('all', '전체'), { draw: 'rate', stroke: 'strong', area: true, gutter: 'main' }),
    ],
  },
  {
    id: 'table',
    title: text('Active connections', '활성 연결'),
    unit: text('connections', '개'),
    tab: text('active', '연결'),
    scale: 'linear',
    divide: 1,
    gutterUnit: text('connections', '개'),
    gutterNamed: true,
    lines: [
      // Servers are alike, so their colours mean no more than first and others; strokes and names tell them apart.
      line('active-R1', 'data', text('R1', 'R1'), { stroke: 'strong', gutter: 'main' }),
      line('active-R2', 'flow2', text('R2', 'R2'), { gutter: 'second' }),
      line('active-R3', 'flow2', text('R3', 'R3'), { stroke: 'dotted', gutter: 'second' }),
      line('active-R4', 'data', text('R4', 'R4'), { stroke: 'dotted' }),
      line('active-R5', 'flow2', text('R5', 'R5'), { stroke: 'thin' }),
    ],
  },
  requestsChart(text('files per second, every second', '초당 파일, 1초마다'), surges),
];

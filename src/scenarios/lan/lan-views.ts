// The four charts of the LAN scenarios. The gauges named here are recorded by the build; results: lan-metrics.ts.

import { ms } from '../../engine/core/time.ts';
import type { Chart } from '../kit/scenario.ts';
import { text } from '../kit/text.ts';

export const lanCharts: readonly Chart[] = [
  {
    id: 'queue',
    title: text('Queue in server NIC', '서버 NIC 큐'),
    unit: text('packets', '패킷'),
    tab: text('queue', '큐'),
    scale: 'linear',
    divide: 1,
    gutterUnit: text('packets', '패킷'),
    lines: [
      {
        gauge: 'queue',
        draw: 'step',
        colour: 'data',
        label: text('queue', '큐'),
        stroke: 'line',
        area: true,
        gutter: 'main',
      },
    ],
    threshold: { param: 'nicq', label: (value) => text(`full at ${value}`, `가득 참: ${value}`) },
  },
  {
    id: 'rto',
    title: text('RTT and RTO, watched connection', '지켜보는 연결의 RTT와 RTO'),
    unit: text('ms, log', 'ms, 로그'),
    tab: text('RTO', 'RTO'),
    scale: 'log',
    divide: ms(1),
    gutterUnit: text('ms', 'ms'),
    lines: [
      { gauge: 'rttSample', draw: 'dots', colour: 'ack', label: text('RTT sample', 'RTT 표본'), stroke: 'thin' },
      { gauge: 'srtt', draw: 'step', colour: 'ack', label: text('SRTT', 'SRTT'), stroke: 'thin', gutter: 'second' },
      { gauge: 'rto', draw: 'step', colour: 'timer', label: text('RTO', 'RTO'), stroke: 'strong', gutter: 'main' },
    ],
  },
  {
    id: 'window',
    title: text('Congestion window, watched connection', '지켜보는 연결의 혼잡 윈도'),
    unit: text('segments', '세그먼트'),
    tab: text('cwnd', 'cwnd'),
    scale: 'linear',
    divide: 1,
    gutterUnit: text('segments', '세그먼트'),
    lines: [
      {
        gauge: 'ssthresh',
        draw: 'step',
        colour: 'ink',
        label: text('ssthresh', 'ssthresh'),
        stroke: 'dashed',
        gutter: 'second',
      },
      { gauge: 'cwnd', draw: 'step', colour: 'window', label: text('cwnd', 'cwnd'), stroke: 'strong', gutter: 'main' },
    ],
  },
  {
    id: 'rate',
    title: text('Delivered', '전달량'),
    unit: text('Mbit/s, 100 ms windows', 'Mbit/s, 100 ms 단위'),
    tab: text('rate', '전달량'),
    scale: 'linear',
    divide: 1e6,
    gutterUnit: text('Mbit/s', 'Mbit/s'),
    window: ms(100),
    lines: [
      {
        gauge: 'deliveredAll',
        draw: 'rate',
        colour: 'data',
        label: text('all clients', '전체'),
        stroke: 'thin',
        area: true,
        gutter: 'second',
      },
      {
        gauge: 'delivered',
        draw: 'rate',
        colour: 'data',
        label: text('watched connection', '지켜보는 연결'),
        stroke: 'strong',
        gutter: 'main',
      },
    ],
  },
];

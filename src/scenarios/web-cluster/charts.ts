// The charts of a web cluster. Their gauges are recorded once a second by the meter, except the dispatcher's queue, which is
// recorded at every change.

import { ms } from '../../engine/core/time.ts';
import type { Chart } from '../kit/scenario.ts';
import { text } from '../kit/text.ts';

const REQUESTS = text('requests', '요청');
const CONNECTIONS = text('connections', '연결');
const PERCENT = text('%', '%');

export const webClusterCharts: readonly Chart[] = [
  {
    id: 'response',
    title: text('Response time', '응답 시간'),
    unit: text('ms, log, every second', 'ms, 로그, 1초마다'),
    tab: text('response', '응답'),
    scale: 'log',
    span: [100, 5000],
    divide: ms(1),
    gutterUnit: text('ms', 'ms'),
    lines: [
      { gauge: 'response99', draw: 'step', colour: 'data', label: text('99 %', '99 %'), stroke: 'dotted' },
      {
        gauge: 'response50',
        draw: 'step',
        colour: 'data',
        label: text('50 %', '50 %'),
        stroke: 'line',
        gutter: 'second',
      },
      {
        gauge: 'responseMean',
        draw: 'step',
        colour: 'ink',
        label: text('mean', '평균'),
        stroke: 'strong',
        gutter: 'main',
      },
    ],
  },
  {
    id: 'throughput',
    title: text('Throughput', '처리량'),
    unit: text('requests per second', '초당 요청'),
    tab: text('throughput', '처리량'),
    scale: 'linear',
    divide: 1,
    gutterUnit: text('per second', '초당'),
    lines: [
      {
        gauge: 'throughput',
        draw: 'step',
        colour: 'data',
        label: text('answered', '답한 요청'),
        stroke: 'line',
        area: true,
        gutter: 'main',
      },
    ],
  },
  {
    id: 'dispatcher',
    title: text('Dispatcher', '디스패처'),
    unit: REQUESTS,
    tab: text('dispatcher', '디스패처'),
    scale: 'linear',
    divide: 1,
    gutterUnit: REQUESTS,
    lines: [
      {
        gauge: 'dispatcherQueue',
        draw: 'step',
        colour: 'data',
        label: text('waiting', '대기'),
        stroke: 'line',
        area: true,
        gutter: 'main',
      },
    ],
  },
  {
    id: 'load',
    title: text('Load of the nodes', '노드의 부하'),
    unit: CONNECTIONS,
    tab: text('load', '부하'),
    scale: 'linear',
    divide: 1,
    gutterUnit: CONNECTIONS,
    lines: [
      {
        gauge: 'busiest',
        draw: 'step',
        colour: 'data',
        label: text('busiest', '최다'),
        stroke: 'line',
        gutter: 'main',
      },
      {
        gauge: 'meanLoad',
        draw: 'step',
        colour: 'ink',
        label: text('mean', '평균'),
        stroke: 'dashed',
        gutter: 'second',
      },
    ],
  },
  {
    id: 'shares',
    title: text('Shares of the requests', '요청의 비율'),
    unit: PERCENT,
    tab: text('shares', '비율'),
    scale: 'linear',
    divide: 1,
    gutterUnit: PERCENT,
    lines: [
      {
        gauge: 'hitRatio',
        draw: 'step',
        colour: 'data',
        label: text('in memory', '메모리에'),
        stroke: 'dotted',
        gutter: 'second',
      },
      {
        gauge: 'localShare',
        draw: 'step',
        colour: 'data',
        label: text('without asking', '묻지 않고'),
        stroke: 'strong',
        gutter: 'main',
      },
      { gauge: 'handoffShare', draw: 'step', colour: 'flow2', label: text('handed off', '넘긴 것'), stroke: 'thin' },
    ],
  },
];

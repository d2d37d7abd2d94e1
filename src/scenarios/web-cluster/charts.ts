// The charts of a web cluster. Their gauges are recorded once a second by the meter, except the dispatcher's queue, which is
// recorded at every change.

import { ms } from '../../engine/core/time.ts';
import type { Chart } from '../kit/scenario.ts';
import { surges } from '../kit/surge.ts';
import { usersChart } from '../kit/surge-charts.ts';
import { text } from '../kit/text.ts';
import { wordsOfPolicy } from './policy-words.ts';
import type { WebClusterValues } from './settings.ts';

const REQUESTS = text('requests', '개');
const CONNECTIONS = text('connections', '개');
const PERCENT = text('%', '%');

/** Does a crowd come, and does the policy say who is responsible for what it wants? */
const hasCrowd: Chart['of'] = (run) =>
  surges(run) &&
  (Number(run.params['crowd']) > 0 || run.changes.some(({ key, value }) => key === 'crowd' && Number(value) > 0)) &&
  wordsOfPolicy((run.params as WebClusterValues).policy).keepsSets;

/** Do users come and go, by themselves or because somebody moves their number? */
const usersChange: Chart['of'] = (run) =>
  run.params['loop'] === 'users' && (surges(run) || run.changes.some(({ key }) => key === 'users'));

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
    tab: text('rate', '처리량'),
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
      {
        gauge: 'asked',
        draw: 'step',
        colour: 'ink',
        label: text('asked for', '받은 요청'),
        stroke: 'thin',
        ifThere: true,
        gutter: 'second',
      },
      {
        gauge: 'offered',
        draw: 'step',
        colour: 'ink',
        label: text('offered', '부하'),
        stroke: 'dashed',
        ifThere: true,
      },
    ],
  },
  usersChart(text('Users', '사용자'), text('waiting for a reply', '응답 대기'), usersChange),
  {
    id: 'crowd',
    title: text('Nodes for the crowd’s document', '몰린 문서를 맡은 노드'),
    unit: text('nodes', '노드'),
    tab: text('crowd', '몰림'),
    scale: 'linear',
    divide: 1,
    gutterUnit: text('nodes', '노드'),
    of: hasCrowd,
    lines: [
      {
        gauge: 'crowdNodes',
        draw: 'step',
        colour: 'data',
        label: text('responsible', '담당 노드'),
        stroke: 'strong',
        area: true,
        gutter: 'main',
      },
    ],
  },
  {
    id: 'dispatcher',
    title: text('Dispatcher', '디스패처'),
    unit: REQUESTS,
    tab: text('queue', '디스패처'),
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

// The charts of a load that changes as time goes on: requests, what is meant to come and what came, second by second; or users, those
// who wait and all.

import type { Chart } from './scenario.ts';
import { type Text, text } from './text.ts';

/** @param of which runs have it: those that record gauges `offered` and `asked` */
export const requestsChart = (unit: Text, of: NonNullable<Chart['of']>): Chart => ({
  id: 'requests',
  title: text('Requests', '요청'),
  unit,
  tab: text('requests', '요청'),
  scale: 'linear',
  divide: 1,
  gutterUnit: text('per second', '초당'),
  of,
  lines: [
    {
      gauge: 'asked',
      draw: 'step',
      colour: 'data',
      label: text('asked for', '요청한 것'),
      stroke: 'line',
      area: true,
      gutter: 'second',
    },
    {
      gauge: 'offered',
      draw: 'step',
      colour: 'ink',
      label: text('on average', '평균'),
      stroke: 'strong',
      gutter: 'main',
    },
  ],
});

/** @param waits what those who wait are called @param of which runs have it: those that record gauges `waiting` and `users` */
export const usersChart = (title: Text, waits: Text, of: NonNullable<Chart['of']>): Chart => ({
  id: 'people',
  title,
  unit: text('users', '명'),
  tab: text('users', '사용자'),
  scale: 'linear',
  divide: 1,
  gutterUnit: text('users', '명'),
  of,
  lines: [
    { gauge: 'waiting', draw: 'step', colour: 'data', label: waits, stroke: 'line', area: true, gutter: 'second' },
    { gauge: 'users', draw: 'step', colour: 'ink', label: text('all', '전체'), stroke: 'strong', gutter: 'main' },
  ],
});

// A crowd that comes at once, wants one document and goes home again: what paper P2 (Hong, Jo, Doh and Noh) says of Dual Scheduling
// (section 4.2) and does not measure. Along the axis is time: every point is the same run, counted over its last two seconds.

import { seconds, us } from '../engine/core/time.ts';
import type { SweepAxis, SweepPoint } from '../runner/sweep/sweep.ts';
import { type Text, text } from '../scenarios/kit/text.ts';
import { crowdClaims } from './crowd-claims.ts';
import { crowdHonesty } from './crowd-honesty.ts';
import { EVERY_LINE, type LinesPart, type TracesPart } from './figure-parts.ts';
import type { PaperFigure } from './paper-figure.ts';

const COMES = 6;
const GOES = 12;
const WINDOW = 2;
const LAST = 30;

/** Before the crowd has come there is nothing of it in the run yet, so those points are a run without one. */
const moment = (at: number): SweepPoint => ({
  name: `${at}s`,
  label: text(`${at} s`, `${at}초`),
  at: seconds(at),
  sets: {
    end: seconds(at),
    warm: seconds(at - WINDOW),
    surge: at <= COMES ? 'none' : 'flash',
  },
});

const moments: SweepAxis = {
  key: 'end',
  label: text('Time', '시각'),
  quantity: 'duration',
  scale: 'linear',
  points: Array.from({ length: (LAST - COMES + WINDOW) / WINDOW + 1 }, (_, index) =>
    moment(COMES - WINDOW + index * WINDOW),
  ),
};

const line = (name: string, label: Text, sets: SweepPoint['sets']): SweepPoint => ({ name, label, sets });

const COUNTED_IN_SECONDS = { policy: 'ds', unit: seconds(1), theta: 10, k: seconds(1) } as const;

const policies: SweepAxis = {
  key: 'line',
  label: text('Policy', '정책'),
  scale: 'linear',
  points: [
    line('ds', text('DS, 10 in 1 s', 'DS, 1초에 10번'), COUNTED_IN_SECONDS),
    line('ds-slow', text('DS, 15 in 10 s', 'DS, 10초에 15번'), { policy: 'ds' }),
    line('mirror', text('mirroring', '미러링'), { policy: 'mirror' }),
    line('lard', text('LARD', 'LARD'), { policy: 'lard' }),
    line('lardr', text('LARD/R', 'LARD/R'), { policy: 'lardr' }),
  ],
};

const part = (measure: string, title: Text, scale: LinesPart['scale'] = 'linear'): LinesPart => ({
  kind: 'lines',
  title,
  measure,
  scale,
});

const traces: TracesPart = {
  title: text('One crowd, as it went', '한 번 몰렸을 때, 시간에 따라'),
  runs: [
    {
      label: text('LARD', 'LARD'),
      sets: { policy: 'lard' },
      printed: text('The paper: one server for each document.', '논문: 문서마다 서버 하나.'),
    },
    {
      label: text('Dual Scheduling', '이중 스케줄링(DS)'),
      sets: COUNTED_IN_SECONDS,
      printed: text(
        'The paper: more servers as requests become more frequent, and back.',
        '논문: 요청이 잦아지면 서버를 늘리고, 줄면 회수한다.',
      ),
    },
    {
      label: text('Mirroring', '미러링'),
      sets: { policy: 'mirror' },
      printed: text('The paper: the ideal system; nobody is responsible.', '논문: 이상적인 시스템. 담당이 따로 없다.'),
    },
  ],
  charts: [
    {
      gauge: 'crowdNodes',
      label: text('Nodes for the crowd’s document', '몰린 문서를 맡은 노드'),
      quantity: 'count',
      area: true,
    },
    {
      gauge: 'dispatcherQueue',
      label: text('Waiting for the dispatcher', '디스패처를 기다리는 요청'),
      quantity: 'count',
    },
    { gauge: 'throughput', label: text('Requests per second', '초당 요청'), quantity: 'count' },
  ],
  measures: ['throughput', 'responseMean', 'dispatcherUse', 'crowdNodes', 'crowdNodesEnd'],
  end: seconds(24),
};

export const crowdFigure: PaperFigure = {
  id: 'P2-crowd',
  scenario: 'web-cluster',
  title: text('A crowd comes and goes', '몰려왔다 돌아가는 사람들'),
  source: text('Hong, Jo, Doh and Noh, section 4.2', '홍일구·조재우·도인환·노삼혁, 4.2절'),
  leads: false,
  settings: {
    disp: us(200),
    surge: 'flash',
    times: 2,
    crowd: 0.5,
    when: seconds(COMES),
    lasts: seconds(GOES - COMES),
    warm: seconds(COMES),
    seed: 1,
  },
  x: moments,
  series: policies,
  lines: ['ds', 'ds-slow', 'mirror', 'lard'],
  measures: ['crowdNodesEnd', 'throughput', 'responseMean', 'dispatcherUse', 'localShare'],
  scales: { y: 'linear' },
  band: { from: `${COMES}s`, to: `${GOES}s`, label: text('the crowd', '몰림') },
  claims: crowdClaims,
  printed: [],
  traces,
  parts: [
    EVERY_LINE,
    part('throughput', text('Requests per second', '초당 요청')),
    part('responseMean', text('Response time', '응답 시간'), 'log'),
    part('dispatcherUse', text('Dispatcher busy', '디스패처 사용률')),
    part('localShare', text('Served without asking', '묻지 않고 처리한 비율')),
  ],
  honesty: crowdHonesty,
  better: { responseMean: 'less', dispatcherUse: 'less' },
  seeds: 5,
  quick: { seeds: 3, x: ['4s', '6s', '8s', '12s', '14s', '20s', '30s'] },
};

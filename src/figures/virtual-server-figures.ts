// Table 2 and figures 2 and 3 of paper P4 (Park and Lee), its mean wait, and its 24 combinations of forwarding and scheduler
// as a field, in both readings of "ten requests". Its plots are lost; table 2 survives.

import { type Text, text } from '../scenarios/kit/text.ts';
import type { Claim } from './claim.ts';
import type { FigurePart, HeatPart } from './figure-parts.ts';
import type { PaperFigure } from './paper-figure.ts';
import { clientClaims, totalClaims } from './scheduler-claims.ts';
import { responseClaims, singleClaims, throughputClaims, waitClaims } from './virtual-server-claims.ts';
import { requestsHonesty, schedulersHonesty, singleHonesty } from './virtual-server-honesty.ts';
import {
  combinationLines,
  fluidLines,
  inTotal,
  lineOf,
  METHODS,
  methodLines,
  methodNames,
  methodTitles,
  perClient,
  SCHEDULERS,
  schedulerName,
  sizeAxis,
  UNTIL_ALL_IS_THERE,
} from './virtual-server-lines.ts';

const source = (what: Text): Text => text(`Park and Lee, ${what.en}`, `박동국·이용우, ${what.ko}`);

const shared = {
  scenario: 'virtual-server',
  scales: { y: 'linear' },
  printed: [],
  better: { turnAround: 'less', harmonicTurnAround: 'less', wait: 'less' },
  // The runs are deterministic; a second seed shows it.
  seeds: 2,
  quick: { seeds: 2, x: ['1', '2', '4', '5', '7', '10'] },
} as const;

const testBed = { case: 'paper', end: UNTIL_ALL_IS_THERE, seed: 1 };

const single: PaperFigure = {
  ...shared,
  id: 'P4-T2',
  title: text('One request, three ways to forward', '전달 방식에 따른 요청 하나의 처리 시간'),
  source: source(text('table 2', '표 2')),
  settings: { ...testBed, n: 1 },
  x: sizeAxis,
  series: methodLines,
  lines: METHODS,
  measures: ['turnAround', 'rateSum', 'useDisks', 'useDirector', 'useGateway'],
  claims: singleClaims,
  printed: [
    [3.23, 6.78, 10.34],
    [3.28, 7.69, 10.91],
    [2.9, 6.56, 10.91],
  ].flatMap((times, method) =>
    times.map((time, size) => ({
      x: sizeAxis.points[size]!.name,
      series: METHODS[method]!,
      measure: 'turnAround',
      value: time * 1e9,
    })),
  ),
  parts: [
    { kind: 'values', title: text('Ours and the paper’s', '우리 값과 논문 값'), measure: 'turnAround', rows: 'points' },
    { kind: 'lines', title: text('All three', '세 방식 함께'), lines: METHODS },
    ...METHODS.map(
      (method): FigurePart => ({
        kind: 'lines',
        title: methodTitles[method],
        lines: [method],
        labels: { [method]: text('', '') },
      }),
    ),
  ],
  theory: fluidLines(METHODS),
  honesty: singleHonesty,
  seeds: 3,
  quick: { seeds: 2, x: ['20MB', '40MB', '60MB'] },
};

const byRequests = (
  id: string,
  title: Text,
  what: Text,
  measures: readonly string[],
  claims: readonly Claim[],
): PaperFigure => ({
  ...shared,
  id,
  title,
  source: source(what),
  settings: { ...testBed, sched: 'lblc', size: 60e6 },
  x: inTotal,
  series: methodLines,
  lines: METHODS,
  measures,
  claims,
  theory: fluidLines(METHODS),
  honesty: requestsHonesty,
});

const field = (title: Text, measure?: string): HeatPart => ({
  kind: 'heat',
  title,
  ...(measure === undefined ? {} : { measure }),
  columns: SCHEDULERS.map(schedulerName),
  rows: METHODS.map((method) => ({
    label: methodNames[method],
    lines: SCHEDULERS.map((scheduler) => lineOf(method, scheduler)),
  })),
});

const MEASURES = ['rateSum', 'throughput', 'harmonicTurnAround', 'turnAround', 'wait', 'largestShare'];
const COMPARED = [lineOf('nat', 'lblc'), lineOf('nat', 'rr'), lineOf('nat', 'dh'), lineOf('dr', 'lblc')];

const lblcAgainstRoundRobin = (title: Text, measure: string): FigurePart => ({
  kind: 'gains',
  title,
  measure,
  as: 'share',
  columns: METHODS.map((method) => ({
    label: methodNames[method],
    of: lineOf(method, 'lblc'),
    against: lineOf(method, 'rr'),
  })),
});

const WHOLE_FIELD = field(text('All 24 combinations, mean over 1 to 10 requests', '24개 조합, 요청 1–10개의 평균'));

const combinations = (id: string, title: Text, more: Pick<PaperFigure, 'settings' | 'x' | 'claims'>): PaperFigure => ({
  ...shared,
  ...more,
  id,
  title,
  source: source(text('24 combinations', '24개 조합')),
  series: combinationLines,
  lines: combinationLines.points.map(({ name }) => name),
  measures: MEASURES,
  parts: [
    WHOLE_FIELD,
    {
      kind: 'best',
      title: text('The best scheduler, by each measure', '척도마다 가장 나은 스케줄러'),
      of: WHOLE_FIELD,
      measures: MEASURES.slice(0, 5),
    },
    lblcAgainstRoundRobin(text('LBLC against RR', 'RR에 대한 LBLC'), 'rateSum'),
    lblcAgainstRoundRobin(text('LBLC against RR', 'RR에 대한 LBLC'), 'throughput'),
    { kind: 'lines', title: text('Four of the lines', '그중 네 선'), lines: COMPARED, wide: true },
  ],
  theory: fluidLines(COMPARED),
  honesty: schedulersHonesty,
});

export const virtualServerFigures: readonly PaperFigure[] = [
  single,
  byRequests(
    'P4-2',
    text('Response time by requests', '요청 수에 따른 응답 시간'),
    text('figure 2', '그림 2'),
    ['harmonicTurnAround', 'turnAround', 'useDirector', 'useGateway', 'useDisks'],
    responseClaims,
  ),
  byRequests(
    'P4-3',
    text('Throughput by requests', '요청 수에 따른 처리량'),
    text('figure 3', '그림 3'),
    ['rateSum', 'throughput', 'useDirector', 'useGateway', 'useDisks'],
    throughputClaims,
  ),
  byRequests(
    'P4-wait',
    text('Mean wait by requests', '요청 수에 따른 평균 대기 시간'),
    text('mean wait', '평균 대기 시간'),
    ['wait', 'turnAround', 'largestShare'],
    waitClaims,
  ),
  combinations('P4-24', text('Forwarding and scheduler, requests in total', '전달 방식과 스케줄러, 전체 요청 수로'), {
    settings: { ...testBed, size: 60e6 },
    x: inTotal,
    claims: totalClaims,
  }),
  combinations(
    'P4-24-client',
    text('Forwarding and scheduler, requests per client', '전달 방식과 스케줄러, 클라이언트당 요청 수로'),
    {
      settings: { case: 'clients', size: 20e6, end: UNTIL_ALL_IS_THERE, seed: 1 },
      x: perClient,
      claims: clientClaims,
    },
  ),
];

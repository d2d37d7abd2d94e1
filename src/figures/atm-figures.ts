// The figures of paper P3 (Lee and Yoon): efficiency by buffer size under four drop policies (1 to 4, which it takes from Romanow
// and Floyd), and what RTO minimum does to two senders (7 and 8, drawn there as traces: a press on a point opens them).

import { seconds } from '../engine/core/time.ts';
import { type Text, text } from '../scenarios/kit/text.ts';
import { order, withEpd, withoutAtm, withPpd, withTailDrop } from './atm-figure-claims.ts';
import { buffersHonesty, silenceHonesty, throughputHonesty } from './atm-honesty.ts';
import {
  bufferAxis,
  bytes,
  DISCIPLINES,
  type Discipline,
  disciplineLines,
  disciplineNames,
  lineOf,
  minimumAxis,
  namesWithin,
  PACKET_SIZES,
  setups,
} from './atm-lines.ts';
import type { Claim } from './claim.ts';
import type { FigurePart, GainsPart, LinesPart, TracesPart } from './figure-parts.ts';
import type { PaperFigure } from './paper-figure.ts';
import { silenceClaims, throughputClaims } from './timer-claims.ts';

const source = (number: string): Text =>
  text(`Lee and Yoon, ${number.includes(' ') ? 'figures' : 'figure'} ${number}`, `이재원·윤현수, 그림 ${number}`);

/** All packet sizes under one discipline, the largest in focus. */
const linesOf = (policy: Discipline): readonly string[] =>
  [...PACKET_SIZES].reverse().map((packet) => lineOf(policy, packet));

const panel = (policy: Discipline): LinesPart => ({
  kind: 'lines',
  title: disciplineNames[policy],
  lines: linesOf(policy),
  labels: Object.fromEntries(PACKET_SIZES.map((packet) => [lineOf(policy, packet), bytes(packet)])),
});

const gains = (policy: Discipline, against: Discipline): GainsPart => {
  const [of, than] = [namesWithin[policy], namesWithin[against]];
  return {
    kind: 'gains',
    title: text(`Gain of ${of.en} over ${than.en}`, `${than.ko}에 대한 ${of.ko}의 이득`),
    measure: 'efficiency',
    as: 'difference',
    columns: PACKET_SIZES.map((packet) => ({
      label: bytes(packet),
      of: lineOf(policy, packet),
      against: lineOf(against, packet),
    })),
  };
};

const byBuffer = (
  id: string,
  number: string,
  title: Text,
  policies: readonly Discipline[],
  claims: readonly Claim[],
  parts: readonly FigurePart[],
): PaperFigure => ({
  id,
  scenario: 'tcp-over-atm',
  title,
  source: source(number),
  settings: { setup: 'rf', seed: 1 },
  x: bufferAxis,
  series: disciplineLines,
  lines: policies.flatMap(linesOf),
  measures: ['efficiency', 'goodput', 'deadCells', 'lostCells', 'timeouts'],
  scales: { y: 'linear' },
  claims,
  printed: [],
  parts,
  honesty: buffersHonesty,
  better: { deadCells: 'less', lostCells: 'less', timeouts: 'less' },
  seeds: 12,
  // Two seeds would have intervals as wide as the sheet.
  quick: { seeds: 5, x: ['250', '500', '1000', '2000'] },
});

/** Every discipline at one packet size, on one sheet. */
const overlay = (packet: number): LinesPart => ({
  kind: 'lines',
  title: bytes(packet),
  lines: ['epd', 'ppd', 'tail', 'none'].map((policy) => lineOf(policy as Discipline, packet)),
  labels: Object.fromEntries(DISCIPLINES.map((policy) => [lineOf(policy, packet), disciplineNames[policy]])),
});

const byMinimum = {
  scenario: 'tcp-over-atm',
  source: source('7, 8'),
  settings: { setup: 'p450', seed: 1 },
  x: minimumAxis,
  series: setups,
  lines: setups.points.map(({ name }) => name),
  scales: { y: 'linear' },
  baseline: '450ms',
  seeds: 8,
  better: { lostCells: 'less', bigGaps: 'less', meanGap: 'less', timeouts: 'less', deadCells: 'less' },
  quick: { seeds: 5, x: ['20ms', '100ms', '450ms', '1500ms'] },
} as const;

const SETUPS = ['epd', 'tight', 'wide', 'ppd', 'tail'];
const sheet = (title: Text, measure: string): LinesPart => ({ kind: 'lines', title, measure, lines: SETUPS });

/** EPD 1100/550, with fast retransmit as the paper has it, and on. */
const withFastRetransmit = (measure: string): LinesPart => ({
  kind: 'lines',
  title: text('With fast retransmit', '빠른 재전송을 켜면'),
  measure,
  lines: ['epd', 'reno', 'tahoe'],
  labels: { epd: text('off', '끔'), reno: text('Reno', 'Reno'), tahoe: text('Tahoe', 'Tahoe') },
});

/** Figures 7 and 8 as the paper draws them: 500,000 slots, the buffer above, bytes of the first sender below. */
const traces: TracesPart = {
  title: text('Figures 7 and 8, run again with one seed', '그림 7과 8을 시드 하나로 다시 실행'),
  runs: [
    {
      label: text('Figure 7: RTO minimum 450 ms', '그림 7: RTO 최솟값 450 ms'),
      sets: { setup: 'p450' },
      printed: text(
        'Printed in the paper: load 51.5 %, 1251 cells lost, probably in 20 s.',
        '논문에 인쇄된 값: 부하 51.5 %, 폐기된 셀 1251개, 아마 20초 동안.',
      ),
    },
    {
      label: text('Figure 8: RTO minimum 100 ms', '그림 8: RTO 최솟값 100 ms'),
      sets: { setup: 'p100' },
      printed: text(
        'Printed in the paper: load 60.5 %, 4205 cells lost, probably in 20 s.',
        '논문에 인쇄된 값: 부하 60.5 %, 폐기된 셀 4205개, 아마 20초 동안.',
      ),
    },
  ],
  charts: [
    { gauge: 'queue', label: text('Switch buffer, cells', '스위치 버퍼, 셀'), quantity: 'count', area: true },
    {
      gauge: 'acked',
      label: text('Bytes sent by sender 1, acknowledged', '송신자 1이 보낸 바이트(확인됨)'),
      quantity: 'size',
    },
  ],
  measures: ['load', 'bigGaps', 'meanGap', 'lostCells', 'goodput'],
  end: seconds(10),
};

export const atmFigures: readonly PaperFigure[] = [
  byBuffer('P3-1', '1', text('Efficiency by buffer without ATM', 'ATM 없이 버퍼에 따른 효율'), ['none'], withoutAtm, [
    panel('none'),
  ]),
  byBuffer(
    'P3-2',
    '2',
    text('Efficiency by buffer, tail drop of cells', '셀 테일 드롭에서 버퍼에 따른 효율'),
    ['tail', 'none'],
    withTailDrop,
    [panel('tail'), panel('none'), gains('none', 'tail')],
  ),
  byBuffer('P3-3', '3', text('Efficiency by buffer, PPD', 'PPD에서 버퍼에 따른 효율'), ['ppd', 'tail'], withPpd, [
    panel('ppd'),
    panel('tail'),
    gains('ppd', 'tail'),
  ]),
  byBuffer(
    'P3-4',
    '4',
    text('Efficiency by buffer, EPD with half the buffer', '버퍼 절반을 임계값으로 한 EPD에서 버퍼에 따른 효율'),
    ['epd', 'ppd'],
    withEpd,
    [panel('epd'), panel('ppd'), gains('epd', 'ppd')],
  ),
  byBuffer(
    'P3-all',
    '1 – 4',
    text('Efficiency by buffer under four disciplines', '네 가지 폐기 방식에서 버퍼에 따른 효율'),
    ['epd', 'ppd', 'tail', 'none'],
    order,
    [...[...PACKET_SIZES].reverse().map(overlay), gains('epd', 'ppd'), gains('ppd', 'tail')],
  ),
  {
    ...byMinimum,
    id: 'P3-7',
    title: text('Load and silences by RTO minimum', 'RTO 최솟값에 따른 부하와 침묵'),
    measures: ['load', 'bigGaps', 'meanGap', 'timeouts'],
    traces,
    claims: silenceClaims,
    printed: [
      { x: '450ms', series: 'epd', measure: 'load', value: 0.515194 },
      { x: '100ms', series: 'epd', measure: 'load', value: 0.604671 },
    ],
    parts: [
      sheet(text('How busy the link is', '링크가 쓰이는 비율'), 'load'),
      sheet(text('How often it falls silent in 20 s', '20초 동안 조용해지는 횟수'), 'bigGaps'),
      { ...sheet(text('How long a silence lasts', '침묵 하나의 길이'), 'meanGap'), scale: 'log' },
      withFastRetransmit('load'),
      {
        kind: 'values',
        title: text('Beside the paper', '논문과 견주기'),
        measure: 'load',
        rows: 'points',
        lines: ['epd'],
      },
    ],
    honesty: silenceHonesty,
  },
  {
    ...byMinimum,
    id: 'P3-8',
    title: text('Goodput and losses by RTO minimum', 'RTO 최솟값에 따른 유효 처리량과 손실'),
    measures: ['goodput', 'lostCells', 'share', 'deadCells'],
    claims: throughputClaims,
    printed: [
      { x: '450ms', series: 'epd', measure: 'lostCells', value: 1251 },
      { x: '100ms', series: 'epd', measure: 'lostCells', value: 4205 },
    ],
    parts: [
      sheet(text('Useful data of both senders', '두 송신자의 유효 데이터'), 'goodput'),
      { ...sheet(text('What 20 s cost', '20초 동안 치른 대가'), 'lostCells'), scale: 'log' },
      withFastRetransmit('goodput'),
      sheet(text('Whose data they are', '누구의 데이터인지'), 'share'),
      {
        kind: 'gains',
        title: text('What fast retransmit alone would have given', '빠른 재전송만으로 얻었을 것'),
        measure: 'goodput',
        as: 'share',
        columns: [
          { label: text('Reno', 'Reno'), of: 'reno', against: 'epd' },
          { label: text('Tahoe', 'Tahoe'), of: 'tahoe', against: 'epd' },
        ],
      },
    ],
    honesty: throughputHonesty,
  },
];

// The peak hour of paper P0 (Kim and Kwon, 2003): its campus is busy a quarter of the time, and overloaded for a short while every day.
// Every point is the same run, counted before, during and after the peak.

import { ms, seconds } from '../engine/core/time.ts';
import type { SweepAxis, SweepPoint } from '../runner/sweep/sweep.ts';
import { type Text, text } from '../scenarios/kit/text.ts';
import { EVERY_LINE, type HonestyNote, type LinesPart } from './figure-parts.ts';
import type { PaperFigure } from './paper-figure.ts';
import { peakClaims } from './peak-claims.ts';

const BEGINS = 40;
const LASTS = 30;

/** Before the peak there is nothing of it in the run yet, so that is a run without one. */
const span = (name: string, label: Text, from: number, to: number): SweepPoint => ({
  name,
  label,
  at: seconds(to),
  sets: { warm: seconds(from), end: seconds(to), surge: to <= BEGINS ? 'none' : 'flash' },
});

const spans: SweepAxis = {
  key: 'end',
  label: text('Counted', '집계'),
  quantity: 'duration',
  scale: 'linear',
  points: [
    span('before', text('before', '피크 전'), 10, BEGINS),
    span('peak', text('peak', '피크'), BEGINS, BEGINS + LASTS),
    span('after', text('30 s after', '30초 뒤까지'), BEGINS + LASTS, BEGINS + 2 * LASTS),
    span('later', text('60 s after', '60초 뒤까지'), BEGINS + 2 * LASTS, BEGINS + 3 * LASTS),
  ],
};

const line = (name: string, label: Text, rto: 'bounded' | 'fixed', minimum: number): SweepPoint => ({
  name,
  label,
  sets: { rto, rmin: ms(minimum) },
});

const timers: SweepAxis = {
  key: 'line',
  label: text('RTO of the server', '서버의 RTO'),
  scale: 'linear',
  points: [
    line('default', text('1 s or more', '1초 이상'), 'bounded', 1000),
    line('b200', text('0.2 s or more', '0.2초 이상'), 'bounded', 200),
    line('b30', text('30 ms or more', '30 ms 이상'), 'bounded', 30),
    line('f200', text('fixed, 0.2 s', '고정 0.2초'), 'fixed', 200),
    line('f30', text('fixed, 30 ms', '고정 30 ms'), 'fixed', 30),
  ],
};

const part = (measure: string, title: Text, scale: LinesPart['scale'] = 'linear'): LinesPart => ({
  kind: 'lines',
  title,
  measure,
  scale,
});

const honesty: readonly HonestyNote[] = [
  {
    about: 'printed',
    text: text(
      'no measurement of a peak. The paper says that the campus network is used 20 to 30 % on average and overloaded for a short time, and splits the server for it; its runs hold the load.',
      '피크를 잰 것은 없다. 논문은 캠퍼스망의 이용률이 평균 20–30 %이고 짧은 과부하가 있다며 서버를 나누지만, 실험에서는 부하가 일정하다.',
    ),
  },
  {
    about: 'assumed',
    text: text(
      'the peak: from 40 to 70 s there are 36 users of R1 instead of 12, so that the load goes from 20 % to some 55 %. They come at once and ask for the first time within twice the mean time they think.',
      '피크의 모양: 40초부터 70초까지 R1의 사용자가 12명이 아니라 36명이고, 이용률은 20 %에서 55 %쯤이 된다. 한꺼번에 와서 평균 생각 시간의 두 배 안에 첫 요청을 한다.',
    ),
  },
  {
    about: 'open',
    text: text(
      'Response times are of pages that were completed in each span, so some of those after the peak were asked for during it; that is what users wait.',
      '응답 시간은 각 구간에 끝난 페이지의 값이다. 피크 뒤에 끝난 것 가운데에는 피크 동안 요청한 것도 있다. 사용자가 겪는 시간이 그렇다.',
    ),
  },
];

export const peakFigure: PaperFigure = {
  id: 'P0-peak',
  scenario: 'lan-rto',
  title: text('The peak hour: before, during, after', '피크 시간: 전, 동안, 뒤'),
  source: text('Kim and Kwon, 2003, the peak it splits its server for', '김진희·권경희(2003), 서버를 나눈 까닭인 피크'),
  leads: false,
  settings: {
    work: 'r1',
    util: 0.2,
    wan: 0,
    nicq: 50,
    rmax: seconds(100),
    surge: 'flash',
    times: 3,
    when: seconds(BEGINS),
    lasts: seconds(LASTS),
    warm: seconds(BEGINS),
    end: seconds(BEGINS + LASTS),
    seed: 1,
  },
  x: spans,
  series: timers,
  lines: ['default', 'b200', 'b30', 'f200', 'f30'],
  measures: ['responseTime', 'goodput', 'utilisation', 'timeouts', 'spurious'],
  scales: { y: 'log' },
  baseline: 'before',
  claims: peakClaims,
  printed: [],
  parts: [
    EVERY_LINE,
    part('goodput', text('New data delivered', '전달한 새 데이터')),
    part('utilisation', text('How busy the bus was', '버스 이용률')),
  ],
  honesty,
  better: { responseTime: 'less', timeouts: 'less', spurious: 'less' },
  seeds: 10,
  quick: { seeds: 3 },
};

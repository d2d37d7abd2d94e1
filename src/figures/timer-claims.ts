// What paper P3 concludes from its figures 7 and 8: two senders, RTO minimum 450 and 100 ms. Without a line of its own a
// claim is judged for the set-up in focus, since the paper does not state its buffer.

import { ms } from '../engine/core/time.ts';
import { text } from '../scenarios/kit/text.ts';
import type { Claim, Reading } from './claim.ts';

const [LONG, SHORT] = ['450ms', '100ms'];

/** Buffer, threshold and policy of the two runs are not stated. */
const SETUPS: readonly Reading[] = [
  { name: text('EPD 1100/550', 'EPD 1100/550'), line: 'epd' },
  { name: text('EPD 1000/500', 'EPD 1000/500'), line: 'tight' },
  { name: text('EPD 1500/750', 'EPD 1500/750'), line: 'wide' },
  { name: text('PPD 1000', 'PPD 1000'), line: 'ppd' },
  { name: text('Tail drop 2090', '테일 드롭 2090'), line: 'tail' },
];

export const silenceClaims: readonly Claim[] = [
  {
    id: 'load',
    text: text('With the shorter minimum the load is higher.', '최솟값을 줄이면 부하가 높아진다.'),
    reading: text('', ''),
    judgement: { test: 'less', point: LONG, than: SHORT, measure: 'load' },
  },
  {
    id: 'load-ratio',
    text: text('The load grows from 51.5 to 60.5 %.', '부하가 51.5 %에서 60.5 %로 늘어난다.'),
    reading: text(
      'By a factor of 1.17; anything between 1.05 and 1.3 counts.',
      '1.17배이며, 1.05에서 1.3 사이면 같은 것으로 본다.',
    ),
    judgement: { test: 'ratio', point: SHORT, than: LONG, least: 1.05, most: 1.3, measure: 'load' },
    readings: SETUPS,
  },
  {
    id: 'interval',
    text: text('The link is idle for RTO minimum.', '링크가 쉬는 간격은 RTO 최솟값과 같다.'),
    reading: text(
      'Silences last between 0.85 and 1 of it on average at 450 ms, and 0.7 to 1 at 100 ms: the buffer has to drain first.',
      '침묵의 평균이 450 ms에서는 그 0.85–1배, 100 ms에서는 0.7–1배이다. 먼저 버퍼가 비어야 하기 때문이다.',
    ),
    judgement: {
      all: [
        { test: 'above', point: LONG, bound: ms(0.85 * 450), measure: 'meanGap' },
        { test: 'below', point: LONG, bound: ms(450), measure: 'meanGap' },
        { test: 'above', point: SHORT, bound: ms(70), measure: 'meanGap' },
        { test: 'below', point: SHORT, bound: ms(100), measure: 'meanGap' },
      ],
    },
  },
  {
    id: 'more-often',
    text: text('The buffer fills and empties more often.', '버퍼가 더 자주 찼다가 빈다.'),
    reading: text('There are more silences at 100 than at 450 ms.', '100 ms에서 450 ms보다 침묵이 많다.'),
    judgement: { test: 'less', point: LONG, than: SHORT, measure: 'bigGaps' },
  },
];

export const throughputClaims: readonly Claim[] = [
  {
    id: 'throughput',
    text: text('With the shorter minimum much more is transferred.', '최솟값을 줄이면 전송률이 훨씬 좋아진다.'),
    reading: text(
      'Much: goodput of both senders grows by a tenth or more, in each set-up.',
      '훨씬: 두 송신자의 유효 처리량이 설정마다 10분의 1 이상 늘어난다.',
    ),
    judgement: { test: 'ratio', point: SHORT, than: LONG, least: 1.1, most: 100, measure: 'goodput' },
    readings: SETUPS,
  },
  {
    id: 'doubles',
    text: text('The throughput doubles.', '처리량이 두 배가 된다.'),
    reading: text(
      'Goodput of both senders grows by a factor of 1.8 to 2.2. The unit of the printed throughput is not stated; see the remarks.',
      '두 송신자의 유효 처리량이 1.8–2.2배가 된다. 인쇄된 처리량의 단위는 나와 있지 않다. 아래 설명을 보라.',
    ),
    judgement: { test: 'ratio', point: SHORT, than: LONG, least: 1.8, most: 2.2, measure: 'goodput' },
    readings: SETUPS,
  },
  {
    id: 'loss',
    text: text('More cells are lost: 1251 become 4205.', '셀 손실도 많아진다. 1251개가 4205개가 된다.'),
    reading: text(
      'By a factor of 3.36; anything between 2.7 and 4 counts.',
      '3.36배이며, 2.7에서 4 사이면 같은 것으로 본다.',
    ),
    judgement: { test: 'ratio', point: SHORT, than: LONG, least: 2.7, most: 4, measure: 'lostCells' },
    readings: SETUPS,
  },
  {
    id: 'timer-itself',
    ours: true,
    text: text('What helps is the shorter timer.', '도움이 되는 것은 더 짧은 타이머다.'),
    reading: text(
      'With 450 ms and fast retransmit on (Reno or Tahoe), goodput stays below that with 100 ms and fast retransmit off.',
      '빠른 재전송을 Reno나 Tahoe로 켠 450 ms의 유효 처리량이, 빠른 재전송을 끈 100 ms보다 낮다.',
    ),
    judgement: {
      all: ['reno', 'tahoe'].map((line) => ({
        test: 'less',
        point: LONG,
        line,
        than: SHORT,
        thanLine: 'epd',
        measure: 'goodput',
      })),
    },
  },
  {
    id: 'too-small',
    text: text(
      'A minimum that is too small may cause needless retransmissions.',
      '너무 작은 최솟값은 불필요한 재전송을 일으킬 수 있다.',
    ),
    reading: text(
      'Segments that had already arrived are sent again more often at 20 than at 100 ms.',
      '이미 도착한 세그먼트를 다시 보내는 일이 20 ms에서 100 ms보다 많다.',
    ),
    judgement: { test: 'less', point: SHORT, than: '20ms', measure: 'spurious' },
    readings: SETUPS,
  },
  {
    id: 'dynamic',
    text: text('An RTO that adapts would be best.', '동적으로 정하는 RTO가 가장 좋을 것이다.'),
    reading: text(
      'A minimum of 20 ms hardly ever binds here, so the RTO follows the measured round trips: more goodput than at 100 and at 450 ms. The paper leaves it to future work.',
      '20 ms의 최솟값은 여기서 거의 걸리지 않아 RTO가 왕복 시간을 따라간다. 유효 처리량이 100 ms와 450 ms에서보다 많다. 논문은 앞으로의 과제로 남겼다.',
    ),
    judgement: {
      all: [SHORT, LONG].map((point) => ({ test: 'less', point, than: '20ms', measure: 'goodput' })),
    },
    readings: SETUPS,
  },
];

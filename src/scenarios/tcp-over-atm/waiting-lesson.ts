// The later steps of the lesson of `tcp-over-atm`: how long a sender waits, and when it need not.

import { ms } from '../../engine/core/time.ts';
import type { LessonStep } from '../kit/lesson.ts';
import { cited, result, worked } from '../kit/said.ts';
import { text } from '../kit/text.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
/** The paper's two runs. */
const LONG = { in: { sets: { rmin: ms(450) } } };
const WITHOUT = { in: { sets: { fast: 'off' } } };

export const waiting: readonly LessonStep[] = [
  {
    question: text('Who decides how long the silence lasts?', '침묵의 길이는 무엇이 정할까요?'),
    see: text(
      'The paper’s two runs: an RTO minimum of {long} in A, of {rmin} in B. Compare the silences with what the measured round trips would allow.',
      '논문의 두 실행입니다. RTO 최솟값이 A는 {long}, B는 {rmin}입니다. 침묵의 길이를 측정한 왕복 시간이 허락하는 값과 견주어 보세요.',
    ),
    notice: [
      text(
        'Measured round trips would allow {formula}. The floor of the timer decides: a silence lasts {gap} on average, the minimum less the time in which the buffer drains and the last ACKs come.',
        '측정한 왕복 시간으로는 {formula}이면 됩니다. 정하는 것은 타이머의 하한입니다. 침묵은 평균 {gap}로, 최솟값에서 버퍼가 비고 마지막 ACK가 오는 시간을 뺀 값입니다.',
      ),
      text(
        'The load rises from {loadLong} to {load}, and {lost} cells are lost instead of {lostLong}: more cycles, more overflows.',
        '부하는 {loadLong}에서 {load}로 오르고, 잃는 셀은 {lostLong}개에서 {lost}개로 늡니다. 되풀이가 잦으면 넘침도 잦습니다.',
      ),
      text(
        'The paper ends with the wish for a dynamic RTO. A minimum of {least} comes close to one: a load of {loadLeast}.',
        '논문은 동적인 RTO가 가장 좋겠다고 맺습니다. 최솟값 {least}가 그에 가깝고, 부하는 {loadLeast}입니다.',
      ),
    ],
    tries: [
      { what: text('{rmin}, the lowest.', '가장 낮은 {rmin}로 내립니다.'), sets: { rmin: ms(20) } },
      {
        what: text('{rmin}, as the simulator had it.', '그 시뮬레이터의 원래 값 {rmin}로 올립니다.'),
        sets: { rmin: ms(1500) },
      },
    ],
    sets: { setup: 'p100' },
    beside: [LONG.in],
    said: {
      long: cited(ms(450), 'ns'),
      least: cited(ms(20), 'ns'),
      formula: worked(
        41e6,
        'ns',
        (run) => run.number({ kind: 'timeout' }, 'srtt') + 4 * run.number({ kind: 'timeout' }, 'rttvar'),
      ),
      gap: result('meanGap', 75e6, { digits: 2 }),
      load: result('load', 0.71, { digits: 2 }),
      loadLong: result('load', 0.54, { digits: 2, ...LONG }),
      loadLeast: result('load', 0.89, { digits: 2, in: { sets: { rmin: ms(20) } } }),
      lost: result('lostCells', 38790, { digits: 5 }),
      lostLong: result('lostCells', 8508, { digits: 4, ...LONG }),
    },
    holds: [
      { result: 'load', is: 'above', than: { sets: { rmin: ms(450) } }, seeds: SEEDS },
      { result: 'meanGap', in: { sets: { rmin: ms(450) } }, is: 'about', than: ms(427), by: 0.03, seeds: SEEDS },
    ],
    shot: { event: { kind: 'timeout' }, before: ms(136), after: ms(60), speed: ms(20), chart: 'rto' },
  },
  {
    question: text('Is it the timer at all?', '정말 타이머 때문일까요?'),
    see: text(
      'The first run again, RTO minimum {rmin}, but with fast retransmit as Tahoe has it; the paper had switched it off. Watch which comes first after a loss: the timer or the third duplicate ACK.',
      'RTO 최솟값 {rmin}인 첫 실행으로 돌아가되, 논문이 꺼 둔 빠른 재전송을 Tahoe 방식으로 켰습니다. 손실 뒤에 타이머와 세 번째 중복 ACK 가운데 무엇이 먼저 오는지 보세요.',
    ),
    notice: [
      text(
        'The load is {load} with the same {rmin}; without fast retransmit even {short} give only {loadShort}. Much of what the short timer gains here is what the missing fast retransmit had cost.',
        '같은 {rmin}인데 부하가 {load}입니다. 빠른 재전송이 없으면 {short}로 줄여도 {loadShort}뿐입니다. 짧은 타이머가 얻는 것의 상당 부분은 빠른 재전송을 꺼서 잃었던 것입니다.',
      ),
      text(
        'Reno sends one segment again and halves its window. At first that is too little, since several packets of a window are refused; then the senders fall into step, lose one packet at a time, and the link falls silent no more.',
        'Reno는 세그먼트 하나를 다시 보내고 윈도를 반으로 줄입니다. 처음에는 한 윈도에서 여럿이 거부되어 그것으로 모자라지만, 그 뒤로는 두 송신자의 박자가 맞아 한 번에 패킷 하나씩만 잃고 링크는 다시 조용해지지 않습니다.',
      ),
    ],
    tries: [
      { what: text('As Reno does it.', 'Reno 방식으로 바꿉니다.'), sets: { fast: 'reno' } },
      { what: text('Off again, as in the paper.', '논문처럼 다시 끕니다.'), sets: { fast: 'off' } },
    ],
    sets: { fast: 'tahoe' },
    said: {
      short: cited(ms(100), 'ns'),
      load: result('load', 0.83, { digits: 2 }),
      loadShort: result('load', 0.71, { digits: 2, in: { sets: { setup: 'p100', fast: 'off' } } }),
    },
    holds: [
      { result: 'load', is: 'above', than: WITHOUT.in, by: 1.3, seeds: SEEDS },
      { result: 'load', in: { sets: { fast: 'reno' } }, is: 'above', than: {}, seeds: [1, 2, 3] },
      { result: 'bigGaps', in: { sets: { fast: 'reno' } }, is: 'below', than: 4, seeds: SEEDS },
    ],
    shot: { event: { kind: 'fast-retransmit' }, before: ms(100), after: ms(80), speed: ms(20), chart: 'window' },
  },
  {
    question: text('When is nothing lost at all?', '아무것도 잃지 않으려면 무엇이 필요할까요?'),
    see: text(
      'A buffer of {buf} cells with its threshold at {th}. Watch how far the queue grows.',
      '셀 {buf}개짜리 버퍼에 임계값은 {th}입니다. 큐가 어디까지 자라는지 보세요.',
    ),
    notice: [
      text(
        'To {largest} cells and no further: both windows together are {windows} cells, and some of them are always in flight. No timer ever fires, so RTO minimum makes no difference.',
        '{largest}개까지 자라고 멈춥니다. 두 윈도를 합치면 셀 {windows}개이고 그중 일부는 늘 이동 중입니다. 타이머가 만료되는 일이 없으므로 RTO 최솟값은 상관이 없습니다.',
      ),
      text(
        'This is the rule behind all the others: without clever dropping, a buffer must hold the sum of all windows.',
        '다른 모든 규칙의 바탕입니다. 영리하게 버리지 않으려면 버퍼가 모든 윈도의 합을 담아야 합니다.',
      ),
    ],
    tries: [
      {
        what: text(
          'Tail drop with {buf} cells, just too few: {lost} cells lost, {dead} dead.',
          '아슬아슬하게 모자란 {buf}개짜리 테일 드롭. 셀 {lost}개를 잃고 {dead}개가 헛되이 지나갑니다.',
        ),
        sets: { setup: 'small' },
      },
      { what: text('A window of {wnd}.', '윈도를 {wnd}로 줄입니다.'), sets: { wnd: 32_000 } },
      {
        what: text('Next: a cluster of web servers and its dispatcher.', '다음: 웹 서버 클러스터와 디스패처.'),
        leads: 'web-cluster',
      },
    ],
    sets: { setup: 'ample' },
    said: {
      largest: result('largestQueue', 2142, { digits: 4 }),
      // Whole packets that fit the window, of 192 cells each.
      windows: worked(
        2688,
        'count',
        ({ params }) => 2 * Math.floor(Number(params['wnd']) / (Number(params['mtu']) - 52)) * 192,
        {
          digits: 4,
        },
      ),
      lost: result('lostCells', 692, { in: { sets: { setup: 'small' } } }),
      dead: result('deadCells', 17686, { digits: 5, in: { sets: { setup: 'small' } } }),
    },
    holds: [ms(20), ms(450), ms(1500)].map(
      (rmin) => ({ result: 'lostCells', in: { sets: { rmin } }, is: 'same', than: 0 }) as const,
    ),
    shot: {
      event: { highest: 'queue', until: ms(600) },
      before: ms(250),
      after: ms(100),
      speed: ms(50),
      chart: 'queue',
    },
  },
];

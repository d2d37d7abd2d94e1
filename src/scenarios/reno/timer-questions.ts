// What the lesson of `reno` asks about silence and the timer. Every answer is worked out from the run (kit/prediction.ts).

import { ms, seconds } from '../../engine/core/time.ts';
import type { ShotEvent } from '../kit/lesson.ts';
import type { AskedRun, Question } from '../kit/prediction.ts';
import { halvesInstead, neverFalls } from '../kit/shapes.ts';
import { text } from '../kit/text.ts';

const FIRST_REPAIR: ShotEvent = { kind: 'fast-retransmit' };
const TIMEOUT: ShotEvent = { kind: 'timeout' };

/** They say when the timer will go off. */
const TIMER = ['rto', 'rexmt'];

/** What the formula alone would ask for when the timer went off. */
const formula = (run: AskedRun): number => run.number(TIMEOUT, 'srtt') + 4 * run.number(TIMEOUT, 'rttvar');
const isOnFloor = (run: AskedRun): boolean => run.number(TIMEOUT, 'rto') <= run.number(TIMEOUT, 'minimum');

export const howLong: Question = {
  id: 'silence',
  kind: 'choice',
  ask: text(
    'Two segments were lost. The first has just been sent again; too few ACKs will come back to report the second. How long will the sender wait before it sends that one again?',
    '세그먼트 둘을 잃었습니다. 첫째는 방금 다시 보냈지만, 둘째를 알려 줄 ACK는 모자랍니다. 송신자는 둘째를 다시 보내기까지 얼마나 기다릴까요?',
  ),
  from: { event: FIRST_REPAIR },
  hides: TIMER,
  until: { event: TIMEOUT, plus: ms(60) },
  chart: 'rto',
  options: [
    {
      id: 'rtt',
      label: text('One round-trip time', '왕복 시간 한 번'),
      expects: text(
        'You expected a loss to cost one round-trip time. That is so only if three duplicate ACKs come back.',
        '손실의 대가가 왕복 시간 한 번이라고 보셨습니다. 중복 ACK 세 개가 돌아올 때만 그렇습니다.',
      ),
    },
    {
      id: 'formula',
      label: text('SRTT and four times its deviation', 'SRTT에 편차의 네 배를 더한 값'),
      expects: text(
        'You expected the formula to decide. It does as soon as it asks for more than the minimum; here it asks for less.',
        '계산식이 정한다고 보셨습니다. 계산식의 값이 최솟값보다 클 때는 그렇지만, 여기서는 더 작습니다.',
      ),
    },
    {
      id: 'floor',
      label: text('The RTO minimum, {rmin}', 'RTO 최솟값, {rmin}'),
      expects: text(
        'You expected the minimum to decide. It does only while the formula asks for less.',
        '최솟값이 정한다고 보셨습니다. 계산식의 값이 그보다 작을 때만 그렇습니다.',
      ),
    },
    {
      id: 'none',
      label: text('It need not wait for the timer', '타이머를 기다리지 않아도 된다'),
      expects: text(
        'You expected the sender to learn of the second loss without its timer. Reno leaves fast recovery at the first new ACK and forgets that there was another hole; NewReno does not.',
        '타이머 없이도 둘째 손실을 안다고 보셨습니다. Reno는 새 ACK가 하나 오면 빠른 회복을 끝내고 다른 빈 곳을 잊습니다. NewReno라면 다릅니다.',
      ),
    },
  ],
  answer(run) {
    if (run.count('timeout') === 0) return 'none';
    return isOnFloor(run) ? 'floor' : 'formula';
  },
  numbers: {
    wait: { unit: 'ns', of: (run) => run.number(TIMEOUT, 'rto') },
    formula: { unit: 'ns', of: formula },
    srtt: { unit: 'ns', of: (run) => run.number(TIMEOUT, 'srtt') },
  },
  because: text(
    'The timer ran for {wait}. The formula asks for {formula}, from an SRTT of {srtt}; the larger of that and the minimum, {rmin}, is the RTO.',
    '타이머는 {wait} 동안 돌았습니다. SRTT가 {srtt}이므로 계산식은 {formula}를 요구합니다. 이 값과 최솟값 {rmin} 가운데 큰 쪽이 RTO입니다.',
  ),
};

export const afterTimeout: Question = {
  id: 'window',
  kind: 'draw',
  ask: text(
    'In a moment the timer goes off. Draw the congestion window from now on.',
    '곧 타이머가 울립니다. 지금부터의 혼잡 윈도를 그려 보세요.',
  ),
  from: { event: TIMEOUT, plus: -ms(120) },
  until: { event: TIMEOUT, plus: ms(600) },
  chart: 'window',
  gauge: 'cwnd',
  colour: 'window',
  paper: { steps: 24, levels: 36, low: 0, high: 35, scale: 'linear' },
  shapes: [
    {
      id: 'halving',
      looks: halvesInstead,
      says: text(
        'You drew cwnd halved. That is what three duplicate ACKs do; a timeout sets cwnd to one segment.',
        'cwnd가 절반이 되게 그리셨습니다. 그것은 중복 ACK 세 개가 왔을 때의 일이고, 타임아웃이 나면 cwnd는 한 세그먼트가 됩니다.',
      ),
    },
    {
      id: 'on',
      looks: neverFalls,
      says: text(
        'You drew a window that goes on as if nothing had happened. A timeout is taken for congestion: cwnd falls to one segment.',
        '아무 일도 없었던 것처럼 이어지는 윈도를 그리셨습니다. 타임아웃은 혼잡으로 여겨지므로 cwnd는 한 세그먼트로 떨어집니다.',
      ),
    },
  ],
  numbers: {
    ssthresh: { unit: 'count', of: (run) => run.value('ssthresh', run.at(TIMEOUT)) },
  },
  because: text(
    'The timeout sets cwnd to one segment. Slow start then doubles it every round trip up to ssthresh, {ssthresh} segments, and from there it grows by about one segment per round trip.',
    '타임아웃이 나면 cwnd는 한 세그먼트가 됩니다. 슬로 스타트로 왕복마다 두 배가 되다가 ssthresh인 {ssthresh} 세그먼트에 이르면 왕복마다 한 세그먼트쯤 늘어납니다.',
  ),
};

export const shorterWait: Question = {
  id: 'wait',
  kind: 'number',
  ask: text(
    'The same losses, with a minimum of {rmin}. How long will the wire be silent?',
    '손실은 같고 최솟값은 {rmin}입니다. 회선은 얼마 동안 조용할까요?',
  ),
  from: { event: FIRST_REPAIR },
  hides: TIMER,
  until: { event: TIMEOUT, plus: ms(60) },
  chart: 'rto',
  quantity: 'duration',
  range: [0, seconds(5)],
  within: 0.15,
  answer: (run) => run.result('silentTime'),
  expects: [
    {
      when: (given, run) => Math.abs(given - run.number(TIMEOUT, 'srtt')) < ms(15),
      says: text(
        'You expected one round-trip time. Without three duplicate ACKs only the timer can tell.',
        '왕복 시간 한 번이라고 보셨습니다. 중복 ACK 세 개가 없으면 타이머만이 알려 줄 수 있습니다.',
      ),
    },
    {
      when: (given, run) => Math.abs(given - formula(run)) < ms(25),
      says: text(
        'You expected what the formula gives. The minimum is larger, so the minimum is used.',
        '계산식의 값이라고 보셨습니다. 최솟값이 더 크므로 최솟값을 씁니다.',
      ),
    },
    {
      when: (given) => given >= seconds(0.9),
      says: text(
        'You expected a second, the minimum of RFC 6298. It is a setting like any other, and here it is lower.',
        'RFC 6298의 최솟값인 1초라고 보셨습니다. 최솟값도 설정일 뿐이고, 여기서는 더 작습니다.',
      ),
    },
  ],
  numbers: {
    silent: { unit: 'ns', of: (run) => run.result('silentTime') },
    formula: { unit: 'ns', of: formula },
  },
  because: text(
    'The wire was silent for {silent}. The formula alone would have asked for {formula}.',
    '회선은 {silent} 동안 조용했습니다. 계산식만 따랐다면 {formula}였을 것입니다.',
  ),
};

const LONGER = { sets: { rmin: seconds(1) } };
const gain = (run: AskedRun): number => run.result('goodput') / run.other(LONGER, 'goodput') - 1;

export const howMuchMore: Question = {
  id: 'gain',
  kind: 'choice',
  ask: text(
    'With a minimum of {rmin} the silence is much shorter than with a second. By how much does the goodput of the whole run rise?',
    '최솟값이 {rmin}이면 1초일 때보다 침묵이 훨씬 짧습니다. 실행 전체의 유효 처리량은 얼마나 늘어날까요?',
  ),
  from: { event: FIRST_REPAIR },
  hides: TIMER,
  until: { event: TIMEOUT, plus: ms(60) },
  needs: [LONGER],
  chart: 'rate',
  options: [
    {
      id: 'little',
      label: text('By a few per cent', '몇 퍼센트'),
      expects: text(
        'You expected little. That is so while silences are rare; each further one adds its share.',
        '조금이라고 보셨습니다. 침묵이 드물 때는 그렇지만, 침묵이 늘어날수록 차이도 커집니다.',
      ),
    },
    {
      id: 'half',
      label: text('By about a half', '절반쯤'),
      expects: text(
        'You expected the silence to be a large part of the run. It is one wait in all of it.',
        '침묵이 실행의 큰 부분이라고 보셨습니다. 실행 전체에서 기다림은 한 번뿐입니다.',
      ),
    },
    {
      id: 'fivefold',
      label: text('As many times as the silence is shorter', '침묵이 짧아진 만큼'),
      expects: text(
        'You expected the goodput to follow the length of the silence. It follows the share of the run that is silent.',
        '유효 처리량이 침묵의 길이를 따라간다고 보셨습니다. 실제로는 실행에서 침묵이 차지하는 몫을 따라갑니다.',
      ),
    },
  ],
  answer: (run) => (gain(run) < 0.2 ? 'little' : gain(run) < 1 ? 'half' : 'fivefold'),
  numbers: {
    now: { unit: 'bit/s', of: (run) => run.result('goodput') },
    before: { unit: 'bit/s', of: (run) => run.other(LONGER, 'goodput') },
    count: { unit: 'count', of: (run) => run.count('timeout') },
  },
  because: text(
    'Goodput is {now} instead of {before}. Timeouts in the whole run: {count}. What a timer costs depends on how often one has to wait for it.',
    '유효 처리량은 {before}에서 {now}가 됩니다. 실행 전체의 타임아웃은 {count}번입니다. 타이머의 대가는 얼마나 자주 기다려야 하느냐에 달려 있습니다.',
  ),
};

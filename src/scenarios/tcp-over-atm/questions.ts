// What the lesson of `tcp-over-atm` asks before it shows, and what it asks one to bring about. Every answer is worked out from the run
// (kit/prediction.ts).

import { ms } from '../../engine/core/time.ts';
import type { ShotEvent } from '../kit/lesson.ts';
import type { AskedRun, Question } from '../kit/prediction.ts';
import { dropsAtOnce, neverFalls } from '../kit/shapes.ts';
import type { Task } from '../kit/task.ts';
import { text } from '../kit/text.ts';

const FIRST_REFUSAL: ShotEvent = { kind: 'refuse' };
const TIMEOUT: ShotEvent = { kind: 'timeout' };

export const bufferDrains: Question = {
  id: 'queue',
  kind: 'draw',
  ask: text(
    'The switch has just refused its first packet. Draw how many cells stand in its buffer from now on.',
    '스위치가 방금 첫 패킷을 거부했습니다. 지금부터 버퍼에 셀이 몇 개 있을지 그려 보세요.',
  ),
  from: { event: FIRST_REFUSAL },
  until: { event: FIRST_REFUSAL, plus: ms(90) },
  chart: 'queue',
  gauge: 'queue',
  node: 'S',
  colour: 'data',
  paper: { steps: 30, levels: 31, low: 0, high: 1200, scale: 'linear' },
  shapes: [
    {
      id: 'once',
      looks: dropsAtOnce,
      says: text(
        'You drew a buffer that drains at once. Refusing a packet takes nothing out of it: what has been taken in still goes cell by cell.',
        '한꺼번에 비는 버퍼를 그리셨습니다. 패킷을 거부해도 버퍼에서 빠지는 것은 없습니다. 이미 받은 셀은 하나씩 나갑니다.',
      ),
    },
    {
      id: 'full',
      looks: neverFalls,
      says: text(
        'You drew a buffer that stays full. Both senders have lost a packet at the same time, and nothing follows until their timers fire.',
        '가득 찬 채로 있는 버퍼를 그리셨습니다. 두 송신자가 함께 패킷을 잃어 타이머가 울릴 때까지 아무것도 오지 않습니다.',
      ),
    },
  ],
  numbers: { largest: { unit: 'count', of: (run) => run.result('largestQueue') } },
  because: text(
    'What was under way is taken in first; the most in this run is {largest} cells. Then it drains at the speed of the link and stays empty.',
    '오는 중이던 것이 먼저 들어옵니다. 이 실행에서 가장 많을 때는 셀 {largest}개입니다. 그 뒤 링크의 속도로 비고, 빈 채로 있습니다.',
  ),
};

export const whenAgain: Question = {
  id: 'again',
  kind: 'moment',
  ask: text(
    'Both senders have lost packets and neither has fast retransmit. When will one of them send again?',
    '두 송신자 모두 패킷을 잃었고 빠른 재전송은 쓰지 않습니다. 언제 다시 보낼까요?',
  ),
  from: { event: FIRST_REFUSAL, plus: ms(60) },
  hides: ['rto', 'rexmt'],
  until: { event: TIMEOUT, plus: ms(30) },
  chart: 'rto',
  within: ms(60),
  answer: (run) => run.at(TIMEOUT),
  expects: [
    {
      when: (given, run) => given < run.at(FIRST_REFUSAL) + ms(200),
      says: text(
        'You expected it soon, after a round trip or two. Only the timer can tell here, and it has a minimum of its own.',
        '왕복 한두 번 뒤라고 보셨습니다. 여기서는 타이머만이 알려 줄 수 있고, 타이머에는 최솟값이 있습니다.',
      ),
    },
    {
      when: (given, run) => given > run.at(TIMEOUT) + ms(300),
      says: text(
        'You expected a second or so, as RFC 6298 asks. The minimum is shorter here.',
        'RFC 6298처럼 1초쯤이라고 보셨습니다. 여기서는 최솟값이 더 짧습니다.',
      ),
    },
  ],
  numbers: {
    rto: { unit: 'ns', of: (run) => run.number(TIMEOUT, 'rto') },
    idle: { unit: 'count', of: (run) => run.result('bigGaps') },
  },
  because: text(
    'The timer ran for {rto}. The link stood idle meanwhile; such pauses in the whole run: {idle}.',
    '타이머는 {rto} 동안 돌았고 그동안 링크는 놀았습니다. 실행 전체에서 이런 멈춤은 {idle}번입니다.',
  ),
};

/** Dead cells that are still carried for every packet that lost one. */
const deadPerCut = (run: AskedRun): number => run.result('deadCells') / Math.max(1, run.count('cut'));
const cellsOf = (run: AskedRun): number => run.number({ kind: 'cut' }, 'cells');

export const whatIsCarried: Question = {
  id: 'dead',
  kind: 'choice',
  ask: text(
    'A full buffer has just dropped a cell of a packet of {cells} cells. What becomes of the others of that packet?',
    '가득 찬 버퍼가 셀 {cells}개짜리 패킷에서 셀 하나를 방금 버렸습니다. 같은 패킷의 다른 셀들은 어떻게 될까요?',
  ),
  from: { event: { kind: 'cut' } },
  until: { event: { kind: 'cut' }, plus: ms(60) },
  options: [
    {
      id: 'most',
      label: text('Most are carried, for nothing', '대부분 헛되이 나른다'),
      expects: text(
        'You expected the switch to carry them. It does with tail drop; PPD remembers which packets are spoilt.',
        '스위치가 나른다고 보셨습니다. 테일 드롭이라면 그렇지만, PPD는 망가진 패킷을 기억합니다.',
      ),
    },
    {
      id: 'before',
      label: text('Those before it are carried, those behind it are not', '앞의 것은 나르고 뒤의 것은 버린다'),
      expects: text(
        'You expected the rest to be discarded. That is partial packet discard; tail drop knows nothing of packets.',
        '나머지를 버린다고 보셨습니다. 그것은 PPD이고, 테일 드롭은 패킷을 모릅니다.',
      ),
    },
    {
      id: 'few',
      label: text('Hardly any is carried', '거의 나르지 않는다'),
      expects: text(
        'You expected the switch to undo the packet. What has left the buffer is gone, and what stands in it is not searched.',
        '스위치가 패킷을 되돌린다고 보셨습니다. 이미 나간 셀은 어쩔 수 없고, 버퍼에 있는 셀을 찾아 빼지도 않습니다.',
      ),
    },
  ],
  answer(run) {
    const share = deadPerCut(run) / cellsOf(run);
    return share > 0.65 ? 'most' : share > 0.2 ? 'before' : 'few';
  },
  numbers: {
    cells: { unit: 'count', of: cellsOf },
    dead: { unit: 'count', of: (run) => run.result('deadCells') },
    cut: { unit: 'count', of: (run) => run.count('cut') },
  },
  because: text(
    'Packets that lost a cell in the whole run: {cut}; cells of theirs that were carried all the same: {dead}. One cell in {cells} is enough to lose the packet.',
    '실행 전체에서 셀을 잃은 패킷은 {cut}개, 그런데도 나른 그 패킷들의 셀은 {dead}개입니다. 셀 {cells}개 가운데 하나만 잃어도 패킷 전체를 잃습니다.',
  ),
};

const withPolicy = (policy: string) => ({ sets: { policy } });

export const rankPolicies: Question = {
  id: 'rank',
  kind: 'order',
  ask: text(
    'The same buffer of {buf} cells and the same packets. Put the three policies in order of the load the link carries.',
    '셀 {buf}개짜리 같은 버퍼와 같은 패킷입니다. 세 정책을 링크가 나르는 양이 큰 순서로 놓아 보세요.',
  ),
  from: { event: FIRST_REFUSAL },
  until: { event: TIMEOUT, plus: ms(200) },
  unit: 'fraction',
  alike: 0.02,
  ends: [text('highest load', '가장 큰 부하'), text('lowest', '가장 작은 값')],
  needs: ['tail', 'ppd', 'epd'].map(withPolicy),
  items: [
    { id: 'tail', label: text('Tail drop', '테일 드롭'), of: (run) => run.other(withPolicy('tail'), 'load') },
    { id: 'ppd', label: text('PPD', 'PPD'), of: (run) => run.other(withPolicy('ppd'), 'load') },
    { id: 'epd', label: text('EPD', 'EPD'), of: (run) => run.other(withPolicy('epd'), 'load') },
  ],
  expects: [
    {
      when: ([first]) => first === 'epd',
      says: text(
        'You expected EPD to be the best. Here its threshold leaves half of the buffer unused, and few connections share the rest.',
        'EPD가 가장 좋다고 보셨습니다. 여기서는 임계값 때문에 버퍼의 절반을 쓰지 않고, 나머지를 나누는 연결도 적습니다.',
      ),
    },
    {
      when: ([first]) => first === 'tail',
      says: text(
        'You expected the simplest policy to carry most. It carries cells, but most of them belong to packets that are lost already.',
        '가장 단순한 정책이 많이 나른다고 보셨습니다. 셀은 나르지만 많은 수가 이미 잃은 패킷의 것입니다.',
      ),
    },
  ],
  numbers: {
    tail: { unit: 'fraction', of: (run) => run.other(withPolicy('tail'), 'load'), digits: 2 },
    ppd: { unit: 'fraction', of: (run) => run.other(withPolicy('ppd'), 'load'), digits: 2 },
    epd: { unit: 'fraction', of: (run) => run.other(withPolicy('epd'), 'load'), digits: 2 },
  },
  because: text(
    'The load is {tail} with tail drop, {ppd} with PPD and {epd} with EPD. One seed: try another before you believe the order.',
    '부하는 테일 드롭 {tail}, PPD {ppd}, EPD {epd}입니다. 시드 하나의 결과이니, 순서를 믿기 전에 다른 시드로도 해 보세요.',
  ),
};

export const fillTheLink: Task = {
  id: 'load',
  ask: text(
    'Bring the load of the link above 90 % and lose not a single cell, without touching its rate, its delay or the number of senders.',
    '링크의 속도와 지연, 송신자 수는 그대로 두고 셀을 하나도 잃지 않으면서 링크의 부하를 90 %보다 크게 만드세요.',
  ),
  goal: 'load > 90 % and lostCells = 0, without bw, delay, n',
};

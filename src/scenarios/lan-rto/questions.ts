// What the lesson of `lan-rto` asks before it shows, and what it asks one to bring about. Every answer is worked out from the run
// (kit/prediction.ts).

import { ms, seconds } from '../../engine/core/time.ts';
import type { ShotEvent } from '../kit/lesson.ts';
import type { AskedRun, Question } from '../kit/prediction.ts';
import { endsTooHigh, halvesInstead } from '../kit/shapes.ts';
import type { Task } from '../kit/task.ts';
import { text } from '../kit/text.ts';

const FIRST_REPAIR: ShotEvent = { kind: 'fast-retransmit' };
const TIMEOUT: ShotEvent = { kind: 'timeout' };

export const whenComplete: Question = {
  id: 'page',
  kind: 'moment',
  ask: text(
    'The server has repaired one of two losses; nobody has told it of the other. When will the page of client 4 be complete?',
    '서버는 두 손실 가운데 하나를 고쳤고, 다른 하나는 아무도 알려 주지 않았습니다. 클라이언트 4의 페이지는 언제 완성될까요?',
  ),
  from: { event: FIRST_REPAIR },
  hides: ['rto', 'rexmt'],
  until: { event: { kind: 'page' }, plus: ms(20) },
  chart: 'rto',
  within: ms(100),
  answer: (run) => run.at({ kind: 'page' }),
  expects: [
    {
      when: (given, run) => given < run.at(FIRST_REPAIR) + ms(150),
      says: text(
        'You expected a few round trips. They are short on a LAN, but the loss at the end of a burst has no three ACKs behind it to report it.',
        '왕복 몇 번이면 된다고 보셨습니다. LAN의 왕복은 짧지만, 버스트 끝의 손실에는 알려 줄 ACK 세 개가 뒤따르지 않습니다.',
      ),
    },
    {
      when: (given, run) => given > run.at(TIMEOUT) + ms(500),
      says: text(
        'You expected more than one timeout. A single segment is missing; it goes through at once when the timer has fired.',
        '타임아웃이 여러 번이라고 보셨습니다. 빠진 세그먼트는 하나뿐이고, 타이머가 울리면 곧바로 갑니다.',
      ),
    },
  ],
  numbers: {
    waited: { unit: 'ns', of: (run) => run.number(TIMEOUT, 'rto') },
    srtt: { unit: 'ns', of: (run) => run.number(TIMEOUT, 'srtt'), digits: 2 },
  },
  because: text(
    'The timer was set to {waited}, although a round trip takes {srtt}. A few milliseconds after it has fired the page is complete.',
    '왕복 시간은 {srtt}인데 타이머는 {waited}에 맞추어져 있었습니다. 타이머가 울리고 몇 밀리초 뒤에 페이지가 완성됩니다.',
  ),
};

export const lanWindow: Question = {
  id: 'window',
  kind: 'draw',
  ask: text(
    'The timer of the connection is about to go off. Draw its congestion window.',
    '이 연결의 타이머가 곧 울립니다. 혼잡 윈도를 그려 보세요.',
  ),
  from: { event: TIMEOUT, plus: -ms(100) },
  until: { event: TIMEOUT, plus: ms(140) },
  chart: 'window',
  gauge: 'cwnd',
  colour: 'window',
  paper: { steps: 24, levels: 31, low: 0, high: 30, scale: 'linear' },
  shapes: [
    {
      id: 'halving',
      looks: halvesInstead,
      says: text(
        'You drew cwnd halved. Duplicate ACKs halve it; a timeout sets it to one segment.',
        'cwnd가 절반이 되게 그리셨습니다. 절반은 중복 ACK가 왔을 때이고, 타임아웃이 나면 한 세그먼트가 됩니다.',
      ),
    },
    {
      id: 'high',
      looks: endsTooHigh,
      says: text(
        'You drew a window that recovers at once. After a timeout it begins again at one segment, and there is nothing more to send until the next page.',
        '금세 되돌아오는 윈도를 그리셨습니다. 타임아웃 뒤에는 한 세그먼트부터 다시 시작하고, 다음 페이지까지는 더 보낼 것도 없습니다.',
      ),
    },
  ],
  because: text(
    'The timeout sets cwnd to one segment. The page is then complete with the next ACKs, and an idle connection has nothing to make its window grow.',
    '타임아웃이 나면 cwnd는 한 세그먼트가 됩니다. 그다음 ACK들로 페이지가 완성되고, 쉬는 연결에는 윈도를 키울 ACK가 없습니다.',
  ),
};

const BOUNDED = { sets: { rto: 'bounded' } };
const faster = (run: AskedRun): number => run.result('pages') / run.other(BOUNDED, 'pages');

export const fixedOrLow: Question = {
  id: 'fixed',
  kind: 'choice',
  ask: text(
    'The RTO is fixed at {rmin}. How many pages are completed, compared with the usual algorithm with a minimum of {rmin}?',
    'RTO를 {rmin}로 고정했습니다. 보통 알고리즘에 최솟값만 {rmin}로 둔 경우와 견주면 완료되는 페이지는 얼마나 될까요?',
  ),
  from: { event: FIRST_REPAIR },
  until: { event: TIMEOUT, plus: ms(30) },
  needs: [BOUNDED],
  options: [
    {
      id: 'more',
      label: text('Clearly more', '뚜렷이 많다'),
      expects: text(
        'You expected the fixing to help. What helps is that the wait is short; the formula with a low minimum waits no longer.',
        '고정해서 좋아진다고 보셨습니다. 도움이 되는 것은 기다림이 짧다는 점이고, 최솟값을 낮춘 계산식도 더 기다리지 않습니다.',
      ),
    },
    {
      id: 'same',
      label: text('As many', '같다'),
      expects: text(
        'You expected no difference. There is none while the formula stays on its floor and no timer fires twice in a row.',
        '차이가 없다고 보셨습니다. 계산식이 바닥에 머물고 타이머가 잇따라 울리지 않을 때만 그렇습니다.',
      ),
    },
    {
      id: 'fewer',
      label: text('Clearly fewer', '뚜렷이 적다'),
      expects: text(
        'You expected the fixed timer to do harm. It does where it is shorter than the round trips, or where back-off is needed.',
        '고정한 타이머가 해롭다고 보셨습니다. 왕복 시간보다 짧거나 백오프가 필요할 때는 그렇습니다.',
      ),
    },
  ],
  answer: (run) => (faster(run) > 1.02 ? 'more' : faster(run) < 0.98 ? 'fewer' : 'same'),
  numbers: {
    fixed: { unit: 'count', of: (run) => run.result('pages') },
    bounded: { unit: 'count', of: (run) => run.other(BOUNDED, 'pages') },
  },
  because: text(
    'Fixed, {fixed} pages are completed; with the algorithm, {bounded}. Fixing the timer is not what makes the difference: its floor is.',
    '고정하면 페이지 {fixed}개, 알고리즘으로는 {bounded}개를 완료합니다. 차이를 만드는 것은 고정이 아니라 하한입니다.',
  ),
};

export const whereLost: Question = {
  id: 'where',
  kind: 'place',
  ask: text(
    'The queue in the server’s NIC now has room for everything. Where will the first packet be lost?',
    '서버 NIC의 큐에 이제 모든 것이 들어갑니다. 첫 패킷은 어디에서 사라질까요?',
  ),
  from: ms(100),
  until: { event: { kind: 'drop' }, plus: ms(40) },
  among: [
    { id: 'server', node: 'S', label: text('In the server’s NIC', '서버의 NIC에서') },
    { id: 'client', node: 'C4', label: text('In the NIC of client 4', '클라이언트 4의 NIC에서') },
    { id: 'router', node: 'R', label: text('In the router', '라우터에서') },
  ],
  answer: (run) => run.place({ kind: 'drop' }),
  expects: [
    {
      when: (given) => given === 'S',
      says: text(
        'You expected the loss where the data are. With this much room nothing is lost there; the ACKs are what is crowded out.',
        '데이터가 있는 곳에서 잃는다고 보셨습니다. 자리가 이만하면 그곳에서는 잃지 않고, 밀려나는 것은 ACK입니다.',
      ),
    },
    {
      when: (given) => given === 'R',
      says: text(
        'You expected losses to happen in routers. They happen wherever packets come faster than they can leave: here before a busy bus.',
        '손실은 라우터에서 생긴다고 보셨습니다. 나갈 수 있는 것보다 빨리 들어오는 곳이면 어디든 생깁니다. 여기서는 바쁜 버스 앞입니다.',
      ),
    },
  ],
  numbers: { acks: { unit: 'count', of: (run) => run.result('acksLost') } },
  because: text(
    'The busy server keeps winning the bus, and the ACKs of client 4 pile up behind it: {acks} ACKs are lost in this run, and no segment.',
    '바쁜 서버가 버스를 계속 차지해 클라이언트 4의 ACK가 쌓입니다. 이 실행에서 ACK {acks}개를 잃고 세그먼트는 하나도 잃지 않습니다.',
  ),
};

export const busyOrUseful: Question = {
  id: 'useful',
  kind: 'choice',
  ask: text(
    'The RTO is fixed at {rmin}, and the users ask for a tenth of what the bus can carry. What will the bus be doing?',
    'RTO를 {rmin}로 고정했고, 사용자들은 버스가 나를 수 있는 양의 10분의 1쯤을 요청합니다. 버스는 무엇을 하고 있을까요?',
  ),
  from: ms(10),
  until: seconds(2),
  chart: 'rate',
  options: [
    {
      id: 'idle',
      label: text('Mostly idle, as the load is small', '부하가 작으니 대체로 비어 있다'),
      expects: text(
        'You expected the load to decide. A timer shorter than every round trip sends each segment again and again, whatever the load.',
        '부하가 정한다고 보셨습니다. 모든 왕복보다 짧은 타이머는 부하와 상관없이 세그먼트를 거듭 보냅니다.',
      ),
    },
    {
      id: 'new',
      label: text('Busy, mostly with new data', '바쁘고, 대부분 새 데이터다'),
      expects: text(
        'You expected a busy bus to be a useful one. High throughput says nothing about how much of it is new.',
        '바쁜 버스가 쓸모 있다고 보셨습니다. 처리량이 높아도 그 가운데 새것이 얼마인지는 알 수 없습니다.',
      ),
    },
    {
      id: 'copies',
      label: text('Busy, mostly with copies', '바쁘고, 대부분 사본이다'),
      expects: text(
        'You expected a collapse. It needs a timer that goes off before the ACKs can be back.',
        '붕괴를 예상하셨습니다. ACK가 돌아오기 전에 울리는 타이머가 있어야 그렇게 됩니다.',
      ),
    },
  ],
  answer(run) {
    if (run.result('utilisation') < 0.5) return 'idle';
    return run.result('goodput') > 0.5 * run.result('throughput') ? 'new' : 'copies';
  },
  numbers: {
    busy: { unit: 'fraction', of: (run) => run.result('utilisation'), digits: 2 },
    carried: { unit: 'bit/s', of: (run) => run.result('throughput') },
    useful: { unit: 'bit/s', of: (run) => run.result('goodput') },
  },
  because: text(
    'The bus is busy {busy} of the time and carries {carried}, of which {useful} are new. Each copy delays the ACKs further, and so makes the next copy.',
    '버스는 시간의 {busy} 동안 바쁘고 {carried}를 나르지만, 그 가운데 새 데이터는 {useful}입니다. 사본이 ACK를 더 늦추고, 그래서 또 사본이 생깁니다.',
  ),
};

export const morePages: Task = {
  id: 'pages',
  ask: text(
    'Complete at least 180 pages without changing how many users there are or how fast the bus is.',
    '사용자 수와 버스의 속도는 그대로 두고 페이지를 180개 이상 완료하세요.',
  ),
  goal: 'pages >= 180, without clients, users, bw, end',
};

// What the lesson of `nic-buffer` asks before it shows, and what it asks one to bring about. Every answer is worked out from the run
// (kit/prediction.ts).

import { ms } from '../../engine/core/time.ts';
import type { ShotEvent } from '../kit/lesson.ts';
import type { AskedRun, Question } from '../kit/prediction.ts';
import { dropsAtOnce, neverFalls } from '../kit/shapes.ts';
import type { Task } from '../kit/task.ts';
import { text } from '../kit/text.ts';

const FIRST_DROP: ShotEvent = { kind: 'drop' };

export const whereLost: Question = {
  id: 'where',
  kind: 'place',
  ask: text(
    'Several responses begin at once. Where will the first packet be lost?',
    '여러 응답이 한꺼번에 시작됩니다. 첫 패킷은 어디에서 사라질까요?',
  ),
  from: { event: FIRST_DROP, plus: -ms(12) },
  until: { event: FIRST_DROP, plus: ms(8) },
  among: [
    { id: 'server', node: 'S', label: text('In the server’s NIC', '서버의 NIC에서') },
    { id: 'client', node: 'C4', label: text('In the NIC of a client', '클라이언트의 NIC에서') },
    { id: 'bus', node: 'bus', label: text('On the bus, in a collision', '버스에서, 충돌로') },
  ],
  answer(run) {
    const node = run.place(FIRST_DROP);
    return node.startsWith('C') ? 'C4' : node;
  },
  expects: [
    {
      when: (given) => given === 'C4',
      says: text(
        'You expected the client to lose packets. It only sends ACKs and requests, far fewer bytes than the server has to send.',
        '클라이언트에서 잃는다고 보셨습니다. 클라이언트가 보내는 것은 ACK와 요청뿐이라 서버가 보내는 양보다 훨씬 적습니다.',
      ),
    },
    {
      when: (given) => given === 'bus',
      says: text(
        'You expected a collision to be a loss. A station that collides backs off and sends the same frame again; it gives up only after sixteen attempts.',
        '충돌이 곧 손실이라고 보셨습니다. 충돌한 장치는 물러났다가 같은 프레임을 다시 보내고, 열여섯 번을 실패해야 포기합니다.',
      ),
    },
  ],
  because: text(
    'The windows of all responses together are larger than the {nicq} packets that the server’s queue holds, and they arrive faster than the bus takes them.',
    '모든 응답의 윈도를 합하면 서버 큐에 들어가는 {nicq}개보다 많고, 버스가 내보내는 것보다 빨리 들어옵니다.',
  ),
};

export const queueDrains: Question = {
  id: 'queue',
  kind: 'draw',
  ask: text(
    'The queue has just overflowed. Draw how many packets stand in it from now on.',
    '큐가 방금 넘쳤습니다. 지금부터 큐에 패킷이 몇 개 있을지 그려 보세요.',
  ),
  from: { event: FIRST_DROP, plus: ms(1) },
  until: { event: FIRST_DROP, plus: ms(61) },
  chart: 'queue',
  gauge: 'queue',
  node: 'S',
  colour: 'data',
  paper: { steps: 30, levels: 36, low: 0, high: 70, scale: 'linear' },
  shapes: [
    {
      id: 'once',
      looks: dropsAtOnce,
      says: text(
        'You drew a queue that drains at once. It drains no faster than the link can send: one packet after the other.',
        '한꺼번에 비는 큐를 그리셨습니다. 큐는 링크가 보내는 것보다 빨리 비지 않습니다. 패킷 하나씩 나갑니다.',
      ),
    },
    {
      id: 'full',
      looks: neverFalls,
      says: text(
        'You drew a queue that stays full. The senders whose packets were dropped have nothing to send until ACKs come or a timer fires.',
        '가득 찬 채로 있는 큐를 그리셨습니다. 패킷을 잃은 송신자는 ACK가 오거나 타이머가 울릴 때까지 보낼 것이 없습니다.',
      ),
    },
  ],
  because: text(
    'It drains packet by packet at the speed of the bus, and then stands empty: the connections that lost packets wait for their timers.',
    '버스의 속도로 하나씩 빠져나간 뒤 비어 있습니다. 패킷을 잃은 연결들은 타이머를 기다립니다.',
  ),
};

const LARGER = { sets: { nicq: 70 } };
const ratio = (run: AskedRun, name: string): number => run.result(name) / run.other(LARGER, name);

export const throughputStays: Question = {
  id: 'throughput',
  kind: 'choice',
  ask: text(
    'This queue holds {nicq} packets. How does its throughput compare with a queue of seventy?',
    '이 큐에는 패킷 {nicq}개가 들어갑니다. 일흔 개짜리 큐와 견주면 처리량은 어떨까요?',
  ),
  from: { event: FIRST_DROP },
  until: { event: FIRST_DROP, plus: ms(1200) },
  needs: [LARGER],
  options: [
    {
      id: 'much',
      label: text('Much lower', '훨씬 작다'),
      expects: text(
        'You expected lost packets to be lost throughput. What is lost is sent again, and users who wait ask for the same pages later.',
        '패킷을 잃으면 처리량도 잃는다고 보셨습니다. 잃은 것은 다시 보내고, 기다린 사용자도 같은 페이지를 나중에 요청합니다.',
      ),
    },
    {
      id: 'same',
      label: text('About the same', '거의 같다'),
      expects: text(
        'You expected it to stay the same. It does as long as the load, and not the queue, decides what is carried.',
        '그대로라고 보셨습니다. 나르는 양을 큐가 아니라 부하가 정할 때만 그렇습니다.',
      ),
    },
    {
      id: 'higher',
      label: text('Higher', '더 크다'),
      expects: text(
        'You expected more throughput from a smaller queue. Copies count as throughput, but here they are too few for that.',
        '작은 큐의 처리량이 더 크다고 보셨습니다. 사본도 처리량에 들어가지만 여기서는 그만큼 많지 않습니다.',
      ),
    },
  ],
  answer: (run) => (ratio(run, 'throughput') < 0.9 ? 'much' : ratio(run, 'throughput') > 1.1 ? 'higher' : 'same'),
  numbers: {
    small: { unit: 'bit/s', of: (run) => run.result('throughput') },
    large: { unit: 'bit/s', of: (run) => run.other(LARGER, 'throughput') },
    long: { unit: 'ns', of: (run) => run.result('responseTime') },
    short: { unit: 'ns', of: (run) => run.other(LARGER, 'responseTime') },
  },
  because: text(
    'Throughput is {small} against {large}. What the small queue costs is time: a page takes {long} on average instead of {short}.',
    '처리량은 {small}와 {large}입니다. 작은 큐의 대가는 시간입니다. 페이지 하나에 평균 {short} 대신 {long}가 걸립니다.',
  ),
};

export const largerWorse: Question = {
  id: 'larger',
  kind: 'choice',
  ask: text(
    'The queue holds {nicq} packets and the timer is fixed at {rmin}. How do response times compare with a queue of seventy?',
    '큐에는 패킷 {nicq}개가 들어가고 타이머는 {rmin}로 고정되어 있습니다. 일흔 개짜리 큐와 견주면 응답 시간은 어떨까요?',
  ),
  from: { event: { kind: 'timeout' } },
  until: { event: { kind: 'timeout' }, plus: ms(1500) },
  needs: [LARGER],
  options: [
    {
      id: 'shorter',
      label: text('Shorter', '더 짧다'),
      expects: text(
        'You expected more room to be better. Room is waiting time: packets stand in the queue for longer than the timer waits.',
        '자리가 많을수록 좋다고 보셨습니다. 자리는 곧 기다림입니다. 패킷이 큐에 있는 시간이 타이머보다 길어집니다.',
      ),
    },
    {
      id: 'same',
      label: text('About the same', '거의 같다'),
      expects: text(
        'You expected no cost. There is none while the timer is longer than the wait in the queue.',
        '대가가 없다고 보셨습니다. 타이머가 큐에서의 기다림보다 길 때만 그렇습니다.',
      ),
    },
    {
      id: 'longer',
      label: text('Much longer', '훨씬 길다'),
      expects: text(
        'You expected the larger queue to be worse. It is only with a timer that is shorter than the wait in it.',
        '큰 큐가 더 나쁘다고 보셨습니다. 타이머가 큐에서의 기다림보다 짧을 때만 그렇습니다.',
      ),
    },
  ],
  answer: (run) =>
    ratio(run, 'responseTime') > 1.5 ? 'longer' : ratio(run, 'responseTime') < 0.9 ? 'shorter' : 'same',
  numbers: {
    long: { unit: 'ns', of: (run) => run.result('responseTime') },
    short: { unit: 'ns', of: (run) => run.other(LARGER, 'responseTime') },
    needless: { unit: 'count', of: (run) => run.result('spurious') },
  },
  because: text(
    'Response times are {long} against {short}. Packets wait in the queue for longer than {rmin}, the timer sends them again, and {needless} copies arrive for nothing.',
    '응답 시간은 {long}와 {short}입니다. 패킷이 큐에서 {rmin}보다 오래 기다려 타이머가 다시 보내고, 사본 {needless}개가 헛되이 도착합니다.',
  ),
};

export const nothingLost: Task = {
  id: 'lossless',
  ask: text(
    'Lose nothing at the server, with the same users and pages. Which is the smallest queue that does it?',
    '사용자와 페이지는 그대로 두고 서버에서 아무것도 잃지 않게 하세요. 그렇게 되는 가장 작은 큐는 얼마일까요?',
  ),
  goal: 'serverDrops = 0 and pages >= 48, without work, clients, users, mean, par, wnd',
};

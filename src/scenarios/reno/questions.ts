// What the lesson of `reno` asks about losses, queues and paths that change, and what it asks one to bring about. Every answer
// is worked out from the run (kit/prediction.ts).

import { ms, seconds } from '../../engine/core/time.ts';
import type { ShotEvent } from '../kit/lesson.ts';
import type { Question } from '../kit/prediction.ts';
import { risesEvenly, staysFlat } from '../kit/shapes.ts';
import type { Task } from '../kit/task.ts';
import { text } from '../kit/text.ts';

const SINGLE_LOSS: ShotEvent = { kind: 'drop', nth: 3 };
const SINGLE_REPAIR: ShotEvent = { kind: 'fast-retransmit', nth: 2 };

export const whenRepaired: Question = {
  id: 'repair',
  kind: 'moment',
  ask: text(
    'The queue has just dropped one segment, and many others follow it. When will it be sent again?',
    '큐가 방금 세그먼트 하나를 버렸고, 그 뒤로 다른 세그먼트가 많이 갑니다. 버린 세그먼트는 언제 다시 보낼까요?',
  ),
  from: { event: SINGLE_LOSS },
  until: { event: SINGLE_REPAIR, plus: ms(300) },
  chart: 'window',
  within: ms(50),
  answer: (run) => run.at(SINGLE_REPAIR),
  expects: [
    {
      when: (given, run) => given >= run.at(SINGLE_LOSS) + 0.8 * run.value('rto', run.at(SINGLE_LOSS)),
      says: text(
        'You expected the timer. Here more than three segments follow the lost one, and their duplicate ACKs are quicker.',
        '타이머를 예상하셨습니다. 여기서는 잃은 세그먼트 뒤로 셋 넘게 가므로 중복 ACK가 더 빨리 알려 줍니다.',
      ),
    },
    {
      when: (given, run) => given < run.at(SINGLE_LOSS) + ms(40),
      says: text(
        'You expected the sender to know at once. The segments behind the loss have to pass the queue, arrive, and be acknowledged first.',
        '송신자가 바로 안다고 보셨습니다. 먼저 뒤따르는 세그먼트가 큐를 지나 도착하고 그 ACK가 돌아와야 합니다.',
      ),
    },
  ],
  numbers: {
    after: { unit: 'ns', of: (run) => run.at(SINGLE_REPAIR) - run.at(SINGLE_LOSS) },
    srtt: { unit: 'ns', of: (run) => run.value('srtt', run.at(SINGLE_REPAIR)) },
  },
  because: text(
    'It is sent again after {after}: about one round-trip time (SRTT {srtt}, most of it spent in the queue), when the third duplicate ACK is back.',
    '{after} 뒤에 다시 보냅니다. 왕복 시간 한 번쯤(SRTT {srtt}, 대부분은 큐에서 보낸 시간) 지나 세 번째 중복 ACK가 돌아온 때입니다.',
  ),
};

export const roundTrips: Question = {
  id: 'rtt',
  kind: 'draw',
  ask: text(
    'The sender keeps doubling its window and nothing will be lost. Draw the smoothed round-trip time, SRTT, from now on.',
    '송신자는 윈도를 계속 두 배로 늘리고, 아무것도 잃지 않습니다. 지금부터의 평활 왕복 시간 SRTT를 그려 보세요.',
  ),
  from: ms(200),
  until: seconds(3),
  chart: 'rto',
  gauge: 'srtt',
  colour: 'ack',
  paper: { steps: 28, levels: 25, low: ms(40), high: seconds(1), scale: 'log' },
  shapes: [
    {
      id: 'flat',
      looks: staysFlat,
      says: text(
        'You drew a round-trip time that stays flat while the queue fills. Every segment waits behind those in the queue, and the wait is part of its round trip.',
        '큐가 차는 동안에도 왕복 시간이 그대로인 것으로 그리셨습니다. 세그먼트는 큐에 있는 것들 뒤에서 기다리고, 그 시간도 왕복 시간에 들어갑니다.',
      ),
    },
    {
      id: 'rising',
      looks: risesEvenly,
      says: text(
        'You drew it rising without end. The receiver’s window is the limit: once that many segments are in flight, the queue grows no longer.',
        '끝없이 오르는 것으로 그리셨습니다. 한도는 수신 윈도입니다. 그만큼 보내고 나면 큐는 더 늘지 않습니다.',
      ),
    },
  ],
  numbers: {
    before: { unit: 'ns', of: (run) => run.value('srtt', ms(200)) },
    after: { unit: 'ns', of: (run) => run.value('srtt', seconds(3)) },
    queue: { unit: 'packets', of: (run) => run.result('largestQueue') },
  },
  because: text(
    'It grows from {before} to {after} and stays there: up to {queue} packets stand in the queue, and each takes its time on the slow link.',
    '{before}에서 {after}로 오른 뒤 그대로입니다. 큐에 패킷이 많게는 {queue}개 있고, 하나하나 느린 링크를 지나는 시간이 걸립니다.',
  ),
};

const floor = (rmin: number) => ({ sets: { rmin } });

export const bestMinimum: Question = {
  id: 'best',
  kind: 'order',
  ask: text(
    'The path has just become much longer. Put the three RTO minima in order of the goodput they give in this run.',
    '경로가 방금 훨씬 길어졌습니다. 세 RTO 최솟값을 이 실행의 유효 처리량이 큰 순서로 놓아 보세요.',
  ),
  from: { event: { kind: 'change' } },
  until: { event: { kind: 'change' }, plus: seconds(1.6) },
  chart: 'rto',
  unit: 'bit/s',
  alike: 0.01,
  ends: [text('highest goodput', '가장 큰 유효 처리량'), text('lowest', '가장 작은 값')],
  needs: [floor(ms(1)), floor(ms(200)), floor(seconds(1))],
  items: [
    { id: 'ms1', label: text('1 ms', '1 ms'), of: (run) => run.other(floor(ms(1)), 'goodput') },
    { id: 'ms200', label: text('200 ms', '200 ms'), of: (run) => run.other(floor(ms(200)), 'goodput') },
    { id: 's1', label: text('1 s', '1초'), of: (run) => run.other(floor(seconds(1)), 'goodput') },
  ],
  expects: [
    {
      when: ([first]) => first === 'ms1',
      says: text(
        'You expected the fastest timer to be the best. It fires while the ACKs are on their way: copies are sent, and cwnd falls to one segment for nothing.',
        '가장 빠른 타이머가 가장 좋다고 보셨습니다. ACK가 오는 중에 울려서 사본을 보내고 cwnd를 까닭 없이 한 세그먼트로 떨어뜨립니다.',
      ),
    },
    {
      when: ([first]) => first === 's1',
      says: text(
        'You expected the most patient timer to be the best. It sends nothing for nothing, but every real loss waits for it.',
        '가장 오래 참는 타이머가 가장 좋다고 보셨습니다. 헛되이 보내는 것은 없지만 진짜 손실도 그만큼 기다립니다.',
      ),
    },
  ],
  numbers: {
    fast: { unit: 'bit/s', of: (run) => run.other(floor(ms(1)), 'goodput') },
    middle: { unit: 'bit/s', of: (run) => run.other(floor(ms(200)), 'goodput') },
    slow: { unit: 'bit/s', of: (run) => run.other(floor(seconds(1)), 'goodput') },
  },
  because: text(
    'Goodput is {fast} with 1 ms, {middle} with 200 ms and {slow} with 1 s. A minimum is insurance against a path that changes; too high a minimum is silence.',
    '유효 처리량은 1 ms에서 {fast}, 200 ms에서 {middle}, 1초에서 {slow}입니다. 최솟값은 경로가 바뀔 때를 위한 보험이고, 지나치게 높으면 침묵이 됩니다.',
  ),
};

export const withoutRepairs: Task = {
  id: 'smooth',
  ask: text(
    'Bring the goodput above 1.9 Mbit/s with at most one retransmission, without touching rate, delay or the number of senders.',
    '전송 속도와 지연, 송신자 수는 그대로 두고, 재전송은 많아야 한 번으로 유효 처리량을 1.9 Mbit/s보다 크게 만드세요.',
  ),
  goal: 'goodput > 1.9 Mbit/s and retransmissions <= 1, without bw, delay, n',
};

export const oneKill: Task = {
  id: 'kill',
  ask: text(
    'Drop exactly one packet by hand (press it on the stage) so that the wire is silent for 900 ms or more. Then find one whose loss costs nothing.',
    '무대에서 패킷을 눌러 정확히 하나만 버려서 회선을 900 ms 이상 조용하게 만드세요. 그다음에는 버려도 아무 대가가 없는 패킷을 찾아보세요.',
  ),
  goal: 'kills = 1 and silentTime >= 900 ms, without rmin, q, loss',
};

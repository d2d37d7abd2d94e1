// The lesson of `reno`, step by step.

import { ms, seconds } from '../../engine/core/time.ts';
import { defineLesson } from '../kit/define-lesson.ts';
import type { LessonStep } from '../kit/lesson.ts';
import { carried, cited, result, worded, worked } from '../kit/said.ts';
import { text } from '../kit/text.ts';
import { bestMinimum, oneKill, roundTrips, whenRepaired, withoutRepairs } from './questions.ts';
import { scenario as reno } from './scenario.ts';
import { afterTimeout, howLong, howMuchMore, shorterWait } from './timer-questions.ts';

const silence: LessonStep = {
  question: reno.question,
  see: reno.lead,
  notice: [
    text(
      'Two segments of one window are lost, {first} and {second}. Three duplicate ACKs report the first; for the second too few follow.',
      '한 윈도에서 세그먼트 {first}번과 {second}번이 사라집니다. 첫 번째는 중복 ACK 세 개가 알려 주지만, 두 번째는 뒤따르는 ACK가 모자랍니다.',
    ),
    text(
      'While the wire is silent the queue is empty: the network is free; only the sender’s timer holds things up.',
      '회선이 조용한 동안 큐는 비어 있습니다. 네트워크는 한가한데 송신자의 타이머만 기다리고 있습니다.',
    ),
    text(
      'A timeout costs more than the wait: afterwards cwnd is one segment, and slow start begins again.',
      '타임아웃의 대가는 기다린 시간만이 아닙니다. 그 뒤 cwnd는 한 세그먼트가 되고 슬로 스타트부터 다시 합니다.',
    ),
  ],
  tries: [
    { what: text('Drag RTO minimum while the wire is silent.', '회선이 조용할 때 RTO 최솟값을 움직여 보세요.') },
    { what: text('Set RTO minimum to {rmin}.', 'RTO 최솟값을 {rmin}로 바꿉니다.'), sets: { rmin: ms(200) } },
  ],
  said: {
    first: worked(43, 'count', (run) => run.number({ kind: 'drop' }, 'segment')),
    second: worked(45, 'count', (run) => run.number({ kind: 'drop', nth: 2 }, 'segment')),
  },
  shot: { event: { kind: 'timeout' }, before: seconds(1.5), after: ms(500), speed: ms(100), chart: 'rto' },
  asks: [howLong, afterTimeout],
};

const whoDecides: LessonStep = {
  question: text('Who decides how long the silence lasts?', '침묵의 길이는 무엇이 정할까요?'),
  see: text(
    'The same two losses in both runs: A has the RTO minimum of {longer} from before, B has {rmin}. Compare how long the wire is silent with what the formula asks for at that moment.',
    '두 실행의 손실은 똑같이 둘입니다. RTO 최솟값은 A가 앞의 {longer}, B가 {rmin}입니다. 회선이 조용한 시간과 그때 계산식이 요구하는 값을 견주어 보세요.',
  ),
  notice: [
    text(
      'The formula would be content with {formula}: the smoothed RTT of {srtt} and four times its mean deviation. The minimum decides, and the silence is as long as the minimum: {silent}.',
      '계산식대로라면 {formula}이면 됩니다. 평활 RTT {srtt}에 평균 편차의 네 배를 더한 값입니다. 최솟값이 더 크므로 그것이 정하고, 침묵도 그만큼인 {silent}입니다.',
    ),
    text(
      'Later the queue fills, and for part of the run the formula asks for more than the minimum: the line of the RTO then leaves its floor. With {longer} it never does.',
      '나중에 큐가 차면 계산식이 최솟값보다 큰 값을 요구하는 때가 있고, 그때 RTO 선이 바닥에서 떨어집니다. {longer}일 때는 그런 일이 없습니다.',
    ),
    text(
      'The silence is {fifth} as long, but the goodput only rises from {slow} to {goodput}: there is only one silence in the run.',
      '침묵은 {fifth}로 줄지만 유효 처리량은 {slow}에서 {goodput}로 오를 뿐입니다. 침묵이 한 번뿐이기 때문입니다.',
    ),
  ],
  tries: [
    {
      what: text(
        'Set it to {rmin}. Why is the silence not {rmin} long?',
        '{rmin}로 내립니다. 침묵은 왜 {rmin}가 아닐까요?',
      ),
      sets: { rmin: ms(10) },
    },
  ],
  sets: { rmin: ms(200) },
  beside: [{ sets: { rmin: seconds(1) } }],
  said: {
    formula: worked(
      112.7e6,
      'ns',
      (run) => run.number({ kind: 'timeout' }, 'srtt') + 4 * run.number({ kind: 'timeout' }, 'rttvar'),
    ),
    srtt: carried({ kind: 'timeout' }, 'srtt', 48.1e6, 'ns'),
    silent: result('silentTime', ms(200)),
    longer: worked(seconds(1), 'ns', (run) => run.other({ sets: { rmin: seconds(1) } }, 'rtoAtEnd')),
    fifth: worded(
      text('a fifth', '5분의 1'),
      0.2,
      (run) => run.result('silentTime') / run.other({ sets: { rmin: seconds(1) } }, 'silentTime'),
    ),
    goodput: result('goodput', 1.858e6),
    slow: result('goodput', 1.78e6, { in: { sets: { rmin: seconds(1) } } }),
  },
  holds: [{ result: 'goodput', is: 'above', than: { sets: { rmin: seconds(1) } } }],
  shot: { event: { kind: 'timeout' }, before: ms(700), after: ms(500), speed: ms(100), chart: 'rto' },
  asks: [shorterWait, howMuchMore],
};

const cheapLoss: LessonStep = {
  question: text('When is a loss cheap?', '손실이 싸게 끝나는 때는 언제일까요?'),
  see: text(
    'The same run, a little later. The queue overflows again, but this time a single segment is lost. Watch whether the wire falls silent.',
    '같은 실행의 조금 뒤입니다. 큐가 다시 넘치지만 이번에는 세그먼트 하나만 사라집니다. 회선이 조용해지는지 보세요.',
  ),
  notice: [
    text(
      'Three duplicate ACKs come back within {repair} of the loss, the segment is sent again at once, and the wire never falls silent.',
      '손실 뒤 {repair} 안에 중복 ACK 세 개가 돌아와 곧바로 재전송하므로 회선은 조용해지지 않습니다.',
    ),
    text(
      'cwnd is halved, not set to one segment, and then grows by about one segment per round trip: the sawtooth of congestion avoidance.',
      'cwnd는 한 세그먼트가 아니라 절반이 되고, 왕복마다 한 세그먼트쯤 늘어납니다. 혼잡 회피의 톱니 모양입니다.',
    ),
    text(
      'NewReno needs no timer even for the two losses at the beginning: a partial ACK points it to the next hole.',
      'NewReno는 처음의 두 손실에도 타이머가 필요 없습니다. 부분 ACK가 다음 빈 곳을 알려 주기 때문입니다.',
    ),
  ],
  tries: [
    {
      what: text(
        'Switch loss recovery to NewReno: no timeout at all.',
        '손실 복구를 NewReno로 바꿉니다. 타임아웃이 없어집니다.',
      ),
      sets: { cc: 'newreno' },
    },
    { what: text('Drop a packet yourself: press one on the stage.', '무대의 패킷을 눌러 직접 버려 보세요.') },
  ],
  said: {
    repair: worked(
      146.6e6,
      'ns',
      (run) => run.at({ kind: 'fast-retransmit', nth: 2 }) - run.at({ kind: 'drop', nth: 3 }),
    ),
  },
  holds: [{ result: 'timeouts', in: { sets: { cc: 'newreno' } }, is: 'same', than: 0 }],
  shot: {
    event: { kind: 'fast-retransmit', nth: 2 },
    before: ms(600),
    after: ms(900),
    speed: ms(100),
    chart: 'window',
  },
  asks: [whenRepaired],
  task: withoutRepairs,
};

const longerQueue: LessonStep = {
  question: text('Does a longer queue help?', '큐가 길면 도움이 될까요?'),
  see: text(
    'The router’s queue now holds {q} packets instead of {before}. The receiver’s window of {wnd} segments fits into path and queue together. What is the price?',
    '라우터 큐에 이제 {before}개 대신 {q}개가 들어갑니다. 수신 윈도 {wnd}개가 경로와 큐에 다 들어갑니다. 그 대가는 무엇일까요?',
  ),
  notice: [
    text(
      'Nothing is lost any more, and the queue never empties: it stands at up to {queue} packets, and every segment waits behind them.',
      '이제 아무것도 잃지 않지만 큐가 비지 않습니다. 많을 때 {queue}개가 차 있어 세그먼트마다 그 뒤에서 기다립니다.',
    ),
    text(
      'It is the window that ends the losses, not the queue: with a window of {wide} the sender fills any of these queues, loses {many} segments with {q} packets of room and {fewer} with {deep}, and waits longer in the deep one.',
      '손실을 없앤 것은 큐가 아니라 윈도의 한도입니다. 윈도가 {wide}이면 어느 큐든 채우고 맙니다. 자리가 {q}개면 {many}개를, {deep}개면 {fewer}개를 잃고, 깊은 큐에서는 더 오래 기다립니다.',
    ),
  ],
  tries: [
    { what: text('Give the sender a window of {wnd}.', '윈도를 {wnd}으로 늘립니다.'), sets: { wnd: 100 } },
    {
      what: text('The same window with room for {q} packets.', '같은 윈도에 큐를 {q}개로 늘립니다.'),
      sets: { wnd: 100, q: 60 },
    },
  ],
  sets: { q: 20 },
  said: {
    before: worked(15, 'packets', (run) => run.other({ sets: { q: 15 } }, 'largestQueue')),
    queue: result('largestQueue', 17),
    wide: cited(100, 'count'),
    deep: cited(60, 'count'),
    many: result('drops', 36, { in: { sets: { wnd: 100 } } }),
    fewer: result('drops', 34, { in: { sets: { wnd: 100, q: 60 } } }),
  },
  holds: [
    { result: 'drops', is: 'same', than: 0 },
    { result: 'drops', in: { sets: { wnd: 100 } }, is: 'above', than: 0 },
    { result: 'largestQueue', in: { sets: { wnd: 100, q: 60 } }, is: 'above', than: { sets: { wnd: 100 } } },
  ],
  shot: {
    event: { highest: 'queue', until: seconds(2) },
    before: ms(800),
    after: ms(700),
    speed: ms(150),
    chart: 'queue',
  },
  asks: [roundTrips],
  task: oneKill,
};

/** The path becomes longer in mid-run. */
const JUMP = { at: seconds(4.5), key: 'delay', value: ms(200) } as const;
const floorOf = (rmin: number) => ({ sets: { rmin } });
/** The same at another moment. */
const jumpAt = (at: number, rmin: number) => ({ sets: { rmin }, changes: [{ ...JUMP, at }] });

const tooFast: LessonStep = {
  question: text('Can a timer be too fast?', '타이머가 너무 빠를 수도 있을까요?'),
  see: text(
    'RTO minimum {rmin}: the timer follows the measured round trips. At {jump} the path becomes longer, as a route change would make it: the bottleneck delay jumps from {short} to {long}. The ACKs are on their way; will the timer wait for them?',
    'RTO 최솟값은 {rmin}이고 타이머는 측정한 왕복 시간을 따릅니다. {jump}에 경로가 바뀐 것처럼 병목 링크 지연이 {short}에서 {long}로 뜁니다. ACK는 오는 중입니다. 타이머가 기다려 줄까요?',
  ),
  notice: [
    text(
      'It fires, and {spurious} segments are sent that B already has. Each such timeout has two costs: the wire carries copies, and cwnd falls to one segment for no reason.',
      '타이머가 울리고, B가 이미 받은 세그먼트 {spurious}개를 다시 보냅니다. 이런 타임아웃의 대가는 둘입니다. 회선은 사본을 나르고, cwnd는 까닭 없이 한 세그먼트로 떨어집니다.',
    ),
    text(
      'The best of the three lies in the middle: goodput {fast} at {rmin}, {middle} at {floor}, {slow} at {slowest}. A floor is insurance against a path that changes; too high a floor is silence.',
      '셋 가운데 가장 좋은 값은 중간에 있습니다. 유효 처리량은 {rmin}에서 {fast}, {floor}에서 {middle}, {slowest}에서 {slow}입니다. 하한은 경로가 바뀔 때를 위한 보험이고, 지나치게 높으면 침묵이 됩니다.',
    ),
    text(
      'The other reason for a floor is the receiver: it may hold back the ACK of a single segment (delayed ACK, up to {dackMost} by RFC 5681). A timer shorter than that would fire for nothing. RFC 6298 therefore asks for {slowest}; Linux holds ACKs back less long and has a floor of {floor}.',
      '하한을 두는 또 하나의 까닭은 수신자입니다. 수신자는 세그먼트 하나에 대한 ACK를 미룰 수 있고(지연 ACK, RFC 5681에 따르면 {dackMost}까지), 타이머가 그보다 짧으면 쓸데없이 울립니다. 그래서 RFC 6298은 {slowest}를 요구하고, ACK를 그만큼 미루지 않는 Linux는 하한을 {floor}로 둡니다.',
    ),
  ],
  tries: [
    {
      what: text('RTO minimum {rmin}: the best of the three.', 'RTO 최솟값 {rmin}: 셋 가운데 가장 낫습니다.'),
      sets: { rmin: ms(200) },
    },
    {
      what: text(
        'RTO minimum {rmin}: nothing is sent for nothing, but the silence is back.',
        'RTO 최솟값 {rmin}: 헛된 재전송은 없지만 침묵이 돌아옵니다.',
      ),
      sets: { rmin: seconds(1) },
    },
    {
      what: text(
        'On a bus, with a server and twelve users: the lesson on the Ethernet LAN.',
        '버스 하나에 서버와 사용자 열두 명: 이더넷 LAN 강의로 이어집니다.',
      ),
      leads: 'lan-rto',
    },
  ],
  sets: { rmin: ms(1) },
  changes: [JUMP],
  said: {
    jump: worked(JUMP.at, 'ns', (run) => run.at({ kind: 'change' })),
    short: worked(ms(20), 'ns', ({ params }) => Number(params['delay'])),
    long: cited(JUMP.value, 'ns'),
    floor: cited(ms(200), 'ns'),
    slowest: cited(seconds(1), 'ns'),
    dackMost: cited(ms(500), 'ns'),
    spurious: worked(33, 'count', (run) => run.count('spurious')),
    fast: result('goodput', 0.815e6),
    middle: result('goodput', 0.89e6, { in: floorOf(ms(200)) }),
    slow: result('goodput', 0.839e6, { in: floorOf(seconds(1)) }),
  },
  holds: [4, 5, 6, 7, 8].flatMap((at) => [
    { result: 'goodput', in: jumpAt(seconds(at), ms(200)), is: 'above', than: jumpAt(seconds(at), ms(1)) } as const,
    {
      result: 'goodput',
      in: jumpAt(seconds(at), ms(200)),
      is: 'above',
      than: jumpAt(seconds(at), seconds(1)),
    } as const,
  ]),
  shot: { event: { kind: 'spurious', after: JUMP.at }, before: ms(900), after: ms(1600), speed: ms(250), chart: 'rto' },
  asks: [bestMinimum],
};

export const lesson = defineLesson(reno, {
  watch: text(
    'Watch TCP Reno lose a segment and wait for its timer',
    'TCP Reno가 세그먼트를 잃고 타이머를 기다리는 모습을 지켜보세요',
  ),
  needs: text('packets, queues, round-trip time', '패킷, 큐, 왕복 시간'),
  picture: 't=900ms&z0=0s&z1=3s',
  steps: [silence, whoDecides, cheapLoss, longerQueue, tooFast],
  claims: [],
  references: [
    text('RFC 5681, TCP Congestion Control (2009)', 'RFC 5681, TCP Congestion Control (2009)'),
    text(
      'RFC 6298, Computing TCP’s Retransmission Timer (2011)',
      'RFC 6298, Computing TCP’s Retransmission Timer (2011)',
    ),
    text('RFC 6582, The NewReno Modification (2012)', 'RFC 6582, The NewReno Modification (2012)'),
    text(
      'V. Jacobson: Congestion Avoidance and Control. SIGCOMM 1988',
      'V. Jacobson: Congestion Avoidance and Control. SIGCOMM 1988',
    ),
  ],
});

// The lesson of `lan-rto`, step by step: first one user alone, then many (crowd-lesson.ts). What paper P0
// claims is in claims.ts.

import { ms, seconds } from '../../engine/core/time.ts';
import { defineLesson } from '../kit/define-lesson.ts';
import type { LessonStep } from '../kit/lesson.ts';
import { between, cited, result, worded, worked } from '../kit/said.ts';
import { text } from '../kit/text.ts';
import { lanRtoClaims, lanRtoReferences } from './claims.ts';
import { withManyUsers } from './crowd-lesson.ts';
import { fixedOrLow, lanWindow, morePages, whenComplete, whereLost } from './questions.ts';
import { scenario as lanRto } from './scenario.ts';

const story: LessonStep = {
  question: lanRto.question,
  see: lanRto.lead,
  notice: [
    text(
      'The frames of all responses share one transmit queue in the server’s NIC. A packet that arrives when it is full is dropped there, before it ever reaches the wire.',
      '모든 응답의 프레임은 서버 NIC의 송신 큐 하나를 함께 씁니다. 가득 찼을 때 온 패킷은 회선에 나가기도 전에 그곳에서 버려집니다.',
    ),
    text(
      'The page is complete only when its slowest connection is. A round trip on this LAN takes {rtt}; the timer waits {rmin}.',
      '페이지는 가장 느린 연결이 끝나야 완성됩니다. 이 LAN의 왕복 시간은 {rtt}인데 타이머는 {rmin}를 기다립니다.',
    ),
    text(
      'Later in this run {acks} ACKs are lost at the client, against {drops} packets at the server: the third step is about them.',
      '이 실행의 뒷부분에서는 서버에서 패킷 {drops}개를 잃는 동안 클라이언트에서 ACK {acks}개를 잃습니다. 셋째 단계가 그 이야기입니다.',
    ),
  ],
  tries: [
    { what: text('Set RTO minimum to {rmin}.', 'RTO 최솟값을 {rmin}로 바꿉니다.'), sets: { rmin: ms(200) } },
    {
      what: text(
        'Press another client on the stage: the charts follow its connection.',
        '무대의 다른 클라이언트를 누르면 차트가 그 연결을 따라갑니다.',
      ),
    },
  ],
  said: {
    repair: between({ kind: 'drop' }, { kind: 'fast-retransmit' }, ms(73), { digits: 2 }),
    rtt: worked(25e6, 'ns', (run) => run.number({ kind: 'timeout' }, 'srtt'), { digits: 2 }),
    drops: result('serverDrops', 79),
    acks: result('acksLost', 219),
  },
  shot: { event: { kind: 'timeout' }, before: ms(1200), after: ms(300), speed: ms(60), chart: 'rto' },
  asks: [whenComplete, lanWindow],
};

const CONVENTIONAL = { rto: 'bounded', rmin: seconds(1) };

const fixedTimer: LessonStep = {
  question: text(
    'Does it help to fix the RTO, or only to make it small?',
    'RTO를 고정해야 좋아질까요, 작게만 하면 될까요?',
  ),
  see: text(
    'Run A has the usual timer, with its minimum of {usual}. B lowers the minimum to {rmin}. C is the paper’s proposal: an RTO fixed at {rmin}, never computed and never doubled. The same two segments are lost; watch how long the silence is.',
    '실행 A는 최솟값이 {usual}인 보통 타이머이고, B는 최솟값만 {rmin}로 낮춥니다. C는 논문의 제안으로, RTO를 {rmin}로 고정해 계산하지도, 두 배로 늘리지도 않습니다. 잃는 세그먼트 둘은 같습니다. 침묵이 얼마나 긴지 보세요.',
  ),
  notice: [
    text(
      'The wait falls to {fifth}, and {pages} pages are completed instead of {before}. But keep the algorithm and lower only its minimum to {rmin}: every result of this run is the same.',
      '대기 시간이 {fifth}로 줄고 완료한 페이지는 {before}에서 {pages}로 늘어납니다. 그런데 알고리즘은 그대로 두고 최솟값만 {rmin}로 낮추어도 이 실행의 모든 결과가 같습니다.',
    ),
    text(
      'In ns-2 the RTO is also how long an idle connection keeps its window: a short RTO starts every page from one segment, with smaller bursts.',
      'ns-2에서 RTO는 쉬는 연결이 윈도를 유지하는 시간이기도 합니다. RTO가 짧으면 페이지마다 한 세그먼트부터 시작하므로 버스트도 작아집니다.',
    ),
  ],
  tries: [
    {
      what: text('The algorithm, with a minimum of {rmin}.', '알고리즘은 그대로, 최솟값만 {rmin}.'),
      sets: { rto: 'bounded', rmin: ms(200) },
    },
    {
      what: text('Fixed at {rmin}: the paper’s other end.', '{rmin}로 고정: 논문의 반대쪽 끝입니다.'),
      sets: { rmin: seconds(5) },
    },
  ],
  sets: { rto: 'fixed', rmin: ms(200) },
  beside: [{ sets: CONVENTIONAL }, { sets: { rto: 'bounded' } }],
  said: {
    usual: cited(CONVENTIONAL.rmin, 'ns'),
    fifth: worded(text('a fifth', '5분의 1'), 0.2, (run) => run.number({ kind: 'timeout' }, 'rto') / CONVENTIONAL.rmin),
    pages: result('pages', 148),
    before: result('pages', 85, { in: { sets: CONVENTIONAL } }),
  },
  holds: ['pages', 'responseTime', 'responseTime95', 'goodput', 'timeouts', 'spurious', 'collisions'].map(
    (name) => ({ result: name, is: 'same', than: { sets: { rto: 'bounded' } } }) as const,
  ),
  shot: { event: { kind: 'timeout' }, before: ms(400), after: ms(150), speed: ms(60), chart: 'rto' },
  asks: [fixedOrLow],
  task: morePages,
};

const starvedAcks: LessonStep = {
  question: text(
    'The server loses nothing. Why does its timer fire?',
    '서버는 아무것도 잃지 않는데 타이머는 왜 울릴까요?',
  ),
  see: text(
    'The queue in the server’s NIC now holds {nicq} packets, so every segment reaches client 4. Watch the queue of client 4 instead: its ACKs wait for a gap that the busy server hardly leaves.',
    '서버 NIC의 큐에 이제 패킷 {nicq}개가 들어가 모든 세그먼트가 클라이언트 4에 닿습니다. 이번에는 클라이언트 4의 큐를 보세요. 바쁜 서버가 틈을 거의 내주지 않아 ACK가 밀립니다.',
  ),
  notice: [
    text(
      'This is the capture effect. The station that won the last contention starts the next one with a shorter back-off, so it tends to win again; the client’s queue of {cq} ACKs overflows.',
      '이것이 포획 효과입니다. 방금 이긴 장치는 다음 경쟁을 더 짧은 백오프로 시작하므로 또 이기기 쉽고, ACK {cq}개가 들어가는 클라이언트의 큐가 넘칩니다.',
    ),
    text(
      'ACKs are cumulative, so losing one matters little, unless it was the last of a burst. In this run {acks} ACKs are lost and no segment; all {timeouts} timeouts send again what had arrived.',
      'ACK는 누적되므로 하나를 잃어도 대개 괜찮지만, 버스트의 마지막 ACK라면 다릅니다. 이 실행에서 잃는 것은 ACK {acks}개뿐이고 세그먼트는 하나도 없습니다. 타임아웃 {timeouts}번은 모두 이미 도착한 것을 다시 보냅니다.',
    ),
    text(
      'Both LAN papers assume that ACKs are never lost. With that assumption {ideal} pages are completed instead of {pages}.',
      '두 LAN 논문은 ACK를 잃지 않는다고 가정합니다. 그 가정대로라면 완료한 페이지가 {pages}에서 {ideal}로 늘어납니다.',
    ),
  ],
  tries: [
    {
      what: text('ACKs are never lost, as the papers assume.', '논문의 가정대로 ACK를 잃지 않게 합니다.'),
      sets: { acks: 'kept' },
    },
    {
      what: text('Room for {cq} packets in the client NICs.', '클라이언트 NIC에 패킷 {cq}개의 자리를 줍니다.'),
      sets: { cq: 200 },
    },
  ],
  sets: { nicq: 200, watch: 1 },
  said: {
    acks: result('acksLost', 395),
    timeouts: result('timeouts', 19),
    pages: result('pages', 126),
    ideal: result('pages', 187, { in: { sets: { acks: 'kept' } } }),
  },
  holds: [
    { result: 'serverDrops', is: 'same', than: 0 },
    { result: 'spurious', is: 'same', than: 19 },
    { result: 'retransmissions', is: 'same', than: 19 },
    { result: 'timeouts', in: { sets: { acks: 'kept' } }, is: 'same', than: 0 },
    { result: 'pages', in: { sets: { acks: 'kept' } }, is: 'above', than: {}, by: 1.4, seeds: [1, 2, 3] },
  ],
  shot: { event: { kind: 'timeout' }, before: ms(1150), after: ms(150), speed: ms(80), chart: 'queue' },
  asks: [whereLost],
};

export const lesson = defineLesson(lanRto, {
  watch: text(
    'Watch a web server on a shared Ethernet fill its NIC, lose the end of a response and wait for its timer',
    '공유 이더넷의 웹 서버가 NIC 큐를 채우고 응답의 끝을 잃은 뒤 타이머를 기다리는 모습을 지켜보세요',
  ),
  needs: text('the first question; what Ethernet is', '첫 번째 질문, 이더넷의 기초'),
  picture: 't=110ms&z0=0s&z1=3s',
  steps: [story, fixedTimer, starvedAcks, ...withManyUsers],
  ...lanRtoClaims,
  references: lanRtoReferences,
});

// The later steps of the lesson of `lan-rto`: twelve users, timers that are too fast, a timer that brings the network down, and
// the outside.

import { ms, seconds } from '../../engine/core/time.ts';
import type { LessonStep } from '../kit/lesson.ts';
import { cited, result, worked } from '../kit/said.ts';
import { text } from '../kit/text.ts';
import { busyOrUseful } from './questions.ts';

/** Twelve users, long enough for a mean. */
const LONG = { end: seconds(110) } as const;
const FIXED = { ...LONG, rto: 'fixed', rmin: ms(200) } as const;
const LOW = { ...LONG, rto: 'bounded', rmin: ms(200) } as const;
const SEEDS = [1, 2, 3, 4, 5] as const;

const twelveUsers: LessonStep = {
  question: text(
    'Twelve users: what does {util} utilisation look like?',
    '사용자가 열두 명이면 이용률 {util}는 어떤 모습일까요?',
  ),
  see: text(
    'Workload R1: two users at each of six clients, four parallel responses per page. Frames collide all the time; now and then a burst overflows the server’s NIC. Which of the two makes a user wait?',
    '부하 R1입니다. 클라이언트 여섯 대에 사용자가 둘씩 있고 페이지마다 응답 네 개를 나란히 받습니다. 충돌은 쉴 새 없이 일어나고, 이따금 버스트가 서버의 NIC를 넘칩니다. 사용자를 기다리게 하는 것은 어느 쪽일까요?',
  ),
  notice: [
    text(
      'A collision usually costs well under a millisecond: at first the station waits for at most one slot of {slot}. After many collisions in a row it may wait for up to {longest}, and after sixteen the frame is given up. A segment lost in the NIC costs a whole RTO.',
      '충돌 한 번은 대개 밀리초도 걸리지 않습니다. 처음에는 많아야 {slot}인 슬롯 하나를 기다릴 뿐입니다. 잇따라 충돌하면 {longest}까지 기다리기도 하고, 열여섯 번이면 프레임을 포기합니다. NIC에서 잃은 세그먼트는 RTO 전체를 기다립니다.',
    ),
    text(
      'Mean response time over five runs: {byDefault} by default, {byFixing} with the RTO fixed at {low}, {byLowering} with the algorithm and a minimum of {low}. The lower floor helps; fixing adds nothing.',
      '다섯 번 실행한 평균 응답 시간은 기본값에서 {byDefault}, RTO를 {low}로 고정하면 {byFixing}, 알고리즘에 최솟값만 {low}로 하면 {byLowering}입니다. 도움이 되는 것은 낮은 하한이며, 고정해서 더 얻는 것은 없습니다.',
    ),
    text(
      'Compare wanted and measured utilisation in the results: users who wait for a timer ask for less.',
      '결과에서 목표 이용률과 측정한 이용률을 비교해 보세요. 타이머를 기다리는 사용자는 덜 요청합니다.',
    ),
  ],
  tries: [
    { what: text('RTO fixed at {rmin}.', 'RTO를 {rmin}로 고정합니다.'), sets: { rto: 'fixed', rmin: ms(200) } },
    {
      what: text('The algorithm, with a minimum of {rmin}.', '알고리즘은 그대로, 최솟값만 {rmin}.'),
      sets: { rmin: ms(200) },
    },
    {
      what: text('Workload R2: a new connection for every response.', '부하 R2: 응답마다 새 연결을 엽니다.'),
      sets: { work: 'r2' },
    },
  ],
  sets: { work: 'r1', util: 0.4 },
  said: {
    slot: worked(51.2e3, 'ns', ({ params }) => (512 * 1e9) / Number(params['bw'])),
    longest: worked(52.4e6, 'ns', ({ params }) => (1023 * 512 * 1e9) / Number(params['bw'])),
    low: cited(ms(200), 'ns'),
    byDefault: result('responseTime', 110e6, { digits: 2, in: { sets: LONG }, seeds: SEEDS }),
    byFixing: result('responseTime', 88e6, { digits: 2, in: { sets: FIXED }, seeds: SEEDS }),
    byLowering: result('responseTime', 87e6, { digits: 2, in: { sets: LOW }, seeds: SEEDS }),
  },
  holds: [
    { result: 'utilisation', is: 'below', than: 0.4 },
    { result: 'responseTime', in: { sets: LOW }, is: 'below', than: { sets: LONG }, by: 1.1, seeds: SEEDS },
    { result: 'responseTime', in: { sets: FIXED }, is: 'about', than: { sets: LOW }, seeds: SEEDS },
  ],
  shot: { event: { kind: 'timeout' }, before: ms(1150), after: ms(350), speed: ms(250), chart: 'queue' },
};

/** RTO of the paper's shortest run, and what the algorithm makes of the same minimum. */
const SHORT = { ...LONG, rto: 'fixed', rmin: ms(50) } as const;

const tooFast: LessonStep = {
  question: text('Can the timer be too fast on a LAN?', 'LAN에서도 타이머가 너무 빠를 수 있을까요?'),
  see: text(
    'R1 at {util} with the RTO fixed at {rmin}. Nothing is lost here. Watch how long a segment waits in the server’s NIC, and what the timer makes of it.',
    'R1 {util}에서 RTO를 {rmin}로 고정했습니다. 여기서 잃는 것은 없습니다. 세그먼트가 서버 NIC에서 얼마나 기다리는지, 타이머는 그것을 어떻게 보는지 살펴보세요.',
  ),
  notice: [
    text(
      'When the queue is long, a segment waits more than {rmin} in it; the timer takes the delay for a loss and puts copies behind it, which make the queue longer still. Over five runs: {needless} needless retransmissions each.',
      '큐가 길면 세그먼트가 그 안에서 {rmin} 넘게 기다립니다. 타이머는 이 지연을 손실로 여겨 그 뒤에 사본을 보태고, 큐는 더 길어집니다. 다섯 번 실행한 평균으로 불필요한 재전송이 {needless}번입니다.',
    ),
    text(
      'Throughput counts the copies and rises from {honest} to {counted}, while completed pages fall from {pagesBefore} to {pages}. Which of the two does a paper mean by throughput?',
      '처리량은 사본까지 세므로 {honest}에서 {counted}로 오르지만, 완료한 페이지는 {pagesBefore}에서 {pages}로 줄어듭니다. 논문이 말하는 처리량은 어느 쪽일까요?',
    ),
    text(
      'The algorithm with the same minimum backs off: it doubles the RTO after a timeout, and sends {backed} copies instead of {needless}.',
      '최솟값이 같아도 알고리즘은 물러섭니다. 타임아웃 뒤에 RTO를 두 배로 늘려 사본이 {needless}번에서 {backed}번으로 줄어듭니다.',
    ),
  ],
  tries: [
    { what: text('Fixed at {rmin}.', '{rmin}로 고정합니다.'), sets: { rmin: ms(200) } },
    {
      what: text('The algorithm, with a minimum of {rmin}.', '알고리즘은 그대로, 최솟값만 {rmin}.'),
      sets: { rto: 'bounded' },
    },
  ],
  sets: { work: 'r1', util: 0.4, rto: 'fixed', rmin: ms(50) },
  said: {
    needless: result('spurious', 3140, { in: { sets: LONG }, seeds: SEEDS }),
    backed: result('spurious', 1840, { in: { sets: { ...LONG, rto: 'bounded' } }, seeds: SEEDS }),
    honest: result('throughput', 3.66e6, { in: { sets: FIXED }, seeds: SEEDS }),
    counted: result('throughput', 3.88e6, { in: { sets: LONG }, seeds: SEEDS }),
    pagesBefore: result('pages', 1289, { digits: 4, in: { sets: FIXED }, seeds: SEEDS }),
    pages: result('pages', 1275, { digits: 4, in: { sets: LONG }, seeds: SEEDS }),
  },
  holds: [
    { result: 'serverDrops', is: 'same', than: 0 },
    { result: 'throughput', in: { sets: SHORT }, is: 'above', than: { sets: FIXED }, seeds: SEEDS },
    { result: 'pages', in: { sets: SHORT }, is: 'below', than: { sets: FIXED }, seeds: SEEDS },
  ],
  shot: { event: { kind: 'spurious' }, before: ms(130), after: ms(120), speed: ms(30), chart: 'queue' },
};

/** The algorithm, everything else unchanged. */
const CURED = { sets: { rto: 'bounded' } } as const;

const collapse: LessonStep = {
  question: text('Can a timer alone bring a network down?', '타이머만으로 네트워크가 무너질 수 있을까요?'),
  see: text(
    'The same users, but only {util} of load, and an RTO fixed at {rmin}: shorter than any round trip here. Watch the server’s queue from the first page on.',
    '같은 사용자이지만 부하는 {util}뿐이고, RTO는 이곳의 어떤 왕복 시간보다도 짧은 {rmin}로 고정했습니다. 첫 페이지부터 서버의 큐를 보세요.',
  ),
  notice: [
    text(
      'The bus is {busy} busy, and of {throughput} that arrive only {goodput} are new data. This is congestion collapse: the network works as hard as it can, on copies.',
      '버스는 {busy} 바쁘지만, 도착하는 {throughput} 가운데 새 데이터는 {goodput}뿐입니다. 이것이 혼잡 붕괴입니다. 네트워크가 온 힘을 다해 사본을 나릅니다.',
    ),
    text(
      'Now the algorithm, with the same minimum of {rmin} and all else equal: {calm} busy, {cured} of new data, {pages} pages instead of {few}, and nothing dropped.',
      '이제 최솟값을 {rmin}로 두고 나머지도 그대로인 채 알고리즘만 켜 보세요. {calm} 바쁘고, 새 데이터는 {cured}, 완료한 페이지는 {few} 대신 {pages}이며, 버려지는 것이 없습니다.',
    ),
    text(
      'So both parts of RFC 6298 have a reason: the RTO follows the measured RTT, and it doubles after every timeout.',
      'RFC 6298의 두 부분에는 각각 까닭이 있습니다. RTO는 측정한 RTT를 따라야 하고, 타임아웃마다 두 배가 되어야 합니다.',
    ),
  ],
  tries: [
    {
      what: text('The algorithm, with a minimum of {rmin}.', '알고리즘을 켭니다. 최솟값은 그대로 {rmin}입니다.'),
      sets: { rto: 'bounded' },
    },
    { what: text('Fixed at {rmin}.', '{rmin}로 고정합니다.'), sets: { rmin: ms(20) } },
  ],
  sets: { work: 'r1', util: 0.1, tick: ms(0.5), rto: 'fixed', rmin: ms(1), warm: 0, end: seconds(5), watch: 25 },
  said: {
    busy: result('utilisation', 0.902, { digits: 2 }),
    throughput: result('throughput', 8.75e6),
    goodput: result('goodput', 126e3),
    few: result('pages', 3),
    calm: result('utilisation', 0.136, { digits: 2, in: CURED }),
    cured: result('goodput', 934e3, { in: CURED }),
    pages: result('pages', 18, { in: CURED }),
  },
  holds: [
    { result: 'goodput', in: CURED, is: 'above', than: {}, by: 3, seeds: [1, 2, 3] },
    { result: 'utilisation', is: 'above', than: CURED, by: 3, seeds: [1, 2, 3] },
    { result: 'drops', in: CURED, is: 'same', than: 0, seeds: [1, 2, 3, 184] },
  ],
  shot: { event: { kind: 'drop', node: 'S' }, before: ms(60), after: ms(60), speed: ms(12), chart: 'queue' },
  asks: [busyOrUseful],
};

const SPLIT = { sets: { split: true } } as const;

const outside: LessonStep = {
  question: text('Why a second server for the outside?', '외부용 서버는 왜 따로 둘까요?'),
  see: text(
    'One server for all, its RTO fixed at {rmin} for the LAN. Now three users of a WAN ask it, too, {wdelay} away. You follow one of their connections from its first packet on; an answer cannot be back before the timer fires.',
    '서버 하나가 모두를 맡고, RTO는 LAN에 맞춰 {rmin}로 고정했습니다. 이제 편도 {wdelay} 떨어진 WAN의 사용자 셋도 이 서버에 요청합니다. 그중 한 연결을 첫 패킷부터 따라가 보세요. 답은 타이머가 울리기 전에 돌아올 수 없습니다.',
  ),
  notice: [
    text(
      'The round trip is longer than the timer, so every first transmission is repeated: {needless} needless retransmissions, against {without} if a server of its own answers the outside. Its response time falls from {slow} to {fast}.',
      '왕복 시간이 타이머보다 길어 처음 보낸 것마다 다시 보냅니다. 불필요한 재전송이 {needless}번이고, 외부용 서버를 따로 두면 {without}번입니다. WAN의 응답 시간은 {slow}에서 {fast}로 줄어듭니다.',
    ),
    text(
      'A real TCP needs no second server for this: it keeps an estimate for every connection. One timer for all is what the split makes up for.',
      '실제 TCP라면 이 때문에 서버를 나눌 필요가 없습니다. 연결마다 따로 추정하기 때문입니다. 서버를 나누어 메우려는 것은 타이머 하나를 모두에게 쓰는 데서 생긴 문제입니다.',
    ),
    text(
      'The paper found that its external server did better with a larger RTO. Nothing is lost on that path; but an idle connection keeps its window for one RTO. At {near} and a minimum of {longer} the WAN waits {kept}, with {shorter} it waits {restarted}.',
      '논문은 외부 서버의 RTO를 늘리자 나아졌다고 합니다. 그 경로에서는 잃는 것이 없지만, 쉬는 연결은 RTO 동안만 윈도를 유지합니다. 편도 {near}일 때 WAN의 응답 시간은 최솟값 {longer}에서 {kept}, {shorter}에서 {restarted}입니다.',
    ),
  ],
  tries: [
    { what: text('A server of its own for the outside.', '외부용 서버를 따로 둡니다.'), sets: { split: true } },
    {
      what: text(
        'One server, but with the algorithm: minimum {rmin}.',
        '서버는 하나, 대신 알고리즘을 켭니다. 최솟값 {rmin}.',
      ),
      sets: { rto: 'bounded' },
    },
    {
      what: text('Next: how large must the NIC’s queue be?', '다음: NIC의 큐는 얼마나 커야 할까요?'),
      leads: 'nic-buffer',
    },
  ],
  sets: { work: 'r1', util: 0.2, rto: 'fixed', rmin: ms(200), wan: 3, wdelay: ms(150), split: false, watch: 49 },
  said: {
    needless: result('spurious', 768),
    without: result('spurious', 13, { in: SPLIT }),
    slow: result('outsideResponseTime', 2.43e9),
    fast: result('outsideResponseTime', 1.64e9, { in: SPLIT }),
    near: cited(ms(20), 'ns'),
    shorter: cited(seconds(1), 'ns'),
    longer: cited(seconds(5), 'ns'),
    restarted: result('outsideResponseTime', 219e6, { in: { sets: { split: true, wdelay: ms(20) } }, seeds: SEEDS }),
    kept: result('outsideResponseTime', 145e6, {
      in: { sets: { split: true, wdelay: ms(20), xrmin: seconds(5) } },
      seeds: SEEDS,
    }),
  },
  holds: [
    { result: 'spurious', is: 'above', than: SPLIT, by: 10, seeds: [1, 2, 3] },
    { result: 'outsideResponseTime', is: 'above', than: SPLIT, by: 1.3, seeds: [1, 2, 3] },
    { result: 'spurious', in: { sets: { rto: 'bounded' } }, is: 'below', than: {}, by: 3 },
  ],
  shot: { event: { kind: 'timeout' }, before: ms(850), after: ms(600), speed: ms(200), chart: 'rto' },
};

export const withManyUsers: readonly LessonStep[] = [twelveUsers, tooFast, collapse, outside];

// The lesson of `nic-buffer`, step by step, and what paper P1 claims. Whether a claim holds is judged by its figure.

import { ms } from '../../engine/core/time.ts';
import { defineLesson } from '../kit/define-lesson.ts';
import type { Lesson, LessonStep, SaidRun } from '../kit/lesson.ts';
import { cited, result, worked } from '../kit/said.ts';
import { text } from '../kit/text.ts';
import { largerWorse, nothingLost, queueDrains, throughputStays, whereLost } from './questions.ts';
import { scenario as nicBuffer } from './scenario.ts';

const where: LessonStep = {
  question: nicBuffer.question,
  see: nicBuffer.lead,
  notice: [
    text(
      'Only what the server sends waits in this queue: its responses and its ACKs. Requests of clients are never lost here.',
      '이 큐에서 기다리는 것은 서버가 내보낼 응답과 ACK뿐입니다. 클라이언트의 요청이 여기서 사라지는 일은 없습니다.',
    ),
    text(
      'A collision is no loss: the frame is sent again a moment later.',
      '충돌은 손실이 아닙니다. 프레임은 잠시 뒤 다시 나갑니다.',
    ),
  ],
  tries: [
    { what: text('Raise the limit to {nicq}.', '한도를 {nicq}으로 올립니다.'), sets: { nicq: 70 } },
    { what: text('Drag the dashed line in the chart of the queue.', '큐 차트의 점선을 끌어 보세요.') },
  ],
  shot: { event: { kind: 'drop' }, before: ms(100), after: ms(120), speed: ms(20), chart: 'queue' },
  asks: [whereLost, queueDrains],
  task: nothingLost,
};

/** Room for the sum of all windows. */
const AMPLE = { sets: { nicq: 80 } } as const;
const EIGHT = { par: 8, wnd: 10 } as const;

const howMuch: LessonStep = {
  question: text('Why {nicq}?', '왜 하필 {nicq}일까요?'),
  see: text(
    'The paper found {nicq} packets to be enough. Here responses are long, {mean} packets, so that every window opens fully; no ACK is lost, as the paper assumes. {par} connections, {wnd} segments each. Is {nicq} enough?',
    '논문은 {nicq}이면 충분하다고 했습니다. 여기서는 응답이 패킷 {mean}개로 길어 윈도가 모두 끝까지 열리고, 논문의 가정대로 ACK는 잃지 않습니다. 연결 {par}개가 세그먼트 {wnd}개씩 보냅니다. {nicq}이면 충분할까요?',
  ),
  notice: [
    text(
      'No: {drops} packets are dropped in the run. With {sum} none is: {par} connections times a window of {wnd}. The queue can never hold more than all windows together, so this is always enough.',
      '아닙니다. 이 실행에서 패킷 {drops}개를 버립니다. {sum}이면 하나도 버리지 않습니다. 연결 {par}개에 윈도 {wnd}을 곱한 값입니다. 큐에는 모든 윈도를 합친 것보다 많이 쌓일 수 없으므로 이만큼이면 늘 충분합니다.',
    ),
    text(
      'The responses of the first step have only {short} packets and end before their windows are open: there {enough} are enough. So {nicq} is no constant of nature; it belongs to a workload.',
      '첫 단계의 응답은 패킷 {short}개뿐이라 윈도가 다 열리기 전에 끝나고, {enough}이면 충분합니다. 그러니 {nicq}은 자연 상수가 아니라 부하에 딸린 값입니다.',
    ),
    text(
      'The product decides, not its factors: eight connections with a window of ten lose {again} packets at {nicq}, and none at {sum}.',
      '결정하는 것은 두 수의 곱입니다. 윈도가 열인 연결 여덟 개는 {nicq}에서 {again}개를 잃고, {sum}에서는 잃지 않습니다.',
    ),
  ],
  tries: [
    { what: text('Raise the limit to {nicq}.', '한도를 {nicq}으로 올립니다.'), sets: { nicq: 80 } },
    {
      what: text(
        '{par} connections with a window of {wnd}, and room for {nicq}.',
        '윈도 {wnd}인 연결 {par}개에 자리 {nicq}개.',
      ),
      sets: { ...EIGHT, nicq: 80 },
    },
    {
      what: text('{par} connections with the window as it was.', '윈도는 그대로 두고 연결만 {par}개.'),
      sets: { par: 8, nicq: 80 },
    },
  ],
  sets: { mean: 100, nicq: 70, acks: 'kept' },
  said: {
    drops: result('serverDrops', 290),
    sum: worked(80, 'packets', ({ params }) => Number(params['par']) * Number(params['wnd'])),
    short: cited(26, 'packets'),
    enough: worked(
      50,
      'packets',
      (run: SaidRun) => [30, 40, 50, 60].find((nicq) => run.other({ sets: { mean: 26, nicq } }, 'serverDrops') === 0)!,
    ),
    again: result('serverDrops', 241, { in: { sets: EIGHT } }),
  },
  holds: [
    { result: 'serverDrops', in: AMPLE, is: 'same', than: 0, seeds: [1, 2, 3] },
    { result: 'serverDrops', is: 'above', than: 0, seeds: [1, 2, 3] },
    { result: 'serverDrops', in: { sets: { ...EIGHT, nicq: 80 } }, is: 'same', than: 0, seeds: [1, 2, 3] },
    { result: 'serverDrops', in: { sets: { par: 8, nicq: 80 } }, is: 'above', than: 0 },
  ],
  shot: { event: { kind: 'drop', node: 'S' }, before: ms(200), after: ms(150), speed: ms(50), chart: 'queue' },
};

const SEEDS = [1, 2, 3, 4, 5] as const;
const LARGER = { sets: { nicq: 70 } } as const;

const throughput: LessonStep = {
  question: text('Does a small buffer cost throughput?', '버퍼가 작으면 처리량이 줄까요?'),
  see: text(
    'Workload N1: pages are requested at random times, whatever the server does. In run A the queue holds {large} packets, in run B {nicq}, and losses are frequent. Watch what a loss does to the page, and compare the throughput of both.',
    '부하 N1입니다. 서버가 어떻든 페이지 요청이 무작위로 옵니다. 실행 A의 큐에는 패킷 {large}개가, 실행 B에는 {nicq}개가 들어가고, B에서는 손실이 잦습니다. 손실이 페이지를 어떻게 만드는지 보고, 둘의 처리량을 견주어 보세요.',
  ),
  notice: [
    text(
      'Over five runs {dropRate} of the packets are dropped, and yet the throughput hardly changes, {slow} against {fast}: everything lost is sent again.',
      '다섯 번 실행한 평균으로 패킷의 {dropRate}를 버리는데도 처리량은 {slow}와 {fast}로 거의 같습니다. 잃은 것은 모두 다시 보내기 때문입니다.',
    ),
    text(
      'What suffers is the response time: {long} instead of {short}.',
      '나빠지는 것은 응답 시간입니다. {short}가 {long}가 됩니다.',
    ),
    text(
      'The round trip that TCP measures (“RTT, sent once” in the results) is shorter with the small queue, {rtt} against {longRtt}: it says nothing about what the user waits for.',
      'TCP가 재는 왕복 시간(결과의 “재전송 없는 RTT”)은 큐가 작을 때 오히려 짧아 {rtt}이고, 클 때는 {longRtt}입니다. 이것만으로는 사용자가 겪는 것을 알 수 없습니다.',
    ),
  ],
  tries: [
    {
      what: text('The same load with {nicq} packets.', '같은 부하에 패킷 {nicq}개의 자리를 줍니다.'),
      sets: { nicq: 70 },
    },
    {
      what: text(
        'Users who wait for their page (C1): now the throughput falls, too.',
        '페이지를 기다리는 사용자(C1)로 바꾸면 처리량도 떨어집니다.',
      ),
      sets: { work: 'c1', nicq: 10 },
    },
  ],
  sets: { work: 'n1', nicq: 10 },
  beside: [LARGER],
  said: {
    large: cited(70, 'packets'),
    dropRate: result('dropRate', 0.074, { digits: 2, seeds: SEEDS }),
    slow: result('throughput', 3.44e6, { seeds: SEEDS }),
    fast: result('throughput', 3.47e6, { in: LARGER, seeds: SEEDS }),
    long: result('responseTime', 750e6, { digits: 2, seeds: SEEDS }),
    short: result('responseTime', 130e6, { digits: 2, in: LARGER, seeds: SEEDS }),
    rtt: result('cleanRtt', 12e6, { digits: 2, seeds: SEEDS }),
    longRtt: result('cleanRtt', 44e6, { digits: 2, in: LARGER, seeds: SEEDS }),
  },
  holds: [
    { result: 'responseTime', is: 'above', than: LARGER, by: 3, seeds: [1, 2, 3] },
    { result: 'throughput', is: 'about', than: LARGER, by: 0.05, seeds: [1, 2, 3] },
    {
      result: 'throughput',
      in: { sets: { work: 'c1', nicq: 10 } },
      is: 'below',
      than: { sets: { work: 'c1', nicq: 70 } },
      by: 1.3,
      seeds: [1, 2, 3],
    },
  ],
  shot: { event: { kind: 'timeout' }, before: ms(1100), after: ms(250), speed: ms(220), chart: 'queue' },
  asks: [throughputStays],
};

/** Time on the wire of a full frame, with header and check sequence; ns. */
const frameTime = (run: SaidRun): number => ((Number(run.params['mss']) + 58) * 8 * 1e9) / Number(run.params['bw']);

const largerStill: LessonStep = {
  question: text('Is a larger buffer always better?', '버퍼는 클수록 좋을까요?'),
  see: text(
    'N1 again, with room for {nicq} packets, and a server whose RTO is fixed at {rmin}. The queue is not full and nothing has been lost. Watch what the timer makes of the waiting.',
    '다시 N1입니다. 큐에는 패킷 {nicq}개가 들어가고 서버의 RTO는 {rmin}로 고정했습니다. 큐는 가득 차지 않았고 잃은 것도 없습니다. 타이머가 이 기다림을 어떻게 보는지 살펴보세요.',
  ),
  notice: [
    text(
      'A buffer turns loss into delay: the last of {nicq} packets waits for up to {wait}. A timer of {rmin} takes that for a loss and adds copies to the queue that made it late.',
      '버퍼는 손실을 지연으로 바꿉니다. {nicq}개의 마지막 패킷은 {wait}까지 기다립니다. {rmin}짜리 타이머는 이것을 손실로 여겨, 늦게 만든 바로 그 큐에 사본을 보탭니다.',
    ),
    text(
      'In this run that feeds on itself: response time {response}, {needless} needless retransmissions. With room for {small} packets the wait is at most {shortWait}, and the response time is {better}.',
      '이 실행에서는 그것이 스스로를 키웁니다. 응답 시간은 {response}, 불필요한 재전송은 {needless}번입니다. 자리가 {small}개면 많아야 {shortWait}를 기다리고 응답 시간은 {better}입니다.',
    ),
    text(
      'It need not happen: of seeds 1 to 5 it does in {collapsed}. A cliff that one run falls off and the next does not is worse for an operator than a slope.',
      '늘 그런 것은 아닙니다. 시드 1부터 5까지 가운데 {collapsed}번 일어납니다. 어떤 실행은 떨어지고 어떤 실행은 멀쩡한 절벽이 완만한 비탈보다 운영자에게는 더 나쁩니다.',
    ),
    text(
      'With the default timer the extra room neither helps nor hurts: {plain} at {small} and {plainLarge} at {nicq}, and what is still lost are ACKs at the clients.',
      '기본 타이머라면 늘어난 자리는 득도 실도 없습니다. {small}개에서 {plain}, {nicq}개에서 {plainLarge}이고, 여전히 잃는 것은 클라이언트의 ACK입니다.',
    ),
  ],
  tries: [
    { what: text('Room for {nicq} packets.', '패킷 {nicq}개의 자리로 줄입니다.'), sets: { nicq: 70 } },
    { what: text('The default timer.', '기본 타이머로 바꿉니다.'), sets: { rto: 'bounded', rmin: ms(1000) } },
    {
      what: text('Next: a link on which packets are cut into cells.', '다음: 패킷을 셀로 나누는 링크.'),
      leads: 'tcp-over-atm',
    },
  ],
  sets: { work: 'n1', nicq: 200, rto: 'fixed', rmin: ms(50) },
  said: {
    small: cited(70, 'packets'),
    wait: worked(168e6, 'ns', (run) => (Number(run.params['nicq']) - 1) * frameTime(run)),
    shortWait: worked(58.4e6, 'ns', (run) => 69 * frameTime(run)),
    response: result('responseTime', 2.19e9),
    needless: result('spurious', 26400),
    better: result('responseTime', 150e6, { digits: 2, in: LARGER }),
    collapsed: worked(
      2,
      'count',
      (run) =>
        SEEDS.filter(
          (seed) =>
            run.other({ sets: { seed } }, 'responseTime') > 5 * run.other({ sets: { seed, nicq: 70 } }, 'responseTime'),
        ).length,
    ),
    plain: result('responseTime', 130e6, {
      digits: 2,
      in: { sets: { rto: 'bounded', rmin: ms(1000), nicq: 70 } },
      seeds: SEEDS,
    }),
    plainLarge: result('responseTime', 130e6, {
      digits: 2,
      in: { sets: { rto: 'bounded', rmin: ms(1000) } },
      seeds: SEEDS,
    }),
  },
  holds: [
    { result: 'responseTime', is: 'above', than: LARGER, by: 5 },
    { result: 'serverDrops', in: { sets: { rto: 'bounded', rmin: ms(1000) } }, is: 'same', than: 0, seeds: [1, 2, 3] },
    { result: 'acksLost', in: { sets: { rto: 'bounded', rmin: ms(1000) } }, is: 'above', than: 10, seeds: [1, 2, 3] },
  ],
  shot: { event: { kind: 'spurious' }, before: ms(130), after: ms(150), speed: ms(30), chart: 'queue' },
  asks: [largerWorse],
};

const claims: Pick<Lesson, 'paper' | 'claims'> = {
  paper: text(
    'J.-H. Kim, B.-S. Sin, K.-H. Kwon: The effect of NIC buffer size of web server on the performance of LAN (2003)',
    '김진희, 신범석, 권경희: 웹 서버의 NIC 버퍼 사이즈가 LAN 성능에 미치는 영향 (2003)',
  ),
  claims: [
    {
      claim: text('Losses all but vanish at a buffer of 70 packets.', '버퍼가 70패킷이면 손실이 거의 사라진다.'),
      really: text(
        'How much is enough depends on load and burst: the four workloads of the figure differ.',
        '얼마면 되는지는 부하와 버스트의 크기에 달렸습니다. 그림의 네 가지 부하가 서로 다릅니다.',
      ),
      figure: 'P1-2',
    },
    {
      claim: text('Throughput hardly depends on the buffer.', '처리량은 버퍼와 거의 상관이 없다.'),
      really: text(
        'While requests come whatever happens, a lost segment only delays what arrives. Users who wait for their page ask for less: compare C1.',
        '요청이 무조건 들어온다면 손실은 도착을 늦출 뿐입니다. 페이지를 기다리는 사용자는 덜 요청합니다. C1과 견주어 보세요.',
      ),
      figure: 'P1-3',
    },
    {
      claim: text('The RTT hardly depends on it either.', 'RTT도 거의 상관이 없다.'),
      really: text(
        'Three things may be called RTT here: what the page waits, what a segment waits with its retransmissions, and what TCP measures. They move in different directions.',
        '여기서 RTT라 할 수 있는 것은 셋입니다. 페이지가 기다리는 시간, 재전송까지 포함해 세그먼트가 기다리는 시간, TCP가 재는 시간입니다. 셋은 서로 다른 방향으로 움직입니다.',
      ),
      figure: 'P1-4',
    },
    {
      claim: text('The receive rate gains 5 %.', '수신율이 5 % 오른다.'),
      really: text(
        'It is the share of what was handed to the NICs that arrives, so it gains about as many points as the drop rate loses.',
        'NIC에 들어온 것 가운데 도착한 비율이므로, 손실률이 줄어드는 만큼 오릅니다.',
      ),
      figure: 'P1-5',
    },
    {
      claim: text('Lost client requests are the cause.', '원인은 클라이언트 요청의 손실이다.'),
      really: text(
        'This cannot happen in ns-2 or here: the server’s transmit queue never holds a request, and a full receive ring is not modelled.',
        'ns-2와 이 모형에서는 일어날 수 없습니다. 서버의 송신 큐에는 요청이 들어가지 않고, 수신 링이 가득 차는 일은 모형에 없습니다.',
      ),
    },
  ],
};

export const lesson = defineLesson(nicBuffer, {
  watch: text(
    'Watch collisions, back-off and the queue in a web server’s NIC on a shared Ethernet',
    '공유 이더넷에서 일어나는 충돌과 백오프, 웹 서버 NIC의 큐를 지켜보세요',
  ),
  needs: text('the second question', '두 번째 질문'),
  picture: 't=80ms&z0=0s&z1=3s',
  steps: [where, howMuch, throughput, largerStill],
  ...claims,
  references: [
    text('RFC 5681, TCP Congestion Control (2009)', 'RFC 5681, TCP Congestion Control (2009)'),
    text('IEEE Std 802.3, clause 4: Media access control', 'IEEE Std 802.3, 4절: 매체 접근 제어'),
    text(
      'J. Gettys, K. Nichols: Bufferbloat: Dark Buffers in the Internet. CACM 55(1), 2012',
      'J. Gettys, K. Nichols: Bufferbloat: Dark Buffers in the Internet. CACM 55(1), 2012',
    ),
  ],
});

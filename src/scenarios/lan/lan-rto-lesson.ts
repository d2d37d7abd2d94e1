// The lesson of `lan-rto`, step by step, and what paper P0 claims. The figures in "really so" are those of ns-2.35 re-runs
// with the workloads R1 and R2 (tests/reference/ns2-web); a sweep on the page checks them again.

import { ms } from '../../engine/core/time.ts';
import type { Lesson } from '../kit/lesson.ts';
import { text } from '../kit/text.ts';
import { lanRto } from '../lan-rto.ts';

export const lanRtoLesson: Lesson = {
  watch: text(
    'Watch a web server on a shared Ethernet fill its NIC, lose the end of a response and wait for its timer',
    '공유 이더넷의 웹 서버가 NIC 큐를 채우고 응답의 끝을 잃은 뒤 타이머를 기다리는 모습을 지켜보세요',
  ),
  steps: [
    {
      question: lanRto.question,
      see: lanRto.lead,
      notice: [
        text(
          'The frames of all responses share one transmit queue in the server’s NIC; what finds it full is dropped there, before it ever reaches the wire.',
          '모든 응답의 프레임은 서버 NIC의 송신 큐 하나를 함께 씁니다. 가득 찼을 때 온 것은 회선에 나가기도 전에 그곳에서 버려집니다.',
        ),
        text('A whole page waits for the slowest of its connections.', '페이지 전체가 가장 느린 연결을 기다립니다.'),
        text(
          'The round trip on this LAN is a few milliseconds; the timer waits a thousand.',
          '이 LAN의 왕복 시간은 몇 밀리초인데 타이머는 1,000밀리초를 기다립니다.',
        ),
      ],
      tries: [
        { what: text('Set RTO minimum to 200 ms.', 'RTO 최솟값을 200 ms로 바꿉니다.'), sets: { rmin: ms(200) } },
        {
          what: text(
            'Press another client on the stage: the charts follow its connection.',
            '무대의 다른 클라이언트를 누르면 차트가 그 연결을 따라갑니다.',
          ),
        },
      ],
    },
    {
      question: text('What if the server simply fixed its RTO at 0.2 s?', '서버의 RTO를 0.2초로 고정하면 어떨까요?'),
      see: text(
        'This is the paper’s proposal: the server for the inside knows how short its round trips are, so it need not measure, and it never doubles its timeout.',
        '논문의 제안입니다. 내부용 서버는 왕복 시간이 짧다는 것을 이미 알기 때문에 잴 필요가 없고, 타임아웃을 두 배로 늘리지도 않습니다.',
      ),
      notice: [
        text('The same loss now costs a fifth of the wait.', '같은 손실의 대기 시간이 5분의 1로 줄었습니다.'),
        text(
          'In ns-2 the RTO is also how long an idle connection keeps its window: a short RTO starts every page from one segment.',
          'ns-2에서 RTO는 쉬는 연결이 윈도를 유지하는 시간이기도 합니다. RTO가 짧으면 페이지마다 한 세그먼트부터 시작합니다.',
        ),
      ],
      tries: [
        {
          what: text('Fix it at 5 s: the paper’s other end.', '5초로 고정해 보세요. 논문의 반대쪽 끝입니다.'),
          sets: { rto: 'fixed', rmin: ms(5000) },
        },
      ],
      sets: { rto: 'fixed', rmin: ms(200) },
      at: 'timeout',
    },
    {
      question: text(
        'Twelve users: what does 40 % utilisation look like?',
        '사용자가 열두 명이면 이용률 40 %는 어떤 모습일까요?',
      ),
      see: text(
        'Workload R1: two users at each of six clients, four parallel responses per page. Collisions are everywhere and cost microseconds; what costs is a burst that overflows the NIC.',
        '부하 R1입니다. 클라이언트 여섯 대에 사용자가 둘씩 있고 페이지마다 응답 네 개를 나란히 받습니다. 충돌은 어디서나 일어나지만 마이크로초로 끝납니다. 비싼 것은 NIC를 넘치게 하는 버스트입니다.',
      ),
      notice: [
        text(
          'Compare wanted and measured utilisation in the results: users who wait for a timer ask for less.',
          '결과에서 목표 이용률과 측정한 이용률을 비교해 보세요. 타이머를 기다리는 사용자는 덜 요청합니다.',
        ),
        text(
          'The busy server meets every waiting client right after its frame, and usually wins: the capture effect.',
          '바쁜 서버는 프레임을 보낸 직후마다 기다리던 클라이언트와 부딪치고 대개 이깁니다. 이것이 포획 효과입니다.',
        ),
      ],
      tries: [
        {
          what: text(
            'Fix the RTO at 0.2 s and compare the response times.',
            'RTO를 0.2초로 고정하고 응답 시간을 비교해 보세요.',
          ),
          sets: { rto: 'fixed', rmin: ms(200) },
        },
        {
          what: text(
            'Fix it at 0.05 s and look at the retransmissions that were not needed.',
            '0.05초로 고정하고 필요 없었던 재전송을 세어 보세요.',
          ),
          sets: { rto: 'fixed', rmin: ms(50) },
        },
      ],
      sets: { work: 'r1', util: 0.4 },
    },
    {
      question: text('Can the timer be too fast on a LAN?', 'LAN에서도 타이머가 너무 빠를 수 있을까요?'),
      see: text(
        'R1 at 40 % with the RTO fixed at 0.05 s. When the queue of the NIC is long a segment waits more than 50 ms in it, and the timer goes off although nothing is lost.',
        'R1 40 %에서 RTO를 0.05초로 고정했습니다. NIC 큐가 길어지면 세그먼트가 그 안에서 50 ms 넘게 기다리므로, 잃은 것이 없어도 타이머가 만료됩니다.',
      ),
      notice: [
        text(
          'Throughput counts the copies, so it rises; completed pages do not. Which of the two does a paper mean?',
          '처리량은 사본까지 세므로 올라가지만 완료된 페이지는 늘지 않습니다. 논문이 말하는 처리량은 어느 쪽일까요?',
        ),
      ],
      tries: [{ what: text('Go back to 0.2 s.', '0.2초로 되돌립니다.'), sets: { rmin: ms(200) } }],
      sets: { work: 'r1', util: 0.4, rto: 'fixed', rmin: ms(50) },
      at: 'spurious',
    },
    {
      question: text('Why a second server for the outside?', '외부용 서버는 왜 따로 둘까요?'),
      see: text(
        'The WAN is 40 ms and more away. A timeout that suits the LAN would go off there before any ACK could be back. With a server of its own the outside keeps a long minimum, and the inside a short one.',
        'WAN은 40 ms가 넘게 떨어져 있습니다. LAN에 맞춘 타임아웃이라면 ACK가 돌아오기도 전에 만료됩니다. 서버를 따로 두면 밖은 긴 최솟값을, 안은 짧은 최솟값을 쓸 수 있습니다.',
      ),
      notice: [
        text(
          'Switched off, requests of the WAN cross the LAN and share the internal server, its NIC and its short RTO.',
          '이 설정을 끄면 WAN의 요청이 LAN을 지나 내부 서버와 그 NIC, 짧은 RTO를 함께 씁니다.',
        ),
      ],
      tries: [{ what: text('One server for all.', '서버 하나로 모두 처리합니다.'), sets: { split: false } }],
      sets: { work: 'r1', util: 0.2, rto: 'fixed', rmin: ms(200), wan: 3 },
    },
  ],
  paper: text(
    'J.-H. Kim, K.-H. Kwon: Improving the performance of web servers in Ethernet environment by controlling the RTO (2003)',
    '김진희, 권경희: RTO 조정을 통한 이더넷에서의 웹 서버의 성능향상 (2003)',
  ),
  claims: [
    {
      claim: text(
        'Without loss the RTO makes no difference (utilisation up to 20 %).',
        '손실이 없으면(이용률 20 %까지) RTO는 영향을 주지 않는다.',
      ),
      really: text(
        'So for new connections from 0.1 s up. With connections that stay open only up to 1 s: a long RTO keeps old windows alive, their bursts overflow the NIC, and there is loss.',
        '새 연결이고 0.1초 이상이면 맞습니다. 지속 연결에서는 1초까지만 맞습니다. RTO가 길면 예전 윈도가 그대로 남아 버스트가 NIC를 넘치고 손실이 생깁니다.',
      ),
    },
    {
      claim: text(
        'With loss, 0.1 to 0.2 s gives the shortest response time.',
        '손실이 있으면 0.1~0.2초에서 응답 시간이 가장 짧다.',
      ),
      really: text(
        'Confirmed with R1: 0.090 and 0.088 s at 40 %, against 0.098 s at 0.05 s, 0.111 s by default and 0.68 s at 10 s.',
        'R1에서 확인됩니다. 이용률 40 %에서 0.090초와 0.088초이고, 0.05초에서는 0.098초, 기본값에서는 0.111초, 10초에서는 0.68초입니다.',
      ),
    },
    {
      claim: text(
        '5 and 10 s are worse through waiting, though they lose less.',
        '5초와 10초는 손실이 적지만 기다리느라 더 나쁘다.',
      ),
      really: text(
        'The waiting is confirmed; fewer losses are not: in R1 the drop rate rises with the RTO.',
        '기다린다는 것은 확인되지만 손실이 적다는 것은 아닙니다. R1에서는 RTO가 길수록 손실률이 올라갑니다.',
      ),
    },
    {
      claim: text('Throughput is highest at 0.1 to 0.2 s.', '처리량은 0.1~0.2초에서 가장 높다.'),
      really: text(
        'Counted in completed pages, yes. Counted in bytes on the wire 0.05 s is ahead, because copies count too.',
        '완료된 페이지로 세면 맞습니다. 회선의 바이트로 세면 사본까지 세기 때문에 0.05초가 앞섭니다.',
      ),
    },
    {
      claim: text('0.2 s is the smallest RTO that can be set.', '설정할 수 있는 가장 작은 RTO는 0.2초이다.'),
      really: text(
        'Explained: the ns-2 of 2001 had a clock tick of 0.1 s, and its timer is never shorter than two ticks.',
        '설명이 됩니다. 2001년 ns-2의 시계 눈금은 0.1초였고 타이머는 두 눈금보다 짧을 수 없습니다.',
      ),
    },
  ],
  references: [
    text(
      'RFC 6298, Computing TCP’s Retransmission Timer (2011)',
      'RFC 6298, Computing TCP’s Retransmission Timer (2011)',
    ),
    text('IEEE Std 802.3, clause 4: Media access control', 'IEEE Std 802.3, 4절: 매체 접근 제어'),
    text(
      'D. Boggs, J. Mogul, C. Kent: Measured capacity of an Ethernet. SIGCOMM 1988',
      'D. Boggs, J. Mogul, C. Kent: Measured capacity of an Ethernet. SIGCOMM 1988',
    ),
  ],
};

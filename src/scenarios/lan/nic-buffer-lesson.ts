// The lesson of `nic-buffer`, step by step, and what paper P1 claims. The figures in "really so" are those of ns-2.35
// re-runs with the workloads N1 to N3 and C1 (tests/reference/ns2-web); a sweep on the page checks them again.

import type { Lesson } from '../kit/lesson.ts';
import { text } from '../kit/text.ts';
import { nicBuffer } from '../nic-buffer.ts';

export const nicBufferLesson: Lesson = {
  watch: text(
    'Watch collisions, back-off and the queue in a web server’s NIC on a shared Ethernet',
    '공유 이더넷에서 일어나는 충돌과 백오프, 웹 서버 NIC의 큐를 지켜보세요',
  ),
  steps: [
    {
      question: nicBuffer.question,
      see: nicBuffer.lead,
      notice: [
        text(
          'Only what is sent waits in this queue: the server’s responses and its ACKs. Requests of clients are never lost here.',
          '이 큐에서 기다리는 것은 내보낼 것뿐입니다. 서버의 응답과 ACK가 그것이고, 클라이언트의 요청이 여기서 사라지는 일은 없습니다.',
        ),
        text(
          'A collision is no loss: the frame is sent again a moment later.',
          '충돌은 손실이 아닙니다. 프레임은 잠시 뒤 다시 나갑니다.',
        ),
      ],
      tries: [
        { what: text('Raise the limit to 70.', '한도를 70으로 올립니다.'), sets: { nicq: 70 } },
        { what: text('Drag the dashed line in the chart of the queue.', '큐 차트의 점선을 끌어 보세요.') },
      ],
    },
    {
      question: text('Why 70?', '왜 하필 70일까요?'),
      see: text(
        'At 70 places the same page loses nothing. Four connections with a window of 20 segments can offer at most 80 packets at once, and a few of them are always on the way.',
        '자리가 70개면 같은 페이지가 아무것도 잃지 않습니다. 윈도가 20인 연결 네 개가 한꺼번에 내놓을 수 있는 것은 많아야 80개이고, 그중 몇 개는 늘 전송 중입니다.',
      ),
      notice: [
        text(
          'So 70 is no constant of nature: it is responses at once times the window, less what is in flight.',
          '그러니 70은 상수가 아니라, 동시에 오는 응답 수에 윈도를 곱하고 전송 중인 것을 뺀 값입니다.',
        ),
      ],
      tries: [
        { what: text('Eight responses at once.', '한꺼번에 응답 여덟 개를 받아 봅니다.'), sets: { par: 8 } },
        { what: text('A window of 10 segments.', '윈도를 10으로 줄입니다.'), sets: { wnd: 10 } },
      ],
      sets: { nicq: 70 },
    },
    {
      question: text('Does a small buffer cost throughput?', '버퍼가 작으면 처리량이 줄까요?'),
      see: text(
        'Workload N1: pages are asked for at random, whatever the server does. With 10 places 7 % of the packets are dropped, and yet the bytes that arrive per second hardly change: everything lost is sent again.',
        '부하 N1입니다. 서버가 어떻든 페이지 요청이 무작위로 옵니다. 자리가 10개면 패킷의 7 %가 버려지지만 초당 도착하는 바이트는 거의 그대로입니다. 잃은 것은 모두 다시 보내기 때문입니다.',
      ),
      notice: [
        text(
          'What suffers is the response time: the mean is several times that of a large buffer.',
          '나빠지는 것은 응답 시간입니다. 평균이 큰 버퍼의 몇 배나 됩니다.',
        ),
        text(
          'The clean RTT is shorter than ever, because the queue is short: RTT alone says nothing about the user.',
          '큐가 짧으니 깨끗한 RTT는 오히려 더 짧습니다. RTT만으로는 사용자가 겪는 것을 알 수 없습니다.',
        ),
      ],
      tries: [
        { what: text('The same load with 70 places.', '같은 부하에 자리 70개를 줍니다.'), sets: { nicq: 70 } },
        {
          what: text(
            'Users who wait for their page (C1) instead: now the throughput falls, too.',
            '페이지를 기다리는 사용자(C1)로 바꾸면 처리량도 떨어집니다.',
          ),
          sets: { work: 'c1', nicq: 10 },
        },
      ],
      sets: { work: 'n1', nicq: 10 },
      at: 'drop',
    },
    {
      question: text('Is a larger buffer always better?', '버퍼는 클수록 좋을까요?'),
      see: text(
        'With 200 places nothing is ever lost. But every packet may wait behind 199 others, 0.17 s at 10 Mbit/s, and a short RTO takes that for a loss.',
        '자리가 200개면 잃는 것이 없습니다. 하지만 패킷 하나가 199개 뒤에서, 10 Mbit/s라면 0.17초까지 기다릴 수 있고, RTO가 짧으면 이를 손실로 여깁니다.',
      ),
      notice: [
        text(
          'A buffer turns loss into delay. Which of the two is worse depends on who waits.',
          '버퍼는 손실을 지연으로 바꿉니다. 어느 쪽이 나쁜지는 누가 기다리느냐에 달렸습니다.',
        ),
      ],
      tries: [
        {
          what: text(
            'Fix the RTO at 0.1 s and count the needless retransmissions.',
            'RTO를 0.1초로 고정하고 필요 없었던 재전송을 세어 보세요.',
          ),
          sets: { rto: 'fixed', rmin: 100_000_000 },
        },
      ],
      sets: { work: 'n1', nicq: 200 },
    },
  ],
  paper: text(
    'J.-H. Kim, B.-S. Sin, K.-H. Kwon: The effect of NIC buffer size of web server on the performance of LAN (2003)',
    '김진희, 신범석, 권경희: 웹 서버의 NIC 버퍼 사이즈가 LAN 성능에 미치는 영향 (2003)',
  ),
  claims: [
    {
      claim: text('Losses all but vanish at a buffer of 70 packets.', '버퍼가 70패킷이면 손실이 거의 사라진다.'),
      really: text(
        'Confirmed for N1 (7.5 % at 10, 0.14 % at 70) and C1; N2 needs 60, N3 only 40. It depends on load and burst size.',
        'N1(10에서 7.5 %, 70에서 0.14 %)과 C1에서 확인됩니다. N2는 60, N3은 40이면 됩니다. 부하와 버스트의 크기에 달렸습니다.',
      ),
    },
    {
      claim: text('Throughput hardly depends on the buffer.', '처리량은 버퍼와 거의 상관이 없다.'),
      really: text(
        'True while requests come whatever happens. With users who wait it is false below 40: 2.4 Mbit/s at 10, 3.5 at 70 (C1).',
        '요청이 무조건 들어온다면 맞습니다. 기다리는 사용자라면 40 아래에서는 틀립니다. C1은 10에서 2.4, 70에서 3.5 Mbit/s입니다.',
      ),
    },
    {
      claim: text('The RTT hardly depends on it either.', 'RTT도 거의 상관이 없다.'),
      really: text(
        'Only from about 50 up. The response time falls from 0.77 s to 0.12 s, while the RTT that TCP measures rises from 12 to 44 ms (N1).',
        '50쯤부터만 맞습니다. N1에서 응답 시간은 0.77초에서 0.12초로 줄지만 TCP가 재는 RTT는 12 ms에서 44 ms로 늘어납니다.',
      ),
    },
    {
      claim: text('The receive rate gains 5 %.', '수신율이 5 % 오른다.'),
      really: text(
        'Confirmed: 0.928 to 0.998 from 10 to 70 (N1), 0.943 to 0.999 (C1).',
        '확인됩니다. 10에서 70으로 늘리면 N1은 0.928에서 0.998로, C1은 0.943에서 0.999로 오릅니다.',
      ),
    },
    {
      claim: text('Lost client requests are the cause.', '원인은 클라이언트 요청의 손실이다.'),
      really: text(
        'No: the server’s transmit queue never holds a request.',
        '아닙니다. 서버의 송신 큐에는 요청이 들어가지 않습니다.',
      ),
    },
  ],
  references: [
    text('RFC 5681, TCP Congestion Control (2009)', 'RFC 5681, TCP Congestion Control (2009)'),
    text('IEEE Std 802.3, clause 4: Media access control', 'IEEE Std 802.3, 4절: 매체 접근 제어'),
    text(
      'J. Gettys, K. Nichols: Bufferbloat: Dark Buffers in the Internet. CACM 55(1), 2012',
      'J. Gettys, K. Nichols: Bufferbloat: Dark Buffers in the Internet. CACM 55(1), 2012',
    ),
  ],
};

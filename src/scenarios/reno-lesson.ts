// The lesson of `reno`, step by step.

import { ms } from '../engine/core/time.ts';
import type { Lesson } from './kit/lesson.ts';
import { text } from './kit/text.ts';
import { reno } from './reno.ts';

export const renoLesson: Lesson = {
  watch: text(
    'Watch TCP Reno lose a segment and wait for its timer',
    'TCP Reno가 세그먼트를 잃고 타이머를 기다리는 모습을 지켜보세요',
  ),
  steps: [
    {
      question: reno.question,
      see: reno.lead,
      notice: [
        text(
          'Two segments of one window are lost. The first is reported by three duplicate ACKs; for the second too few follow.',
          '한 윈도에서 세그먼트 두 개가 사라집니다. 첫 번째는 중복 ACK 세 개가 알려 주지만, 두 번째는 뒤따르는 ACK가 모자랍니다.',
        ),
        text(
          'While the wire is silent the queue is empty: nothing is missing but a decision of the sender.',
          '회선이 조용한 동안 큐는 비어 있습니다. 모자란 것은 송신자의 결정뿐입니다.',
        ),
        text(
          'After the timeout cwnd is 1: the price of a timeout is not only the wait.',
          '타임아웃 뒤 cwnd는 1이 됩니다. 타임아웃의 대가는 기다린 시간만이 아닙니다.',
        ),
      ],
      tries: [
        { what: text('Drag RTO minimum while the wire is silent.', '회선이 조용할 때 RTO 최솟값을 움직여 보세요.') },
        { what: text('Set RTO minimum to 200 ms.', 'RTO 최솟값을 200 ms로 바꿉니다.'), sets: { rmin: ms(200) } },
      ],
    },
    {
      question: text('Who decides how long the silence lasts?', '침묵의 길이는 무엇이 정할까요?'),
      see: text(
        'The same two losses with an RTO minimum of 200 ms. The formula would allow even less, but the minimum wins again: the silence is exactly as long as the limit.',
        '똑같은 두 손실이지만 RTO 최솟값은 200 ms입니다. 계산식으로는 더 짧아도 되지만 이번에도 최솟값이 이깁니다. 침묵은 정확히 그 한도만큼입니다.',
      ),
      notice: [
        text(
          'In the chart of RTT and RTO the line of the RTO lies flat on its floor, far above every sample.',
          'RTT와 RTO 차트에서 RTO 선은 모든 표본보다 한참 위, 최솟값에 붙어 평평합니다.',
        ),
        text(
          'The run carries more data only because it waits less.',
          '더 많이 전송된 것은 오직 덜 기다렸기 때문입니다.',
        ),
      ],
      tries: [
        {
          what: text(
            'Go down to 1 ms. Where does the RTO stop following the slider?',
            '1 ms까지 내려 보세요. RTO는 어디부터 슬라이더를 따르지 않나요?',
          ),
          sets: { rmin: ms(1) },
        },
      ],
      sets: { rmin: ms(200) },
      at: 'timeout',
    },
    {
      question: text('When is a loss cheap?', '손실이 싸게 끝나는 때는 언제일까요?'),
      see: text(
        'Later in the run one segment at a time is lost. Three duplicate ACKs come back within a round trip, the segment is sent again at once, and the wire never falls silent.',
        '실행 뒷부분에서는 세그먼트가 한 번에 하나씩만 사라집니다. 한 왕복 시간 안에 중복 ACK 세 개가 돌아와 바로 재전송하므로 회선이 조용해지지 않습니다.',
      ),
      notice: [
        text(
          'cwnd is halved, not set to 1, and grows by about one segment per round trip: the saw tooth.',
          'cwnd는 1이 아니라 절반이 되고, 왕복마다 한 세그먼트쯤 늘어납니다. 톱니 모양입니다.',
        ),
        text(
          'NewReno needs no timer even for the two losses at the beginning: a partial ACK tells it the next hole.',
          'NewReno는 처음의 두 손실에도 타이머가 필요 없습니다. 부분 ACK가 다음 빈 곳을 알려 주기 때문입니다.',
        ),
      ],
      tries: [
        { what: text('Switch loss recovery to NewReno.', '손실 복구를 NewReno로 바꿉니다.'), sets: { cc: 'newreno' } },
        { what: text('Drop a packet yourself: press one on the stage.', '무대의 패킷을 눌러 직접 버려 보세요.') },
      ],
      at: 'fast-retransmit',
    },
    {
      question: text('Does a longer queue help?', '큐가 길면 도움이 될까요?'),
      see: text(
        'With room for 20 packets nothing is lost: the receiver’s window of 24 segments now fits into the path and the queue together.',
        '20개가 들어가는 큐에서는 아무것도 사라지지 않습니다. 수신 윈도 24개가 이제 경로와 큐에 다 들어갑니다.',
      ),
      notice: [
        text(
          'The price is delay: every segment waits behind the others, and the RTT grows with the queue.',
          '대신 지연이 늘어납니다. 세그먼트마다 앞의 것들을 기다리므로 RTT가 큐와 함께 커집니다.',
        ),
      ],
      tries: [
        {
          what: text(
            'Give the sender a window of 100 and the queue 60: bigger buffers, bigger losses.',
            '윈도를 100, 큐를 60으로 늘려 보세요. 버퍼가 크면 손실도 커집니다.',
          ),
          sets: { wnd: 100, q: 60 },
        },
      ],
      sets: { q: 20 },
    },
    {
      question: text('Can a timer be too fast?', '타이머가 너무 빠를 수도 있을까요?'),
      see: text(
        'RTO minimum 1 ms. The timer now follows the measured round-trip times, and when the queue grows faster than the estimate it goes off although the ACK is on its way: segments are sent twice for nothing.',
        'RTO 최솟값은 1 ms입니다. 타이머가 측정한 왕복 시간을 따르다 보니, 큐가 추정보다 빨리 길어지면 ACK가 오는 중인데도 만료됩니다. 세그먼트를 쓸데없이 두 번 보냅니다.',
      ),
      notice: [
        text(
          'A spurious retransmission costs twice: the wire carries a copy, and cwnd falls to 1 without need.',
          '불필요한 재전송은 두 번 손해입니다. 회선은 사본을 나르고, cwnd는 괜히 1로 떨어집니다.',
        ),
        text(
          'This is why RFC 6298 asks for a minimum of one second, and why operating systems use 200 ms all the same.',
          'RFC 6298이 최솟값 1초를 권하는 까닭이고, 그런데도 운영체제가 200 ms를 쓰는 까닭입니다.',
        ),
      ],
      tries: [
        {
          what: text(
            'Raise the bottleneck delay to 200 ms in the middle of the run.',
            '실행 도중에 병목 링크 지연을 200 ms로 올려 보세요.',
          ),
        },
        {
          what: text(
            'Replace the formula: twice the smoothed RTT (RFC 793).',
            '계산식을 평활 RTT의 두 배(RFC 793)로 바꿉니다.',
          ),
          sets: { rto: 'rfc793' },
        },
      ],
      sets: { rmin: ms(1) },
      at: 'spurious',
    },
  ],
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
};

// The lesson of `tcp-over-atm`, step by step, and what paper P3 claims. Buffer and threshold of its runs are not stated, so
// no figure here is the paper's unless it says so.

import type { Lesson } from '../kit/lesson.ts';
import { text } from '../kit/text.ts';
import { tcpOverAtm } from '../tcp-over-atm.ts';

export const atmLesson: Lesson = {
  steps: [
    {
      question: tcpOverAtm.question,
      see: tcpOverAtm.lead,
      notice: [
        text(
          'With EPD nothing is carried for nothing: there are no dead cells. And yet the link is idle for half of the time.',
          'EPD에서는 헛되이 실려 가는 셀이 없습니다. 그런데도 링크는 절반 가까운 시간 동안 놀고 있습니다.',
        ),
        text(
          'Fast retransmit is off, as in the paper: only the timer repairs a loss.',
          '논문처럼 빠른 재전송을 껐으므로 손실은 타이머로만 복구됩니다.',
        ),
      ],
      tries: [
        {
          what: text('Drag the dashed line of the threshold.', '임계값 점선을 끌어 보세요.'),
        },
      ],
    },
    {
      question: text('What does a shorter RTO minimum change?', 'RTO 최솟값을 줄이면 무엇이 달라질까요?'),
      see: text(
        'At 100 ms the silences are shorter and there are more of them. The link carries more, and more cells are lost: each silence ends in another try.',
        '100 ms에서는 침묵이 짧아지고 더 자주 옵니다. 링크는 더 많이 싣고, 잃는 셀도 늘어납니다. 침묵이 끝날 때마다 다시 부딪치기 때문입니다.',
      ),
      notice: [
        text(
          'Single runs mislead here: change the seed before you believe a difference.',
          '여기서는 실행 하나만 보면 속기 쉽습니다. 차이를 믿기 전에 시드를 바꿔 보세요.',
        ),
      ],
      tries: [
        { what: text('Switch fast retransmit on.', '빠른 재전송을 켭니다.'), sets: { fast: 'reno' } },
        { what: text('Tail drop instead of EPD.', 'EPD 대신 테일 드롭을 씁니다.'), sets: { policy: 'tail' } },
      ],
      sets: { rmin: 100_000_000 },
      at: 'timeout',
    },
  ],
  paper: text('Paper P3', '논문 P3'),
  claims: [
    {
      claim: text(
        'A minimum of 100 ms instead of 450 ms doubles the throughput (11,938 to 24,008, unit not stated).',
        '최솟값을 450 ms에서 100 ms로 줄이면 처리량이 두 배가 된다(11,938에서 24,008, 단위는 나와 있지 않음).',
      ),
      really: text(
        'The load the paper prints rises by 1.17 only (0.515 to 0.605), so the doubled number cannot be all useful data. Load, losses and the number of silences rise here too.',
        '논문에 인쇄된 부하는 1.17배(0.515에서 0.605)만 늘어나므로, 두 배가 된 값이 유효 데이터 전체일 수는 없습니다. 부하, 손실, 침묵의 횟수는 여기서도 늘어납니다.',
      ),
    },
  ],
  references: [
    text(
      'A. Romanow, S. Floyd: Dynamics of TCP traffic over ATM networks. IEEE JSAC 13(4), 1995',
      'A. Romanow, S. Floyd: Dynamics of TCP traffic over ATM networks. IEEE JSAC 13(4), 1995 (영어)',
    ),
    text('RFC 2684, multiprotocol encapsulation over AAL5', 'RFC 2684, AAL5 위의 다중 프로토콜 캡슐화'),
  ],
};

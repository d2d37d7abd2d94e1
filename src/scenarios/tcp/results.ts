// Results that mean the same wherever there are TCP senders; counted by `recoveriesOf` (senders.ts).

import { metric } from '../kit/metric.ts';
import { text } from '../kit/text.ts';

export const TIMEOUTS = metric(
  'timeouts',
  'count',
  text('Timeouts', '타임아웃'),
  text('Number of retransmission timers that expired.', '재전송 타이머가 만료된 횟수입니다.'),
);

export const FAST_RETRANSMITS = metric(
  'fastRetransmits',
  'count',
  text('Fast retransmits', '빠른 재전송'),
  text('Number of retransmissions triggered by three duplicate ACKs.', '중복 ACK 세 개를 받아 재전송한 횟수입니다.'),
);

export const RETRANSMISSIONS = metric(
  'retransmissions',
  'packets',
  text('Retransmissions', '재전송한 세그먼트'),
  text('Segments that were sent again, for whatever reason.', '이유와 상관없이 다시 보낸 세그먼트의 수입니다.'),
);

export const SEGMENTS_SENT = metric(
  'segmentsSent',
  'packets',
  text('Segments sent', '보낸 세그먼트'),
  text(
    'Segments that the senders sent: data, retransmissions included, and the SYN where a connection begins with one.',
    '송신자가 보낸 세그먼트의 수입니다. 재전송도 세고, 연결이 SYN으로 시작하면 그 SYN도 셉니다.',
  ),
);

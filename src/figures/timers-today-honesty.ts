// What one should know before believing the figure of today's timers on the LAN of paper P0.

import { text } from '../scenarios/kit/text.ts';
import type { HonestyNote } from './figure-parts.ts';

export const todayHonesty: readonly HonestyNote[] = [
  {
    about: 'printed',
    text: text(
      'Sentences only: the plots of the paper are lost, and no RFC has such a figure. The minimum of Linux (TCP_RTO_MIN, 0.2 s) bounds four times the variation and is added to the smoothed round trip; that of RFC 6298 bounds the sum.',
      '문장뿐입니다. 논문의 그림은 남아 있지 않고 RFC에는 이런 그림이 없습니다. Linux의 최솟값(TCP_RTO_MIN, 0.2초)은 변동의 네 배를 받치고 평활 왕복 시간에 더해지며, RFC 6298의 최솟값은 합을 받칩니다.',
    ),
  },
  {
    about: 'assumed',
    text: text(
      'The users of R1, who think for 0.86 s on average: 40 % of the bus, 0.4 % of the switch’s 1 Gbit/s. Windows and repairs are those of ns-2 on every line; only the server’s timer differs. Its clock ticks every millisecond, RFC 9002’s granularity.',
      '평균 0.86초를 생각하는 R1의 사용자로, 버스의 40 %, 1 Gbit/s 스위치의 0.4 %입니다. 윈도와 복구는 모든 선에서 ns-2의 것이고 서버의 타이머만 다릅니다. 시계의 틱은 RFC 9002의 단위인 1 ms입니다.',
    ),
  },
  {
    about: 'assumed',
    text: text(
      'Of QUIC there is the timer and nothing else: its expiry is a timeout here, where QUIC sends a probe and keeps its window, so a needless one is dearer than in QUIC.',
      'QUIC에서 가져온 것은 타이머뿐입니다. 만료되면 QUIC은 탐침을 보내고 윈도를 지키지만 여기서는 타임아웃이므로, 헛된 만료의 값이 QUIC에서보다 비쌉니다.',
    ),
  },
  {
    about: 'open',
    text: text(
      'QUIC’s lines are level: it has no minimum, and the runs differ in nothing along the axis. Users who wait for a timer ask for less, so on the right of the axis the load is lower.',
      'QUIC의 선은 수평입니다. 최솟값이 없어 축을 따라 달라지는 것이 없습니다. 타이머를 기다리는 사용자는 덜 요청하므로 축의 오른쪽에서는 부하가 낮습니다.',
    ),
  },
];

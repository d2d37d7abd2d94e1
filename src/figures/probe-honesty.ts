// What one should know before believing what a probe does for pages.

import { text } from '../scenarios/kit/text.ts';
import type { HonestyNote } from './figure-parts.ts';
import { AT_ONCE, STRUCTURE } from './switch-honesty.ts';

export const probeHonesty: readonly HonestyNote[] = [
  {
    about: 'printed',
    text: text(
      'Nothing: RFC 8985 argues with examples of a few segments. What is judged are sentences of it, in our words.',
      '없습니다. RFC 8985는 세그먼트 몇 개의 예로 설명합니다. 여기서 판정하는 것은 그 문장을 우리 말로 옮긴 것입니다.',
    ),
  },
  {
    about: 'assumed',
    text: text(
      'The users of R1, who think for 0.86 s on average: four responses at once, eight segments each on average, over connections that stay open. Senders of the RFCs’ profile with the algorithm of RFC 6298, every ACK at once, and 50 packets of room in the server’s NIC.',
      '평균 0.86초씩 생각하는 R1의 사용자. 열린 채로 두는 연결에서 응답 넷을 한꺼번에 받고, 응답 하나는 평균 여덟 세그먼트입니다. 송신자는 RFC 프로필에 RFC 6298의 알고리즘을 쓰고, ACK는 바로 보내며, 서버의 NIC에는 패킷 50개의 자리가 있습니다.',
    ),
  },
  STRUCTURE,
  AT_ONCE,
  {
    about: 'open',
    text: text(
      'No D-SACK: RACK’s reordering window does not grow, and a needless probe is told by a repeated ACK. Delayed ACKs would add their delay to the probe timeout of a single segment.',
      'D-SACK이 없어 RACK의 재정렬 윈도는 늘지 않고, 헛된 탐침은 되풀이된 ACK로 압니다. 지연 ACK를 쓰면 세그먼트 하나짜리 탐침 타임아웃이 그만큼 길어집니다.',
    ),
  },
];

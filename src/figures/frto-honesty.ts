// What one should know before believing what F-RTO does for pages.

import { text } from '../scenarios/kit/text.ts';
import type { HonestyNote } from './figure-parts.ts';
import { STRUCTURE } from './switch-honesty.ts';

export const frtoHonesty: readonly HonestyNote[] = [
  {
    about: 'printed',
    text: text(
      'Nothing: the paper of 2003 measures one long transfer over an emulated wireless path with delays of seconds, and RFC 5682 has no numbers. Sentences of both are judged, in our words.',
      '없습니다. 2003년 논문은 몇 초씩 멈추는 무선 경로를 흉내 내어 긴 전송 하나를 재었고, RFC 5682에는 숫자가 없습니다. 두 글의 문장을 우리 말로 옮겨 판정합니다.',
    ),
  },
  {
    about: 'assumed',
    text: text(
      'The users of R1: four responses at once over connections that stay open, eight segments each on average and a page every 0.86 s of thinking, or 64 and one every 6.9 s, which is the same load of the bus. Senders of the RFCs’ profile, every ACK at once. On the bus ACKs wait for their turn, and that is what makes timeouts spurious.',
      'R1의 사용자. 열린 채로 두는 연결에서 응답 넷을 한꺼번에 받고, 응답은 평균 여덟 세그먼트에 생각 시간 0.86초, 또는 64세그먼트에 6.9초로 버스의 부하는 같습니다. RFC 프로필의 송신자이고 ACK는 바로 보냅니다. 버스에서는 ACK가 차례를 기다리므로 불필요한 타임아웃이 생깁니다.',
    ),
  },
  STRUCTURE,
  {
    about: 'open',
    text: text(
      'RFC 5682 leaves open what to do about a spurious timeout. Here the window is restored as RFC 4015 says, which is more careful than Linux; the timer stays as it is. Linux also judges timeouts of data that have timed out before.',
      '불필요한 타임아웃에 어떻게 대응할지는 RFC 5682가 정하지 않습니다. 여기서는 Linux보다 조심스러운 RFC 4015대로 윈도를 되돌리고 타이머는 그대로 둡니다. Linux는 거듭된 타임아웃도 판단합니다.',
    ),
  },
];

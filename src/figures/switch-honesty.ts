// What one should know before believing what survives of papers P0 and P1 with a switch.

import { text } from '../scenarios/kit/text.ts';
import type { HonestyNote } from './figure-parts.ts';

const NOT_THEIRS: HonestyNote = {
  about: 'printed',
  text: text(
    'Nothing of a switch: the papers had a shared Ethernet. “Fails here” says that a sentence does not carry over, not that it was wrong.',
    '스위치에 관한 것은 없습니다. 논문은 공유 이더넷을 다루었습니다. “성립하지 않음”은 문장이 옮겨 가지 않는다는 뜻이지 틀렸다는 뜻이 아닙니다.',
  ),
};

export const STRUCTURE: HonestyNote = {
  about: 'assumed',
  text: text(
    'A cable for each station, full duplex, store and forward, 50 packets at every port; no flow control (IEEE 802.3x) and no buffer shared by ports.',
    '장치마다 전이중 케이블, 저장 후 전달, 포트마다 패킷 50개. 흐름 제어(IEEE 802.3x)와 포트가 함께 쓰는 버퍼는 없습니다.',
  ),
};

export const AT_ONCE: HonestyNote = {
  about: 'open',
  text: text(
    'Losses in the NIC rest on a host that hands over a whole window at once, as ns-2 does. Hosts of today hold packets back in their queues until the NIC has room (byte queue limits) or pace them; such losses are then rarer than here.',
    'NIC에서의 손실은 호스트가 ns-2처럼 윈도를 한꺼번에 넘긴다는 데서 옵니다. 오늘날의 호스트는 NIC에 자리가 날 때까지 자기 큐에 담아 두거나(byte queue limits) 간격을 두어 보내므로 이런 손실이 여기보다 드뭅니다.',
  ),
};

/** Of P0. */
export const timerSwitchHonesty: readonly HonestyNote[] = [
  NOT_THEIRS,
  {
    about: 'assumed',
    text: text(
      'The users of R1, who think for 0.86 s on average on every network, so that they ask about as often; the load is 40 % of the bus and 0.4 % of 1 Gbit/s. RTO fixed, a clock of 0.5 ms, since no RTO of ns-2 is shorter than two ticks.',
      '어느 네트워크에서나 평균 0.86초씩 생각하는 R1의 사용자로, 요청은 거의 같습니다. 부하는 버스의 40 %, 1 Gbit/s의 0.4 %입니다. RTO는 고정, 시계는 0.5 ms(ns-2의 RTO는 두 틱보다 짧을 수 없음).',
    ),
  },
  STRUCTURE,
  {
    about: 'assumed',
    text: text(
      'A packet spends 1 ms in the link layer of a host, four times in a round trip, as in the paper’s ns-2; the last line has 20 µs instead.',
      '논문의 ns-2처럼 패킷은 호스트의 링크 계층에서 1 ms, 왕복에 네 번을 보냅니다. 마지막 선만 20 µs입니다.',
    ),
  },
  AT_ONCE,
];

/** Of P1. */
export const bufferSwitchHonesty: readonly HonestyNote[] = [
  NOT_THEIRS,
  {
    about: 'assumed',
    text: text(
      'The requests of N1: two pages per second and client at random, on every network, with the server’s timer between 1 and 100 s. Jumbo frames carry a response in whole segments of 8960 bytes, so they carry more bytes.',
      'N1의 요청: 어느 네트워크에서나 클라이언트마다 초당 두 페이지를 무작위로, 서버의 타이머는 1–100초. 점보 프레임은 응답을 8960바이트 세그먼트로 채워 나르므로 바이트가 더 많습니다.',
    ),
  },
  STRUCTURE,
  AT_ONCE,
];

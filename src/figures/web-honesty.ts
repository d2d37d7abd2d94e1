// What one should know before believing the figures of papers P0 and P1: what survives of them, who their users were taken to
// be, what is not settled. Measured in ns-2 and here alike (docs/models/web.md).

import { text } from '../scenarios/kit/text.ts';
import type { HonestyNote } from './figure-parts.ts';

const RTT: HonestyNote = {
  about: 'assumed',
  text: text(
    'RTT is read as the response time of a page. The RTTs of segments, among the results above, move differently.',
    'RTT는 페이지의 응답 시간으로 읽었습니다. 위의 결과 목록에 있는 세그먼트 RTT는 다르게 움직입니다.',
  ),
};

const USERS: HonestyNote = {
  about: 'assumed',
  text: text(
    'Users of the paper are not described. R1: twelve who keep their connections, pages of four parallel responses of 8 packets on average. R2: a new connection for each of three responses of 16 packets. Both wait for a page and think as long as the wanted utilisation asks for.',
    '논문은 사용자를 설명하지 않습니다. R1: 연결을 유지하는 12명, 페이지는 평균 8패킷 응답 네 개가 동시에. R2: 평균 16패킷 응답 세 개마다 새 연결. 둘 다 페이지를 기다린 뒤, 목표 이용률에 맞는 시간만큼 생각합니다.',
  ),
};

/** Of figures 2 to 6 of P0. */
export const rtoHonesty: readonly HonestyNote[] = [
  {
    about: 'printed',
    text: text(
      'Only sentences: best at 0.1 to 0.2 s, worse at 0.05, 5 and 10 s. The plots are lost, so no mark of the paper is drawn.',
      '문장뿐입니다. 0.1–0.2 s에서 가장 좋고 0.05, 5, 10 s에서 나쁘다는 것. 그래프는 남아 있지 않아 논문의 점은 그리지 않았습니다.',
    ),
  },
  USERS,
  RTT,
  {
    about: 'open',
    text: text(
      'Why long timers lose more here: in this TCP a connection that rests keeps its window for one RTO. With 5 or 10 s it comes back with a burst that overflows the queue, even at little load. New connections (R2) have no such window.',
      '여기서 타이머가 길수록 더 잃는 까닭: 이 TCP에서는 쉬는 연결이 RTO 동안 윈도를 유지합니다. 5 s나 10 s라면 부하가 적어도 한꺼번에 보내 큐가 넘칩니다. 새 연결(R2)에는 그런 윈도가 없습니다.',
    ),
  },
];

/** Of what P0 says about 0.001 and 0.01 s. */
export const smallHonesty: readonly HonestyNote[] = [
  {
    about: 'printed',
    text: text('One sentence, without a figure: more than 80 % lost.', '그림 없이 한 문장: 80 % 넘게 잃는다.'),
  },
  {
    about: 'assumed',
    text: text(
      'A clock of 0.5 ms: no RTO of ns-2 is shorter than two ticks, and the paper does not say how it came below them. 30 % load.',
      '0.5 ms 시계. ns-2의 RTO는 두 틱보다 짧을 수 없는데, 논문은 어떻게 더 줄였는지 밝히지 않습니다. 부하는 30 %.',
    ),
  },
  USERS,
];

/** Of figures 2 to 5 of P1. */
export const bufferHonesty: readonly HonestyNote[] = [
  {
    about: 'printed',
    text: text(
      'Only sentences: drops all but vanish at 70, the receive rate gains 5 %, 30 against 70. The plots are lost, so no mark of the paper is drawn.',
      '문장뿐입니다. 70에서 손실이 거의 사라지고 수신율이 5 % 높아지며 30과 70을 견준다는 것. 그래프는 남아 있지 않아 논문의 점은 그리지 않았습니다.',
    ),
  },
  {
    about: 'assumed',
    text: text(
      'Users of the paper are not described. N1: 12 pages per second at random, four parallel responses of 8 packets on connections that stay open. N2: 9 responses per second of 40 packets, each on a new connection; N3: the same, evenly spaced. C1: users who wait for their page. The server’s RTO is 1 to 100 s.',
      '논문은 사용자를 설명하지 않습니다. N1: 초당 12페이지가 무작위로, 유지되는 연결에서 8패킷 응답 네 개가 동시에. N2: 초당 9번, 40패킷 응답마다 새 연결. N3: 같은 요청을 일정 간격으로. C1: 페이지를 기다리는 사용자. 서버의 RTO는 1–100 s.',
    ),
  },
  {
    about: 'open',
    text: text(
      '70 is no constant. How many packets are too many depends on how many responses come together and on their windows of 20 packets: choose N2, N3 or C1 as a line to see another number.',
      '70은 상수가 아닙니다. 몇 패킷부터 넘치는지는 동시에 오는 응답의 수와 20패킷 윈도에 달려 있습니다. N2, N3, C1을 선으로 고르면 다른 값이 나옵니다.',
    ),
  },
  {
    about: 'open',
    text: text(
      'The paper puts the losses down to requests of clients that the buffer refuses. Requests never wait in this queue: it holds what the server sends.',
      '논문은 버퍼가 클라이언트의 요청을 거부해 손실이 난다고 설명합니다. 그러나 이 큐에는 서버가 보내는 것만 있고 요청이 기다리는 일은 없습니다.',
    ),
  },
];

/** Of its figure 4, which is about RTT. */
export const bufferRttHonesty: readonly HonestyNote[] = [...bufferHonesty, RTT];

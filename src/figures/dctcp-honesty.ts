// What one should know before believing the figures of DCTCP.

import { text } from '../scenarios/kit/text.ts';
import type { HonestyNote } from './figure-parts.ts';

const PRINTED: HonestyNote = {
  about: 'printed',
  text: text(
    'The paper draws measurements of its own switches and servers. None of its points is drawn here: sentences are compared, and which numbers count as agreeing is said under each. The sawtooth of its analysis is a test of the engine.',
    '논문은 자체 스위치와 서버에서 잰 값을 그렸습니다. 그 점은 그리지 않았습니다. 견주는 것은 문장이며, 어떤 값을 같다고 볼지는 주장마다 적었습니다. 분석에 나오는 톱니는 엔진의 테스트에 들어 있습니다.',
  ),
};

/** Of the threshold. */
export const thresholdHonesty: readonly HonestyNote[] = [
  PRINTED,
  {
    about: 'assumed',
    text: text(
      'Two senders without end, 100 Mbit/s and 20 ms: a bandwidth-delay product of 168 packets. In a data centre it is the same at 10 Gbit/s and 200 µs. The path is scaled so that all of the queue is shorter than 200 packets.',
      '끝없이 보내는 송신자 둘, 100 Mbit/s, 20 ms: 대역폭-지연 곱은 패킷 168개입니다. 데이터 센터의 10 Gbit/s, 200 µs에서와 같습니다. 큐가 패킷 200개를 넘지 않도록 길을 골랐습니다.',
    ),
  },
  {
    about: 'assumed',
    text: text(
      'RED marks between K and 2 K with a weight of 0.002 and a largest probability of 0.1, gentle above. The threshold says nothing to tail drop, whose line is level.',
      'RED는 K와 2K 사이에서 가중치 0.002, 최대 확률 0.1로 표시하고 그 위에서는 완만합니다(gentle). 임계값은 테일 드롭과 상관이 없어 그 선은 평평합니다.',
    ),
  },
  {
    about: 'open',
    text: text(
      'In the paper packets leave a host in bursts of 30 to 40, so at 10 Gbit/s it needed a larger K (65) than its formula says. Here a segment leaves when its ACK has come. Only RED draws random numbers; the other lines are the same for every seed.',
      '논문의 호스트는 패킷을 30–40개씩 몰아 보내므로 10 Gbit/s에서는 식보다 큰 K(65)가 필요했습니다. 여기서는 ACK가 올 때마다 하나씩 나갑니다. 난수를 쓰는 것은 RED뿐이고 다른 선은 어느 시드에서나 같습니다.',
    ),
  },
];

/** Of incast. */
export const blockHonesty: readonly HonestyNote[] = [
  PRINTED,
  {
    about: 'assumed',
    text: text(
      'As in the paper: 1 MB in equal shares over 1 Gbit/s, 100 KB of buffer for the port (67 packets), K = 20, timers of at least 300 ms and 10 ms. TCP is SACK, with windows of 44 segments and connections that stay open; servers start within 20 µs of each other, at random.',
      '논문과 같이 1 MB를 똑같이 나누어 1 Gbit/s로 받고, 포트의 버퍼는 100 KB(패킷 67개), K = 20, 타이머의 최솟값은 300 ms와 10 ms입니다. TCP는 SACK이고, 윈도는 세그먼트 44개, 연결은 열려 있습니다. 서버는 20 µs 안에서 무작위로 시작합니다.',
    ),
  },
  {
    about: 'open',
    text: text(
      'Connections stay open from block to block, so DCTCP knows the last block’s marks when the next begins; only the first block finds it with windows as large as any. What a block costs on fresh connections is another question.',
      '연결이 블록마다 이어지므로 DCTCP는 다음 블록을 시작할 때 앞 블록의 표시를 알고 있습니다. 처음 블록만 윈도를 모른 채 시작합니다. 연결을 새로 열 때의 대가는 다른 문제입니다.',
    ),
  },
];

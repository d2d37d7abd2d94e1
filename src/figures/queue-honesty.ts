// What one should know before believing the figures of the router's queue.

import { text } from '../scenarios/kit/text.ts';
import type { HonestyNote } from './figure-parts.ts';

const PRINTED: HonestyNote = {
  about: 'printed',
  text: text(
    'Papers and RFCs have links and traffic of their own. None of their points is drawn: what is compared are sentences, and which numbers count as agreeing is said under each.',
    '논문과 RFC는 저마다의 링크와 트래픽을 다룹니다. 그 점은 그리지 않았습니다. 견주는 것은 문장이며, 어떤 값을 같다고 볼지는 주장마다 적었습니다.',
  ),
};

const PATH: HonestyNote = {
  about: 'assumed',
  text: text(
    'Four senders without end, SACK, windows that never limit, 10 Mbit/s and 43 ms of round trip over empty queues: a bandwidth-delay product of 36 packets of 1500 bytes. The limit counts the packet being sent.',
    '끝없이 보내는 송신자 넷, SACK, 제한이 되지 않는 윈도, 10 Mbit/s, 큐가 비었을 때 왕복 43 ms: 대역폭-지연 곱은 1500바이트 패킷 36개입니다. 큐의 한도는 보내고 있는 패킷도 셉니다.',
  ),
};

const CHANCE: HonestyNote = {
  about: 'open',
  text: text(
    'Only RED and PIE draw random numbers. Runs with tail drop and CoDel are the same for every seed, so their intervals are nothing wide; another path would give other numbers.',
    'RED와 PIE만 난수를 씁니다. 테일 드롭과 CoDel의 실행은 어느 시드에서나 같아 구간의 폭이 0이며, 경로가 다르면 값도 달라집니다.',
  ),
};

const SLOW_START: HonestyNote = {
  about: 'open',
  text: text(
    'A run counts from its first segment, with slow start in it, and a mean RTT is over the round trips that senders measured: one at a time, none of what was sent twice.',
    '첫 세그먼트부터 세므로 슬로 스타트도 들어 있습니다. 평균 RTT는 송신자가 잰 왕복 시간의 평균으로, 한 번에 하나씩 재고 두 번 보낸 것은 재지 않습니다.',
  ),
};

/** Of the room in the router. */
export const queueHonesty: readonly HonestyNote[] = [
  PRINTED,
  PATH,
  {
    about: 'assumed',
    text: text(
      'RED with thresholds of 5 and 15 packets and a weight of 0.02, CoDel with 5 and 100 ms, PIE with 15 ms: the same for every room. Nobody marks.',
      'RED의 임계값 5와 15, 가중치 0.02, CoDel 5 ms와 100 ms, PIE 15 ms를 어느 자리에서나 그대로 썼습니다. 표시(ECN)는 하지 않습니다.',
    ),
  },
  CHANCE,
  SLOW_START,
];

/** Of RED against tail drop. */
export const redHonesty: readonly HonestyNote[] = [
  PRINTED,
  PATH,
  {
    about: 'assumed',
    text: text(
      'RED’s thresholds are a quarter and three quarters of the room, its weight 0.002, its largest probability 0.02, gentle above the maximum, as ns-2 has it; the original was not gentle.',
      'RED의 임계값은 자리의 4분의 1과 4분의 3, 가중치 0.002, 최대 확률 0.02이며, ns-2처럼 최대 임계값 위에서는 완만합니다(gentle). 원래의 RED는 그렇지 않았습니다.',
    ),
  },
  {
    about: 'open',
    text: text(
      'Others found no gain for bulk data and web-like traffic (Brandauer and others, 2001): with many flows and short transfers the average queue says less. Not tried here.',
      '대량 전송과 웹 트래픽에서는 이득이 없었다는 연구도 있습니다(Brandauer 외, 2001). 흐름이 많고 전송이 짧으면 평균 큐가 말해 주는 것이 적습니다. 여기서는 실험하지 않았습니다.',
    ),
  },
  CHANCE,
  SLOW_START,
];

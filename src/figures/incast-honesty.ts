// What one should know before believing the figures of incast: what the papers print, what was assumed, what stays open.

import { text } from '../scenarios/kit/text.ts';
import type { HonestyNote } from './figure-parts.ts';

const PRINTED: HonestyNote = {
  about: 'printed',
  text: text(
    'Both papers draw their curves and print few numbers, of switches and servers of their own. None is drawn here: what is compared are the sentences, and which factors count as agreeing is said under each.',
    '두 논문은 저마다의 스위치와 서버에서 잰 곡선을 그렸고 수치는 거의 인쇄하지 않았습니다. 여기에는 논문의 점을 그리지 않았습니다. 견주는 것은 문장이며, 어느 배수까지 같다고 볼지는 주장마다 적었습니다.',
  ),
};

const SENDERS: HonestyNote = {
  about: 'assumed',
  text: text(
    'Open connections, NewReno without SACK, windows of 44 segments, no delayed ACKs, a clock of 10 µs. Servers start within 20 µs of each other, at random: with all at the same instant every run would be the same, and an interval would say nothing.',
    '이미 열려 있는 연결, SACK 없는 NewReno, 세그먼트 44개의 윈도, 지연 ACK 없음, 10 µs 시계. 서버는 20 µs 안에서 무작위로 시작합니다. 모두 한 순간에 시작하면 실행마다 결과가 같아 구간이 아무 뜻도 없기 때문입니다.',
  ),
};

const OPEN: HonestyNote = {
  about: 'open',
  text: text(
    'Every server holds 256 kB of a block, as in 2008, so the block grows with the servers. With a block of fixed size each share shrinks, and very many servers fall silent for another reason: a share is then less than a window.',
    '2008년 논문처럼 서버마다 블록의 256 kB를 나누어 가지므로 서버가 늘면 블록도 커집니다. 블록 크기를 고정하면 몫이 작아지고, 서버가 아주 많을 때 조용해지는 까닭도 달라집니다. 한 몫이 윈도보다 작아지기 때문입니다.',
  ),
};

const REQUESTS: HonestyNote = {
  about: 'open',
  text: text(
    'Requests take no room on the links, and hosts no time. A run counts from its first request, with the first slow start in it.',
    '요청은 링크를 차지하지 않고 호스트의 처리 시간도 없습니다. 첫 요청부터 세므로 첫 슬로 스타트도 들어 있습니다.',
  ),
};

/** Of 1 Gbit/s. */
export const incastHonesty: readonly HonestyNote[] = [
  PRINTED,
  {
    about: 'assumed',
    text: text(
      '1 Gbit/s, a round trip of 100 µs over the empty path, and 43 packets of buffer: 64 KiB for a port, which was common then.',
      '1 Gbit/s, 빈 경로의 왕복 100 µs, 버퍼는 패킷 43개. 당시 흔하던 포트당 64 KiB입니다.',
    ),
  },
  SENDERS,
  OPEN,
  REQUESTS,
];

/** Of 10 Gbit/s. */
export const fastHonesty: readonly HonestyNote[] = [
  PRINTED,
  {
    about: 'assumed',
    text: text(
      '10 Gbit/s, a round trip of 20 µs over the empty path, and a buffer of 64 packets, nearly 100 kB.',
      '10 Gbit/s, 빈 경로의 왕복 20 µs, 버퍼는 패킷 64개로 약 100 kB입니다.',
    ),
  },
  SENDERS,
  OPEN,
  REQUESTS,
];

// What one should know before believing the figures of paper P4: what it prints, what we assumed, what cannot be settled.

import { text } from '../scenarios/kit/text.ts';
import type { HonestyNote } from './figure-parts.ts';

const noChance: HonestyNote = {
  about: 'assumed',
  text: text(
    'Requests start 50 ms apart and nothing is left to chance: every seed gives the same numbers, so intervals have no width.',
    '요청은 50 ms 간격으로 시작하고 우연은 없습니다. 모든 시드가 같은 값을 주므로 구간의 너비는 0입니다.',
  ),
};

const machines: HonestyNote = {
  about: 'assumed',
  text: text(
    'We took disks of 7.4 MB/s with 12 ms per seek, 8 MB of page cache, full-duplex ports, a file of its own for each request, and a gateway of 150 µs per packet. The gateway is what makes NAT win.',
    '7.4 MB/s 디스크와 12 ms 탐색, 8 MB 페이지 캐시, 전이중 포트, 요청마다 다른 파일, 패킷당 150 µs 게이트웨이. NAT가 이기는 것은 이 게이트웨이 때문입니다.',
  ),
};

const printed: HonestyNote = {
  about: 'printed',
  text: text(
    'Only table 2: nine times of a single request. The plots of figures 2 and 3 are lost.',
    '숫자는 표 2뿐입니다. 요청 하나에 걸린 시간 아홉 개입니다. 그림 2와 3의 그래프는 남아 있지 않습니다.',
  ),
};

const dip: HonestyNote = {
  about: 'open',
  text: text(
    'That throughput is lower with 2 requests than with 1, and with 4 than with 3, and response time longer with 2 than with 3, is a product of our model: LBLC puts the second request on the first one’s server. With seeks of 4 to 5 ms throughput falls by 1 % at most, but response time is still longer with 2 requests, and with NAT three of them fill the path.',
    '요청 2개의 처리량이 1개보다, 4개의 처리량이 3개보다 적고 응답 시간이 2개일 때 3개보다 긴 것은 우리 모델의 결과입니다. LBLC가 둘째 요청을 첫째와 같은 서버에 보냅니다. 탐색이 4–5 ms면 처리량은 많아야 1 % 줄지만, 응답 시간은 여전히 2개일 때 길고 NAT에서는 요청 셋으로 길이 가득 찹니다.',
  ),
};

const tenRequests: HonestyNote = {
  about: 'open',
  text: text(
    'Does “10 requests” mean ten in total or ten per client? The text allows both, and the schedulers’ ranking depends on it.',
    '“요청 10개”는 전체일까요, 클라이언트마다일까요? 본문은 둘 다 가능하고, 스케줄러의 순위가 여기에 달려 있습니다.',
  ),
};

const oneNetwork: HonestyNote = {
  about: 'open',
  text: text(
    'All hosts share one network, where a server would normally answer a client directly, past gateway and director. The authors must have forced both.',
    '모두 한 네트워크에 있어, 서버는 보통 게이트웨이와 디렉터를 거치지 않고 클라이언트에 바로 답합니다. 저자들이 경로를 강제했을 것입니다.',
  ),
};

export const singleHonesty: readonly HonestyNote[] = [
  printed,
  {
    about: 'printed',
    text: text(
      'Each is the minimum of ten measurements. Those of NAT lie on a straight line; of tunnelling they lie up to 0.4 s off one, of direct routing 0.2 s. For one size the methods are 0.4 to 1.1 s apart: how much of that is noise cannot be told.',
      '각각 열 번 잰 값의 최소입니다. NAT의 값은 직선 위에 있고, 터널링은 직선에서 0.4초까지, 직접 라우팅은 0.2초까지 벗어납니다. 같은 크기에서 방식 사이의 차이는 0.4–1.1초이며, 그 가운데 얼마가 잡음인지는 알 수 없습니다.',
    ),
  },
  machines,
  {
    about: 'open',
    text: text(
      'Why was direct routing the quickest with 20 and 40 MB? Its packets take the same path as with tunnelling. It may be noise or a warm cache; there is no telling.',
      '직접 라우팅은 왜 20, 40 MB에서 가장 빨랐을까요? 패킷의 경로는 터널링과 같습니다. 잡음이나 미리 채워진 캐시일 수 있지만 알 수 없습니다.',
    ),
  },
  noChance,
];

export const requestsHonesty: readonly HonestyNote[] = [printed, machines, noChance, dip, tenRequests, oneNetwork];

export const schedulersHonesty: readonly HonestyNote[] = [
  {
    about: 'printed',
    text: text(
      'Only which is the best: LBLC for NAT and tunnelling, LBLCR for direct routing, “not consistent”. No numbers.',
      '어느 것이 가장 좋은지만 적혀 있습니다. NAT와 터널링은 LBLC, 직접 라우팅은 LBLCR, 그리고 “일관적이지 않다”. 숫자는 없습니다.',
    ),
  },
  machines,
  {
    about: 'assumed',
    text: text(
      'All weights are 1, so RR and WRR, and LC and WLC, behave alike; rules of a 2002 kernel.',
      '가중치는 모두 1이므로 RR과 WRR, LC와 WLC는 같습니다. 2002년 커널의 규칙을 씁니다.',
    ),
  },
  noChance,
  tenRequests,
  {
    about: 'open',
    text: text(
      'Which measure is right? A sum of rates, and the turn-around worked out from it, reward the few who run alone. Switch the measure and the best cells move.',
      '어떤 척도가 옳을까요? 속도의 합과 거기서 나온 처리 시간은 혼자 빠르게 끝난 몇몇에 점수를 줍니다. 척도를 바꾸면 가장 좋은 칸이 옮겨 갑니다.',
    ),
  },
];

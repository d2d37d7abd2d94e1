// The results of the LAN scenarios, each with how it is counted. Definitions follow the two papers: utilisation as paper P0
// has it, receive rate as P1, and beside the response time, which both call RTT, two RTTs of segments.

import { withBetter } from '../kit/better.ts';
import { metric } from '../kit/metric.ts';
import type { MetricInfo } from '../kit/scenario.ts';
import { text } from '../kit/text.ts';
import { outsideMetrics } from './outside-metrics.ts';

/** Shown where there is room for all. */
const minor = (info: MetricInfo): MetricInfo => ({ ...info, minor: true });

const load: readonly MetricInfo[] = [
  metric(
    'utilisation',
    'fraction',
    text('Utilisation', '이용률'),
    text(
      'Bits of all frames delivered on the bus, ACKs and retransmissions included, divided by its rate and the time.',
      '버스에서 전달된 모든 프레임의 비트 수를 버스 속도와 시간으로 나눈 값입니다. ACK와 재전송도 셉니다.',
    ),
  ),
  {
    wantedOf: 'utilisation',
    ...metric(
      'wantedUtilisation',
      'fraction',
      text('Target utilisation', '목표 이용률'),
      text(
        'Think times or request rates are set for this; losses and waiting may keep the run below it.',
        '생각 시간이나 요청률을 정할 때 목표로 한 값입니다. 손실과 대기 때문에 이르지 못할 수 있습니다.',
      ),
    ),
  },
  metric(
    'pages',
    'count',
    text('Pages', '완료한 페이지'),
    text(
      'Pages of clients whose last response was acknowledged.',
      '마지막 응답까지 확인받은 클라이언트의 페이지 수입니다.',
    ),
  ),
];

const times: readonly MetricInfo[] = [
  metric(
    'responseTime',
    'ns',
    text('Response time', '응답 시간'),
    text(
      'Mean time from a client’s request of a page to the ACK of its last segment.',
      '클라이언트가 페이지를 요청한 때부터 마지막 세그먼트의 ACK까지 걸린 시간의 평균입니다.',
    ),
  ),
  minor(
    metric(
      'responseTime95',
      'ns',
      text('Response time, 95 %', '응답 시간, 95 %'),
      text(
        'The time within which 95 of 100 pages were complete.',
        '페이지 100개 가운데 95개가 완료되기까지 걸린 시간입니다.',
      ),
    ),
  ),
  minor(
    metric(
      'responseTimeAll',
      'ns',
      text('Response time, unfinished pages too', '응답 시간, 끝나지 않은 페이지 포함'),
      text(
        'The same mean with the pages that were not complete at the end, each with its age by then. The plain mean leaves them out, and with them the longest waits.',
        '실행이 끝날 때까지 완료되지 않은 페이지를 그때까지의 나이로 함께 센 평균입니다. 그냥 평균에서는 이 페이지들, 곧 가장 오래 기다린 페이지들이 빠집니다.',
      ),
    ),
  ),
  minor(
    metric(
      'unfinished',
      'count',
      text('Pages unfinished at the end', '끝나지 않은 페이지'),
      text(
        'Pages that were asked for and not complete when the run ended.',
        '요청했지만 실행이 끝날 때까지 완료되지 않은 페이지의 수입니다.',
      ),
    ),
  ),
  minor(
    metric(
      'segmentRtt',
      'ns',
      text('RTT of segments', '세그먼트 RTT'),
      text(
        'Mean time from the first transmission of a segment of the server to the ACK that covers it, retransmissions included.',
        '서버가 세그먼트를 처음 보낸 때부터 그것을 확인하는 ACK까지 걸린 시간의 평균입니다. 재전송된 것도 셉니다.',
      ),
    ),
  ),
  metric(
    'cleanRtt',
    'ns',
    text('RTT, sent once', '재전송 없는 RTT'),
    text(
      'The same for segments that were sent only once and have their own ACK: what TCP itself measures.',
      '한 번만 보냈고 자기 ACK를 받은 세그먼트만 셈한 RTT의 평균입니다. TCP가 스스로 재는 값입니다.',
    ),
  ),
];

const amounts: readonly MetricInfo[] = [
  metric(
    'throughput',
    'bit/s',
    text('Throughput', '처리량'),
    text(
      'Data packets of the internal server that arrived, headers and duplicates included, divided by the time.',
      '내부 서버가 보내 도착한 데이터 패킷의 양을 시간으로 나눈 값입니다. 헤더와 중복도 셉니다.',
    ),
  ),
  minor(
    metric(
      'goodput',
      'bit/s',
      text('Goodput', '유효 처리량'),
      text(
        'New data of the internal server that arrived in order, divided by the time.',
        '내부 서버가 보내 순서대로 도착한 새 데이터를 시간으로 나눈 값입니다.',
      ),
    ),
  ),
  metric(
    'dropRate',
    'fraction',
    text('Drop rate', '손실률'),
    text(
      'Packets dropped at the NIC of the internal server, divided by packets offered to it.',
      '내부 서버의 NIC에서 폐기된 패킷 수를 그 NIC에 들어온 패킷 수로 나눈 값입니다.',
    ),
  ),
  metric(
    'receiveRate',
    'fraction',
    text('Receive rate', '수신율'),
    text(
      'Bytes received by all stations of the LAN, divided by bytes offered to all their NICs.',
      'LAN의 모든 장치가 받은 바이트 수를 모든 NIC에 들어온 바이트 수로 나눈 값입니다.',
    ),
  ),
];

const events: readonly MetricInfo[] = [
  minor(
    metric(
      'drops',
      'packets',
      text('Drops, all stations', '손실, 모든 장치'),
      text(
        'Packets that arrived at a full NIC, at any station, or were dropped by hand.',
        '어느 장치에서든 NIC가 가득 차 폐기되었거나 직접 폐기한 패킷입니다.',
      ),
    ),
  ),
  metric(
    'serverDrops',
    'packets',
    text('Drops at the server', '손실, 서버 NIC'),
    text(
      'Packets that arrived at a full NIC of the internal server: segments of responses, but for its few ACKs of requests.',
      '내부 서버의 NIC가 가득 차 폐기된 패킷입니다. 요청에 대한 적은 수의 ACK를 빼면 응답의 세그먼트입니다.',
    ),
  ),
  minor(
    metric(
      'offered',
      'packets',
      text('Offered to the server’s NIC', '서버 NIC에 들어온 패킷'),
      text(
        'Packets that arrived at the NIC of the internal server, those it dropped included.',
        '내부 서버의 NIC에 들어온 패킷 수입니다. 폐기된 것도 셉니다.',
      ),
    ),
  ),
  metric(
    'acksLost',
    'packets',
    text('ACKs lost', '손실된 ACK'),
    text(
      'ACKs that arrived at a full NIC, mostly at the clients, or were given up after 16 collisions in a row.',
      'NIC가 가득 차 폐기되었거나(대개 클라이언트에서) 잇따라 16번 충돌하여 포기한 ACK입니다.',
    ),
  ),
  metric(
    'retransmissions',
    'packets',
    text('Retransmissions', '재전송한 세그먼트'),
    text(
      'Segments that the internal server sent again, for whatever reason.',
      '이유와 상관없이 내부 서버가 다시 보낸 세그먼트의 수입니다.',
    ),
  ),
  metric(
    'spurious',
    'packets',
    text('of which spurious', '그중 불필요한 것'),
    text(
      'Retransmissions that brought a client what it already had.',
      '클라이언트가 이미 받은 것을 다시 보낸 재전송의 수입니다.',
    ),
  ),
  metric(
    'timeouts',
    'count',
    text('Timeouts', '타임아웃'),
    text(
      'Number of times a retransmission timer of the internal server expired with data unacknowledged.',
      '확인받지 못한 데이터가 있는 채로 내부 서버의 재전송 타이머가 만료된 횟수입니다.',
    ),
  ),
  minor(
    metric(
      'collisions',
      'count',
      text('Collisions', '충돌'),
      text(
        'Attempts to send that ended in a collision; two stations that collide count twice.',
        '충돌로 끝난 전송 시도의 수입니다. 두 장치가 충돌하면 두 번 셉니다.',
      ),
    ),
  ),
  minor(
    metric(
      'givenUp',
      'packets',
      text('Frames given up', '포기한 프레임'),
      text('Frames dropped after 16 collisions in a row.', '잇따라 16번 충돌하여 포기한 프레임의 수입니다.'),
    ),
  ),
];

const NO_PAGE = text('no page', '페이지 없음');
const NO_ACK = text('no ACK', 'ACK 없음');
/** Of times; pages that are counted may well be none. */
const asAverage = (info: MetricInfo): MetricInfo =>
  info.unit === 'ns' ? { ...info, average: true, none: info.name.endsWith('Rtt') ? NO_ACK : NO_PAGE } : info;

/** In the order in which they are shown. */
export const lanMetrics = withBetter([...load, ...times.map(asAverage), ...amounts, ...events], {
  more: ['pages', 'goodput', 'receiveRate'],
  less: [
    ...['responseTime', 'responseTime95', 'responseTimeAll', 'unfinished', 'segmentRtt', 'dropRate', 'drops'],
    ...['serverDrops', 'acksLost', 'retransmissions', 'spurious', 'timeouts', 'collisions', 'givenUp'],
  ],
});
/** Where there is an outside. */
export const metricsWithOutside: readonly MetricInfo[] = [
  ...lanMetrics,
  ...withBetter(outsideMetrics.map(asAverage), {
    more: ['outsidePages'],
    less: ['outsideResponseTime', 'outsideLost', 'outsideTimeouts', 'outsideSpurious'],
  }),
];

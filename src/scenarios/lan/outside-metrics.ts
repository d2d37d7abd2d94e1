// What is counted of the users behind the router, in words; how it is counted is in measures.ts.

import { metric } from '../kit/metric.ts';
import type { MetricInfo } from '../kit/scenario.ts';
import { text } from '../kit/text.ts';

export const outsideMetrics: readonly MetricInfo[] = [
  metric(
    'outsideResponseTime',
    'ns',
    text('Response, WAN', '응답 시간, WAN'),
    text(
      'Mean time from a request of the WAN node to the ACK of the last segment of its page, over the whole run.',
      'WAN 노드가 페이지를 요청한 때부터 마지막 세그먼트의 ACK까지 걸린 시간의 평균입니다. 실행 전체에서 셉니다.',
    ),
  ),
  metric(
    'outsidePages',
    'count',
    text('Pages, WAN', '페이지, WAN'),
    text(
      'Pages that the WAN node has completely, over the whole run.',
      'WAN 노드가 다 받은 페이지의 수입니다. 실행 전체에서 셉니다.',
    ),
    { minor: true },
  ),
  metric(
    'outsideLost',
    'packets',
    text('Lost on the WAN', 'WAN에서 손실'),
    text(
      'Packets lost between router and WAN node, both ways together, over the whole run.',
      '라우터와 WAN 노드 사이에서 양방향으로 손실된 패킷의 수입니다. 실행 전체에서 셉니다.',
    ),
    { minor: true },
  ),
  metric(
    'outsideTimeouts',
    'count',
    text('Timeouts, WAN', '타임아웃, WAN'),
    text(
      'Number of times a retransmission timer of responses to the WAN node expired with data unacknowledged, over the whole run.',
      'WAN 노드로 가는 응답의 재전송 타이머가 확인받지 못한 데이터가 있는 채로 만료된 횟수입니다. 실행 전체에서 셉니다.',
    ),
    { minor: true },
  ),
  metric(
    'outsideSpurious',
    'packets',
    text('Spurious retransmissions, WAN', '불필요한 재전송, WAN'),
    text(
      'Retransmissions that brought the WAN node what it already had, over the whole run.',
      'WAN 노드가 이미 받은 것을 다시 보낸 재전송의 수입니다. 실행 전체에서 셉니다.',
    ),
    { minor: true },
  ),
];

// The four charts and the results of `reno`. The gauges and metrics named here are filled by network.ts.

import { withBetter } from '../kit/better.ts';
import { metric } from '../kit/metric.ts';
import type { ParamValues } from '../kit/run-spec.ts';
import type { Chart, MetricInfo } from '../kit/scenario.ts';
import { text } from '../kit/text.ts';
import { MARK_LINE, queueChart, RED_LINES, rateChart, timerChart, windowChart } from '../tcp/charts.ts';
import { type Bottleneck, productReference, rootReference } from '../tcp/delay-product.ts';
import { FAST_RETRANSMITS, RETRANSMISSIONS, SEGMENTS_SENT, TIMEOUTS } from '../tcp/results.ts';

const ACK_BYTES = 40;

/** The link to B, and both links there and back. */
function bottleneckOf(params: ParamValues): Bottleneck {
  const [bw, abw, delay, adelay, mss] = (['bw', 'abw', 'delay', 'adelay', 'mss'] as const).map((key) =>
    Number(params[key]),
  ) as [number, number, number, number, number];
  const packet = mss + ACK_BYTES;
  const sending = 8e9 * (packet + ACK_BYTES) * (1 / bw + 1 / abw);
  return { rate: bw, packet, roundTrip: 2 * (delay + adelay) + sending };
}

export const renoCharts: readonly Chart[] = [
  queueChart(
    text('Queue at the router', '라우터 큐'),
    'q',
    [...RED_LINES, MARK_LINE],
    [productReference(bottleneckOf), rootReference(bottleneckOf, ({ n }) => Number(n))],
  ),
  timerChart(text('RTT and RTO', 'RTT와 RTO')),
  windowChart(text('Congestion window', '혼잡 윈도')),
  rateChart(
    text('Arriving at B', 'B에 도착한 양'),
    { gauge: 'received', label: text('throughput', '처리량') },
    { gauge: 'arrived', result: 'delivered', label: text('goodput', '유효 처리량') },
  ),
];

const metrics: readonly MetricInfo[] = [
  metric(
    'drops',
    'packets',
    text('Drops', '손실된 패킷'),
    text(
      'Packets that did not arrive: dropped at a full queue, lost at random or dropped by hand.',
      '도착하지 못한 패킷입니다. 큐가 가득 차 폐기되었거나, 무작위로 사라졌거나, 직접 폐기한 패킷을 모두 셉니다.',
    ),
  ),
  TIMEOUTS,
  FAST_RETRANSMITS,
  RETRANSMISSIONS,
  metric(
    'largestQueue',
    'packets',
    text('Largest queue', '최대 큐 길이'),
    text(
      'The largest number of packets at the router at once, counting the one being sent.',
      '라우터에 한꺼번에 있던 패킷의 최대 개수입니다. 전송 중인 패킷도 셉니다.',
    ),
  ),
  metric(
    'meanRtt',
    'ns',
    text('Mean RTT', '평균 RTT'),
    text(
      'Mean of the round trips that the senders measured; what was sent twice is not measured (Karn).',
      '송신자가 잰 왕복 시간의 평균입니다. 두 번 보낸 것은 재지 않습니다(Karn).',
    ),
    { average: true, none: text('no round trip', '잰 왕복 없음'), aside: true },
  ),
  metric(
    'rtoAtEnd',
    'ns',
    text('RTO at the end', '마지막 RTO'),
    text(
      'Retransmission timeout of the first sender when the run ends.',
      '실행이 끝날 때 첫 송신자의 재전송 타임아웃입니다.',
    ),
  ),
  metric(
    'goodput',
    'bit/s',
    text('Goodput', '유효 처리량'),
    text(
      'New data that reached B in order, divided by the length of the run. In the chart data behind a gap count when they arrive, not when the gap is filled.',
      'B에 순서대로 도착한 새 데이터를 실행 길이로 나눈 값입니다. 차트에서는 빈 곳 뒤의 데이터를 빈 곳이 채워진 때가 아니라 도착한 때에 셉니다.',
    ),
  ),
  metric(
    'throughput',
    'bit/s',
    text('Throughput', '처리량'),
    text(
      'All data that reached B, duplicates included, divided by the length of the run.',
      'B에 도착한 모든 데이터를 실행 길이로 나눈 값입니다. 이미 받은 데이터도 셉니다.',
    ),
  ),
  metric(
    'silentTime',
    'ns',
    text('Silent time', '침묵한 시간'),
    text(
      'Time during which a sender waited for its timer and no link carried anything.',
      '어떤 링크에도 지나가는 것이 없이 송신자가 타이머만 기다린 시간입니다.',
    ),
  ),
  SEGMENTS_SENT,
];

/** In the order in which they are shown. */
export const renoMetrics = withBetter(metrics, {
  more: ['goodput'],
  less: ['drops', 'timeouts', 'retransmissions', 'meanRtt', 'silentTime'],
});

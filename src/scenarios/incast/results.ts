// The four charts and the results of `incast`. The gauges and metrics named here are filled by network.ts and its parts.

import { ms } from '../../engine/core/time.ts';
import { withBetter } from '../kit/better.ts';
import { metric } from '../kit/metric.ts';
import type { Chart, MetricInfo } from '../kit/scenario.ts';
import { text } from '../kit/text.ts';
import { MARK_LINE, queueChart, timerChart } from '../tcp/charts.ts';
import { FAST_RETRANSMITS, RETRANSMISSIONS, SEGMENTS_SENT, TIMEOUTS } from '../tcp/results.ts';

const SERVERS = text('servers', '대');

export const incastCharts: readonly Chart[] = [
  queueChart(text('Buffer of the switch', '스위치 버퍼'), 'q', [MARK_LINE]),
  {
    id: 'servers',
    title: text('Servers not done, and waiting for a timer', '못 마친 서버와 타이머를 기다리는 서버'),
    unit: SERVERS,
    tab: text('servers', '대'),
    scale: 'linear',
    divide: 1,
    gutterUnit: SERVERS,
    gutterNamed: true,
    lines: [
      {
        gauge: 'owing',
        draw: 'step',
        colour: 'data',
        label: text('not done', '못 마침'),
        stroke: 'line',
        gutter: 'second',
      },
      {
        gauge: 'waiting',
        draw: 'step',
        colour: 'timer',
        label: text('waiting', '대기'),
        stroke: 'strong',
        area: true,
        gutter: 'main',
      },
    ],
  },
  {
    id: 'rate',
    title: text('Arriving at the client', '클라이언트에 도착한 양'),
    unit: text('Mbit/s, 1 ms windows', 'Mbit/s, 1 ms 단위'),
    tab: text('rate', '전달량'),
    scale: 'linear',
    divide: 1e6,
    gutterUnit: text('Mbit/s', 'Mbit/s'),
    window: ms(1),
    lines: [
      {
        gauge: 'allArrived',
        result: 'allDelivered',
        draw: 'rate',
        colour: 'data',
        label: text('goodput', '유효 처리량'),
        stroke: 'strong',
        area: true,
        gutter: 'main',
      },
    ],
  },
  timerChart(text('RTT and RTO of the watched server', '지켜보는 서버의 RTT와 RTO')),
];

const metrics: readonly MetricInfo[] = [
  metric(
    'goodput',
    'bit/s',
    text('Goodput', '유효 처리량'),
    text(
      'Data that reached the client in order, of all servers together, divided by the length of the run.',
      '모든 서버에서 클라이언트에 순서대로 도착한 데이터를 실행 길이로 나눈 값입니다.',
    ),
  ),
  metric(
    'blocks',
    'count',
    text('Blocks', '블록 수'),
    text('Blocks that arrived whole.', '온전히 도착한 블록의 수입니다.'),
  ),
  metric(
    'blockTime',
    'ns',
    text('Time per block', '블록당 시간'),
    text(
      'Mean time from the request to the last byte of a block that arrived whole.',
      '온전히 도착한 블록의 요청부터 마지막 바이트까지의 평균 시간입니다.',
    ),
    { average: true, none: text('no whole block', '온전한 블록 없음') },
  ),
  metric(
    'slowestBlock',
    'ns',
    text('Slowest block', '가장 느린 블록'),
    text(
      'The longest time from the request to the last byte of a block that arrived whole.',
      '온전히 도착한 블록 가운데 요청부터 마지막 바이트까지 가장 오래 걸린 시간입니다.',
    ),
    { average: true, none: text('no whole block', '온전한 블록 없음'), minor: true },
  ),
  TIMEOUTS,
  metric(
    'silentTime',
    'ns',
    text('Silent time', '침묵한 시간'),
    text(
      'Time during which a server waited for its timer and nothing was under way on any link.',
      '어떤 링크에도 지나가는 것이 없이 서버가 타이머만 기다린 시간입니다.',
    ),
  ),
  metric(
    'idle',
    'fraction',
    text('Idle bottleneck', '병목이 논 시간'),
    text(
      'Share of the run in which the link from the switch to the client carried nothing.',
      '실행 시간 가운데 스위치에서 클라이언트로 가는 링크가 아무것도 나르지 않은 비율입니다.',
    ),
  ),
  metric(
    'drops',
    'packets',
    text('Drops', '손실된 패킷'),
    text(
      'Packets that did not arrive: dropped at the full buffer of the switch, or by hand.',
      '도착하지 못한 패킷입니다. 스위치 버퍼가 가득 차 폐기되었거나 직접 폐기한 패킷을 셉니다.',
    ),
  ),
  FAST_RETRANSMITS,
  RETRANSMISSIONS,
  metric(
    'largestQueue',
    'packets',
    text('Largest queue', '최대 큐 길이'),
    text(
      'The largest number of packets in the buffer at once, counting the one being sent.',
      '버퍼에 한꺼번에 있던 패킷의 최대 개수입니다. 전송 중인 패킷도 셉니다.',
    ),
  ),
  SEGMENTS_SENT,
];

/** In the order in which they are shown. */
export const incastMetrics = withBetter(metrics, {
  more: ['goodput', 'blocks'],
  less: ['blockTime', 'slowestBlock', 'timeouts', 'silentTime', 'drops', 'retransmissions'],
});

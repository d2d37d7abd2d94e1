// The charts of the LAN scenarios: four, and one of the load where that changes. The gauges named here are recorded by the network; results: metrics.ts.

import type { Chart } from '../kit/scenario.ts';
import { surges } from '../kit/surge.ts';
import { requestsChart, usersChart } from '../kit/surge-charts.ts';
import { text } from '../kit/text.ts';
import { queueChart, RED_LINES, rateChart, timerChart, windowChart } from '../tcp/charts.ts';

export const lanCharts: readonly Chart[] = [
  queueChart(text('Queue in server NIC', '서버 NIC 큐'), 'nicq', RED_LINES),
  timerChart(text('RTT and RTO, watched connection', '지켜보는 연결의 RTT와 RTO')),
  windowChart(text('Congestion window, watched connection', '지켜보는 연결의 혼잡 윈도')),
  rateChart(
    text('Delivered', '전달량'),
    { gauge: 'arrivedAll', result: 'deliveredAll', label: text('all clients', '전체') },
    { gauge: 'arrived', result: 'delivered', label: text('watched connection', '지켜보는 연결') },
  ),
  usersChart(
    text('Users at the clients', '클라이언트의 사용자'),
    text('waiting', '대기'),
    (run) => surges(run) && run.params['arrive'] === 'closed',
  ),
  requestsChart(
    text('pages per second, every second', '초당 페이지, 1초마다'),
    (run) => surges(run) && run.params['arrive'] !== 'closed',
  ),
];

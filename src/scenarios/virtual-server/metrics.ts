// The results of the virtual server. Four ways to say how fast it was, because they crown different schedulers: the paper's
// sum of rates rewards a few requests that run alone, bytes over the time they took does not.

import { withBetter } from '../kit/better.ts';
import { metric } from '../kit/metric.ts';
import type { MetricInfo } from '../kit/scenario.ts';
import { text } from '../kit/text.ts';

const use = (name: string, label: MetricInfo['label'], help: MetricInfo['help']): MetricInfo =>
  metric(name, 'fraction', label, help, { minor: true });

const ALL_IN = text('no server gone', '빠진 서버 없음');
const NO_FILE = text('no file', '파일 없음');

const metrics: readonly MetricInfo[] = [
  metric(
    'rateSum',
    'bit/s',
    text('Sum of rates', '속도의 합'),
    text(
      'File size over turn-around, summed over all requests: the paper’s throughput.',
      '요청마다 파일 크기를 처리 시간으로 나누어 모두 더한 값으로, 논문의 처리량입니다.',
    ),
    { average: true, none: NO_FILE },
  ),
  metric(
    'throughput',
    'bit/s',
    text('Throughput', '처리량'),
    text(
      'All bytes over the time from the first request to the last byte.',
      '전체 바이트를 첫 요청부터 마지막 바이트까지의 시간으로 나눈 값입니다.',
    ),
    { average: true, none: NO_FILE },
  ),
  metric(
    'turnAround',
    'ns',
    text('Turn-around', '처리 시간'),
    text(
      'Mean time from a request to the last byte of its file.',
      '요청부터 파일의 마지막 바이트까지 걸린 시간의 평균입니다.',
    ),
    { average: true, none: NO_FILE },
  ),
  metric(
    'harmonicTurnAround',
    'ns',
    text('Turn-around, paper’s', '처리 시간, 논문식'),
    text(
      'Requests times file size over the sum of rates: the harmonic mean.',
      '요청 수와 파일 크기의 곱을 속도의 합으로 나눈 값, 곧 조화 평균입니다.',
    ),
    { average: true, none: NO_FILE },
  ),
  metric(
    'wait',
    'ns',
    text('Slower than alone', '단독보다 느린 시간'),
    text(
      'The paper’s mean wait: how much longer requests take on average than a single request would. Below 0 they are faster than that one, because files that others have read are already in memory.',
      '논문의 평균 대기 시간입니다. 혼자인 요청보다 더 걸린 시간의 평균으로, 0보다 작으면 다른 요청이 읽은 파일이 이미 메모리에 있어 혼자일 때보다 빠르다는 뜻입니다.',
    ),
    { none: NO_FILE },
  ),
  metric(
    'complete',
    'count',
    text('Files complete', '완료한 파일'),
    text('Requests of the last batch whose file is complete.', '마지막 묶음에서 파일이 모두 도착한 요청의 수입니다.'),
    // The chart of files says it too, and the way to all results needs the sixth place.
    { minor: true },
  ),
  metric(
    'refused',
    'count',
    text('Refused', '거절된 요청'),
    text('Requests for which the scheduler found no server.', '스케줄러가 서버를 찾지 못한 요청의 수입니다.'),
    { minor: true },
  ),
  metric(
    'largestShare',
    'count',
    text('Most on one server', '한 서버의 최다 요청'),
    text(
      'Requests of the last batch on the server that got most.',
      '마지막 묶음에서 요청을 가장 많이 받은 서버의 요청 수입니다.',
    ),
    { minor: true },
  ),
  metric(
    'hits',
    'fraction',
    text('Found in memory', '메모리 적중률'),
    text(
      'Share of the pieces of files that were in memory or on their way there when they were wanted.',
      '필요할 때 메모리에 있었거나 읽히던 중이었던 파일 조각의 비율입니다.',
    ),
    { minor: true },
  ),
  use(
    'useDirector',
    text('Director busy', '디렉터 이용률'),
    text('Of its port and processor the busier.', '포트와 프로세서 가운데 더 바쁜 쪽입니다.'),
  ),
  use(
    'useGateway',
    text('Gateway busy', '게이트웨이 이용률'),
    text('Of its port and processor the busier.', '포트와 프로세서 가운데 더 바쁜 쪽입니다.'),
  ),
  use(
    'useServers',
    text('Server ports busy', '서버 포트 이용률'),
    text('The busiest of them.', '가장 바쁜 서버의 값입니다.'),
  ),
  use('useDisks', text('Disks busy', '디스크 이용률'), text('The busiest of them.', '가장 바쁜 디스크의 값입니다.')),
  use(
    'useClients',
    text('Client ports busy', '클라이언트 포트 이용률'),
    text('The busiest of them.', '가장 바쁜 클라이언트의 값입니다.'),
  ),
  use('useHub', text('Hub busy', '허브 이용률'), text('Where there is one.', '허브가 있을 때의 값입니다.')),
  // Of what few runs have: last, so that they are in the way of nothing.
  metric(
    'movedClients',
    'fraction',
    text('Clients moved', '서버가 바뀐 클라이언트'),
    text(
      'Of 4096 clients that connect before a server is taken out and again after it, the share that gets another server. Counted apart from this run, with the same scheduler, weights and flags.',
      '서버를 빼기 전과 뺀 뒤에 연결하는 클라이언트 4096대 가운데 서버가 달라진 비율입니다. 같은 스케줄러, 가중치, 플래그로 이 실행과 따로 셉니다.',
    ),
    { average: true, none: ALL_IN, minor: true },
  ),
  metric(
    'leftClients',
    'fraction',
    text('Clients of the one gone', '빠진 서버의 클라이언트'),
    text(
      'Of the same clients, the share that was with that server and has to change.',
      '그 가운데 빠진 서버에 있어 바뀔 수밖에 없던 비율입니다.',
    ),
    { average: true, none: ALL_IN, minor: true },
  ),
];

/** In the order in which they are shown. */
export const virtualServerMetrics = withBetter(metrics, {
  more: ['rateSum', 'throughput', 'complete', 'hits'],
  less: ['turnAround', 'harmonicTurnAround', 'wait', 'refused', 'movedClients'],
});

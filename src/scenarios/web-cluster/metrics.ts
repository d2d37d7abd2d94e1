// The results of a web cluster, each with how it is counted. All but the last two leave out the time before counting begins.

import { withBetter } from '../kit/better.ts';
import { metric } from '../kit/metric.ts';
import type { MetricInfo } from '../kit/scenario.ts';
import { text } from '../kit/text.ts';

const NO_REPLY = text('no reply', '응답 없음');
const minor = (info: MetricInfo): MetricInfo => ({ ...info, minor: true });
const average = (info: MetricInfo, none = NO_REPLY): MetricInfo => ({ ...info, average: true, none });

const times: readonly MetricInfo[] = [
  metric(
    'throughput',
    'count',
    text('Requests per second', '초당 요청'),
    text('Replies that arrived, divided by the time.', '도착한 응답의 수를 시간으로 나눈 값입니다.'),
  ),
  average(
    metric(
      'responseMean',
      'ns',
      text('Response time', '응답 시간'),
      text(
        'Mean time from the request to the last byte of the reply.',
        '요청부터 응답의 마지막 바이트까지 걸린 시간의 평균입니다.',
      ),
    ),
  ),
  average(
    metric(
      'response50',
      'ns',
      text('Response, median', '응답, 중앙값'),
      text('Half of the replies took no longer.', '응답의 절반이 이 시간 안에 도착했습니다.'),
    ),
  ),
  average(
    metric(
      'response95',
      'ns',
      text('Response, 95 %', '응답, 95 %'),
      text('95 of 100 replies took no longer.', '응답 100개 가운데 95개가 이 시간 안에 도착했습니다.'),
    ),
  ),
  minor(
    average(
      metric(
        'response99',
        'ns',
        text('Response, 99 %', '응답, 99 %'),
        text('99 of 100 replies took no longer.', '응답 100개 가운데 99개가 이 시간 안에 도착했습니다.'),
      ),
    ),
  ),
];

const shares: readonly MetricInfo[] = [
  metric(
    'hitRatio',
    'fraction',
    text('From memory', '메모리 적중률'),
    text(
      'Requests whose document the serving node had in memory.',
      '처리한 노드의 메모리에 문서가 있던 요청의 비율입니다.',
    ),
  ),
  metric(
    'localShare',
    'fraction',
    text('Served locally', '묻지 않은 비율'),
    text('Requests served without asking the dispatcher.', '디스패처에 묻지 않고 처리한 요청의 비율입니다.'),
  ),
  metric(
    'handoffShare',
    'fraction',
    text('Handed off', '넘긴 비율'),
    text(
      'Requests served by another node than the one they reached.',
      '도착한 노드가 아닌 다른 노드가 처리한 요청의 비율입니다.',
    ),
  ),
  metric(
    'imbalance',
    'count',
    text('Imbalance', '불균형'),
    text(
      'Requests served by the busiest node, divided by the mean over all nodes; 1 is perfectly even.',
      '가장 많이 처리한 노드의 요청 수를 노드 평균으로 나눈 값입니다. 1이면 고르게 나뉜 것입니다.',
    ),
  ),
];

const stations: readonly MetricInfo[] = [
  metric(
    'dispatcherUse',
    'fraction',
    text('Dispatcher busy', '디스패처 이용률'),
    text(
      'Share of the time during which the dispatcher was busy deciding; of a single front end its processor, with whatever it did.',
      '디스패처가 배정하고 있던 시간의 비율입니다. 전위 서버가 하나면 그 프로세서가 무엇이든 하고 있던 시간입니다.',
    ),
  ),
  minor(
    average(
      metric(
        'frontUse',
        'fraction',
        text('Front end’s port busy', '전위 서버 포트 이용률'),
        text(
          'Share of the time, of a front end that relays replies.',
          '응답을 중계하는 전위 서버의 포트가 바빴던 시간의 비율입니다.',
        ),
      ),
      text('no relaying', '중계 없음'),
    ),
  ),
  metric(
    'cpuUse',
    'fraction',
    text('Processors busy', '프로세서 이용률'),
    text('Share of the time, mean of the nodes.', '바빴던 시간의 비율을 노드에 대해 평균한 값입니다.'),
  ),
  minor(
    metric(
      'diskUse',
      'fraction',
      text('Disks busy', '디스크 이용률'),
      text('Share of the time, mean of the nodes.', '바빴던 시간의 비율을 노드에 대해 평균한 값입니다.'),
    ),
  ),
  minor(
    metric(
      'portUse',
      'fraction',
      text('Ports of nodes busy', '노드 포트 이용률'),
      text('Share of the time, mean of the nodes.', '바빴던 시간의 비율을 노드에 대해 평균한 값입니다.'),
    ),
  ),
  minor(
    metric(
      'clientUse',
      'fraction',
      text('Ports of clients busy', '클라이언트 포트 이용률'),
      text(
        'Share of the time, mean of the four machines.',
        '바빴던 시간의 비율을 컴퓨터 네 대에 대해 평균한 값입니다.',
      ),
    ),
  ),
];

const amounts: readonly MetricInfo[] = [
  minor(
    average(
      metric(
        'thinkMean',
        'ns',
        text('Think time', '생각 시간'),
        text('Mean pause of the users after a reply.', '응답을 받은 뒤 사용자가 쉰 시간의 평균입니다.'),
      ),
      text('no pause', '쉰 일 없음'),
    ),
  ),
  metric(
    'refused',
    'count',
    text('Refused', '거절된 요청'),
    text(
      'Requests lost because their node failed, over the whole run.',
      '노드가 고장 나 잃은 요청의 수입니다. 실행 전체에서 셉니다.',
    ),
  ),
  minor(
    metric(
      'inProgress',
      'count',
      text('In progress', '처리 중'),
      text('Requests in the cluster when the run ends.', '실행이 끝날 때 클러스터 안에 있는 요청의 수입니다.'),
    ),
  ),
];

const NO_CROWD = text('no crowd', '몰림 없음');

/** Of the document that a crowd wants. */
const crowd: readonly MetricInfo[] = [
  minor(
    average(
      metric(
        'crowdNodes',
        'count',
        text('Nodes for the crowd, most', '몰린 문서의 노드, 최대'),
        text(
          'Most nodes at a time that were responsible for the document a crowd wants, over the whole run.',
          '사람들이 몰린 문서를 동시에 맡은 노드 수의 최댓값입니다. 실행 전체에서 셉니다.',
        ),
      ),
      NO_CROWD,
    ),
  ),
  minor(
    average(
      metric(
        'crowdNodesEnd',
        'count',
        text('Nodes for the crowd, at the end', '몰린 문서의 노드, 끝'),
        text(
          'Nodes that are responsible for that document when the run ends.',
          '실행이 끝날 때 그 문서를 맡고 있는 노드의 수입니다.',
        ),
      ),
      NO_CROWD,
    ),
  ),
];

/** In the order in which they are shown. */
export const webClusterMetrics = withBetter([...times, ...shares, ...stations, ...amounts, ...crowd], {
  more: ['throughput', 'hitRatio'],
  less: ['responseMean', 'response50', 'response95', 'response99', 'imbalance', 'refused'],
});

// The scenario `virtual-server` (paper P4): a director shares connections among real servers, and replies come back through
// it or past it. Its network, settings, charts and results are beside it.

import { ms, seconds } from '../../engine/core/time.ts';
import { defineScenario } from '../kit/define.ts';
import { SURGE_KEYS } from '../kit/surge.ts';
import { text } from '../kit/text.ts';
import { virtualServerCharts } from './charts.ts';
import { checkVirtualServer } from './check.ts';
import { virtualServerGroups, virtualServerIdle } from './groups.ts';
import { virtualServerMetrics } from './metrics.ts';
import { virtualServerSettings } from './settings.ts';

export const scenario = defineScenario({
  id: 'virtual-server',
  title: text('Virtual server: who picks, who carries', '가상 서버: 누가 고르고 누가 나르는가'),
  stage: 'virtual-server',
  question: text('Which part of the cluster is the slow one?', '클러스터에서 어디가 느릴까요?'),
  lead: text(
    'Ten downloads share three servers behind one address. With NAT every byte of a reply passes the director; with tunnelling and direct routing none does, and yet the paper found them slower. Switch the forwarding, watch who is busy, and ask by which measure.',
    '주소 하나 뒤의 서버 세 대를 다운로드 열 개가 나눠 씁니다. NAT에서는 응답의 모든 바이트가 디렉터를 지나고, 터널링과 직접 라우팅에서는 지나지 않습니다. 그런데도 논문에서는 뒤의 둘이 더 느렸습니다. 전달 방식을 바꿔 가며 누가 바쁜지, 어떤 척도로 느린지 살펴보세요.',
  ),
  settings: virtualServerSettings,
  groups: virtualServerGroups,
  idle: virtualServerIdle,
  workload: ['n', 'per', 'size', 'clients', 'files', 'sites', 'stagger', 'jitter', 'batches', ...SURGE_KEYS],
  lessonKey: 'n',
  steps: 11,
  tasks: [1],
  charts: virtualServerCharts,
  metrics: virtualServerMetrics,
  answers: ['useDirector', 'useDisks', 'turnAround'],
  firstLook: seconds(40),
  invitation: text(
    'Drag me: what if there were only four requests?',
    '움직여 보세요. 요청이 네 개뿐이라면 어떻게 될까요?',
  ),
  calm: {
    before: text('The first client is about to ask for its file.', '첫 클라이언트가 곧 파일을 요청합니다.'),
    none: text('No connection in this run', '이번 실행에는 연결이 없습니다'),
    over: text('all requests are done', '모든 요청이 끝남'),
  },
  speed: ms(500),
  check: checkVirtualServer,
  places: () => [],
  connections: ({ n, per, clients, batches }) =>
    Array.from({ length: n * (per === 'client' ? clients : 1) * batches }, (_, request) => `${request + 1}`),
});

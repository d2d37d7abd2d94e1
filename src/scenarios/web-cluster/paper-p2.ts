// What paper P2 claims, what to know about each claim (its figure judges it), and what to read.

import { seconds } from '../../engine/core/time.ts';
import type { Lesson } from '../kit/lesson.ts';
import { result, worked } from '../kit/said.ts';
import { text } from '../kit/text.ts';

const SIX = { sets: { policy: 'lard', users: 6000 } };
const SEVEN = { sets: { policy: 'lard', users: 7000 } };

export const paperP2: Pick<Lesson, 'paper' | 'claims' | 'references'> = {
  paper: text(
    'I. Hong, J. Jo, I. Doh, S. H. Noh: An implementation study of a Linux layer-7 web clustering system that incorporates client request patterns',
    '홍일구, 조재우, 도인환, 노삼혁: 사용자 패턴을 감안한 리눅스 레이어-7 웹 클러스터 시스템의 구현',
  ),
  claims: [
    {
      claim: text(
        'At 7000 threads mirroring answers about 4300 requests per second, LARD about 1000.',
        '스레드 7000개에서 미러링은 초당 약 4300개, LARD는 약 1000개의 요청을 처리한다.',
      ),
      really: text(
        'Both numbers were put into our model, so that they come out proves nothing: think time was chosen for the first, the cost of a decision for the second. {users} users who think that long ask for {mirror} requests per second, and a dispatcher that needs {disp} makes {lard} decisions.',
        '두 값 모두 모형에 넣은 것이므로 그대로 나와도 증명이 되지 않습니다. 생각 시간은 첫째 값에, 배정 시간은 둘째 값에 맞추었습니다. 그렇게 생각하는 {users}명은 초당 {mirror}개를 요청하고, {disp}가 걸리는 디스패처는 {lard}번 배정합니다.',
      ),
      figure: 'P2-2',
      sets: { users: 7000 },
      said: {
        mirror: result('throughput', 4200, { digits: 2, in: { sets: { policy: 'mirror' } } }),
        lard: result('throughput', 1000, { in: { sets: { policy: 'lard' } } }),
      },
    },
    {
      claim: text(
        'Dual Scheduling lies between them and gets worse with more nodes.',
        'DS는 그 중간이며 노드 수가 늘수록 성능이 떨어진다.',
      ),
      really: text(
        'Here {four}, {eight}, {twelve} and {sixteen} requests per second with 4, 8, 12 and 16 nodes. It counts requests per node, and with more nodes each is asked less often.',
        '여기서는 노드 4, 8, 12, 16대에서 초당 {four}, {eight}, {twelve}, {sixteen}개입니다. 노드마다 따로 세므로 노드가 많을수록 한 노드가 받는 요청이 줄어듭니다.',
      ),
      figure: 'P2-2',
      sets: { users: 7000 },
      said: {
        four: result('throughput', 2190, { in: { sets: { nodes: 4 } } }),
        eight: result('throughput', 1750, { in: { sets: { nodes: 8 } } }),
        twelve: result('throughput', 1580, { in: { sets: { nodes: 12 } } }),
        sixteen: result('throughput', 1480, { in: { sets: { nodes: 16 } } }),
      },
    },
    {
      claim: text(
        'With little load per node it is near LARD, with much near mirroring.',
        '노드당 부하가 적으면 LARD에, 많으면 미러링에 가깝다.',
      ),
      really: text(
        'The second half depends on the hot threshold, which the paper does not give.',
        '뒤의 절반은 논문에 없는 인기 임계값에 달려 있습니다.',
      ),
      figure: 'P2-2',
    },
    {
      claim: text(
        'It is about 50 % better than LARD with 16 nodes, about 35 % overall.',
        '16노드에서 약 50 %, 전체적으로 약 35 % 향상된다.',
      ),
      really: text(
        'Our threshold was chosen for the first number. The text does not say what “overall” means; the figure shows the gain for every load and number of nodes.',
        '우리의 임계값은 첫째 값에 맞춘 것입니다. “전체적으로”의 뜻은 본문에 없으며, 그림이 모든 부하와 노드 수의 향상률을 보여 줍니다.',
      ),
      figure: 'P2-2',
    },
    {
      claim: text(
        'LARD’s response time is almost uniform, that of Dual Scheduling differs very much.',
        'LARD의 응답 시간은 거의 균등하고 DS는 노드 수에 따라 매우 다르다.',
      ),
      really: text(
        'It depends on what varies. Across node counts LARD’s stays where the dispatcher puts it; across loads it grows by the length of the queue, {second} for every thousand users.',
        '무엇이 바뀌느냐에 달렸습니다. 노드 수가 바뀌면 LARD는 디스패처가 정한 대로 그대로입니다. 부하가 바뀌면 사용자 천 명마다 {second}씩, 큐의 길이만큼 늘어납니다.',
      ),
      figure: 'P2-3',
      said: {
        second: worked(seconds(1), 'ns', (run) => run.other(SEVEN, 'responseMean') - run.other(SIX, 'responseMean'), {
          digits: 1,
        }),
      },
    },
    {
      claim: text('Mirroring is the ideal system.', '미러링은 이상적인 시스템이다.'),
      really: text(
        'As long as all documents fit into every memory. Step 4 takes that away.',
        '모든 문서가 메모리마다 들어가는 동안은 그렇습니다. 4단계에서 그 조건을 없앱니다.',
      ),
      figure: 'P2-2',
    },
  ],
  references: [
    text(
      'V. Pai et al.: Locality-aware request distribution in cluster-based network servers. ASPLOS 1998',
      'V. Pai 등: Locality-aware request distribution in cluster-based network servers. ASPLOS 1998',
    ),
    text(
      'M. Aron et al.: Scalable content-aware request distribution in cluster-based network servers. USENIX 2000',
      'M. Aron 등: Scalable content-aware request distribution in cluster-based network servers. USENIX 2000',
    ),
    text(
      'P. Barford, M. Crovella: Generating representative web workloads. SIGMETRICS 1998',
      'P. Barford, M. Crovella: Generating representative web workloads. SIGMETRICS 1998',
    ),
    text(
      'L. Breslau et al.: Web caching and Zipf-like distributions. INFOCOM 1999',
      'L. Breslau 등: Web caching and Zipf-like distributions. INFOCOM 1999',
    ),
    text(
      'M. Mitzenmacher: The power of two choices in randomized load balancing. IEEE TPDS 2001',
      'M. Mitzenmacher: The power of two choices in randomized load balancing. IEEE TPDS 2001',
    ),
  ],
};

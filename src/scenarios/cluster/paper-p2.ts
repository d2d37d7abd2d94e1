// What paper P2 claims, how each claim stands, and what to read.

import type { Lesson } from '../kit/lesson.ts';
import { text } from '../kit/text.ts';

export const paperP2: Omit<Lesson, 'watch' | 'steps'> = {
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
        'Both come out, for two reasons that are not the policies: 7000 users who think 1.65 s ask for no more than 4250, and a dispatcher that needs 1 ms decides no more than 1000.',
        '두 값 모두 나오지만 이유는 정책이 아닙니다. 1.65 s씩 생각하는 7000명은 4250개 넘게 요청하지 않고, 1 ms가 걸리는 디스패처는 1000개 넘게 배정하지 못합니다.',
      ),
    },
    {
      claim: text(
        'Dual Scheduling lies between them and gets worse with more nodes.',
        'DS는 그 중간이며 노드 수가 늘수록 성능이 떨어진다.',
      ),
      really: text(
        'Confirmed: about 2180, 1760, 1600 and 1500 with 4, 8, 12 and 16 nodes. It counts how often each single node is asked, and more nodes are each asked less often.',
        '확인됩니다. 노드 4, 8, 12, 16대에서 약 2180, 1760, 1600, 1500개입니다. 노드마다 따로 세므로 노드가 많을수록 한 노드가 받는 요청이 줄어듭니다.',
      ),
    },
    {
      claim: text(
        'With little load per node it is near LARD, with much near mirroring.',
        '노드당 부하가 적으면 LARD에, 많으면 미러링에 가깝다.',
      ),
      really: text(
        'The first yes; the second turns on a threshold the paper does not print. With 15 requests in 10 s four nodes reach half of mirroring, with 5 all of it.',
        '앞은 맞고, 뒤는 논문에 없는 임계값에 달려 있습니다. 10초에 15번이면 노드 네 대가 미러링의 절반에, 5번이면 전부에 이릅니다.',
      ),
    },
    {
      claim: text(
        'It is about 50 % better than LARD with 16 nodes, about 35 % overall.',
        '16노드에서 약 50 %, 전체적으로 약 35 % 향상된다.',
      ),
      really: text(
        'Both can be had with 16 nodes: 50 % at 7000 threads, 37 % as the mean over all loads. With fewer nodes the gain is larger, up to 118 %. The text does not say what “overall” means, so it stays open.',
        '노드 16대라면 둘 다 나옵니다. 스레드 7000개에서 50 %, 모든 부하의 평균으로 37 %입니다. 노드가 적으면 118 %까지 커집니다. “전체적으로”의 뜻이 본문에 없어 판정할 수 없습니다.',
      ),
    },
    {
      claim: text(
        'LARD’s response time is almost uniform, that of Dual Scheduling differs very much.',
        'LARD의 응답 시간은 거의 균등하고 DS는 노드 수에 따라 매우 다르다.',
      ),
      really: text(
        'So between numbers of nodes: 5.3 s with LARD everywhere, 1.6 to 3.1 s with Dual Scheduling, at 7000 threads. With the number of threads LARD’s grows by a second per thousand.',
        '노드 수에 대해서는 그렇습니다. 스레드 7000개에서 LARD는 모두 5.3 s, DS는 1.6–3.1 s입니다. 스레드 수에 대해서는 LARD도 1000개마다 1초씩 늘어납니다.',
      ),
    },
    {
      claim: text('Mirroring is the ideal system.', '미러링은 이상적인 시스템이다.'),
      really: text(
        'Only while all documents fit into every memory. With 8 MB per node and four nodes it answers less than half of what LARD does.',
        '모든 문서가 메모리마다 들어갈 때만 그렇습니다. 노드 네 대에 8 MB씩이면 LARD의 절반도 처리하지 못합니다.',
      ),
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

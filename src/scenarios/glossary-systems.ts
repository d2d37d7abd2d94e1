// More words of ATM, of clusters and of virtual servers, for the glossary.

import { entry, type Term } from './glossary-entry.ts';
import { text } from './kit/text.ts';

export const systemTerms: readonly Term[] = [
  entry(
    'ubr',
    text('UBR, unspecified bit rate', 'UBR, 비지정 비트율'),
    text(
      'ATM’s best-effort service: no rate is reserved or promised, and a full buffer loses cells.',
      'ATM의 최선형 서비스입니다. 예약되거나 보장되는 속도가 없고, 버퍼가 차면 셀을 잃습니다.',
    ),
    'ATM Forum TM 4.0',
    ['UBR'],
    ['UBR'],
  ),
  entry(
    'red',
    text('RED, random early detection', 'RED, 무작위 조기 검출'),
    text(
      'Drops arrivals at random, the more often the longer the average queue, before the buffer is full.',
      '버퍼가 차기 전에 평균 큐 길이에 따라 도착하는 패킷을 무작위로 버립니다. 큐가 길수록 자주 버립니다.',
    ),
    'Floyd and Jacobson 1993',
    ['RED'],
    ['RED'],
  ),
  entry(
    'selective-drop',
    text('selective drop', '선택적 폐기'),
    text(
      'Like EPD, but above the threshold only packets of circuits that hold more than their share of the buffer are refused.',
      'EPD와 같지만, 임계값을 넘었을 때 버퍼를 자기 몫보다 많이 차지한 회선의 패킷만 거부합니다.',
    ),
    'Goyal et al. 1998',
    ['selective drop'],
    ['선택적 폐기'],
  ),
  entry(
    'fba',
    text('FBA, fair buffer allocation', 'FBA, 공정 버퍼 할당'),
    text(
      'Like selective drop, but the share a circuit may hold shrinks smoothly as the buffer fills.',
      '선택적 폐기와 같지만, 버퍼가 찰수록 회선에 허용되는 몫이 서서히 줄어듭니다.',
    ),
    'Heinanen and Kilkki 1998',
    ['FBA', 'fair buffer allocation'],
    ['FBA', '공정 버퍼 할당'],
  ),
  entry(
    'llc-snap',
    text('LLC/SNAP', 'LLC/SNAP'),
    text(
      'Eight bytes before each packet in AAL5 that say which protocol it belongs to.',
      'AAL5에서 패킷마다 앞에 붙어 어느 프로토콜인지 알리는 8바이트입니다.',
    ),
    'RFC 2684 5',
    ['LLC/SNAP', 'LLC'],
    ['LLC/SNAP', 'LLC'],
  ),
  entry(
    'surge',
    text('SURGE', 'SURGE'),
    text(
      'A generator of realistic web requests: sizes with a heavy tail, popularity by Zipf’s law, users who think.',
      '실제와 비슷한 웹 요청을 만드는 도구입니다. 크기는 꼬리가 두껍고, 인기는 지프의 법칙을 따르며, 사용자는 생각하는 시간을 갖습니다.',
    ),
    'Barford and Crovella 1998',
    ['SURGE', 'Surge'],
    ['SURGE', 'Surge'],
  ),
  entry(
    'mva',
    text('MVA, mean value analysis', 'MVA, 평균값 분석'),
    text(
      'Computes throughput and response time of a closed queueing network exactly, user by user, without a simulation.',
      '폐쇄형 큐잉 네트워크의 처리량과 응답 시간을 시뮬레이션 없이 사용자를 하나씩 더해 가며 정확히 계산하는 방법입니다.',
    ),
    'Reiser and Lavenberg 1980',
    ['MVA', 'mean value analysis'],
    ['MVA', '평균값 분석'],
  ),
  entry(
    'fixed-point',
    text('fixed point', '고정점'),
    text(
      'A value that a rule maps to itself: where, say, the load that a response time causes leads to just that response time.',
      '규칙을 적용해도 변하지 않는 값입니다. 예를 들어 어떤 응답 시간이 낳는 부하가 다시 그 응답 시간을 낳는 지점입니다.',
    ),
    undefined,
    ['fixed point'],
    ['고정점'],
  ),
  entry(
    'flash-crowd',
    text('flash crowd', '플래시 크라우드'),
    text(
      'A sudden surge of users who all want the same few documents.',
      '같은 몇 문서를 찾는 사용자가 갑자기 몰리는 현상입니다.',
    ),
    'Jung et al. 2002',
    ['flash crowd'],
    ['플래시 크라우드'],
  ),
  entry(
    'imbalance',
    text('imbalance', '불균형'),
    text(
      'The load of the busiest node divided by the mean load of all: 1 is even.',
      '가장 바쁜 노드의 부하를 전체 평균으로 나눈 값입니다. 1이면 고릅니다.',
    ),
    undefined,
    ['imbalance'],
    ['불균형'],
  ),
  entry(
    'power-of-d',
    text('power of d choices', 'd개 중 선택'),
    text(
      'Draw d servers at random and take the least loaded of them. Two already shorten the longest queue drastically.',
      '서버 d대를 무작위로 뽑아 가장 한가한 곳을 고르는 방식입니다. 둘만 뽑아도 가장 긴 큐가 크게 짧아집니다.',
    ),
    'Mitzenmacher 2001',
    ['power of d choices', 'power of two choices', 'power of two'],
    ['d개 중 선택', '둘 중 선택'],
  ),
  entry(
    'join-idle-queue',
    text('join an idle node', '쉬는 노드 먼저'),
    text(
      'Join-Idle-Queue: a node with nothing to do says so, and the next request goes to whoever has been idle longest; with nobody idle, to a node at random.',
      'Join-Idle-Queue. 할 일이 없는 노드가 스스로 알리고, 다음 요청은 가장 오래 쉰 노드로 갑니다. 쉬는 노드가 없으면 무작위로 고릅니다.',
    ),
    'Lu et al. 2011',
    ['Join-Idle-Queue'],
    ['Join-Idle-Queue'],
  ),
  entry(
    'bounded-loads',
    text('hashing with bounded loads', '부하 상한이 있는 해싱'),
    text(
      'Documents and servers are hashed onto a ring, and a document goes to the next server on it, unless that has more than a set percentage of the mean load: then to the next with room.',
      '문서와 서버를 고리 위에 해시해 문서를 다음 서버에 맡기되, 그 서버의 부하가 평균의 정해진 비율을 넘게 되면 자리가 있는 다음 서버로 넘깁니다.',
    ),
    'Mirrokni et al. 2016',
    ['hashing with bounded loads'],
    ['부하 상한이 있는 해싱'],
  ),
  entry(
    'round-robin',
    text('round robin', '라운드 로빈'),
    text('Each server in turn, whatever its load.', '부하에 관계없이 서버를 차례로 고르는 방식입니다.'),
    undefined,
    ['round robin'],
    ['라운드 로빈'],
  ),
  entry(
    'weight',
    text('weight', '가중치'),
    text(
      'How much work a server should get compared with the others: a server of weight 2 gets twice that of weight 1, one of weight 0 nothing new.',
      '다른 서버에 견주어 얼마나 많은 일을 맡길지 나타내는 수입니다. 가중치 2인 서버는 1인 서버의 두 배를 맡고, 0이면 새 일을 맡지 않습니다.',
    ),
    undefined,
    ['weight', 'weights'],
    ['가중치'],
  ),
  entry(
    'sed',
    text('SED, shortest expected delay', 'SED, 최단 예상 지연'),
    text(
      'Picks the server with the smallest (connections + 1) / weight, counting the one to be placed.',
      '새 연결까지 세어 (연결 수 + 1) / 가중치가 가장 작은 서버를 고릅니다.',
    ),
    'ip_vs_sed.c',
    ['SED'],
    ['SED'],
  ),
  entry(
    'nq',
    text('NQ, never queue', 'NQ, 대기 없음'),
    text('An idle server first; if none is idle, as SED.', '유휴 서버가 있으면 그 서버를, 없으면 SED처럼 고릅니다.'),
    'ip_vs_nq.c',
    ['NQ'],
    ['NQ'],
  ),
  entry(
    'ovf',
    text('OVF, weighted overflow', 'OVF, 가중 넘침'),
    text(
      'The server of the highest weight until it has more active connections than its weight; then the next.',
      '가중치가 가장 큰 서버에 활성 연결이 가중치를 넘을 때까지 맡기고, 그다음 서버로 넘어갑니다.',
    ),
    'ip_vs_ovf.c',
    ['OVF'],
    ['OVF'],
  ),
  entry(
    'fo',
    text('FO, weighted fail-over', 'FO, 가중 장애 조치'),
    text(
      'Always the available server of the highest weight; the others stand by.',
      '쓸 수 있는 서버 가운데 언제나 가중치가 가장 큰 서버를 고르고, 나머지는 대기합니다.',
    ),
    'ip_vs_fo.c',
    ['FO', 'fail-over'],
    ['FO'],
  ),
  entry(
    'mh',
    text('MH, Maglev hashing', 'MH, 매글레브 해싱'),
    text(
      'Hashes the source address into a table filled so that every server has its share and few connections move when a server leaves.',
      '출발지 주소를 해시해 표에서 서버를 찾습니다. 표는 서버마다 제 몫을 갖고, 서버가 빠져도 옮겨 가는 연결이 적도록 채웁니다.',
    ),
    'Eisenbud et al. 2016, ip_vs_mh.c',
    ['MH', 'Maglev'],
    ['MH', '매글레브'],
  ),
  entry(
    'twos',
    text('TWOS, weighted power of two', 'TWOS, 가중 둘 중 선택'),
    text(
      'Draws two servers at random by weight and takes the less loaded one.',
      '가중치에 따라 서버 둘을 무작위로 뽑아 더 한가한 쪽을 고릅니다.',
    ),
    'ip_vs_twos.c',
    ['TWOS'],
    ['TWOS'],
  ),
  entry(
    'quiesced',
    text('quiesced', '정지 예약'),
    text(
      'A server of weight 0: it finishes the connections it has and gets no new ones.',
      '가중치가 0인 서버입니다. 가진 연결은 끝까지 처리하고 새 연결은 받지 않습니다.',
    ),
    undefined,
    ['quiesced', 'quiesce'],
    ['정지 예약'],
  ),
  entry(
    'bucket',
    text('bucket', '버킷'),
    text(
      'A row of a hash table. Addresses with the same hash share a bucket and so a server.',
      '해시 표의 한 칸입니다. 해시가 같은 주소는 버킷을 함께 쓰므로 서버도 같습니다.',
    ),
    undefined,
    ['bucket', 'buckets'],
    ['버킷'],
  ),
  entry(
    'time-wait',
    text('TIME_WAIT', 'TIME_WAIT'),
    text(
      'The state of a closed connection that is remembered for a while, so that late segments are not taken for those of a new one.',
      '닫힌 연결을 얼마 동안 기억해 두는 상태입니다. 늦게 온 세그먼트를 새 연결의 것으로 오해하지 않게 합니다.',
    ),
    'RFC 9293 3.6',
    ['TIME_WAIT'],
    ['TIME_WAIT'],
  ),
  entry(
    'lru',
    text('LRU, least recently used', 'LRU, 최근 최소 사용'),
    text(
      'When memory is full, what has not been used for longest makes room.',
      '메모리가 차면 가장 오래 쓰지 않은 것부터 내보내는 규칙입니다.',
    ),
    undefined,
    ['LRU', 'least recently used'],
    ['LRU'],
  ),
  entry(
    'page-cache',
    text('page cache', '페이지 캐시'),
    text(
      'Memory in which the operating system keeps parts of files that were read, so that they need not be read from disk again.',
      '운영 체제가 읽은 파일의 일부를 남겨 두는 메모리입니다. 디스크에서 다시 읽지 않아도 됩니다.',
    ),
    undefined,
    ['page cache'],
    ['페이지 캐시'],
  ),
  entry(
    'read-ahead',
    text('read-ahead', '미리 읽기'),
    text(
      'Reading more of a file than was asked for, because what follows is likely to be wanted next.',
      '이어질 부분도 곧 필요할 것으로 보고 요청보다 더 많이 읽어 두는 것입니다.',
    ),
    undefined,
    ['read-ahead'],
    ['미리 읽기'],
  ),
];

// The words of web clusters, for the glossary.

import { entry, type Term } from './glossary-entry.ts';
import { text } from './kit/text.ts';

export const webClusterTerms: readonly Term[] = [
  {
    id: 'layer-7',
    term: text('layer-7 switching', '레이어-7 분산'),
    meaning: text(
      'Choosing a server by what is asked for. A layer-4 switch sees addresses and ports only.',
      '무엇을 요청하는지 보고 서버를 고르는 방식입니다. 레이어-4 스위치는 주소와 포트만 봅니다.',
    ),
  },
  {
    id: 'dispatcher',
    term: text('dispatcher', '디스패처(부하 분산 서버)'),
    meaning: text(
      'The one machine of a cluster that decides which node serves a request. It has a queue like any other.',
      '어느 노드가 요청을 처리할지 정하는 컴퓨터입니다. 여느 장치처럼 큐가 있습니다.',
    ),
    source: 'Aron et al. 2000',
  },
  {
    id: 'handoff',
    term: text('TCP handoff', 'TCP 핸드오프'),
    meaning: text(
      'A node gives an open connection to another one, which then answers the client directly.',
      '한 노드가 열린 연결을 다른 노드에 넘기고, 넘겨받은 노드가 클라이언트에 직접 답하는 것입니다.',
    ),
    source: 'Pai et al. 1998',
  },
  {
    id: 'mirroring',
    term: text('mirroring', '미러링'),
    meaning: text(
      'Every node has every document, so whichever a request reaches can serve it.',
      '모든 노드가 모든 문서를 가지므로 요청이 도착한 노드가 바로 처리할 수 있습니다.',
    ),
  },
  {
    id: 'lard',
    term: text('LARD, locality-aware request distribution', 'LARD, 지역성 인식 요청 분산'),
    meaning: text(
      'Requests for a document go to the node that has it in memory, until that node is too busy. With replication (LARD/R) several nodes may have it.',
      '문서를 메모리에 가진 노드가 너무 바빠질 때까지 그 문서의 요청을 그 노드로 보냅니다. 복제하는 LARD(LARD/R)에서는 여러 노드가 함께 맡습니다.',
    ),
    source: 'Pai et al. 1998',
  },
  {
    id: 'dual-scheduling',
    term: text('DS, Dual Scheduling', 'DS, 이중 스케줄링'),
    meaning: text(
      'A node serves its most requested documents without asking the dispatcher; all other requests go by LARD.',
      '노드가 자주 요청받는 문서는 디스패처에 묻지 않고 직접 처리하고, 나머지는 LARD를 따릅니다.',
    ),
  },
  {
    id: 'zipf',
    term: text('Zipf’s law', '지프의 법칙'),
    meaning: text(
      'The n-th most popular document is asked for in proportion to 1/n (to the power of alpha): a few have most of the requests.',
      'n번째로 인기 있는 문서는 1/n의 α제곱에 비례해 요청됩니다. 몇 개의 문서가 요청 대부분을 차지합니다.',
    ),
    source: 'Breslau et al. 1999',
  },
  {
    id: 'hit-ratio',
    term: text('hit ratio', '적중률'),
    meaning: text(
      'The share of requests whose document is in memory and need not come from disk.',
      '문서가 메모리에 있어 디스크에서 읽지 않아도 되는 요청의 비율입니다.',
    ),
  },
  {
    id: 'closed-loop',
    term: text('closed loop', '폐쇄형 부하'),
    meaning: text(
      'Users who wait for a reply before they ask again: the slower the replies, the less is asked for.',
      '응답을 받은 뒤에야 다시 요청하는 사용자들입니다. 응답이 느릴수록 요청도 줄어듭니다.',
    ),
  },
  {
    id: 'response-time-law',
    term: text('response-time law', '응답 시간 법칙'),
    meaning: text(
      'R = N/X − Z: with N users who think for Z, and X requests answered per second, the response time is fixed.',
      'R = N/X − Z. 사용자 N명이 Z만큼 생각하고 초당 X개에 답한다면 응답 시간은 정해집니다.',
    ),
    source: 'Denning and Buzen 1978',
  },
  {
    id: 'percentile',
    names: { en: ['percentile', 'median'], ko: ['백분위수', '중앙값'] },
    term: text('median, 95 %, 99 %', '중앙값, 95 %, 99 %'),
    meaning: text(
      'The time in which half, 95 or 99 of 100 replies have come. If some replies wait and others do not, the mean describes none of them.',
      '응답 100개 가운데 50개, 95개, 99개가 도착한 시간입니다. 기다리는 요청과 아닌 요청이 섞이면 평균은 누구의 시간도 아닙니다.',
    ),
  },
  entry(
    'herd',
    text('herd', '쏠림 현상'),
    text(
      'Many who decide by the same old information do the same at once, and what looked best is soon the worst.',
      '여럿이 같은 오래된 정보로 결정해 한꺼번에 같은 쪽으로 가는 현상입니다. 가장 좋아 보이던 곳이 곧 가장 나빠집니다.',
    ),
    'Mitzenmacher 2000',
    ['herd'],
    ['쏠림 현상'],
  ),
  entry(
    'consistent-hashing',
    text('consistent hashing', '일관된 해싱'),
    text(
      'Keys and servers are hashed onto a ring, and a key belongs to the next server on it: when a server leaves, only its own keys move.',
      '키와 서버를 고리 위에 해시하고 키를 다음 서버에 맡깁니다. 서버가 빠져도 그 서버의 키만 옮겨 갑니다.',
    ),
    'Karger et al. 1997',
    ['consistent hashing'],
    ['일관된 해싱'],
  ),
];

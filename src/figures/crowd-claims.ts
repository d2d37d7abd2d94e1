// What paper P2 says of Dual Scheduling when a document becomes popular and is so no more. It prints neither a threshold nor a
// unit of time, so most of it is judged for two.

import { text } from '../scenarios/kit/text.ts';
import type { Claim, Judgement, Reading } from './claim.ts';

const BEFORE = '6s';
const FULL = '12s';
const AFTER = '30s';

/** Both, for what the paper leaves open. */
const thresholds: readonly Reading[] = [
  { name: text('hot from 10 requests in 1 s on, K = 1 s', '1초에 10번부터 인기 문서, K = 1초'), line: 'ds' },
  { name: text('hot from 15 requests in 10 s on, K = 20 s', '10초에 15번부터 인기 문서, K = 20초'), line: 'ds-slow' },
];

const ratio = (line: string, thanLine: string, least: number, most: number, measure: string): Judgement => ({
  test: 'ratio',
  point: FULL,
  line,
  than: FULL,
  thanLine,
  least,
  most,
  measure,
});

export const crowdClaims: readonly Claim[] = [
  {
    id: 'grows',
    text: text(
      'When a document is asked for more often, the dispatcher adds servers for it.',
      '특정 요청의 빈도가 증가하면 이를 처리할 서버를 늘린다.',
    ),
    reading: text(
      'When the crowd has been there for two seconds, at least four of the eight nodes are responsible for its document.',
      '몰려온 지 2초 뒤, 노드 여덟 대 가운데 네 대 이상이 그 문서를 맡고 있다.',
    ),
    judgement: { test: 'above', point: '8s', bound: 3.99, measure: 'crowdNodesEnd' },
    readings: thresholds,
  },
  {
    id: 'takes-back',
    text: text(
      'When it is asked for less, the resources are taken back by themselves.',
      '빈도가 줄어들면 자동으로 자원을 회수한다.',
    ),
    reading: text(
      'Eighteen seconds after the crowd has gone, fewer than two nodes are responsible on average.',
      '돌아가고 18초 뒤, 맡은 노드가 평균 두 대보다 적다.',
    ),
    how: text(
      'A node is taken back if the dispatcher is asked fewer times than the limit in a unit. In 10 s this document is asked for some 36 times without any crowd, in 1 s some four times.',
      '한 단위 동안 디스패처에 오는 요청이 한도보다 적어야 노드를 거둡니다. 이 문서의 요청은 몰리지 않아도 10초에 36번쯤, 1초에 네 번쯤 옵니다.',
    ),
    judgement: { test: 'below', point: AFTER, bound: 2, measure: 'crowdNodesEnd' },
    readings: thresholds,
  },
  {
    id: 'alone',
    text: text(
      'The chosen servers serve it without the dispatcher.',
      '선택된 서버들은 부하 분산기를 거치지 않고 직접 처리한다.',
    ),
    reading: text(
      'At the height of the crowd the share of requests served without asking is at least 1.3 times that before.',
      '한창 몰릴 때 묻지 않고 처리한 비율이 그 전의 1.3배 이상이다.',
    ),
    judgement: { test: 'ratio', point: FULL, than: BEFORE, least: 1.3, most: 10, measure: 'localShare' },
    readings: thresholds,
  },
  {
    id: 'asks-again',
    text: text(
      'Below the threshold they ask the dispatcher again.',
      '빈도가 임계값 이하로 줄면 다시 부하 분산기에 요청한다.',
    ),
    reading: text(
      'Counted in 1 s: eighteen seconds after the crowd has gone the dispatcher is as busy as before it, within 10 %.',
      '1초 단위로 셀 때: 돌아가고 18초 뒤 디스패처 사용률이 몰리기 전과 10 % 이내로 같다.',
    ),
    judgement: { test: 'alike', point: AFTER, line: 'ds', than: BEFORE, within: 0.1, measure: 'dispatcherUse' },
  },
  {
    id: 'like-mirroring',
    text: text(
      'The more frequent the requests, the more it takes on the nature of mirroring.',
      '빈도가 증가하면 미러링의 성격을 보인다.',
    ),
    reading: text(
      'At the height of the crowd Dual Scheduling answers as many requests as mirroring within 3 %, LARD at least 10 % fewer.',
      '한창 몰릴 때 DS의 처리량은 미러링과 3 % 이내로 같고, LARD는 10 % 이상 적다.',
    ),
    judgement: {
      all: [
        ratio('ds', 'mirror', 0.97, 1.03, 'throughput'),
        ratio('ds-slow', 'mirror', 0.97, 1.03, 'throughput'),
        ratio('lard', 'mirror', 0, 0.9, 'throughput'),
      ],
    },
  },
  {
    id: 'no-more-work',
    text: text(
      'A crowd of twice the users is no more work for the dispatcher.',
      '사용자가 두 배로 몰려도 디스패처의 일은 늘지 않는다.',
    ),
    reading: text(
      'At the height of the crowd the dispatcher is as busy as before it, within 10 %; with LARD it is at least 95 % busy.',
      '한창 몰릴 때 디스패처 사용률이 그 전과 10 % 이내로 같고, LARD에서는 95 % 이상이다.',
    ),
    ours: true,
    judgement: {
      all: [
        { test: 'alike', point: FULL, line: 'ds', than: BEFORE, within: 0.1, measure: 'dispatcherUse' },
        { test: 'above', point: FULL, line: 'lard', bound: 0.95, measure: 'dispatcherUse' },
      ],
    },
  },
];

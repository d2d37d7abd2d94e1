// What stations, users, segments and nodes are called in a Korean sentence. The noun comes last, so that particles can follow it.

import type { Station } from '../names.ts';
import type { Names } from './words.ts';

const PARTS = { cpu: '프로세서', disk: '디스크', port: '포트' } as const;

function station(one: Station): string {
  if (one.kind === 'named') return one.name;
  if (one.kind === 'receiver') return `${one.of}의 수신자`;
  if (one.kind === 'client') return `클라이언트 ${one.number}`;
  return { server: '서버', 'external server': '외부 서버', router: '라우터', wan: 'WAN 노드' }[one.kind];
}

const ofUser = (where: Station, user: string): string => `${station(where)}${user && `, 사용자 ${user}`}`;

export const names: Names = {
  segment: (n) => (n === 0 ? 'SYN 세그먼트' : `${n}번 세그먼트`),
  ack: (n) => `${n}번까지의 ACK`,
  station,
  list: (all) => all.join(', '),
  user: (one) => (one.kind === 'named' ? one.name : ofUser(one.station, one.user)),
  connection: (one) => {
    if (one.kind === 'named') return one.name;
    const whose = one.station ? `${ofUser(one.station, one.user)}, ` : '';
    return one.kind === 'request' ? `${whose}요청` : `${whose}응답${one.part && ` ${one.part}`}`;
  },
  part: ({ host, part }) =>
    part === 'hub'
      ? ({ hubC: '클라이언트 쪽 허브', hubS: '서버 쪽 허브' }[host] ?? '허브')
      : `${{ D: '디렉터', G: '게이트웨이' }[host] ?? host}의 ${PARTS[part]}`,
  node: (node) => `노드 ${node + 1}`,
  document: (document) => `문서 ${document + 1}`,
  orMore: (load) => `${load} 이상`,
};

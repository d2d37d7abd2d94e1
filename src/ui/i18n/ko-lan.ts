// Words only a network with a bus needs, in Korean.

import type { LanWords } from './en-lan.ts';

export const ko: LanWords = {
  stations: {
    client: (number) => `클라이언트 ${number}`,
    server: '서버',
    externalServer: '외부 서버',
    router: '라우터',
    wan: 'WAN 노드',
  },
  connection: {
    responseOf: (station, user, part) => `${station}${user && `, 사용자 ${user}`}, 응답${part && ` ${part}`}`,
    requestOf: (station, user) => `${station}${user && `, 사용자 ${user}`}, 요청`,
    user: (station, user) => `${station}${user && `, 사용자 ${user}`}`,
    request: '요청',
    part: (part) => `응답 ${part}`,
  },
  silent: (connection) => (span) => `${connection}: ${span} 동안 전송 없음`,
  events: {
    of: (user) => `${user}의 이벤트`,
    charts: (part) => `차트는 ${part}`,
    ofAll: '모든 연결의 이벤트',
    others: (events, connections) => `표시하지 않음: 다른 연결 ${connections}개의 이벤트 ${events}건`,
    showAll: '모두 보기',
    showOnly: (user) => `${user}만 보기`,
  },
};

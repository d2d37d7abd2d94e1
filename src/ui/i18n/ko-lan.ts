// Words only a network with a bus needs, in Korean.

import type { LanWords } from './en-lan.ts';

export const ko: LanWords = {
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

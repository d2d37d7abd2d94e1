// The words of the event strip. What an event is called here; why it happened is in src/explain.

import type { MarkKind } from '../../record/record.ts';
import type { StripWords } from './strip.en.ts';

const markNames: Record<MarkKind, string> = {
  drop: '폐기',
  loss: '무작위 손실',
  kill: '직접 폐기한 패킷',
  timeout: '타임아웃',
  'fast-retransmit': '빠른 재전송',
  retransmission: '재전송',
  spurious: '불필요한 재전송',
  'given-up': '포기한 프레임',
  refuse: '거부된 패킷',
  cut: '셀을 잃은 패킷',
  glue: '앞 패킷에 붙은 패킷',
  request: '페이지 요청',
  page: '페이지 완료',
  change: '설정 변경',
  pick: '서버 선택',
  refused: '거절된 연결',
  download: '파일 완료',
  dispatch: '문서 담당 변경',
  'long-wait': '긴 대기',
  'node-down': '노드 고장',
  'node-up': '노드 복귀',
  'request-lost': '요청 손실',
};

export const strip: StripWords = {
  title: '이벤트',
  list: '이번 실행의 이벤트',
  none: '이번 실행에는 폐기, 타임아웃, 재전송이 없습니다.',
  silent: (span) => [`${span} 동안 전송 없음`, `침묵 ${span}`, span],
  mark: (kind) => markNames[kind],
  marks: (kind, count) => (count === 1 ? markNames[kind] : `${markNames[kind]} ${count}건`),
  segment: (segment) => `세그먼트 ${segment}`,
  at: (name, time) => `${name}, ${time}`,
  between: (name, from, to) => `${name}, ${from}~${to}`,
  shown: (parts) => `표시한 이벤트: ${parts.join(', ') || '없음'}.`,
  summary: (parts) => (parts.length > 0 ? `이번 실행: ${parts.join(', ')}.` : ''),
  silentTo: (connection) => (span) => `${connection}: ${span} 동안 전송 없음`,
  events: {
    of: (user) => `${user}의 이벤트`,
    charts: (part) => `차트는 ${part}`,
    ofAll: '모든 연결의 이벤트',
    others: (events, connections) => `표시하지 않음: 다른 연결 ${connections}개의 이벤트 ${events}건`,
    showAll: '모두 보기',
    showOnly: (user) => `${user}만 보기`,
  },
};

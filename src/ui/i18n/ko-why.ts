// What every explanation has around it, in Korean.

import type { MarkKind } from '../../record/record.ts';
import type { WhyWords } from './en-why.ts';

export const ko: WhyWords = {
  band: {
    causes: '여기까지 온 과정',
    more: '설명 모두 보기',
    less: '설명 줄이기',
  },
  marks: {
    short: (kind, segment) => {
      const name = segment === 0 ? 'SYN' : `${segment}번`;
      const shorts: Record<MarkKind, string> = {
        drop: `${name} 폐기`,
        loss: `${name} 손실`,
        kill: `${name} 폐기`,
        timeout: '타임아웃',
        'fast-retransmit': '빠른 재전송',
        retransmission: `${name} 재전송`,
        spurious: `${name} 중복 도착`,
        'given-up': `${name} 포기`,
        refuse: `${name} 거부`,
        cut: `${name} 잘림`,
        glue: `${name} 붙음`,
        request: '페이지 요청',
        page: '페이지 완료',
        change: '설정 변경',
        pick: '서버 선택',
        refused: '연결 거절',
        download: '파일 완료',
        dispatch: `문서 ${segment + 1} 배정`,
        'long-wait': '긴 대기',
        'node-down': '노드 고장',
        'node-up': '노드 복귀',
        'request-lost': '요청 손실',
      };
      return shorts[kind];
    },
  },
};

// The words of rules that one writes oneself, in Korean.

import type { rules as english } from './rules.en.ts';

export const rules: typeof english = {
  own: '직접 쓰는 규칙 …',
  field: (setting) => `${setting} 규칙`,
  edit: '규칙 고치기',
  mistake: (character, message) => `${character}번째 글자: ${message}. 마지막으로 맞았던 규칙이 계속 적용됩니다.`,
  help: 'Enter로 실행하고 Esc로 되돌립니다. 화살표 키로 이름을 고릅니다',
  names: '규칙에 쓸 수 있는 이름',
  gives: (range) => `규칙의 값: ${range}`,
  now: (value) => `지금 ${value}`,
  kinds: {
    time: '시간',
    size: '데이터 양',
    rate: '전송률',
    number: '수',
    truth: '참 또는 거짓',
  },
  functions: {
    min: '가장 작은 값',
    max: '가장 큰 값',
    clamp: '값, 아래 끝, 위 끝: 두 끝 사이로 제한한 값',
    abs: '절댓값',
    floor: '내림',
    ceil: '올림',
    round: '반올림',
    sqrt: '제곱근',
    ln: '자연로그',
    exp: 'e의 거듭제곱',
  },
  startFrom: '여기서 시작',
};

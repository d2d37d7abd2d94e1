// The words of rules that one writes oneself, in Korean.

import type { rules as english } from './rules.en.ts';

export const rules: typeof english = {
  own: '직접 쓰는 규칙 …',
  field: (setting) => `${setting} 규칙`,
  edit: '규칙 고치기',
  mistake: (character, message) => `${character}번째 글자: ${message}. 마지막으로 맞았던 규칙이 계속 적용됩니다.`,
  help: 'Enter로 실행하고 Esc로 되돌립니다',
  names: '규칙에 쓸 수 있는 이름',
  now: (value) => `지금 ${value}`,
  startFrom: '여기서 시작',
};

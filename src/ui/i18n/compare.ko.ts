// The words of a comparison of runs.

import type { CompareWords } from './compare.en.ts';

export const compare: CompareWords = {
  title: '달라진 결과',
  whole: '실행 전체',
  before: '이전',
  now: '지금',
  close: '닫기',
  closeAll: '실행 하나만 보기',
  runs: (setting, a, b) => `두 실행을 비교합니다. ${setting} A(점선): ${a}. B(실선): ${b}.`,
  changed: (result, a, b) => `${result}: ${a}, 지금은 ${b}.`,
};

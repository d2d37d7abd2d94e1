// The words on paper.

import type { PrintWords } from './print.en.ts';

export const print: PrintWords = {
  moment: (at, end) => `${end} 중 ${at} 시점`,
  settings: '설정',
  edited: (count) => `실행 중에 바꾼 값 ${count}개가 링크에 들어 있습니다.`,
  open: '이 실험 열기:',
  answer: '메모',
};

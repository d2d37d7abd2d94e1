// The words on paper.

import type { PrintWords } from './print.en.ts';

export const print: PrintWords = {
  moment: (at, end) => `${end} 중 ${at} 시점`,
  settings: '설정',
  settingsOf: (run) => `${run}의 설정`,
  different: (run, settings) => `${run}에서 다른 값: ${settings}`,
  edited: (count) => `실행 중에 바꾼 값 ${count}개가 링크에 들어 있습니다.`,
  open: '이 실험 열기:',
  answer: '메모',
  lab: {
    title: '실습지',
    what: '강의를 종이로, 단계마다 한 쪽',
    print: (paper) => `${paper} 용지로 인쇄`,
    papers: { a4: 'A4', letter: '레터' },
    withAnswers: '마지막 쪽에 정답 넣기',
    copyLink: '링크 복사',
    copied: '링크를 복사했습니다',
    computing: (done, of) =>
      of > 0 ? `강의의 실행 ${of}개 중 ${done}개를 계산했습니다.` : '강의를 가져오는 중입니다.',
    ready: '실습지가 준비되어 브라우저의 인쇄 창을 엽니다.',
    name: '이름:',
    date: '날짜:',
    predict: '먼저 예측하기',
    answer: '답:',
    drawHere: '예상을 여기에 그려 보세요',
    task: '직접 해 보기:',
    answers: (title) => `정답: ${title}`,
  },
};

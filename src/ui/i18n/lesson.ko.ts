// The words around a lesson.

import type { LessonWords } from './lesson.en.ts';

export const lesson: LessonWords = {
  progress: (step, of) => `${of}단계 중 ${step}단계`,
  next: '다음 단계',
  nextLesson: '다음 강의',
  back: '이전',
  more: '더 읽기',
  sheet: {
    notice: '눈여겨볼 것',
    tries: '해 볼 것',
    set: '적용',
    steps: '강의 전체',
    claims: '논문의 주장',
    judged: (figure) => `그림 ${figure}에서 판정`,
    references: '읽을거리',
    missing: '이 강의의 글을 불러오지 못했습니다.',
  },
};

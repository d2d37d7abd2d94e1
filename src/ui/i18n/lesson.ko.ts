// The words around a lesson.

import { particleAfter } from '../../scenarios/kit/particles.ts';
import type { LessonWords } from './lesson.en.ts';

export const lesson: LessonWords = {
  progress: (step, of) => `${of}단계 중 ${step}단계`,
  next: '다음 단계',
  nextLesson: '다음 강의',
  back: '이전',
  more: '더 읽기',
  own: {
    title: '직접 만든 강의',
    about:
      '강의는 마크다운 파일 하나입니다. 여기서 열거나, 페이지에 끌어다 놓거나, 사이트 옆에 두고 링크에 lesson=이름으로 적으세요.',
    open: '강의 파일 열기',
    wrong: (name, count) => `${name}에 잘못된 곳이 ${count}군데 있습니다.`,
    notFound: (name) => `이 사이트 옆에 “${name}” 강의가 없습니다.`,
    isOf: (name, scenario) => `${name}${particleAfter(name, '은')} “${scenario}” 시나리오의 강의입니다.`,
    isRun: (name) =>
      `${name}${particleAfter(name, '은')} 강의가 아니라 저장한 실행입니다. “공유와 삽입” 단추의 “실행 파일”에서 여세요.`,
    isSweep: (name) =>
      `${name}${particleAfter(name, '은')} 강의가 아니라 스윕의 표입니다. 스윕 페이지의 “CSV 열기”로 여세요.`,
    tooLarge: (name) => `${name} 파일은 강의로 보기에 너무 큽니다.`,
    notKept: (name) => `이 브라우저가 페이지의 내용을 보관하지 않아 ${name} 파일을 열 수 없습니다.`,
    unread: (name) => `${name}: 읽지 못했습니다. 파일이 아니거나 연결이 끊어졌습니다.`,
    onlyHere: (name) => `링크에는 “${name}” 강의의 이름만 들어가고, 파일은 이 브라우저 탭에만 있습니다.`,
    publish: (name) => `${name}.md 파일을 사이트 옆의 “lessons” 폴더에 두면 다른 사람도 열 수 있습니다.`,
    place: (line, column) => `${line}행 ${column}열:`,
    more: (count) => `그 밖에 ${count}군데가 더 있습니다.`,
    instead: '페이지는 지금 있는 강의로 계속합니다.',
  },
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

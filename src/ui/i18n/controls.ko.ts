// The words of settings and playback. What a setting is called and what it does is said in its scenario.

import type { ControlsWords } from './controls.en.ts';

export const controls: ControlsWords = {
  settings: {
    title: '설정',
    backToLink: '링크 값으로',
    backToStep: (step) => `${step}단계의 실행으로`,
    live: '즉시',
    restarts: '다시 시작',
    all: '전체',
    allSettings: '전체 설정',
    more: (count) => `설정 ${count}개 더 보기`,
    fewer: '설정 접기',
    find: '설정 찾기',
    found: (count) => (count === 0 ? '이름이나 설명에 그 말이 있는 설정이 없습니다.' : `설정 ${count}개를 찾았습니다.`),
    noEffect: (count) => `지금 선택에서는 효과가 없는 설정 ${count}개`,
    newSeed: '새 시드',
    lower: (label) => `${label} 낮추기`,
    higher: (label) => `${label} 높이기`,
    on: '켜짐',
    off: '꺼짐',
    atStart: '바꾼 값은 실행 전체에 적용됩니다.',
    aboutStory: (label) => `커서를 옮기기 전에는 실행 전체에 적용됩니다: ${label}`,
    atTime: (time) => `지금은 ${time}입니다. 바꾼 값은 여기부터 적용되고, 지나간 기록은 그대로 남습니다.`,
    whilePlaying: '바꾼 값은 지금 위치부터 적용되고, 지나간 기록은 그대로 남습니다.',
    atEnd: '실행이 끝났습니다. 바꾼 값은 실행 전체에 적용됩니다.',
    undo: '되돌리기',
    redo: '되살리기',
  },
  limits: {
    locked: '고정',
    lockedHint: '링크를 만든 사람이 고정한 설정입니다.',
    note: (locked, hidden) =>
      `링크를 만든 사람이 설정 ${[
        ...(locked > 0 ? [`${locked}개를 고정`] : []),
        ...(hidden > 0 ? [`${hidden}개를 숨김 처리`] : []),
      ].join('하고 ')}했습니다.`,
    open: '전체 화면으로 열기',
  },
  transport: {
    start: '처음으로',
    previous: '이전 이벤트',
    play: '재생',
    pause: '일시 정지',
    next: '다음 이벤트',
    end: '끝으로',
    speed: '속도',
    perSecond: (time) => `1초에 ${time}`,
    slowAtEvents: '이벤트에서 느리게',
    foldIdle: '빈 시간 접기',
    foldIdleHelp: '이동 중인 패킷이 없는 시간을 0.3초 만에 지나갑니다. 시계는 실제 시뮬레이션 시각을 보여 줍니다.',
  },
  typed: {
    possible: (range) => `허용 범위: ${range}`,
    notANumber: '단위가 붙은 수로 읽을 수 없습니다. ',
    notTaken: (typed) => `적용하지 않은 값: ${typed}. `,
    kept: (value) => ` 그대로 둔 값: ${value}`,
  },
};

// The words of the interface in Korean. Same shape as `en.ts`: a missing key does not compile. Questions to the student
// end in 해요체, facts and errors in 합니다체, labels are nouns. RFC names and units stay Latin.

import type { English } from './en.ts';

export const ko: English = {
  otherLanguage: { code: 'en', name: 'English', offer: '영어로 바꾸기' },
  document: (title) => `${title} · Lectern`,

  header: {
    copyLink: '링크 복사',
    copied: '링크를 복사했습니다',
    present: '발표',
    toDark: '어두운 색',
    toLight: '밝은 색',
    help: '도움말',
    home: 'Lectern 첫 화면',
    homeShort: '첫 화면',
    glossary: '용어집',
    lessonText: '글로 읽는 강의',
    marks: '기호 설명',
    marksShort: '기호 설명',
    sweep: '스윕',
    backToRun: '실행으로 돌아가기',
    menu: '메뉴',
    code: '이 실행의 QR 코드',
    scenarios: '시나리오',
    close: '닫기',
    run: (setting) => `이 실행: ${setting}`,
  },

  regions: {
    lesson: '강의',
    settings: '설정',
    transport: '재생',
    network: '네트워크',
    time: '시간에 따른 실행',
    why: '이유',
    results: '이번 실행의 결과',
    chartTabs: '차트',
    skip: '차트로 건너뛰기',
  },

  lesson: {
    progress: (step, of) => `${of}단계 중 ${step}단계`,
    next: '다음 단계',
    nextLesson: '다음 강의',
    back: '이전',
    more: '더 읽기',
  },

  compare: {
    title: '달라진 결과',
    whole: '실행 전체',
    before: '이전',
    now: '지금',
    close: '닫기',
    closeAll: '실행 하나만 보기',
    runs: (setting, a, b) => `두 실행을 비교합니다. ${setting} A(점선): ${a}. B(실선): ${b}.`,
    changed: (result, a, b) => `${result}: ${a}, 지금은 ${b}.`,
  },

  settings: {
    title: '설정',
    backToLink: '링크 값으로',
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

  results: {
    title: '이번 실행의 결과',
    inView: (from, to) => `보이는 구간 ${from}~${to}초`,
    wholeRun: (end) => `실행 전체 ${end}초`,
    inViewNow: '보이는 구간',
    wholeRunNow: '실행 전체',
    onlyWhole: '실행 전체에서만 셉니다',
    pending: '계산 중',
    wanted: (value) => `목표 ${value}`,
    definitions: '모든 결과와 뜻',
  },

  why: {
    quiet: '아직 이벤트 없음',
    sent: '세그먼트가 나가고 ACK가 돌아옵니다.',
    quietText: (time) => `첫 이벤트는 ${time}에 있으며, 다음 이벤트 버튼으로 갈 수 있습니다.`,
    noEvents: '이번 실행에는 손실이 없습니다',
    noEventsText: '폐기도 타임아웃도 재전송도 없습니다. 큐 한도를 낮추거나 패킷 하나를 직접 폐기해 보십시오.',
    noTimeout: '이번 실행에는 타임아웃이 없습니다.',
    noTimeoutText: '모든 손실이 타이머를 기다리지 않고 ACK만으로 복구됩니다.',
    computing: '실행을 계산하고 있습니다.',
  },

  announce: {
    event: (time, title) => `${time}: ${title}`,
  },
};

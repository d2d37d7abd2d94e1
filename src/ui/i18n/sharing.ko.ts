// 공유 창의 문구: 링크가 여는 것, 빼는 것, 실행 파일, 웹 페이지와 슬라이드에 넣는 코드.

import type { SharingWords } from './sharing.en.ts';

export const sharing: SharingWords = {
  title: '이 실행 공유하기',
  titleOfSweep: '이 스윕 공유하기',
  link: '링크',
  copy: '복사',
  copied: '복사했습니다',
  copyFailed: '브라우저가 복사를 허용하지 않습니다. 글이 선택되어 있으니 Ctrl+C(Mac에서는 ⌘C)를 누르세요.',
  length: (count) => `${count}자입니다.`,
  safe: '채팅, 메일, 강의 페이지에 그대로 붙여 넣을 수 있습니다.',
  tooLong: '이렇게 긴 링크는 일부 프로그램에서 잘립니다. 실행 파일이 더 안전합니다.',
  code: '링크의 QR 코드',

  preview: {
    title: '링크가 여는 것',
    run: '시나리오',
    opens: '시작',
    settings: '설정',
    edits: '변경',
    compared: '비교',
    asks: '먼저 묻기',
    predictions: '예측',
    signed: '제출자',
    limits: '받는 사람에게',
    step: (step, of, question) => `${of}단계 가운데 ${step}단계${question ? `, “${question}”` : ''}`,
    sweep: '스윕',
    at: (time) => `${time}에 멈춘 상태`,
    beginning: '처음부터',
    paused: '재생을 누를 때까지 대기',
    changes: (count) => `실행 중 변경 ${count}건`,
    drops: (count) => `직접 버린 패킷 ${count}개`,
    same: '같은 설정',
    asksFirst: (step) => (step > 0 ? `${step}단계의 질문. 답할 때까지 결과를 가립니다` : '강의의 질문'),
    given: (count) => `내 예측 ${count}개`,
    asksWho: '링크를 여는 사람. 페이지가 누구인지 묻습니다',
    asksOwn: '링크를 여는 사람. 페이지가 학번을 묻고, 학번마다 다른 실행을 줍니다',
    ownSeed: (who, seed) => `${who}, 자신만의 실행(시드 ${seed})`,
    everySetting: '모든 설정',
    hidden: (settings) => `숨김: ${settings}`,
    locked: (settings) => `고정: ${settings}`,
  },

  settings: {
    asDeclared: '시나리오 기본값',
    unseen: '(숨김)',
  },

  start: {
    title: '시작 위치',
    here: (time) => `지금 위치, ${time}`,
    beginning: '처음부터',
    event: (event, time) => `이 이벤트에서: ${event}, ${time}`,
  },

  include: {
    title: '포함할 것',
    edits: (count) => `내가 바꾼 것(${count}건)`,
    comparison: '비교하는 실행',
    predictions: (count) => `내 예측(${count}개)`,
    asks: '이 단계의 질문을 먼저 묻기',
    asksHint: '답할 때까지 결과를 가립니다',
    paused: '받는 사람이 재생을 누를 때까지 기다리기',
  },

  limits: {
    title: '고정하거나 숨길 설정',
    none: '없음',
    some: (count) => `${count}개`,
    all: '모든 설정',
    free: '표시',
    locked: '고정',
    hidden: '숨김',
    hint: '고정한 설정은 보이지만 바꿀 수 없습니다. 숨겨도 비밀은 아닙니다. 링크에 값이 모두 적혀 있고, 받는 사람이 전체 화면을 열 수 있습니다.',
  },

  forClass: {
    title: '수업에서 쓰기',
    nobody: '누구인지 묻지 않습니다',
    asked: '누구인지 묻고, 제출하는 링크에 적습니다',
    own: '학번을 묻고, 학번마다 다른 실행을 줍니다',
    signed: (who) => `${who}의 링크 그대로 둡니다`,
    short: { nobody: '묻지 않음', asked: '누구인지 물음', own: '각자의 실행', signed: '서명됨' },
    drawsNone:
      '이 실행은 난수를 쓰지 않아서 학번이 달라도 모두 같습니다. 서로 다른 실행을 주려면 임의 손실이나 생각 시간처럼 무작위인 것을 설정하세요.',
    comparing: '시드마다 실행이 다른지 계산하고 있습니다.',
    differs: '이 실행은 시드마다 다릅니다.',
    oneLink: '위의 링크 하나를 모두에게 주면 됩니다. 수강생 명단으로 한 사람에 하나씩 만들 수도 있습니다.',
    list: '수강생 명단',
    listHint:
      '한 줄에 학번 하나, 또는 학번 열이 있는 강의 사이트의 명단을 붙여 넣으세요. 이 컴퓨터 밖으로 나가지 않습니다.',
    open: '명단 파일 열기…',
    tooLarge: (name) => `${name} 파일은 명단으로 보기에 너무 큽니다. 1 MB까지 읽습니다.`,
    save: '한 사람에 하나씩 링크 저장(CSV)',
    count: (count, who, seed) => `학생 ${count}명. 첫 번째는 ${who}, 시드 ${seed}입니다.`,
    noStudent: '명단에 학생이 없습니다.',
    twice: (names) => `명단에 두 번 이상 있어 한 번만 씁니다: ${names.join(', ')}.`,
  },

  embed: {
    title: '웹 페이지나 슬라이드에 넣기',
    shows: '보여 줄 것',
    stage: '네트워크',
    why: '설명',
    control: '조절할 설정',
    ownControl: '이 단계의 설정',
    noControl: '없음',
    kind: '형식',
    frame: '프레임. 강의 페이지(Moodle, 위키)용',
    element: '요소. 스크립트를 쓰는 페이지와 reveal.js용',
    code: '코드',
    frameHint: 'HTML을 쓸 수 있는 곳에 붙여 넣으세요.',
    elementHint: '높이가 저절로 맞춰지고, 스크립트로 재생하거나 설정할 수 있습니다. docs/embedding.md를 보세요.',
    open: 'Lectern에서 열기',
    noTab: '이 프레임에서는 새 탭을 열 수 없습니다. 링크는 다음과 같습니다.',
  },

  file: {
    title: '실행 파일',
    hint: '링크가 담는 모든 것을 길이와 상관없이 담고, 실행의 다이제스트와 모델 버전도 함께 적습니다. 파일을 열면 같은 실행인지 알려 줍니다.',
    save: '이 실행 저장',
    open: '실행 파일 열기…',
    opened: (name) => `파일을 열었습니다: ${name}.`,
    checking: '다이제스트를 비교하려고 실행을 계산하고 있습니다.',
    same: '여기서도 다이제스트가 같습니다. 이벤트 하나하나까지 같은 실행입니다.',
    different: (theirs, ours) =>
      theirs === ours
        ? '모델은 같지만 여기서는 다이제스트가 다릅니다. 파일을 손으로 고쳤거나 파일이 손상된 것입니다.'
        : `여기서는 다이제스트가 다릅니다. 모델 ${theirs} 버전에서 저장한 파일이고, 지금 모델은 ${ours} 버전입니다. 수치가 다를 수 있습니다.`,
    unknown: '파일에 다이제스트가 없어 비교할 수 없습니다.',
    added: (settings) => `파일에 없는 설정은 평소 값을 씁니다: ${settings}.`,
    refused: (name) => `파일을 열지 못했습니다: ${name}.`,
    elsewhere: '그 시나리오에서 열기',
  },

  language: {
    title: '언어',
    own: '받는 사람의 언어',
  },
};

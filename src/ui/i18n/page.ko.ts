// Korean: questions to the student end in 해요체, facts and errors in 합니다체, labels are nouns. RFC names and units stay Latin.

import type { PageWords } from './page.en.ts';

export const page: PageWords = {
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
    unnamed: '설정 숨김',
    share: '공유와 삽입',
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

  help: {
    title: '도움말',
    keys: '단축키',
    lead: '입력 칸에 글을 쓸 때를 빼고 어디서나 쓸 수 있습니다.',
    letters: '단일 키 단축키 사용',
    rows: [
      ['Space', '재생, 일시 정지'],
      [', .', '이전, 다음 이벤트'],
      ['Shift , .', '이전, 다음 폐기 또는 타임아웃'],
      ['Home End', '실행의 처음, 끝'],
      ['[ ]', '느리게, 빠르게'],
      ['+ - 0', '확대, 축소, 실행 전체'],
      ['1 2 3 4', '차트로 이동(실행을 비교할 때는 Shift와 함께)'],
      ['c', '비교: 이 실행을 남기고 같은 실행을 하나 더 만들기'],
      ['1 2 3', '비교할 때: 실행 A, B, C를 앞으로'],
      ['Shift c', '비교 끝내기'],
      ['f', '실행이 처음 갈라지는 곳과 그 이유'],
      ['|', '두 실행의 네트워크를 나란히'],
      ['w', '설명으로 이동'],
      ['i', '선택한 이벤트의 패킷, 또는 지금 지나는 패킷 열기'],
      ['a', '이 단계의 질문: 먼저 예측하기'],
      ['r', '결과 보기'],
      ['z', '되돌리기'],
      ['Shift z', '되살리기'],
      ['q', '스캔용 코드'],
      ['Ctrl Enter', '공유와 삽입'],
      ['s', '차트, 네트워크, 결과를 파일로 저장'],
      ['p', '발표 화면, 돌아오기'],
      ['?', '이 도움말'],
    ],
    presenting:
      '발표 화면에서: Page Down과 Page Up으로 다음 단계와 이전 단계로 가고, b로 화면을 가리고, s로 발표자 창을 열고, d로 펜을 쓰고, 1부터 5까지로 단계의 해 보기를 실행하며, Escape로 나갑니다. a로 질문을 열면 Page Down으로 결과를 보고 넘어가며, 1부터 5까지로 답하고, 다음 단계들도 보여 주기 전에 먼저 묻습니다.',
    slider: '슬라이더에서: 화살표로 값을 바꾸고, Page Up과 Page Down으로 크게 바꾸며, Delete로 링크 값으로 돌아갑니다.',
  },

  announce: {
    event: (time, title) => `${time}: ${title}`,
  },
};

// 제출한 링크를 모아 보는 쪽의 말.

import type { CollectWords } from './collect.en.ts';

const FILES_AT_MOST = 5;
/** Of students every one is named, of whom a class has no more. */
const ROWS_AT_MOST = 300;
const listed = (names: readonly string[], atMost: number): string =>
  `${names.slice(0, atMost).join(', ')}${names.length > atMost ? ` 외 ${names.length - atMost}개` : ''}`;

export const collect: CollectWords = {
  other: { code: 'en', name: 'English' },
  title: '모아 보기',
  document: '모아 보기 · Lectern',
  home: '모든 시나리오',
  lead: '학생들이 제출한 것을 붙여 넣거나, 텍스트, 표, 실행 파일, 메일함, 강의 사이트의 zip을 이 쪽 아무 데나 끌어다 놓으세요. 실행은 모두 이 컴퓨터에서 다시 계산하고, 어떤 정보도 밖으로 보내지 않습니다.',
  paste: '링크와 그 둘레의 글',
  example: '김민수: https://…/reno/#q=30&step=3&…&v=1',
  read: '이 링크 읽기',
  choose: '파일 고르기',
  none: '실행의 링크가 없습니다.',
  passedOver: (names) => `텍스트가 아니어서 살펴보지 않은 파일: ${listed(names, FILES_AT_MOST)}`,
  linkless: (names) => `실행의 링크가 없는 파일: ${listed(names, FILES_AT_MOST)}`,
  shortOf: (source, rows) => `${source}: 실행의 링크가 없는 행 ${rows.length}개: ${listed(rows, ROWS_AT_MOST)}`,
  notRead: (name, reason) => `${name} 파일을 읽을 수 없습니다: ${reason}`,
  linksNotRead: (reason) => `링크를 읽을 수 없습니다: ${reason}`,
  known: (count) => `이미 있는 링크 ${count}개는 다시 세지 않습니다.`,
  progress: (done, of) => `${of}회 중 ${done}회 완료`,
  left: (seconds) => `${seconds}초 남음`,
  stop: '멈추고 결과 남기기',
  stopped: '멈췄습니다. 계산한 것은 그대로 있습니다.',
  goOn: '모두 다시 계산하기',
  found: (count) => `링크 ${count}개`,
  csv: 'CSV로 저장',
  clear: '처음부터',
  table: '제출한 링크',
  filter: '보기',
  all: '모두',
  remarked: '비고가 있는 것',
  search: '누구',
  shown: (count, of) => `${of}개 중 ${count}개 표시`,
  number: '번호',
  who: '누가',
  nobody: '이름 없음',
  run: '실행',
  step: (scenario, step) => `${scenario}, ${step}단계`,
  open: '실행 열기',
  task: '과제',
  remarks: '비고',
  waiting: '계산 전',
  stands: { right: '실행과 같음', near: '비슷함', other: '실행은 다름', no: '이 실행에는 없음' },
  answers: '학생들의 답',
  question: (scenario, step) => `${scenario}, ${step}단계`,
  right: (right, of) => `${of}명 중 ${right}명의 예측이 실행과 같음`,
  near: (near) => `${near}명이 비슷함`,
  drawings: (count) => `그림 ${count}개`,
  theRun: '실행',
  picture: '값에 따른 답',
  bin: (low, high) => `${low}부터 ${high}까지`,
  expected: '무엇을 예상했나',
};

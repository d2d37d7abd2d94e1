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

  compare: '비교',
  compareHint: '이 실행을 A로 남겨 두고, 같은 실행 B를 만들어 바꿔 보기 (c)',
  keepHint: '두 실행을 모두 남기기: A는 그대로, 이어서 B를 바꿔 보기 (c)',
  kept: '비교하는 실행',
  run: (letter, name) => (name ? `실행 ${letter}: ${name}` : `실행 ${letter}`),
  inFront: '(앞에 있음)',
  toFront: (letter) => `실행 ${letter}를 앞으로 가져와 바꾸기 (${' ABC'.indexOf(letter)} 키)`,
  more: (letter) => `+ ${letter}`,
  moreHint: (letter) => `앞의 실행을 남겨 두고, 같은 실행 ${letter}를 만들어 바꿔 보기 (c)`,
  end: (letter) => `비교 끝내기: 실행 ${letter}만 남김 (Shift+C)`,
  endComparison: '비교 끝내기',
  endShort: '끝내기',
  withCopy: '같은 실행을 하나 더 만들어 비교',
  menu: '실행 더 다루기',
  sideBySide: '두 네트워크를 나란히 (|)',
  oneStage: '네트워크 하나만 (|)',
  whyDiffer: '왜 달라질까요? (f)',
  swap: (a, b) => `${a}와 ${b} 바꾸기`,
  copy: (from, to) => `${to}에 ${from}의 설정 넣기`,
  without: (letter) => `${letter} 빼기`,
  sweep: '스윕',
  sweepHint: '스윕으로 신뢰 구간 보기',
  better: '더 나음',
  worse: '더 나쁨',
  results: '실행별 결과',
  result: '결과',
  randomness: {
    common: {
      said: '한 번씩 실행',
      why: '시드가 같고 사용자마다 난수열이 따로 있으므로, 다른 점은 설정 때문입니다. 한 번 실행해서는 우연을 알 수 없습니다.',
    },
    users: {
      said: '다른 사용자',
      why: '다른 사용자가 참여하므로, 다른 점이 모두 한 가지 설정 때문은 아닙니다.',
    },
    seed: {
      said: '다른 시드',
      why: '시드가 달라 우연도 다르므로, 다른 점이 모두 설정 때문은 아닙니다.',
    },
  },
  minus: (b, a) => `${b} − ${a}`,
  several: (count) => `설정 ${count}개가 다름`,
  nothing: '설정이 같음',
  unseen: '숨긴 설정',
  front: (letter, name) =>
    name
      ? `실행 ${letter}가 앞에 있습니다: ${name}. 설정을 바꾸면 이 실행이 바뀝니다.`
      : `실행 ${letter}가 앞에 있습니다. 설정을 바꾸면 이 실행이 바뀝니다.`,
  ended: '비교를 끝냈습니다.',
  difference: (result, values, difference) =>
    difference ? `${result}: ${values}, ${difference}.` : `${result}: ${values}.`,
};

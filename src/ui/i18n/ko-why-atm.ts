// The sentences about packets that did not come through an ATM switch, in Korean.

import type { SwitchWords } from './en-why-atm.ts';

const segment = (n: number): string => `${n}번 세그먼트`;

export const inSwitch: SwitchWords = {
  refused: (n) => `${segment(n)}: 패킷째 거부`,
  cut: (n) => `${segment(n)}: 셀 손실`,
  lostCell: (at, first, cells, held, limit) =>
    `${at}에 셀 ${cells}개 가운데 ${first}번째가 왔을 때 ${limit}개짜리 버퍼에 셀 ${held}개가 있어 그 셀을 잃었고, AAL5는 나머지를 하나도 쓸 수 없습니다.`,
  offered: (before, after) =>
    `앞선 ${before}개는 헛되이 실려 가고, 뒤의 ${after}개도 자리가 나는 대로 헛되이 실려 갑니다.`,
  offeredAll: (after) => `뒤의 ${after}개는 자리가 나는 대로 헛되이 실려 갑니다.`,
  dropped: (before, after) => `앞선 ${before}개는 헛되이 실려 가고, 뒤의 ${after}개는 여기서 폐기됩니다.`,
  droppedAll: (after) => `뒤의 ${after}개도 여기서 폐기되어, 헛되이 실려 가는 셀은 없습니다.`,
  droppedButEnd: (before, after) =>
    `앞선 ${before}개는 헛되이 실려 가고, 뒤의 ${after}개 가운데 마지막 셀만 버퍼에 넣어 봅니다.`,
  droppedAllButEnd: (after) => `뒤의 ${after}개 가운데 마지막 셀만 버퍼에 넣어 봅니다.`,
  last: (before) => `마지막 셀이었으므로 앞선 ${before}개는 헛되이 실려 갑니다.`,
  only: '하나뿐인 셀이었습니다.',
  dead: (before) => `헛된 셀 ${before}`,
  lost: '손실 1',
  rest: (after) => `뒤의 ${after}`,
  cells: (cells) => `셀 ${cells}개`,
  glued: (n) => `${segment(n)}: 앞 패킷에 붙음`,
  afterEnd: (at, cells, other, lostAt) =>
    `${at}까지 셀 ${cells}개가 모두 왔지만, ${lostAt}에 잘린 ${segment(other)}의 마지막 셀이 없었습니다. AAL5는 둘을 패킷 하나로 보고 모두 버렸습니다.`,
};

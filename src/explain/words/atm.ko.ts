// The sentences about packets that did not come through an ATM switch, in Korean.

import { withParticle } from '../../scenarios/kit/particles.ts';
import type { atmRules } from '../atm/rules.ts';
import type { Catalogue } from './words.ts';

export const atm: Catalogue<typeof atmRules> = {
  refuse: ({ segment }) => `${segment}: 패킷째 거부`,
  'refuse.by-policy': ({ refusal }) => refusal,
  trim: ({ segment }) => `${segment}: 헤더만 통과`,
  'trim.header': ({ at, occupancy, kept, cells }) =>
    `${at}에 첫 셀이 왔을 때 버퍼에 셀 ${occupancy}개가 있어 페이로드는 버리고, 셀 ${cells}개 가운데 ${kept}개만 헤더로 보냅니다.`,
  'trim.told': ({ receiver }) =>
    `헤더를 받은 ${withParticle(receiver, '이')} 빠진 세그먼트를 바로 송신자에게 알립니다.`,
  'trim.found': ({ occupancy }) => `셀 ${occupancy}개`,
  'trim.limit': ({ trimFrom }) => `페이로드 한도 ${trimFrom}`,
  cut: ({ segment }) => `${segment}: 셀 손실`,
  'cut.lost': ({ at, nth, cells, occupancy, limit }) =>
    `${at}에 셀 ${cells}개 가운데 ${nth}번째가 왔을 때 ${limit}개짜리 버퍼에 셀 ${occupancy}개가 있어 그 셀을 잃었고, AAL5는 나머지를 하나도 쓸 수 없습니다.`,
  'cut.offered': ({ cellsBefore, cellsAfter }) =>
    `앞선 ${cellsBefore}개는 헛되이 실려 가고, 뒤의 ${cellsAfter}개도 자리가 나는 대로 헛되이 실려 갑니다.`,
  'cut.offered-all': ({ cellsAfter }) => `뒤의 ${cellsAfter}개는 자리가 나는 대로 헛되이 실려 갑니다.`,
  'cut.dropped': ({ cellsBefore, cellsAfter }) =>
    `앞선 ${cellsBefore}개는 헛되이 실려 가고, 뒤의 ${cellsAfter}개는 여기서 폐기됩니다.`,
  'cut.dropped-all': ({ cellsAfter }) => `뒤의 ${cellsAfter}개도 여기서 폐기되어, 헛되이 실려 가는 셀은 없습니다.`,
  'cut.dropped-but-end': ({ cellsBefore, cellsAfter }) =>
    `앞선 ${cellsBefore}개는 헛되이 실려 가고, 뒤의 ${cellsAfter}개 가운데 마지막 셀만 버퍼에 넣어 봅니다.`,
  'cut.dropped-all-but-end': ({ cellsAfter }) => `뒤의 ${cellsAfter}개 가운데 마지막 셀만 버퍼에 넣어 봅니다.`,
  'cut.header': ({ cellsBefore, receiver }) =>
    `헤더는 앞선 ${cellsBefore}개에 들어 있으므로, 마지막 셀이 오면 ${withParticle(receiver, '이')} 어느 세그먼트가 잘렸는지 알고 송신자에게 알립니다.`,
  'cut.last': ({ cellsBefore }) => `마지막 셀이었으므로 앞선 ${cellsBefore}개는 헛되이 실려 갑니다.`,
  'cut.only': () => '하나뿐인 셀이었습니다.',
  'cut.dead': ({ cellsBefore }) => `헛된 셀 ${cellsBefore}`,
  'cut.one': () => '손실 1',
  'cut.rest': ({ cellsAfter }) => `뒤의 ${cellsAfter}`,
  'cut.all': ({ cells }) => `셀 ${cells}개`,
  glue: ({ segment }) => `${segment}: 앞 패킷에 붙음`,
  'glue.behind': ({ at, cells, other, cutAt }) =>
    `${at}까지 셀 ${cells}개가 모두 왔지만, ${cutAt}에 잘린 ${other}의 마지막 셀이 없었습니다. AAL5는 둘을 패킷 하나로 보고 모두 버렸습니다.`,
};

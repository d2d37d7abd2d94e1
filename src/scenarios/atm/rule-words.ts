// What is said of a drop policy that somebody wrote as a rule.

import { readRule } from '../kit/rule.ts';
import { text } from '../kit/text.ts';
import { cellRule } from './cell-rule.ts';
import { cellsText, cut, mayRefuse, type PolicyWords, type Sign, served } from './policy-sentences.ts';

/** @param offersRest is the rest of a packet that lost a cell still offered to the buffer? */
export function wordsOfRule(rule: string, offersRest: boolean): PolicyWords {
  const read = readRule(cellRule, rule);
  const reads = 'program' in read ? read.program.reads : [];
  const hasLine = reads.includes('threshold');
  return {
    label: text(rule, rule),
    threshold: hasLine ? mayRefuse : null,
    looksAtShares: reads.includes('share'),
    signs: (threshold) => (hasLine ? [...lineOf(threshold), ...SIGNS] : SIGNS),
    rule: (numbers) => [
      served(numbers),
      text(
        `A rule of your own: when the first cell of a packet comes, ${rule}. Where that is not true, the whole packet is refused, all ${numbers.cells} cells of it.`,
        `직접 쓴 규칙: 패킷의 첫 셀이 왔을 때 ${rule}. 이것이 참이 아니면 그 패킷의 셀 ${numbers.cells}개를 모두 거부합니다.`,
      ),
      offersRest
        ? text(
            'When a cell of an admitted packet finds the buffer full, the rest of the packet is still offered.',
            '받아들인 패킷의 셀 하나를 잃어도 나머지는 계속 버퍼에 넣어 봅니다.',
          )
        : cut(numbers),
    ],
    afterLoss: offersRest ? 'offers the rest' : 'drops the rest',
    refusal: ({ at, held }, write) => ({
      sentence: text(
        `At ${at} its first cell found ${cellsText(held, write)} in the buffer, and your rule did not let the packet in. It is refused whole, and the sender does not know this yet.`,
        `${at}에 첫 셀이 왔을 때 버퍼에 셀 ${write(held)}개가 있었고, 직접 쓴 규칙이 패킷을 받지 않았습니다. 패킷은 통째로 거부되며, 송신자는 아직 모릅니다.`,
      ),
    }),
  };
}

const SIGNS: readonly [Sign, ...Sign[]] = [
  [
    text('A rule of your own', '직접 쓴 규칙'),
    text('is asked at the first cell of a packet', '패킷의 첫 셀에서 정합니다'),
  ],
];

const lineOf = (threshold: string): readonly [Sign, ...Sign[]] => [
  [
    text(`threshold ${threshold}`, `임계값 ${threshold}`),
    text('your rule decides at the first cell', '첫 셀에서 직접 쓴 규칙이 정합니다'),
  ],
];

// What a rule for the wait after a collision can be written with, and the back-off of IEEE 802.3 as one.

import type { BACK_OFF_NAMES } from '../../engine/ethernet/back-off-rule.ts';
import type { RuleName, RuleWords } from '../kit/rule.ts';
import { text } from '../kit/text.ts';

const names: Readonly<Record<(typeof BACK_OFF_NAMES)[number], RuleName>> = {
  tries: {
    type: 'number',
    meaning: text('collisions of this frame so far: 1 after the first', '이 프레임이 지금까지 충돌한 횟수: 처음이면 1'),
    cite: 'IEEE 802.3 4.2.3.2.5',
  },
  slots: {
    type: 'number',
    meaning: text(
      'how many waits IEEE 802.3 draws from: 2, 4, 8 up to 1024',
      'IEEE 802.3에서 뽑는 대기 슬롯의 가짓수: 2, 4, 8, …, 1024',
    ),
    cite: 'IEEE 802.3 4.2.3.2.5',
  },
  random: {
    type: 'number',
    meaning: text(
      'drawn from 0 to 1 by the station, anew after every collision',
      '0에서 1 사이에서 장치가 충돌할 때마다 새로 뽑은 수',
    ),
  },
};

export const backOffRule = {
  kind: 'back-off',
  names,
  gives: 'number',
  unit: text('slots', '슬롯'),
  isMoment: true,
  range: text('0 to 65,535 slots', '0에서 65,535슬롯까지'),
  asRules: { beb: 'floor(random * 2 ^ min(tries, 10))' },
  examples: [
    { label: text('constant: 1 of 16', '일정: 16개 가운데 하나'), rule: 'floor(random * 16)' },
    { label: text('linear: 1 of 2, 4, 6 …', '선형: 2, 4, 6 … 가운데 하나'), rule: 'floor(random * 2 * tries)' },
    { label: text('no chance: everybody waits alike', '우연 없이 모두 똑같이'), rule: 'slots' },
  ],
} as const satisfies RuleWords;

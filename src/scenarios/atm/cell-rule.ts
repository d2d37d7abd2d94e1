// What a rule for the first cell of a packet can be written with, and the drop policies that can be written as one.

import type { CELL_NAMES } from '../../engine/atm/policies/rule.ts';
import type { PolicyName } from '../../engine/atm/policy-named.ts';
import type { RuleName, RuleWords } from '../kit/rule.ts';
import { text } from '../kit/text.ts';

const names: Readonly<Record<(typeof CELL_NAMES)[number], RuleName>> = {
  cells: {
    type: 'number',
    from: { gauge: 'queue' },
    meaning: text('cells in the buffer when the first cell comes', '첫 셀이 왔을 때 버퍼에 있는 셀의 수'),
  },
  capacity: {
    type: 'number',
    from: { setting: 'buf' },
    meaning: text('the setting Buffer: cells that fit', '버퍼 설정: 담을 수 있는 셀의 수'),
  },
  threshold: {
    type: 'number',
    from: { setting: 'th' },
    meaning: text('the setting Threshold, in cells', '임계값 설정(셀)'),
    cite: 'Romanow 1995',
  },
  mine: {
    type: 'number',
    meaning: text('cells in the buffer that are of this packet’s circuit', '버퍼의 셀 가운데 이 패킷의 회선의 것'),
    cite: 'Goyal 1997',
  },
  circuits: {
    type: 'number',
    meaning: text('circuits that have a cell in the buffer', '버퍼에 셀이 있는 회선의 수'),
    cite: 'Goyal 1997',
  },
  share: {
    type: 'number',
    from: { setting: 'z' },
    meaning: text('the setting Share Z', '몫 Z 설정'),
    cite: 'Goyal 1997',
  },
  idle: {
    type: 'number',
    meaning: text(
      'slots since the last cell left the buffer; 0 while it holds one',
      '마지막 셀이 나간 뒤 지난 슬롯의 수. 셀이 있으면 0',
    ),
  },
  random: {
    type: 'number',
    meaning: text('drawn from 0 to 1, anew for every packet', '0에서 1 사이에서 패킷마다 새로 뽑은 수'),
  },
};

export const cellRule = {
  kind: 'cell',
  names,
  gives: 'truth',
  range: text('true or false', '참 또는 거짓'),
  asRules: {
    epd: 'cells < threshold',
    sd: 'cells <= threshold or mine * circuits / cells <= share',
    fba: 'cells <= threshold or mine * circuits / cells <= share * (1 + (capacity - cells) / (cells - threshold))',
    tail: 'true',
  } satisfies Partial<Record<PolicyName, string>>,
  examples: [
    {
      label: text('the fuller, the likelier refused', '찰수록 자주 거부'),
      rule: 'random >= (cells - threshold) / (capacity - threshold)',
    },
  ],
} as const satisfies RuleWords;

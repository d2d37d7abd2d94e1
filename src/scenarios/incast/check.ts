// Combinations of settings that make no sense in the scenario `incast`, each in words with what is run instead.

import type { Complaint } from '../kit/scenario.ts';
import { text } from '../kit/text.ts';
import { checkRange } from '../tcp/check-range.ts';
import { checkRecovery, NOBODY_MARKS } from '../tcp/check-recovery.ts';
import type { IncastValues } from './settings.ts';

export const checkIncast = (values: IncastValues): readonly Complaint[] => [
  ...checkRecovery(values),
  ...checkRange(values),
  ...checkMarks(values),
];

function* checkMarks({ cc, tcp, queue }: IncastValues): Generator<Complaint> {
  if (tcp === 'linux' && queue === 'mark') {
    yield {
      key: 'queue',
      message: text(
        'How Linux answers an ECN-Echo (its state CWR) is not modelled, so the switch drops instead of marking. For marks choose the profile of the RFCs or ns-2.',
        'Linux가 ECN-Echo에 응답하는 방식(CWR 상태)은 구현되어 있지 않아 스위치는 표시하지 않고 폐기합니다. 표시를 보려면 RFC 또는 ns-2 프로필을 고르세요.',
      ),
      instead: 'tail',
    };
  }
  if (cc === 'dctcp' && tcp === 'rfc' && queue !== 'mark')
    yield { key: 'queue', message: NOBODY_MARKS, instead: 'mark' };
}

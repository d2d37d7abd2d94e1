// The drop policies, named as people know them, and which of them look at how full the buffer is when a packet begins.
// Their rules: engine/atm/policies.

import type { PolicyName } from '../../engine/atm/policy-named.ts';
import type { ChoiceOption } from '../kit/parameter.ts';
import type { ParamValue } from '../kit/run-spec.ts';
import { optionsOf } from '../kit/settings.ts';
import { text } from '../kit/text.ts';

/** `none`: a packet switch with the same buffer. */
type Choice = PolicyName | 'none';

const options: Readonly<Record<Choice, Omit<ChoiceOption, 'value'> & { readonly hasThreshold?: true }>> = {
  epd: { label: text('EPD: whole packets early', 'EPD: 패킷을 일찍 통째로'), hasThreshold: true },
  ppd: { label: text('PPD: the rest of a cut packet', 'PPD: 잘린 패킷의 나머지') },
  tail: { label: text('Tail drop: cells', '테일 드롭: 셀마다') },
  sd: { label: text('Selective drop (UBR+)', '선택적 폐기 (UBR+)'), hasThreshold: true },
  fba: { label: text('Fair buffer allocation', '공정 버퍼 할당'), hasThreshold: true },
  red: { label: text('RED on packets', '패킷 단위 RED'), hasThreshold: true },
  none: { label: text('No ATM: packets', 'ATM 없이: 패킷'), restarts: true },
};

export const policyOptions = optionsOf<Choice>(options);

export const hasThreshold = (policy: ParamValue | undefined): boolean =>
  options[policy as Choice]?.hasThreshold === true;

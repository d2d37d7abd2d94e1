// The content policies, named as people know them. Their rules: engine/web-cluster/content.

import type { ChoiceOption } from '../kit/parameter.ts';
import { optionsOf } from '../kit/settings.ts';
import { text } from '../kit/text.ts';
import type { PolicyName } from './policies.ts';

const words: Readonly<Record<PolicyName, Pick<ChoiceOption, 'label'>>> = {
  mirror: { label: text('mirroring', '미러링') },
  lard: { label: text('LARD', 'LARD') },
  lardr: { label: text('LARD with replication', '복제하는 LARD') },
  ds: { label: text('Dual Scheduling', '이중 스케줄링') },
  rr: { label: text('round robin (in turn)', '라운드 로빈(차례로)') },
  random: { label: text('random', '무작위') },
  jsq: { label: text('shortest queue', '가장 짧은 큐') },
  pod: { label: text('power of d choices', 'd개 선택의 힘') },
};

export const policyOptions = optionsOf(words);

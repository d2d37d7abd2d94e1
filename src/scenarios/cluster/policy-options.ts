// The content policies, named as people know them. Their rules: engine/web-cluster/content.

import type { ChoiceOption } from '../kit/parameter.ts';
import { type Text, text } from '../kit/text.ts';
import type { PolicyName } from './policies.ts';

const labels: Readonly<Record<PolicyName, Text>> = {
  mirror: text('mirroring', '미러링'),
  lard: text('LARD', 'LARD'),
  lardr: text('LARD with replication', '복제하는 LARD'),
  ds: text('Dual Scheduling', '이중 스케줄링'),
  rr: text('round robin (in turn)', '라운드 로빈(차례로)'),
  random: text('random', '무작위'),
  jsq: text('shortest queue', '가장 짧은 큐'),
  pod: text('power of d choices', 'd개 선택의 힘'),
};

export const policyOptions: readonly ChoiceOption[] = Object.entries(labels).map(([value, label]) => ({
  value,
  label,
}));

// The content policies, named as people know them. Their rules: engine/cluster/content.

import type { ChoiceOption } from '../kit/parameter.ts';
import { type Text, text } from '../kit/text.ts';
import type { PolicyName } from './policies.ts';

const labels: Readonly<Record<PolicyName, Text>> = {
  mirror: text('mirroring', '미러링'),
  lard: text('LARD', 'LARD'),
  lardr: text('LARD with replication', '복제하는 LARD'),
  ds: text('Dual Scheduling', '이중 스케줄링'),
  rr: text('each in turn', '차례로'),
  random: text('at random', '무작위'),
  jsq: text('shortest queue', '가장 짧은 큐'),
  pod: text('best of a few drawn', '몇 개를 뽑아 가장 한가한 노드'),
};

export const policyOptions: readonly ChoiceOption[] = Object.entries(labels).map(([value, label]) => ({
  value,
  label,
}));

// Combinations of settings that make no sense in the scenario `incast`, each in words with what is run instead.

import type { Complaint } from '../kit/scenario.ts';
import { text } from '../kit/text.ts';
import { checkRecovery } from '../tcp/check-recovery.ts';
import type { IncastValues } from './settings.ts';

export function checkIncast(values: IncastValues): readonly Complaint[] {
  const complaints: Complaint[] = [...checkRecovery(values)];
  const { rmin, rmax } = values;
  if (rmin > rmax) {
    complaints.push({
      key: 'rmax',
      message: text(
        'RTO minimum is larger than RTO maximum, so the maximum is raised to it.',
        'RTO 최솟값이 RTO 최댓값보다 커서 최댓값을 최솟값만큼 올렸습니다.',
      ),
      instead: rmin,
    });
  }
  return complaints;
}

// Combinations of settings that make no sense in the scenario `incast`, each in words with what is run instead.

import type { Complaint } from '../kit/scenario.ts';
import { checkRange } from '../tcp/check-range.ts';
import { checkRecovery } from '../tcp/check-recovery.ts';
import type { IncastValues } from './settings.ts';

export const checkIncast = (values: IncastValues): readonly Complaint[] => [
  ...checkRecovery(values),
  ...checkRange(values),
];

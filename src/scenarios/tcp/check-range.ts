// A range of the RTO that is empty, in words with what is run instead.

import type { Nanos } from '../../engine/core/time.ts';
import type { Complaint } from '../kit/scenario.ts';
import { text } from '../kit/text.ts';

export const EMPTY_RANGE = text(
  'RTO minimum is larger than RTO maximum, so the maximum is raised to it.',
  'RTO 최솟값이 RTO 최댓값보다 커서 최댓값을 최솟값만큼 올렸습니다.',
);

export function* checkRange({ rmin, rmax }: { readonly rmin: Nanos; readonly rmax: Nanos }): Generator<Complaint> {
  if (rmin > rmax) yield { key: 'rmax', message: EMPTY_RANGE, instead: rmin };
}

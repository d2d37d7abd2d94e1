// The words of the stage of a cluster by language, and which nodes they say a document is on.

import type { RunRecord } from '../../../record/record.ts';
import { valueAt } from '../../../record/values.ts';
import type { ClusterWords } from '../../i18n/en-web-cluster.ts';
import { type ClusterIndex, hasSets, isIn } from './series.ts';

/** On which nodes a document of the shelf is served from memory, in words. */
export function whereKept(
  record: RunRecord,
  index: ClusterIndex,
  place: number,
  now: number,
  words: ClusterWords,
): string {
  const shown = index.shelf[place];
  if (!shown) return '';
  const holders = valueAt(shown.holders, now) || 0;
  const set = hasSets(record) ? holders & (valueAt(shown.responsible, now) || 0) : holders;
  const numbers = Array.from({ length: index.nodes }, (_, node) => node).filter((node) => isIn(set, node));
  return words.keptBy(
    numbers.map((node) => String(node + 1)),
    numbers.length === index.nodes && index.nodes > 1,
  );
}

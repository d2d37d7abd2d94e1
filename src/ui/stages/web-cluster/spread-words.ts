// The words beside the stage of a cluster; of one with a single front end, of which nobody asks a dispatcher, some are others.

import type { RunRecord } from '../../../record/record.ts';
import { useFirstWords } from '../../foundation/context.ts';
import { useRecord } from '../../foundation/use-record.ts';
import type { WebClusterWords } from '../../i18n/web-cluster.en.ts';

export const useSpreadWords = (): WebClusterWords['spread'] =>
  spreadWords(useRecord().record, useFirstWords().webCluster);

export function spreadWords(
  record: RunRecord | undefined,
  { spread: words }: WebClusterWords,
): WebClusterWords['spread'] {
  if (!record?.layout.front) return words;
  const { front } = words;
  return {
    ...words,
    asked: front.passed,
    ceiling: front.ceiling,
    stations: { ...words.stations, dispatcher: front.processor },
    summary: { ...words.summary, one: front.all },
  };
}

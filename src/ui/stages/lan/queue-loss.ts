// The packet that was just lost at a transmit queue: refused by it, dropped by hand, or given up by the MAC.

import type { Mark } from '../../../record/record.ts';
import type { LanStageWords } from '../../i18n/en-lan-stage.ts';
import type { RecentMark } from '../../stage-kit/recent-marks.ts';

type LossKind = 'drop' | 'kill' | 'loss';
type Loss = Mark & { readonly kind: LossKind | 'given-up' };

/** What has happened last at the queue of a link, if that is a loss. */
export function lossAt(recent: readonly RecentMark[], link: number): Loss | undefined {
  const last = recent.findLast(({ mark }) => mark.link === link)?.mark;
  return last && isLoss(last) ? last : undefined;
}

const isLoss = (mark: Mark): mark is Loss => ['given-up', 'drop', 'kill', 'loss'].includes(mark.kind);

interface DrawingWords {
  readonly segment: (segment: number) => string;
  readonly lost: (segment: string, kind: LossKind) => string;
}

export function lossWords(
  { kind, segment, numbers }: Loss,
  words: Pick<LanStageWords, 'givenUp'>,
  drawing: DrawingWords,
): string {
  const name = drawing.segment(segment);
  return kind === 'given-up' ? words.givenUp(name, numbers['attempts'] ?? 0) : drawing.lost(name, kind);
}

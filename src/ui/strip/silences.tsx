// Brackets over idle times with their length in words, as many words as fit. Under 44 px the charts keep the shade and the
// strip says nothing.

import { memo } from 'react';
import { momentText } from '../../plot/numbers.ts';
import type { IdleGap } from '../../record/idle-gaps.ts';
import { endOf } from '../foundation/changes.ts';
import { useLanguage, useLectern, useWords } from '../foundation/context.ts';
import { useOnRoot } from '../foundation/on-root.ts';
import { type PlotGeometry, type TimeView, timeScale } from '../foundation/plot-geometry.ts';
import { textWidth } from '../foundation/text-width.ts';

const NARROWEST = 44;
const PADDING = 10;

interface Props {
  readonly gaps: readonly IdleGap[];
  readonly geometry: PlotGeometry;
  readonly view: TimeView;
  /** A longer wording than the usual ones. */
  readonly say?: (span: string) => string;
}

export const Silences = memo(function Silences({ gaps, geometry, view, say }: Props) {
  const language = useLanguage();
  const words = useWords().strip;
  const over = useLectern(({ scenario }) => scenario.calm?.over[language]);
  const end = useLectern(({ spec }) => endOf(spec));
  const xOf = timeScale(geometry, view);
  const brackets = gaps.flatMap((gap) => {
    const from = Math.max(geometry.left, xOf(gap.from));
    const to = Math.min(geometry.right, xOf(gap.to));
    return to - from < NARROWEST ? [] : [{ gap, from, width: to - from }];
  });
  useOnRoot('silence', brackets.length > 0 ? '' : undefined);
  return brackets.map(({ gap, from, width }) => {
    const span = momentText(gap.to - gap.from, language);
    // How long the run goes on after everything is done says nothing.
    const wordings = over && gap.to >= end ? [over, ''] : [...(say ? [say(span)] : []), ...words.silent(span)];
    const said = wordings.find((wording) => textWidth(wording, 13, 600) + 2 * PADDING <= width) ?? wordings.at(-1);
    return (
      <div key={gap.from} className={`silence silence-${gap.cause}`} style={{ left: from, width }} aria-hidden="true">
        {said && <span>{said}</span>}
      </div>
    );
  });
});

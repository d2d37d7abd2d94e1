// Brackets over idle times with their length in words, as many words as fit. Under 44 px the charts keep the shade and the
// strip says nothing; nor does it where the words of a short one would lie on those of its neighbour.

import { memo } from 'react';
import { lengthText } from '../../plot/numbers.ts';
import type { IdleGap } from '../../record/idle-gaps.ts';
import { endOf } from '../foundation/changes.ts';
import { useLanguage, useLectern, useWords } from '../foundation/context.ts';
import { useOnRoot } from '../foundation/on-root.ts';
import { type PlotGeometry, type TimeView, timeScale } from '../foundation/plot-geometry.ts';
import { textWidth } from '../foundation/text-width.ts';
import { TEXT } from '../theme/text-sizes.ts';

const NARROWEST = 44;
const PADDING = 10;
/** Beside words, as in strip.css. */
const AIR = 4;

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
  const worded = brackets.map((bracket) => {
    const span = lengthText(bracket.gap.to - bracket.gap.from, language);
    // How long the run goes on after everything is done says nothing.
    const wordings = over && bracket.gap.to >= end ? [over, ''] : [...(say ? [say(span)] : []), ...words.silent(span)];
    return { ...bracket, wordings };
  });
  const said = wordsOver(worded);
  return brackets.map(({ gap, from, width }, index) => (
    <div key={gap.from} className={`silence silence-${gap.cause}`} style={{ left: from, width }} aria-hidden="true">
      {said[index] && <span>{said[index]}</span>}
    </div>
  ));
});

interface Worded {
  readonly from: number;
  readonly width: number;
  /** The longest first. */
  readonly wordings: readonly string[];
}

/** What is said over each bracket, the longest first: words wider than their own bracket give way to those of others. */
export function wordsOver(brackets: readonly Worded[]): string[] {
  const widthOf = (words: string): number => textWidth(words, TEXT.label, 600);
  const said = brackets.map(() => '');
  const taken: { readonly left: number; readonly right: number }[] = [];
  const order = brackets.map((bracket, index) => ({ ...bracket, index })).sort((a, b) => b.width - a.width);
  for (const { from, width, wordings, index } of order) {
    const words = wordings.find((wording) => widthOf(wording) + 2 * PADDING <= width) ?? wordings.at(-1) ?? '';
    const half = widthOf(words) / 2 + AIR;
    const [left, right] = [from + width / 2 - half, from + width / 2 + half];
    if (words === '' || taken.some((other) => left < other.right && other.left < right)) continue;
    taken.push({ left, right });
    said[index] = words;
  }
  return said;
}

// What stands over a plot at its left, and how wide it is: the title with the unit of the axis, or with the value at the cursor, and in a
// hall behind that the unit of the axis in words. No name of a line is placed there.

import type { Language } from '../../scenarios/kit/text.ts';
import type { PlotGeometry } from '../foundation/plot-geometry.ts';
import { textWidth } from '../foundation/text-width.ts';
import { wordsIn } from '../i18n/words.ts';
import { TEXT } from '../theme/text-sizes.ts';
import { compactWidth } from './gutter.tsx';
import type { Row } from './stack-model.ts';

/** As in charts.css. */
const GAP = 8;

/** In a hall: the unit of the axis, where the value at the cursor may have another and a line so wide has room for it. */
export function axisWords(row: Row, width: number, language: Language): string {
  const said = wordsIn(language).charts.axis(row.chart.unit[language]);
  return hallWidth(row, said, language) <= width ? said : '';
}

const bold = (words: string): number => textWidth(words, TEXT.label, 600);

const hallWidth = (row: Row, axis: string, language: Language): number =>
  bold(row.chart.tab[language]) + GAP + compactWidth(row, language) + GAP + textWidth(axis, TEXT.label, 400);

/** CSS pixels. @param axis `axisWords`, empty where they are not said */
export function headWidth(row: Row, { compact, left, right }: PlotGeometry, language: Language, axis: string): number {
  const { chart } = row;
  if (!compact) return bold(`${chart.title[language]}  ${chart.unit[language]}`) + 2 * GAP;
  return Math.max(0.7 * (right - left), axis === '' ? 0 : hallWidth(row, axis, language) + GAP);
}

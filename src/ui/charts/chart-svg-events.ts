// What a chart in a file says of events, as the page says it around its charts: idle times as shaded spans with their length, and
// below the plot a row of the signs of what happened.

import { escaped } from '../../plot/escaped.ts';
import { momentText } from '../../plot/numbers.ts';
import { shownMarks } from '../../record/shown-marks.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import { timeScale } from '../foundation/plot-geometry.ts';
import { textWidth } from '../foundation/text-width.ts';
import { paintOf, rounded } from '../foundation/vector-sheet.ts';
import { wordsIn } from '../i18n/words.ts';
import { TEXT } from '../theme/text-sizes.ts';
import type { Colours } from '../theme/tokens.ts';
import { groupMarks } from '../timeline/mark-groups.ts';
import { glyphSvg, markColours } from '../timeline/mark-shapes.ts';
import type { Row, StackModel } from './stack-model.ts';

/** Height of the row of signs. */
export const EVENTS = 24;
const GLYPH = 18;
/** Beside the words of an idle time. */
const AIR = 6;
/** As on the page: narrower ones are left out, but never one that waits for a timer. */
const NARROWEST = { timer: 1, other: 8 } as const;

/** Under everything else. */
export function idleTimes(row: Row, { geometry, view, gaps }: StackModel, colours: Colours): string[] {
  const toX = timeScale(geometry, view);
  return gaps.flatMap((gap) => {
    const [from, to] = [Math.max(geometry.left, toX(gap.from)), Math.min(geometry.right, toX(gap.to))];
    if (to - from < NARROWEST[gap.cause]) return [];
    const paint = paintOf('fill', gap.cause === 'timer' ? colours.timer.soft : colours.sunk);
    const height = row.plotBottom + 4 - row.plotTop;
    return [
      `<rect x="${rounded(from)}" y="${row.plotTop}" width="${rounded(to - from)}" height="${height}" ${paint}/>`,
    ];
  });
}

/** The signs, and between them how long nothing was sent, where there is room for it. */
export function eventRow(model: StackModel, middle: number, language: Language, colours: Colours): string[] {
  const { geometry, view, gaps, record } = model;
  const { left, right } = geometry;
  const toX = timeScale(geometry, view);
  const groups = groupMarks(shownMarks(record, false), ({ at }) => toX(at), left, right);
  const taken = groups.map(({ x, width }) => [x - width / 2, x + width / 2] as const);
  const silences = gaps.flatMap((gap) => {
    const [from, to] = [Math.max(left, toX(gap.from)), Math.min(right, toX(gap.to))];
    const wordings = wordsIn(language).strip.silent(momentText(gap.to - gap.from, language));
    const fits = (words: string): boolean => {
      const half = textWidth(words, TEXT.note, 600) / 2 + AIR;
      const [begin, end] = [(from + to) / 2 - half, (from + to) / 2 + half];
      return begin >= from && end <= to && taken.every(([a, b]) => end <= a || begin >= b);
    };
    const said = wordings.find(fits);
    if (said === undefined) return [];
    const fill = gap.cause === 'timer' ? colours.timer.text : colours.ink3;
    return [
      `<text x="${rounded((from + to) / 2)}" y="${middle + 4}" text-anchor="middle" font-size="${TEXT.note}" font-weight="600" fill="${fill}">${escaped(said)}</text>`,
    ];
  });
  const signs = groups.map(({ kind, marks, x, width, bare }) => {
    const begin = x - width / 2;
    const count =
      bare || marks.length < 2
        ? ''
        : `<text x="${rounded(begin + GLYPH + 3)}" y="${middle + 4}" font-size="${TEXT.label}" font-weight="600" fill="${markColours(kind, colours).text}">${marks.length}</text>`;
    return glyphSvg(kind, rounded(begin + GLYPH / 2), middle, colours) + count;
  });
  return [...silences, ...signs];
}

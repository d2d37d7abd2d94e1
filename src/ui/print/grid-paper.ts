// Squared paper with two axes, as SVG: where people draw with a pen.

import { escaped } from '../../plot/escaped.ts';
import { axisUnit } from '../../plot/numbers.ts';
import { timeTicks } from '../../plot/ticks.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import { rounded } from '../foundation/vector-sheet.ts';
import { TEXT } from '../theme/text-sizes.ts';
import { colours } from '../theme/tokens.ts';

export interface GridPaper {
  /** CSS pixels. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Lines across; those without words stand beside others that have them. */
  readonly levels: readonly { readonly y: number; readonly words?: string }[];
  readonly from: number;
  readonly until: number;
  readonly language: Language;
  /** What to do here. */
  readonly ask?: string;
}

/** Between two ticks of time at least, CSS pixels. */
const APART = 70;
/** From a tick to the end of the axis, where its words would stand beyond. */
const NEAR_END = 20;

export function gridPaper({ left, right, top, bottom, levels, from, until, language, ask }: GridPaper): string[] {
  const { ink3, grid, lineStrong } = colours('projector');
  const { unit, format } = axisUnit({ scale: 'linear', low: from, high: until }, 'duration', language);
  const toX = (time: number): number => left + ((time - from) / Math.max(1, until - from)) * (right - left);
  const times = timeTicks(from, until, right - left, APART);
  return [
    ...levels.flatMap(({ y, words }) => [
      `<path d="M${left},${rounded(y)}H${right}" stroke="${grid}"/>`,
      words === undefined
        ? ''
        : `<text x="${left - 8}" y="${rounded(y + 4)}" text-anchor="end" fill="${ink3}">${words}</text>`,
    ]),
    ...times.flatMap((tick, index) => {
      const x = rounded(toX(tick));
      // The unit stands with the last number.
      const words = index === times.length - 1 ? `${format(tick)} ${unit}` : format(tick);
      const [at, anchor] = right - x < NEAR_END ? [right, 'end'] : [x, 'middle'];
      return [
        `<path d="M${x},${top}V${bottom}" stroke="${grid}"/>`,
        `<text x="${at}" y="${bottom + 18}" text-anchor="${anchor}" fill="${ink3}">${escaped(words)}</text>`,
      ];
    }),
    `<path d="M${left},${top}H${right}V${bottom}H${left}Z" fill="none" stroke="${lineStrong}"/>`,
    ask === undefined
      ? ''
      : `<text x="${(left + right) / 2}" y="${top + 18}" text-anchor="middle" font-size="${TEXT.label}" fill="${ink3}">${escaped(ask)}</text>`,
  ];
}

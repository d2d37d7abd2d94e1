// A dot for each line: what one point of the axis gains over another, as a share, with its interval. In order of the gain
// once all runs are there; until then in the order of the lines, so that nothing moves while one is reading.

import { gainWords } from '../plot/numbers.ts';
import { axisOf } from '../plot/ticks.ts';
import { highOf, lowOf, type Summary } from '../runner/sweep/summary.ts';
import { runsOf } from '../runner/sweep/sweep.ts';
import type { SweepResults } from '../runner/sweep/sweep-results.ts';
import { type Language, text } from '../scenarios/kit/text.ts';
import type { DotsPart } from './figure-parts.ts';
import { type FigureColours, textAt } from './figure-svg.ts';
import type { SweepDrawing } from './sweep-drawing.ts';
import { ratioAt } from './values-at.ts';

export interface Dot {
  /** Index of the line. */
  readonly series: number;
  readonly label: string;
  /** Share gained: 0.1 where the result is a tenth less. Without runs its mean is NaN. */
  readonly gain: Summary;
  /** On which side of 0 its interval lies entirely, if on one. */
  readonly side: 'more' | 'less' | 'neither';
}

export function dotsOf(part: DotsPart, results: SweepResults, drawing: SweepDrawing, language: Language): Dot[] {
  const { sweep } = results;
  const dots = sweep.series.points.map(({ label }, series): Dot => {
    const [of, against] = [part.of, part.against].map((point) => ({ point, series }));
    const ratio = ratioAt(results, of!, against!, part.measure ?? drawing.measure);
    const gain = { ...ratio, mean: 1 - ratio.mean, low: 1 - highOf(ratio), high: 1 - lowOf(ratio) };
    const side = lowOf(gain) > 0 ? 'more' : highOf(gain) < 0 ? 'less' : 'neither';
    return { series, label: label[language], gain, side };
  });
  if (results.count + results.failed.length < runsOf(sweep)) return dots;
  return dots.sort((a, b) => (b.gain.mean || 0) - (a.gain.mean || 0));
}

/** `Of 24: shorter in 9, longer in 2, not to be told in 13.` */
export function dotsSummary(dots: readonly Dot[], language: Language): string {
  const count = (side: Dot['side']): number => dots.filter((dot) => dot.side === side && dot.gain.count > 1).length;
  const [all, more, less, neither] = [dots.length, count('more'), count('less'), count('neither')];
  return text(
    `Of ${all} workloads: a gain in ${more}, a loss in ${less}, not to be told apart in ${neither} (95 % interval of each, on one side of 0 or not).`,
    `부하 ${all}가지 가운데 이득 ${more}, 손해 ${less}, 구별되지 않음 ${neither}(각각의 95 % 구간이 0의 한쪽에 있는지에 따라).`,
  )[language];
}

const ROW = 24;
const HEAD = 34;
/** Of the names, where they have a column of their own. */
const NAMES = { width: 290, from: 620 };

export interface DotsPicture {
  readonly height: number;
  readonly svg: string;
}

/** The picture, from its own top left corner. */
export function dotsPicture(dots: readonly Dot[], width: number, colours: FigureColours): DotsPicture {
  const isWide = width >= NAMES.from;
  const left = isWide ? NAMES.width : 16;
  const row = isWide ? ROW : 1.7 * ROW;
  const right = width - 24;
  const height = HEAD + dots.length * row + 12;
  const ends = dots.flatMap(({ gain }) => [lowOf(gain), highOf(gain), gain.mean]).filter(Number.isFinite);
  const axis = axisOf('linear', ends.length > 0 ? ends : [-0.1, 0.3], true);
  const at = (value: number): string => (left + axis.share(value) * (right - left)).toFixed(1);
  const every = isWide ? 1 : Math.ceil(axis.ticks.length / 5);
  const grid = axis.ticks.flatMap((tick, place) => [
    `<path d="M${at(tick)} ${HEAD - 8}V${height - 8}" stroke="${tick === 0 ? colours.baseline : colours.grid}"/>`,
    place % every === 0 || tick === 0
      ? textAt(
          Number(at(tick)),
          HEAD - 14,
          tick === 0 ? '0' : gainWords(tick),
          `text-anchor="middle" fill="${colours.ink3}"`,
        )
      : '',
  ]);
  const rows = dots.flatMap(({ label, gain, side }, place) => {
    const top = HEAD + place * row + row / 2 + (isWide ? 0 : ROW * 0.35);
    const colour = side === 'neither' ? colours.ink3 : side === 'more' ? colours.focus : colours.ink;
    const name = isWide
      ? textAt(left - 14, top + 4, label, `text-anchor="end" fill="${colours.ink2}"`)
      : textAt(16, top - ROW * 0.55, label, `fill="${colours.ink2}"`);
    if (!Number.isFinite(gain.mean)) return [name];
    const bar = Number.isFinite(gain.half) ? `M${at(lowOf(gain))} ${top}H${at(highOf(gain))}` : '';
    const fill = side === 'neither' ? colours.page : colour;
    const mark =
      side === 'less'
        ? `<rect x="${Number(at(gain.mean)) - 4.5}" y="${top - 4.5}" width="9" height="9" fill="${fill}" stroke="${colour}" stroke-width="1.5"/>`
        : `<circle cx="${at(gain.mean)}" cy="${top}" r="5" fill="${fill}" stroke="${colour}" stroke-width="1.5"/>`;
    return [name, bar && `<path d="${bar}" stroke="${colour}" stroke-width="1.5"/>`, mark];
  });
  return { height, svg: [...grid, ...rows].filter(Boolean).join('\n') };
}

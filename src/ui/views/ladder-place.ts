// Where a ladder has its stations and its times on the paper it is drawn on, and where the choice of a connection stands.

import type { Nanos } from '../../engine/core/time.ts';
import { momentText, momentUnit } from '../../plot/numbers.ts';
import { scaleOf } from '../../plot/scale.ts';
import { timeTicks } from '../../plot/ticks.ts';
import { asWords } from '../../scenarios/kit/format-value.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import type { TimeView } from '../foundation/plot-geometry.ts';
import { textWidth } from '../foundation/text-width.ts';
import { TEXT } from '../theme/text-sizes.ts';
import type { LadderPlace } from './ladder-paint.ts';
import type { LadderSource } from './ladder-source.ts';

export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly compact: boolean;
  /** Is there a connection to be chosen? */
  readonly chosen: boolean;
  /** Is there a line of words above all? */
  readonly noted: boolean;
  readonly language: Language;
}

/** Of a line of names. */
const HEAD = 26;
/** A second line of them. */
const SECOND = 18;
const FOOT = 6;
/** Between a name in the head and what stands beside it. */
const APART = 12;
/** A choice narrower than this cannot be read. */
const NARROWEST = 96;
/** Between two ticks. */
const TICK = 44;
/** Where heads take most of a low ladder, the words of ticks stand at least so far apart. */
const LINE = 16;
/** Between the words of a tick and the first station, with the timer there or not. */
const BESIDE_TICKS = 8;
const WITH_TIMER = 30;

export interface Tick {
  readonly at: Nanos;
  readonly words: string;
}

export interface LadderSheet extends LadderPlace {
  /** Of the name of each station. */
  readonly namesAt: readonly number[];
  /** Where the choice of a connection stands: between the first two names, and where they leave no room above them all. */
  readonly choice: {
    readonly top: number;
    readonly left: number;
    readonly maxWidth: number;
    readonly transform?: string;
  };
  readonly ticks: readonly Tick[];
  /** Right of the words of all ticks. */
  readonly cursorAt: number;
}

/** @param names of the stations, as they stand in the head */
export function sheetOf(
  { width, height, compact, chosen, noted, language }: Sheet,
  view: TimeView,
  { stations: names, hasTimer }: Pick<LadderSource, 'stations' | 'hasTimer'>,
): LadderSheet {
  const ticks = ticksOf(view, height, language);
  const [edge, least, right] = compact ? [16, 92, width - 28] : [24, 150, width - 110];
  const wordsTo = edge + Math.max(0, ...ticks.map(({ words }) => textWidth(words, TEXT.note, 400)));
  const left = Math.max(least, wordsTo + (hasTimer ? WITH_TIMER : BESIDE_TICKS));
  const pitch = (right - left) / Math.max(1, names.length - 1);
  const xs = names.map((_, index) => left + pitch * index);
  const gap = gapOf(xs, names);
  const isAbove = chosen && gap.to - gap.from < NARROWEST;
  const isInTurns = touch(xs, names);
  const head = (noted ? HEAD : 0) + (isAbove ? HEAD : 0) + (isInTurns ? SECOND : 0);
  const top = head + HEAD;
  const bottom = Math.max(top + 1, height - FOOT);
  const yOf = scaleOf({ scale: 'linear', low: view.from, high: view.to }, [top, bottom]);
  const choice = {
    top: noted ? HEAD : 0,
    ...(isAbove
      ? { left: 16, maxWidth: width - 32 }
      : { left: (gap.from + gap.to) / 2, maxWidth: gap.to - gap.from, transform: 'translateX(-50%)' }),
  };
  const namesAt = names.map((_, index) => (isInTurns && index % 2 === 1 ? head - SECOND : head));
  const apart = Math.ceil((ticks.length * LINE) / (bottom - top));
  return {
    ...{ width, height, xs, yOf, top, bottom, namesAt, choice, cursorAt: wordsTo + 4 },
    ticks: ticks.filter((_, index) => index % apart === 0),
  };
}

/** With as many decimals as tell one from the next. */
function ticksOf(view: TimeView, height: number, language: Language): Tick[] {
  const times = timeTicks(view.from, view.to, height, TICK);
  const step = times.length > 1 ? times[1]! - times[0]! : view.to - view.from;
  const decimals = Math.max(0, Math.min(9, -Math.floor(Math.log10(step / 1e9) + 1e-9)));
  const { unit, format } = momentUnit(times, language);
  const wordsOf = (at: Nanos): string =>
    unit === 's' ? momentText(at, language, decimals) : asWords({ number: format(at), unit });
  return times.map((at) => ({ at, words: wordsOf(at) }));
}

const nameWidth = (name: string): number => textWidth(name, TEXT.label, 600);

/** Where names are wider than stations are apart, every second one stands above. */
function touch(xs: readonly number[], names: readonly string[]): boolean {
  // The first begins at its line, and the last ends there.
  const spans = names.map((name, index): readonly [number, number] => {
    const wide = nameWidth(name);
    const from = xs[index]! - (index === 0 ? 8 : index === names.length - 1 ? wide - 8 : wide / 2);
    return [from, from + wide];
  });
  return spans.some(([from], index) => index > 0 && from < spans[index - 1]![1] + APART / 2);
}

/** In the head, between the first station and the next. */
function gapOf(xs: readonly number[], names: readonly string[]): { readonly from: number; readonly to: number } {
  const [first = 0, second = 0] = names.slice(0, 2).map(nameWidth);
  // The last one ends at its line.
  return {
    from: xs[0]! - 8 + first + APART,
    to: (xs[1] ?? xs[0]!) - (names.length > 2 ? second / 2 : second - 8) - APART,
  };
}

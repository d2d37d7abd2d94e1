// Where the points of an axis stand from left to right: values on their scale, what has no value beside it on the left,
// and words at equal distances.

import { extent } from 'd3-array';
import { withoutOverlap } from '../plot/labels.ts';
import { scaleOf } from '../plot/scale.ts';
import type { SweepAxis } from '../runner/sweep/sweep.ts';
import type { Language } from '../scenarios/kit/text.ts';

export interface XPlace {
  readonly left: number;
  /** Part of the line: has a place on the scale, or all points are words. */
  readonly joined: boolean;
}

export interface XPlaces {
  /** In the order of the points. */
  readonly of: readonly XPlace[];
  readonly ticks: readonly { readonly left: number; readonly words: string }[];
  /** Of all ticks, which then have only numbers; empty where they have none or differ. */
  readonly unit: string;
  readonly isLog: boolean;
  /** Where a value on the scale stands; NaN where no point has one. */
  leftOf(at: number): number;
  /** Where the scale is broken off. */
  readonly gap: number | undefined;
}

/** For a point without a place, and of a narrow sheet at most this share. */
const SLOT = { most: 64, ofWidth: 0.2 };
/** Between the ends of the plot and the first and last point. */
const MARGIN = 18;

export function xPlaces(axis: SweepAxis, left: number, right: number, language: Language): XPlaces {
  const values = axis.points.flatMap(({ at }) => (at === undefined ? [] : [at]));
  const beside = values.length === 0 ? 0 : axis.points.length - values.length;
  const slotWidth = Math.min(SLOT.most, SLOT.ofWidth * (right - left));
  const start = left + MARGIN + beside * slotWidth;
  const width = right - MARGIN - start;
  const share = shareOf(axis, values);
  let slot = 0;
  let word = 0;
  const of = axis.points.map(({ at }): XPlace => {
    if (at !== undefined) return { left: start + share(at) * width, joined: true };
    if (values.length > 0) return { left: left + MARGIN + slot++ * slotWidth, joined: false };
    const among = axis.points.length;
    return { left: left + MARGIN + (among === 1 ? 0.5 : word++ / (among - 1)) * width, joined: true };
  });
  const unit = unitOf(axis, language);
  const ticks = axis.points.map(({ label, at }, index) => {
    const words = label[language];
    return { left: of[index]!.left, words: unit && at !== undefined ? words.slice(0, -unit.length - 1) : words };
  });
  const leftOf = (at: number): number => (values.length === 0 ? Number.NaN : start + share(at) * width);
  const gap = beside > 0 ? start - slotWidth / 2 : undefined;
  return { of, leftOf, ticks: withoutOverlap(ticks), unit, isLog: isLog(axis, values), gap };
}

/** What stands after the number at every value: `ms`, if none is in s. */
function unitOf({ points }: SweepAxis, language: Language): string {
  const units = points
    .filter(({ at }) => at !== undefined)
    .map(({ label }) => /^[\d.,]+ (\S.*)$/.exec(label[language])?.[1] ?? '');
  return new Set(units).size === 1 ? units[0]! : '';
}

const isLog = ({ scale }: SweepAxis, values: readonly number[]): boolean => scale === 'log' && Math.min(...values) > 0;

/** The values fill the whole width: the ends of a sweep are where it was begun and ended. */
function shareOf(axis: SweepAxis, values: readonly number[]): (value: number) => number {
  const [low = 0, high = 0] = extent(values);
  if (low === high) return () => 0.5;
  return scaleOf({ scale: isLog(axis, values) ? 'log' : 'linear', low, high });
}

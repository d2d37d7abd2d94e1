// From values to places on paper, linear or logarithmic, with the ticks that people expect. Its unit is one for the whole
// axis: all ticks in ms or all in s.

import { nice, ticks } from 'd3-array';
import { formatExactly } from '../scenarios/kit/format-value.ts';
import type { Quantity } from '../scenarios/kit/parameter.ts';
import { inLargestUnit } from '../scenarios/kit/quantity.ts';
import type { Language } from '../scenarios/kit/text.ts';

export interface AxisScale {
  readonly kind: 'linear' | 'log';
  readonly from: number;
  readonly to: number;
  /** From 0 at `from` to 1 at `to`; values outside are put at the ends. */
  share(value: number): number;
  readonly ticks: readonly number[];
}

/** @param values everything that must be on the axis; at least one of them above 0 for a logarithmic axis */
export function axisScale(kind: 'linear' | 'log', values: readonly number[], fromZero: boolean): AxisScale {
  const finite = values.filter((value) => Number.isFinite(value) && (kind === 'linear' || value > 0));
  const low = finite.length === 0 ? 1 : Math.min(...finite);
  const high = finite.length === 0 ? 1 : Math.max(...finite);
  return kind === 'log' && finite.length > 0
    ? logScale(low, high)
    : linearScale(fromZero ? Math.min(0, low) : low, high);
}

function linearScale(low: number, high: number): AxisScale {
  const room = low === high ? Math.abs(low) || 1 : 0;
  const [from, to] = nice(low === 0 ? 0 : low - room, high + room, 6);
  return {
    kind: 'linear',
    from,
    to,
    share: (value) => inside((value - from) / (to - from)),
    ticks: ticks(from, to, 6),
  };
}

/** Decades one after the other with 1, 2 and 5 in them; the ends are such values, too. */
function logScale(low: number, high: number): AxisScale {
  const steps: number[] = [];
  for (let exponent = Math.floor(Math.log10(low)) - 1; exponent <= Math.ceil(Math.log10(high)); exponent++) {
    for (const digit of [1, 2, 5]) steps.push(Number(`${digit}e${exponent}`));
  }
  const from = steps.filter((step) => step <= low).at(-1) ?? low;
  const to = steps.find((step) => step >= high && step > from) ?? high;
  const within = steps.filter((step) => step >= from && step <= to);
  const width = Math.log(to / from);
  return {
    kind: 'log',
    from,
    to,
    share: (value) => (value > 0 ? inside(Math.log(value / from) / width) : 0),
    ticks:
      within.length > 9
        ? within.filter((step) => /^1(e|0*$)/.test(String(step)) || /^0\.0*1$/.test(String(step)))
        : within,
  };
}

const inside = (share: number): number => Math.min(1, Math.max(0, share));

export interface AxisUnit {
  /** As in `s`, `%`, `packets`; empty if there is none. */
  readonly unit: string;
  /** A tick without its unit. */
  format(value: number): string;
}

export function axisUnit(scale: AxisScale, quantity: Quantity, language: Language): AxisUnit {
  const largest = Math.max(Math.abs(scale.from), Math.abs(scale.to));
  const { number } = inLargestUnit(largest, quantity);
  const size = number === 0 ? 1 : largest / number;
  const grouped = (value: number): string => {
    const rounded = Number(value.toPrecision(6));
    return Math.abs(rounded) >= 10_000 ? rounded.toLocaleString('en') : String(rounded);
  };
  return { unit: formatExactly(largest, quantity, language).unit, format: (value) => grouped(value / size) };
}

// Numbers as people read them, in charts, figures, results and sentences alike: in the unit that suits them, with as many digits
// as are worth it. Settings, which are never rounded, are worded by the scenario kit (format-value.ts); what is typed is read
// by ui/controls/number-text.ts.

import { type FormatLocaleObject, formatLocale } from 'd3-format';
import type { Nanos } from '../engine/core/time.ts';
import type { Unit } from '../engine/core/units.ts';
import type { Span } from '../record/idle-scan.ts';
import { asWords, type Formatted, formatExactly, formatMeasured, inProse } from '../scenarios/kit/format-value.ts';
import type { Quantity } from '../scenarios/kit/parameter.ts';
import { inLargestUnit } from '../scenarios/kit/quantity.ts';
import type { Chart, MetricInfo } from '../scenarios/kit/scenario.ts';
import type { Language } from '../scenarios/kit/text.ts';
import type { ValueRange } from './scale.ts';

/** A number and its unit apart, because the unit is set in another weight; the unit may be empty. */
export type Amount = Formatted;

/** English and Korean write numbers alike. A browser's `Intl` would take 15 ms to get ready, and the stage needs numbers at once. */
const COMMAS = formatLocale({ decimal: '.', thousands: ',', grouping: [3], currency: ['', ''], minus: '-' });
const LOCALES: Readonly<Record<Language, FormatLocaleObject>> = { en: COMMAS, ko: COMMAS };

const formats = new Map<string, (value: number) => string>();

/** Exactly `decimals` decimals, so that a running number stands still; thousands are grouped from 10,000 on. */
export function fixed(value: number, language: Language, decimals: number): string {
  const grouping = Math.abs(value) >= 10_000 ? ',' : '';
  const key = `${language} ${grouping}.${decimals}f`;
  let format = formats.get(key);
  if (!format) {
    format = LOCALES[language].format(`${grouping}.${decimals}f`);
    formats.set(key, format);
  }
  return format(value);
}

/** A whole number of things. */
export const whole = (value: number, language: Language): string => fixed(value, language, 0);

/** A measured value in the unit that suits it: 58 ms, 1.94 Mbit/s. */
export const amountOf = (quantity: Quantity, value: number, language: Language, digits = 4): Amount =>
  formatMeasured(value, quantity, language, digits);

/** A span of time as short as it can be said: 1 s, 46 ms, 11.5 ms, 120 µs. Three significant digits unless told. */
export const durationText = (value: Nanos, language: Language, digits = 3): string =>
  inProse(amountOf('duration', value, language, digits), language);

/** A moment of the run in seconds: 1.399 s. */
export const momentText = (value: Nanos, language: Language, decimals = 3): string =>
  inProse({ number: fixed(value / 1e9, language, decimals), unit: 's' }, language);

/** When an event happens, as fine as its explanation says it: events of a fast network are less than a millisecond apart. */
export const eventTimeText = (at: Nanos, language: Language): string => momentText(at, language, 4);

const PACKETS = { en: { one: 'packet', other: 'packets' }, ko: { one: '패킷', other: '패킷' } } as const;

/** A number of packets: 8 packets, 1 packet. */
export const packetsText = (count: number, language: Language): string =>
  `${whole(count, language)} ${PACKETS[language][count === 1 ? 'one' : 'other']}`;

/** How the unit of a result is counted. */
export const QUANTITIES: Readonly<Record<MetricInfo['unit'], Quantity>> = {
  count: 'count',
  packets: 'packets',
  ns: 'duration',
  'bit/s': 'rate',
  bytes: 'size',
  fraction: 'probability',
};

/** Every digit of a whole number; the mean of a count, or a ratio of two, has decimals as far as `digits` reach. */
export const counted = (value: number, language: Language, digits: number): string =>
  Number.isInteger(value) || Math.abs(value) >= 10 ** (digits - 1)
    ? whole(value, language)
    : amountOf('count', value, language, digits).number;

/** A result of the run; a dash where there is none (the mean of nothing), and why. `digits`: how many count. */
export function metricText(metric: MetricInfo, value: number, language: Language, digits = 4): Amount {
  if (!Number.isFinite(value) || (metric.average && value === 0)) {
    return { number: '–', unit: metric.none?.[language] ?? '' };
  }
  if (metric.unit === 'bytes') return { number: whole(value, language), unit: 'B' };
  if (metric.unit === 'count') return { number: counted(value, language, digits), unit: '' };
  if (metric.unit === 'packets') {
    return { number: counted(value, language, digits), unit: PACKETS[language][value === 1 ? 'one' : 'other'] };
  }
  const { number, unit } = amountOf(QUANTITIES[metric.unit], value, language, metric.unit === 'fraction' ? 3 : digits);
  return { number: number.replace('-', '−'), unit };
}

/** A measured value of a result in words: `87.9 ms`. */
export const measuredWords = ({ unit }: MetricInfo, value: number, language: Language, digits = 3): string =>
  inProse(amountOf(QUANTITIES[unit], value, language, digits), language);

/** Two values in as many digits as tell them apart, if any do: 1.855 and 1.859 Mbit/s. */
export function toldApart(
  quantity: Quantity,
  values: readonly [number, number],
  language: Language,
  digits = 3,
): readonly [string, string] {
  const [one, other] = values.map((value) => inProse(amountOf(quantity, value, language, digits), language));
  if (one !== other || digits === EVERY_DIGIT) return [one!, other!];
  return toldApart(quantity, values, language, digits + 1);
}
const EVERY_DIGIT = 17;

/** A value of a chart: spans of time choose their own unit (1 s, 11.5 ms), everything else is in the chart's. */
export function chartReading(chart: Chart, unit: Unit, decimals: number, value: number, language: Language): Amount {
  if (unit === 'ns') return amountOf('duration', value, language, 3);
  return { number: fixed(value / chart.divide, language, decimals), unit: chart.gutterUnit[language] };
}

/** How long something lasted: 0.198 s; below 10 ms as short as it can be said, 202 µs. */
export const lengthText = (span: Nanos, language: Language): string =>
  span < 10e6 ? durationText(span, language) : momentText(span, language);

/** Time left: in whole milliseconds below a second, tenths of them below ten, and whole microseconds below one. */
export function countdown(span: Nanos): string {
  if (span > 999e6) return `${(span / 1e9).toFixed(2)} s`;
  if (span > 9.9e6 || span <= 0) return `${Math.ceil(span / 1e6)} ms`;
  return span > 999e3 ? `${(Math.ceil(span / 1e5) / 10).toFixed(1)} ms` : `${Math.ceil(span / 1e3)} µs`;
}

/** Decimals that a series needs all along: none if every value is whole in the chart's unit, else one. */
export function decimalsOf(values: Float64Array, length: number, divide: number): number {
  for (let row = 0; row < length; row++) {
    const value = values[row]! / divide;
    if (Math.abs(value - Math.round(value)) > 1e-6) return 1;
  }
  return 0;
}

/** A tick: no trailing zeros, no exponent. */
export const tickWords = COMMAS.format('.6~r');

export interface AxisUnit {
  /** As in `s`, `%`, `packets`; empty if there is none. */
  readonly unit: string;
  /** A tick without its unit; thousands are grouped from 10,000 on. */
  format(value: number): string;
}

/** All ticks in ms, or all in s: as suits the largest. */
export function axisUnit({ low, high }: ValueRange, quantity: Quantity, language: Language): AxisUnit {
  const largest = Math.max(Math.abs(low), Math.abs(high));
  const { number } = inLargestUnit(largest, quantity);
  const size = number === 0 ? 1 : largest / number;
  const grouped = (tick: number): string => (Math.abs(tick) >= 10_000 ? tick.toLocaleString('en') : String(tick));
  // All digits of a tick, without what sums of binary fractions add: those of a narrow span differ in their last ones.
  const format = (value: number): string => grouped(Number((value / size).toPrecision(12)));
  return { unit: formatExactly(largest, quantity, language).unit, format };
}

/** Moments are in seconds, as everywhere; where all of them are in the first millisecond, in µs or ns. Every digit is written. */
export function momentUnit(moments: readonly Nanos[], language: Language): AxisUnit {
  const latest = Math.max(0, ...moments);
  const size = latest === 0 || latest >= 1e6 ? 1e9 : latest >= 1e3 ? 1e3 : 1;
  return { unit: formatExactly(size, 'duration', language).unit, format: (time) => String(Math.round(time) / size) };
}

/** Of the smallest number; the largest may have so many decimals more than three digits give it. */
const DIGITS = 3;
const MORE = 1;

/**
 * Numbers that stand together are written alike, in one unit and with as many decimals: 87 beside 73.1 is 87.0, and ours beside
 * a paper's 10.91 s is 10.97 s. Where they need different units each is written by itself.
 */
export function alikeWords(
  metric: MetricInfo,
  values: readonly number[],
  language: Language,
): (value: number) => string {
  const known = values.filter((value) => Number.isFinite(value) && value !== 0).map(Math.abs);
  const written = known.map((value) => ({
    value,
    ...amountOf(QUANTITIES[metric.unit], value, language, DIGITS),
  }));
  const units = new Set(written.map(({ unit }) => unit));
  const largest = written.find(({ value }) => value === Math.max(...known));
  if (units.size !== 1 || largest === undefined) return (value) => measuredWords(metric, value, language);
  const size = largest.value / Number(largest.number);
  const after = (value: number): number =>
    Math.max(0, DIGITS - 1 - Math.floor(Math.log10(Number((value / size).toPrecision(DIGITS)))));
  const decimals = Math.min(after(Math.min(...known)), after(largest.value) + MORE);
  // A size of one unit is off by what the number was rounded by; the unit itself is a power of ten.
  const unit = 10 ** Math.round(Math.log10(size));
  return (value) =>
    Number.isFinite(value) ? asWords({ number: (value / unit).toFixed(decimals), unit: largest.unit }) : '–';
}

/** A share as it is written: `+12 %`. */
export const gainWords = (value: number): string =>
  Number.isNaN(value)
    ? '–'
    : !(Math.abs(value) >= 5e-5)
      ? '0 %'
      : `${value < 0 ? '−' : '+'}${Number(Math.abs(100 * value).toPrecision(2))} %`;

/** Both ends of a span in seconds, with as many decimals as tell a tenth of it. */
export function spanNumbers({ from, to }: Span): [from: string, to: string] {
  const decimals = Math.min(9, Math.max(0, 1 - Math.floor(Math.log10((to - from) / 1e9) + 1e-9)));
  const format = COMMAS.format(`.${decimals}~f`);
  return [format(from / 1e9), format(to / 1e9)];
}

/** `12–15, 18`: of segments, for example. */
export const rangesText = (ranges: readonly { readonly first: number; readonly last: number }[]): string =>
  ranges.map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`)).join(', ');

/** With no break between a number and its unit or star, nor between a sign and what it says: `= 450 ms` is read in one line. */
export const unbroken = (words: string): string =>
  words.replace(/(?<=[=≈<>≤≥±]) (?=\S)|(?<=\d) (?=[\p{L}%])|(?<=[\d%]) (?=\*)/gu, '\u00a0');

/** A sentence, which may break after any number but one that has a unit. */
export const withUnitsBound = (words: string): string =>
  words.replace(/(?<=\d) (?=(?:%|[nµm]?s|[kMG]?bit\/s|[kM]?B|packets?|points)(?![A-Za-z]))/g, '\u00a0');

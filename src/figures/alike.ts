// Numbers that stand together in a table or a field are written alike: in one unit and with as many decimals, so that 87
// beside 73.1 is 87.0, and ours beside a paper's 10.91 s is 10.97 s.

import { asWords, formatMeasured } from '../scenarios/kit/format-value.ts';
import type { MetricInfo } from '../scenarios/kit/scenario.ts';
import type { Language } from '../scenarios/kit/text.ts';
import { measuredWords, QUANTITIES } from './finding-words.ts';

/** Of the smallest number; the largest may have this many decimals more than three significant digits give it. */
const DIGITS = 3;
const MORE = 1;

/** Words for any of these values; where they need different units each is written by itself. */
export function alikeWords(
  metric: MetricInfo,
  values: readonly number[],
  language: Language,
): (value: number) => string {
  const known = values.filter((value) => Number.isFinite(value) && value !== 0).map(Math.abs);
  const written = known.map((value) => ({
    value,
    ...formatMeasured(value, QUANTITIES[metric.unit], language, DIGITS),
  }));
  const units = new Set(written.map(({ unit }) => unit));
  const largest = written.find(({ value }) => value === Math.max(...known));
  if (units.size !== 1 || largest === undefined) return (value) => measuredWords(metric, value, language);
  const size = largest.value / Number(largest.number);
  const decimalsOf = (value: number): number =>
    Math.max(0, DIGITS - 1 - Math.floor(Math.log10(Number((value / size).toPrecision(DIGITS)))));
  const decimals = Math.min(decimalsOf(Math.min(...known)), decimalsOf(largest.value) + MORE);
  // A size of one unit is off by what the number was rounded by; the unit itself is a power of ten.
  const unit = 10 ** Math.round(Math.log10(size));
  return (value) =>
    Number.isFinite(value) ? asWords({ number: (value / unit).toFixed(decimals), unit: largest.unit }) : '–';
}

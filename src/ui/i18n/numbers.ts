// Measured numbers and moments as people read them, through cached Intl formatters. Settings are worded by the scenario
// kit (format-value.ts), which never rounds; what is typed is read by controls/number-text.ts.

import type { Nanos } from '../../engine/core/time.ts';
import { type Formatted, formatMeasured, inProse } from '../../scenarios/kit/format-value.ts';
import type { Quantity } from '../../scenarios/kit/parameter.ts';
import type { MetricInfo } from '../../scenarios/kit/scenario.ts';
import type { Language } from '../../scenarios/kit/text.ts';

/** A number and its unit apart, because the unit is set in another weight; the unit may be empty. */
export type Amount = Formatted;

const formatters = new Map<string, Intl.NumberFormat>();

/** Exactly `decimals` decimals, so that a running number stands still; thousands are grouped from 10,000 on. */
export function fixed(value: number, language: Language, decimals: number): string {
  const useGrouping = Math.abs(value) >= 10_000;
  const key = `${language} ${decimals} ${useGrouping}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(language, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      useGrouping,
    });
    formatters.set(key, formatter);
  }
  return formatter.format(value);
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

const PACKETS = { en: { one: 'packet', other: 'packets' }, ko: { one: '패킷', other: '패킷' } } as const;

/** A number of packets: 8 packets, 1 packet. */
export const packetsText = (count: number, language: Language): string =>
  `${whole(count, language)} ${PACKETS[language][count === 1 ? 'one' : 'other']}`;

/** A result of the run; a dash where there is none (the mean of nothing), and why. `digits`: how many count. */
export function metricText(metric: MetricInfo, value: number, language: Language, digits = 4): Amount {
  if (!Number.isFinite(value) || (metric.average && value === 0)) {
    return { number: '–', unit: metric.none?.[language] ?? '' };
  }
  switch (metric.unit) {
    case 'ns': {
      const { number, unit } = amountOf('duration', value, language, digits);
      return { number: number.replace('-', '−'), unit };
    }
    case 'bit/s':
      return amountOf('rate', value, language, digits);
    case 'bytes':
      return { number: whole(value, language), unit: 'B' };
    case 'fraction':
      return amountOf('probability', value, language, 3);
    case 'packets':
      return { number: whole(value, language), unit: PACKETS[language][value === 1 ? 'one' : 'other'] };
    case 'count':
      return { number: whole(value, language), unit: '' };
  }
}

// Numbers and units as people read them, through cached Intl formatters. Units are written by hand with a space ("10 Mbit/s",
// "58 ms") because Intl's short forms differ by language. Reading typed numbers: controls/field.ts.

import type { Nanos } from '../../engine/core/time.ts';
import type { NumberParameter, Quantity } from '../../scenarios/kit/parameter.ts';
import type { MetricInfo } from '../../scenarios/kit/scenario.ts';
import type { Language } from '../../scenarios/kit/text.ts';

/** A number and its unit apart, because the unit is set in another weight; the unit may be empty. */
export interface Amount {
  readonly number: string;
  readonly unit: string;
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language}${options.minimumFractionDigits ?? ''}/${options.maximumFractionDigits ?? ''}/${options.maximumSignificantDigits ?? ''}/${options.useGrouping}`;
  let found = formatters.get(key);
  if (!found) {
    found = new Intl.NumberFormat(language, options);
    formatters.set(key, found);
  }
  return found;
}

/** Up to `digits` significant digits, no trailing zeros; thousands are grouped from 10,000 on. */
export function number(value: number, language: Language, digits = 6): string {
  const useGrouping = Math.abs(value) >= 10_000;
  return formatter(language, { maximumSignificantDigits: digits, useGrouping }).format(value);
}

/** Exactly `decimals` decimals, so that a running number stands still. */
export function fixed(value: number, language: Language, decimals: number): string {
  return formatter(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: Math.abs(value) >= 10_000,
  }).format(value);
}

interface Scale {
  readonly unit: string;
  readonly size: number;
}
const SCALES: Record<'duration' | 'rate' | 'size', readonly Scale[]> = {
  duration: [
    { unit: 's', size: 1e9 },
    { unit: 'ms', size: 1e6 },
    { unit: 'µs', size: 1e3 },
    { unit: 'ns', size: 1 },
  ],
  rate: [
    { unit: 'Gbit/s', size: 1e9 },
    { unit: 'Mbit/s', size: 1e6 },
    { unit: 'kbit/s', size: 1e3 },
    { unit: 'bit/s', size: 1 },
  ],
  size: [
    { unit: 'MB', size: 1e6 },
    { unit: 'KB', size: 1e3 },
    { unit: 'B', size: 1 },
  ],
};

const PACKETS = { en: { one: 'packet', other: 'packets' }, ko: { one: '패킷', other: '패킷' } } as const;

/** The unit a value of this size is shown in, and how large that unit is in house units. */
export function scaleOf(quantity: Quantity, value: number, language: Language): Scale {
  if (quantity === 'duration' || quantity === 'rate' || quantity === 'size') {
    const scales = SCALES[quantity];
    if (value === 0) return quantity === 'duration' ? scales[1]! : scales[0]!;
    // Segments are 1460 B, not 1.46 KB: sizes change unit only from 10 KB on.
    if (quantity === 'size') return scales.find((scale) => value >= 10 * scale.size) ?? scales.at(-1)!;
    return scales.find((scale) => Math.abs(value) >= scale.size) ?? scales.at(-1)!;
  }
  if (quantity === 'probability') return { unit: '%', size: 0.01 };
  if (quantity === 'packets') return { unit: PACKETS[language][value === 1 ? 'one' : 'other'], size: 1 };
  return { unit: '', size: 1 };
}

/** A setting's value: 200 ms, 10 Mbit/s, 1460 B, 50 packets, 1 %. */
export function amountOf(quantity: Quantity, value: number, language: Language, digits = 6): Amount {
  const { unit, size } = scaleOf(quantity, value, language);
  return { number: number(value / size, language, digits), unit };
}

export const joined = ({ number, unit }: Amount): string => (unit ? `${number} ${unit}` : number);

export const settingText = (parameter: NumberParameter, value: number, language: Language): string =>
  joined(amountOf(parameter.quantity, value, language));

/** A span of time as short as it can be said: 1 s, 46 ms, 11.5 ms, 120 µs. Three significant digits unless told. */
export const durationText = (value: Nanos, language: Language, digits = 3): string =>
  joined(amountOf('duration', value, language, digits));

/** A moment of the run in seconds: 1.399 s. Four decimals are needed to tell events apart. */
export const momentText = (value: Nanos, language: Language, decimals = 3): string =>
  `${fixed(value / 1e9, language, decimals)} s`;

/** A result of the run. */
export function metricAmount(metric: MetricInfo, value: number, language: Language): Amount {
  switch (metric.unit) {
    case 'ns':
      return amountOf('duration', value, language, 4);
    case 'bit/s':
      return amountOf('rate', value, language, 4);
    case 'bytes':
      return { number: number(value, language, 12), unit: 'B' };
    case 'fraction':
      return { number: number(value * 100, language, 3), unit: '%' };
    case 'packets':
      return { number: number(value, language, 12), unit: PACKETS[language][value === 1 ? 'one' : 'other'] };
    case 'count':
      return { number: number(value, language, 12), unit: '' };
  }
}

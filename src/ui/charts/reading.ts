// How charts and stage write running numbers: with a fixed number of decimals, so that they stand still while they change.
// Everything else about numbers and units: i18n/numbers.ts.

import type { Nanos } from '../../engine/core/time.ts';
import type { Unit } from '../../engine/core/units.ts';
import type { Chart } from '../../scenarios/kit/scenario.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import { type Amount, amountOf, fixed } from '../i18n/numbers.ts';

/** A value of a chart: spans of time choose their own unit (1 s, 11.5 ms), everything else is in the chart's. */
export function chartReading(chart: Chart, unit: Unit, decimals: number, value: number, language: Language): Amount {
  if (unit === 'ns') return amountOf('duration', value, language, 3);
  return { number: fixed(value / chart.divide, language, decimals), unit: chart.gutterUnit[language] };
}

/** Time left, in whole milliseconds below a second. */
export function countdown(span: Nanos): string {
  return span > 999e6 ? `${(span / 1e9).toFixed(2)} s` : `${Math.ceil(span / 1e6)} ms`;
}

/** Decimals that a series needs all along: none if every value is whole in the chart's unit, else one. */
export function decimalsOf(values: Float64Array, length: number, divide: number): number {
  for (let row = 0; row < length; row++) {
    const value = values[row]! / divide;
    if (Math.abs(value - Math.round(value)) > 1e-6) return 1;
  }
  return 0;
}

// A chart as comma-separated values: a row for every change of every line, in full precision, as the record has it and not as
// pixels show it. A row holds until the next one of its line.

import { csvFormatRows } from 'd3-dsv';
import type { Nanos } from '../../engine/core/time.ts';
import type { RunRecord } from '../../record/record.ts';
import type { RunSpec } from '../../scenarios/kit/run-spec.ts';
import type { Chart } from '../../scenarios/kit/scenario.ts';
import type { Letter } from '../foundation/run-letter.tsx';
import { seriesOf, thresholdOf, thresholdSeries } from './chart-series.ts';

export interface ChartRun {
  readonly letter: Letter;
  readonly spec: RunSpec;
  readonly record: RunRecord;
}

/**
 * Columns: the run where there are several, the line by the name of its gauge, time in seconds, the value in the unit of the axis,
 * and how low and how high it went until the next row (where a row of a long run stands for many changes, or where several
 * happened at one moment).
 */
export function chartCsv(chart: Chart, runs: readonly ChartRun[]): string {
  const several = runs.length > 1;
  const unit = chart.gutterUnit.en;
  const inUnit = (name: string): string => (unit ? `${name} [${unit}]` : name);
  const head = ['line', 'time [s]', inUnit('value'), inUnit('lowest'), inUnit('highest')];
  const rows = runs.flatMap(({ letter, spec, record }) => {
    const limit = thresholdOf(chart, spec);
    const lines = [
      ...seriesOf(record, chart).map(({ line, series }) => ({ name: line.gauge, series })),
      ...(limit ? [{ name: limit.param, series: thresholdSeries(spec, limit) }] : []),
    ];
    return lines.flatMap(({ name, series }) =>
      Array.from({ length: series.length }, (_, row) => [
        ...(several ? [letter] : []),
        name,
        inSeconds(series.time[row]!),
        ...[series.last, series.min, series.max].map((column) => inChartUnit(column[row]!, chart)),
      ]),
    );
  });
  return `${csvFormatRows([several ? ['run', ...head] : head, ...rows])}\n`;
}

/** The shortest text that is read as the same number again; nothing where there is no value. */
const inChartUnit = (value: number, { divide }: Chart): string =>
  Number.isFinite(value) ? String(value / divide) : '';

/** Every digit: 1234567 ns are 0.001234567 s. */
function inSeconds(time: Nanos): string {
  const digits = String(time).padStart(10, '0');
  return `${digits.slice(0, -9)}.${digits.slice(-9)}`.replace(/\.?0+$/, '');
}

// A sweep as comma-separated values: one row per run, with its seed, its results and its link. The comments in front say
// what it is, for people, and hold the sweep itself, so that the file draws the same figure again: read-sweep-csv.ts.
// The same runs give the same bytes, regardless of who computed them and in what order.

import { csvFormatRows } from 'd3-dsv';
import { runsOf, seedOf } from '../runner/sweep/sweep.ts';
import type { SweepResults } from '../runner/sweep/sweep-results.ts';
import { sweptRun } from '../runner/sweep/sweep-runs.ts';
import { digestText } from '../scenarios/kit/digest-text.ts';
import { MODEL_VERSION } from '../scenarios/kit/run-spec.ts';
import type { MetricInfo, Scenario } from '../scenarios/kit/scenario.ts';
import { runLink } from './run-link.ts';
import type { SweepDrawing } from './sweep-drawing.ts';

/** In front of the results. */
export const PLACE_COLUMNS = ['series', 'x', 'seed', 'digest'] as const;

/** `responseTime [ns]` */
export const resultColumn = ({ name, unit }: MetricInfo): string => (unit === 'count' ? name : `${name} [${unit}]`);

/** @param withoutSettings nothing says what the runs have in common: the file cannot be opened again */
export function sweepCsv(
  results: SweepResults,
  scenario: Scenario,
  drawing: SweepDrawing,
  withoutSettings = false,
): string {
  const { sweep } = results;
  const columns = [...PLACE_COLUMNS, ...scenario.metrics.map(resultColumn), ...(withoutSettings ? [] : ['link'])];
  const rows = results
    .ordered()
    .map(({ place, seed, run }) => [
      sweep.series.points[place.series]!.name,
      sweep.x.points[place.x]!.name,
      String(seed),
      digestText(run.digest),
      ...scenario.metrics.map(({ name }) => String(run.metrics[name] ?? '')),
      ...(withoutSettings ? [] : [runLink(scenario, sweptRun(sweep, scenario, place).spec)]),
    ]);
  return `${[...comments(results, scenario, drawing, withoutSettings), csvFormatRows([columns, ...rows])].join('\n')}\n`;
}

function comments(
  results: SweepResults,
  scenario: Scenario,
  drawing: SweepDrawing,
  withoutSettings: boolean,
): string[] {
  const { sweep, count } = results;
  const { x, series, seeds, precision } = sweep;
  const line = (name: string, value: string): string => `# ${name}: ${value.replace(/\s+/g, ' ')}`;
  const lines = series.points.map(({ label, name }) => (name === '' ? '' : `${name} = ${label.en}`)).filter(Boolean);
  return [
    line('title', drawing.title.en),
    ...(drawing.source ? [line('source', drawing.source.en)] : []),
    line('scenario', `${scenario.id}, ${scenario.title.en}`),
    line('x', `${x.label.en} (${x.key})`),
    ...(lines.length > 0 ? [line('series', `${series.label.en} (${lines.join('; ')})`)] : []),
    line('drawn', drawing.measure),
    line('units', 'ns, bit/s, bytes and fractions, as the columns say'),
    line(
      'seeds',
      `${seedOf(sweep, 0)} to ${seedOf(sweep, seeds - 1)}${precision ? ` and up to ${precision.atMost}` : count > runsOf(results.sweep) ? ', more at some points' : ''}`,
    ),
    line('runs', `${count} of ${Math.max(count, runsOf(sweep))}`),
    ...(withoutSettings
      ? [line('link', 'left out, because the link that this comes from hides settings'), line('model', MODEL_VERSION)]
      : [
          line('link', runLink(scenario, sweep.base)),
          line('model', MODEL_VERSION),
          line('sweep', JSON.stringify({ sweep, drawing })),
        ]),
  ];
}

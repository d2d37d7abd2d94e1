// What golden runs come to, as a table one can read: beside a digest, which says that something moved, it says what.

import type { MetricInfo, Scenario } from '../../src/scenarios/kit/scenario.ts';
import type { GoldenRun } from './digest-shell.ts';

/** One in so many of each scenario's runs. */
const ONE_IN = 3;
/** Results of each run: what answers the scenario's question first. */
const RESULTS = 6;

type Unit = MetricInfo['unit'];
/** How much of a metric's unit one of the table's is. */
const UNITS: Readonly<Record<Unit, readonly [name: string, size: number]>> = {
  count: ['', 1],
  packets: ['packets', 1],
  ns: ['ms', 1e6],
  'bit/s': ['kbit/s', 1e3],
  bytes: ['bytes', 1],
  fraction: ['%', 0.01],
};

/** Seven digits: more than a page shows, fewer than every last bit of a mean. */
const written = (value: number | undefined, unit: Unit): string =>
  value === undefined ? '-' : String(Number((value / UNITS[unit][1]).toPrecision(7)));

function columnsOf({ metrics, answers = [] }: Scenario): readonly MetricInfo[] {
  const isAnswer = ({ name }: MetricInfo): boolean => answers.includes(name);
  const others = metrics.filter((each) => !isAnswer(each) && each.wantedOf === undefined && !each.minor);
  return [...metrics.filter(isAnswer), ...others].slice(0, RESULTS);
}

function tableOf(runs: readonly GoldenRun[]): string {
  const { scenario } = runs[0]!;
  const columns = columnsOf(scenario);
  const rows = [
    [scenario.id, ...columns.map(({ name }) => name)],
    ['', ...columns.map(({ unit }) => UNITS[unit][0])],
    ...runs.map(({ link, metrics }) => [link, ...columns.map(({ name, unit }) => written(metrics[name], unit))]),
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (row: readonly string[]): string =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('  ');
  return rows.map((row) => `${line(row).trimEnd()}\n`).join('');
}

/** A table for each scenario, with an empty line between them. */
export function resultsTable(runs: readonly GoldenRun[]): string {
  const scenarios = [...new Set(runs.map(({ scenario }) => scenario))];
  const of = (each: Scenario) => runs.filter(({ scenario }) => scenario === each);
  return scenarios.map((each) => tableOf(of(each).filter((_, index) => index % ONE_IN === 0))).join('\n');
}

// A run as a table of Apache Arrow: what DuckDB, pandas, Polars, Arquero and Observable Plot read without converting. Times are
// nanoseconds, other numbers in the unit that their row says, as in the record.

import { dictionary, float64, int32, type Table, tableFromArrays, tableToIPC, utf8 } from '@uwdata/flechette';
import type { RunRecord } from '../record/record.ts';
import type { Run } from './run.ts';

/** Which rows: every change of every value, every event, or everything that passed a link. */
export const TABLES = ['gauges', 'marks', 'flights'] as const;
export type TableName = (typeof TABLES)[number];

type Told = Pick<Run, 'scenario' | 'link' | 'digest' | 'model' | 'metrics' | 'record'>;

/** Types are stated, not inferred: a table without rows has nothing to infer them from. */
const words = () => dictionary(utf8(), int32());

/** As bytes of Arrow's IPC stream. What the run is stands in the metadata of the schema: scenario, link, digest, model, metrics. @throws RangeError if there is no such table */
export function toArrow(run: Told, table: TableName = 'gauges'): Uint8Array {
  const made = tableOf(run.record, table);
  made.schema.metadata = new Map([
    ['scenario', run.scenario],
    ['link', run.link],
    ['digest', run.digest],
    ['model', run.model],
    ['metrics', JSON.stringify(run.metrics)],
  ]);
  return tableToIPC(made, { format: 'stream' })!;
}

/** A table in memory, as Flechette makes it: what is promised of it here. */
export interface ArrowTable {
  readonly numRows: number;
  readonly numCols: number;
  /** A row as an object. */
  at(row: number): Record<string, unknown>;
  toArray(): Record<string, unknown>[];
  /** Typed arrays for numbers, strings for words. */
  toColumns(): Record<string, ArrayLike<unknown>>;
}

/** The same in memory, for whoever goes on in JavaScript. */
export const toTable = (run: Pick<Told, 'record'>, table: TableName = 'gauges'): ArrowTable =>
  tableOf(run.record, table);

function tableOf(record: RunRecord, table: TableName): Table {
  switch (table) {
    case 'gauges':
      return gaugesTable(record);
    case 'marks':
      return marksTable(record);
    case 'flights':
      return flightsTable(record);
    default:
      throw new RangeError(`There is no table "${String(table satisfies never)}"; it is one of ${TABLES.join(', ')}.`);
  }
}

const flowName = ({ layout }: RunRecord, flow: number): string => layout.flows[flow]?.name ?? '';
const placeOf = ({ layout }: RunRecord, link: number): string => layout.links[link]?.place ?? '';

function gaugesTable(record: RunRecord): Table {
  const { gauges } = record;
  const all = gauges.reduce((sum, { length }) => sum + length, 0);
  const numbers = {
    time: new Float64Array(all),
    value: new Float64Array(all),
    lowest: new Float64Array(all),
    highest: new Float64Array(all),
  };
  const names: Record<'gauge' | 'flow' | 'link' | 'unit', string[]> = { gauge: [], flow: [], link: [], unit: [] };
  let at = 0;
  for (const { name, flow, link, unit, time, last, min, max, length } of gauges) {
    numbers.time.set(time.subarray(0, length), at);
    numbers.value.set(last.subarray(0, length), at);
    numbers.lowest.set(min.subarray(0, length), at);
    numbers.highest.set(max.subarray(0, length), at);
    at += length;
    for (const [column, word] of [
      ['gauge', name],
      ['flow', flowName(record, flow)],
      ['link', placeOf(record, link)],
      ['unit', unit],
    ] as const) {
      for (let row = 0; row < length; row++) names[column].push(word);
    }
  }
  return tableFromArrays(
    {
      time: numbers.time,
      gauge: names.gauge,
      flow: names.flow,
      link: names.link,
      value: numbers.value,
      lowest: numbers.lowest,
      highest: numbers.highest,
      unit: names.unit,
    },
    {
      types: {
        ...{ time: float64(), value: float64(), lowest: float64(), highest: float64() },
        ...{ gauge: words(), flow: words(), link: words(), unit: words() },
      },
    },
  );
}

function marksTable(record: RunRecord): Table {
  const { marks } = record;
  return tableFromArrays(
    {
      time: Float64Array.from(marks, ({ at }) => at),
      mark: Int32Array.from(marks, ({ id }) => id),
      cause: Int32Array.from(marks, ({ cause }) => cause),
      kind: marks.map(({ kind }) => kind),
      flow: marks.map(({ flow }) => flowName(record, flow)),
      link: marks.map(({ link }) => placeOf(record, link)),
      segment: Int32Array.from(marks, ({ segment }) => segment),
      numbers: marks.map(({ numbers }) => JSON.stringify(numbers)),
    },
    {
      types: {
        ...{ time: float64(), mark: int32(), cause: int32(), segment: int32() },
        ...{ kind: words(), flow: words(), link: words(), numbers: utf8() },
      },
    },
  );
}

function flightsTable({ flights, layout }: RunRecord): Table {
  const all = flights.reduce((sum, { length }) => sum + length, 0);
  const times = { offered: new Float64Array(all), starts: new Float64Array(all), arrives: new Float64Array(all) };
  const [links, kinds]: [string[], string[]] = [[], []];
  let at = 0;
  for (const log of flights) {
    times.offered.set(log.offeredAt.subarray(0, log.length), at);
    times.starts.set(log.startsAt.subarray(0, log.length), at);
    times.arrives.set(log.arrivesAt.subarray(0, log.length), at);
    at += log.length;
    for (let row = 0; row < log.length; row++) {
      links.push(layout.links[log.link]?.place ?? '');
      kinds.push(log.kind);
    }
  }
  return tableFromArrays(
    { link: links, kind: kinds, ...times },
    { types: { link: words(), kind: words(), offered: float64(), starts: float64(), arrives: float64() } },
  );
}

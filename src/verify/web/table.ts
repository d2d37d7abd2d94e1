// The results beside a web case: one line per point with means and intervals, or one per run.

import { beside, hasColumns, type Row, rowsOf, tableBeside } from '../content.ts';
import { type Estimate, estimate, student } from '../estimate.ts';
import { type Content, UnreadableCase } from '../format.ts';
import type { Column } from './columns.ts';

const HALF = '_ci95';

/** Files that may stand beside a case, the preferred ones first. */
export const tablesOf = (path: string): readonly string[] =>
  beside(path, '.summary.csv', '.summary.csv.gz', '.runs.csv', '.runs.csv.gz');

export const isResults = (content: Content): boolean => hasColumns(content, ['resp_mean_s', 'pages', 'drop_rate']);

export class ResultTable {
  private readonly file: string;
  private readonly rows: readonly Row[];
  private readonly columns: readonly string[];

  /** Reads what is beside a case. Throws an UnreadableCase. */
  constructor(path: string) {
    const table = tableBeside(tablesOf(path), 'its results');
    this.file = table.file;
    this.columns = table.columns;
    this.rows = rowsOf(table);
  }

  /** The results at a point, named for people. */
  at(
    point: Readonly<Record<string, unknown>>,
    name: string,
    wanted: readonly Column[],
  ): Readonly<Partial<Record<Column, Estimate>>> {
    for (const key of [...Object.keys(point), ...wanted]) {
      if (!this.columns.includes(key)) throw new UnreadableCase(`its results ${this.file} have no column ${key}`);
    }
    const rows = this.rows.filter((row) => Object.entries(point).every(([key, value]) => isSame(row[key], value)));
    if (rows.length === 0) throw new UnreadableCase(`its results ${this.file} have no line for ${name}`);
    return Object.fromEntries(wanted.map((column) => [column, this.estimateOf(rows, column, name)]));
  }

  private estimateOf(rows: readonly Row[], column: Column, name: string): Estimate {
    const values = rows.map((row) => Number(row[column] || Number.NaN));
    const half = Number(rows[0]![column + HALF]);
    const isSummary = this.columns.includes(column + HALF);
    const isWhole = values.every(Number.isFinite) && (isSummary ? rows.length === 1 && half >= 0 : rows.length >= 2);
    if (!isWhole) throw new UnreadableCase(`its results ${this.file} make no sense in column ${column} at ${name}`);
    return isSummary ? { mean: values[0]!, half, error: half / student(5) } : estimate(values);
  }
}

/** `0.1` in the JSON is `0.10` in a table. */
const isSame = (cell: string | undefined, value: unknown): boolean =>
  cell === String(value) || (cell !== undefined && cell !== '' && Number(cell) === Number(value));

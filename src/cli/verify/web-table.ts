// The results beside a web case: one line per point with means and intervals, or one per run.

import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { reasonOf } from '../usage-error.ts';
import type { Fields } from './checks.ts';
import { contentOf } from './content.ts';
import { type Estimate, estimate, student } from './estimate.ts';
import { type Content, UnreadableCase } from './format.ts';
import type { Column } from './web-columns.ts';

type Table = Extract<Content, { type: 'table' }>;
type Row = Readonly<Record<string, string>>;

const HALF = '_ci95';

/** Files that may stand beside a case, the preferred ones first. */
export function tablesOf(path: string): readonly string[] {
  const stem = path.replace(/\.gz$/, '').replace(/\.[^./\\]*$/, '');
  return ['summary', 'runs'].flatMap((name) => [`${stem}.${name}.csv`, `${stem}.${name}.csv.gz`]);
}

export const isResults = (content: Content): boolean =>
  content.type === 'table' && ['resp_mean_s', 'pages', 'drop_rate'].every((name) => content.columns.includes(name));

export class ResultTable {
  private readonly file: string;
  private readonly rows: readonly Row[];
  private readonly columns: readonly string[];

  /** Reads what is beside a case. Throws an UnreadableCase. */
  constructor(path: string) {
    const names = tablesOf(path);
    const found = names.find((name) => existsSync(name));
    if (found === undefined) {
      throw new UnreadableCase(`its results ${basename(names[0]!)} or ${basename(names.at(-1)!)} are missing`);
    }
    this.file = basename(found);
    const { columns, lines } = this.read(found);
    this.columns = columns;
    this.rows = lines
      .filter((line) => line !== '')
      .map((line) => Object.fromEntries(line.split(',').map((cell, index) => [columns[index] ?? '', cell.trim()])));
  }

  /** The results at a point, named for people. */
  at(point: Fields, name: string, wanted: readonly Column[]): Readonly<Partial<Record<Column, Estimate>>> {
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

  private read(path: string): Table {
    let content: Content;
    try {
      content = contentOf(path);
    } catch (error) {
      throw new UnreadableCase(`its results ${this.file} cannot be read: ${reasonOf(error)}`);
    }
    if (content.type !== 'table') throw new UnreadableCase(`its results ${this.file} are no table`);
    return content;
  }
}

/** `0.1` in the JSON is `0.10` in a table. */
const isSame = (cell: string | undefined, value: unknown): boolean =>
  cell === String(value) || (cell !== undefined && cell !== '' && Number(cell) === Number(value));

// The list of a class: a row for each student, as any course site exports it or a spreadsheet copies it.

import { dsvFormat } from 'd3-dsv';
import { asWho, personOf } from '../scenarios/kit/handed-in.ts';
import { separatorOf } from './separator.ts';
import { textOf } from './text-of-bytes.ts';

/** What the column may be called that tells students apart, the best first. */
const IDS = [
  /^id( number)?$|학번|student ?(number|id|no)/i,
  /number|username|user|matric/i,
  /mail/i,
  /student|name|이름/i,
];

export interface Student {
  /** Their words, as links write them. */
  readonly who: string;
  /** The whole row. */
  readonly cells: readonly string[];
}

export interface ClassList {
  /** Titles of the columns, if the list has any. */
  readonly titles: readonly string[] | undefined;
  readonly students: readonly Student[];
  /** What its cells stand between: a spreadsheet opens a list with semicolons only as such. */
  readonly separator: string;
  /** Who stands in it more than once: the first row counts. */
  readonly twice: readonly string[];
}

/** Never throws: a text without students is an empty list. */
export function readClassList(text: string): ClassList {
  const separator = separatorOf(text.trimStart(), ',');
  const rows = dsvFormat(separator)
    .parseRows(text.replace(/^\ufeff/, ''))
    .map((row) => row.map((cell) => cell.trim()))
    .filter((row) => row.some((cell) => cell !== ''));
  const first = rows[0] ?? [];
  const column = IDS.map((id) => first.findIndex((title) => id.test(title))).find((index) => index >= 0);
  // Numbers one behind another, on one line.
  const lines = rows.length === 1 && column === undefined ? first.map((cell) => [cell]) : rows;
  const named = lines
    .slice(column === undefined ? 0 : 1)
    .map((cells) => ({ who: asWho(cells[column ?? 0] ?? ''), cells }))
    .filter(({ who }) => who !== '');
  const known = new Map(named.toReversed().map((student) => [personOf(student.who), student]));
  const students = named.filter((student) => known.get(personOf(student.who)) === student);
  const twice = named.filter((student) => !students.includes(student)).map(({ who }) => who);
  return { titles: column === undefined ? undefined : first, students, separator, twice: [...new Set(twice)] };
}

const LIST_AT_MOST = 1_000_000;

/** The text of a file with a list; undefined if it is too large for one. */
export const textOfList = async (file: Pick<Blob, 'size' | 'arrayBuffer'>): Promise<string | undefined> =>
  file.size > LIST_AT_MOST ? undefined : textOf(new Uint8Array(await file.arrayBuffer()));

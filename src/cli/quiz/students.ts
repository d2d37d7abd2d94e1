// The list of a class: a row for each student, as any course site exports it.

import { dsvFormat } from 'd3-dsv';
import { asWho } from '../../scenarios/kit/handed-in.ts';
import { UsageError } from '../usage-error.ts';

/** What the column may be called that tells students apart, the best first. */
const IDS = [
  /^id( number)?$|학번|student ?(number|id|no)/i,
  /number|username|user|matric/i,
  /mail/i,
  /student|name|이름/i,
];

/** @returns their words, as links write them. @throws UsageError if there are none, or two are the same */
export function readStudents(text: string, file: string): readonly string[] {
  const [head = ''] = text.split('\n', 1);
  const separator = [';', '\t', ','].toSorted((a, b) => head.split(b).length - head.split(a).length)[0]!;
  const rows = dsvFormat(separator)
    .parseRows(text.replace(/^\ufeff/, ''))
    .filter((row) => row.some((cell) => cell.trim() !== ''));
  const titles = rows[0] ?? [];
  const column = IDS.map((id) => titles.findIndex((title) => id.test(title.trim()))).find((index) => index >= 0);
  const students = rows.slice(column === undefined ? 0 : 1).map((row) => asWho(row[column ?? 0] ?? ''));
  const found = students.filter((who) => who !== '');
  if (found.length === 0) throw new UsageError(`${file}: there is no student in it.`);
  const twice = found.find((who, index) => found.indexOf(who) !== index);
  if (twice !== undefined) throw new UsageError(`${file}: ${twice} is there twice.`);
  return found;
}

// What a file holds: an object in JSON, or a table; unpacked first if it is packed. Told by its first bytes.

import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { fileProblem, readAtMost, reasonOf } from './files.ts';
import { type Content, UnreadableCase } from './format.ts';

/** No reference file comes near this; pointing at a video by mistake costs no wait. */
const MOST_BYTES = 256_000_000;

/** Throws an UnreadableCase. */
export function contentOf(path: string): Content {
  const text = textOf(path);
  if (!/^\s*[{[]/.test(text)) return table(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new UnreadableCase(`it is not valid JSON (${reasonOf(error)})`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new UnreadableCase('it has no kind');
  return { type: 'json', value: value as Readonly<Record<string, unknown>> };
}

/** Names of files beside a case, which has the same name with another ending. */
export function beside(path: string, ...endings: readonly string[]): readonly string[] {
  const stem = path.replace(/\.gz$/, '').replace(/\.[^./\\]*$/, '');
  return endings.map((ending) => stem + ending);
}

/** The first of the files that is there, as a table. @param what it is: `its trace`. Throws an UnreadableCase. */
export function tableBeside(
  names: readonly string[],
  what: string,
): Extract<Content, { type: 'table' }> & { file: string } {
  const path = names.find((name) => existsSync(name));
  if (path === undefined) {
    throw new UnreadableCase(`${what} ${names.map((name) => basename(name)).join(' or ')} cannot be found`);
  }
  const file = basename(path);
  let content: Content;
  try {
    content = contentOf(path);
  } catch (error) {
    throw new UnreadableCase(`${what} ${file} cannot be read: ${reasonOf(error)}`);
  }
  if (content.type !== 'table') throw new UnreadableCase(`${what} ${file} cannot be read: it is no table`);
  return { ...content, file };
}

function table(text: string): Content {
  if (text.slice(0, 1000).includes('\0')) throw new UnreadableCase('it is neither JSON nor a table');
  const all = text.split(/\r?\n/);
  const before = Math.max(0, all.findIndex(isRow));
  return { type: 'table', columns: cellsOf(all[before]!), lines: all.slice(before + 1), before };
}

/** Blank lines and comments say nothing. */
export const isRow = (line: string): boolean => !/^\s*(#|$)/.test(line);

/** Of a line: without the blanks around them, and without quotation marks. */
export function cellsOf(line: string): readonly string[] {
  if (!line.includes('"')) return line.split(',').map((cell) => cell.trim());
  const cells = `,${line}`.matchAll(/,\s*(?:"((?:[^"]|"")*)"\s*|([^,]*))/g);
  return Array.from(cells, ([, quoted, plain = '']) => (quoted?.replaceAll('""', '"') ?? plain).trim());
}

/** Rows by column name. */
export type Row = Readonly<Record<string, string>>;

export function rowsOf(content: Content): readonly Row[] {
  if (content.type !== 'table') return [];
  return content.lines.filter(isRow).map((line) => {
    const cells = cellsOf(line);
    return Object.fromEntries(content.columns.map((name, place) => [name, cells[place] ?? '']));
  });
}

/** Does the table have all these columns? */
export const hasColumns = (content: Content, names: readonly string[]): boolean =>
  content.type === 'table' && names.every((name) => content.columns.includes(name));

function textOf(path: string): string {
  const bytes = bytesOf(path);
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  try {
    return (isPacked ? gunzipSync(bytes, { maxOutputLength: MOST_BYTES }) : bytes)
      .toString('utf8')
      .replace(/^\ufeff/, '');
  } catch (error) {
    throw new UnreadableCase(`it cannot be unpacked (${reasonOf(error)})`);
  }
}

function bytesOf(path: string): Buffer {
  try {
    return readAtMost(path, MOST_BYTES);
  } catch (error) {
    throw new UnreadableCase(fileProblem(error));
  }
}

// A table with links in its cells, as a course site or a spreadsheet writes it: the links, the cells that say whose they are, and
// the rows that have none.

import { dsvFormat } from 'd3-dsv';
import { type FoundLink, findLinks, isWholeLink } from './find-links.ts';
import { separatorOf } from './separator.ts';

/** Longer cells are essays, not names. */
export const CELL_AT_MOST = 60;
/** Titles of columns that say whose a row is. */
const NAMED = /name|student|user|mail|\bid\b|이름|성명|학번/i;
/** Titles of other columns, by which a first row without a link is known for one of titles. */
const TITLE = /^(who|no\.?|number|link|url|run|address|status|누가|번호|링크|주소|실행|상태)$/i;

/** A link and the short cells of its row; those of columns that are called name, number or mail come first. */
export function inCells(text: string, names: readonly string[]): readonly FoundLink[] {
  const { separator, rows } = tableIn(text);
  const named = namedColumns(rows);
  return rows.flatMap((row) => {
    const links = linksOfRow(row, separator, names);
    const beside = wordsOfRow(row, named, names);
    return links.map((each) => ({ ...each, beside: beside || each.beside }));
  });
}

/** Links have commas in them; who wrote the file may have forgotten the quotes. */
function linksOfRow(row: readonly string[], separator: string, names: readonly string[]): readonly FoundLink[] {
  const inCell = row.flatMap((cell) => findLinks(cell, names));
  if (inCell.every(({ link }) => isWholeLink(link))) return inCell;
  const inRow = findLinks(row.join(separator), names);
  return inRow.every(({ link }) => isWholeLink(link)) ? inRow : inCell;
}

/** Whose the rows are that have no link; where nothing says it, which row of the file it is, `#3`. */
export function rowsWithoutLink(text: string, names: readonly string[]): readonly string[] {
  const { separator, rows } = tableIn(text);
  const named = namedColumns(rows);
  const hasTitles = (rows[0] ?? []).some((cell) => NAMED.test(cell) || TITLE.test(cell.trim()));
  return rows.flatMap((row, index) => {
    const isTitles = index === 0 && hasTitles;
    if (isTitles || row.every((cell) => cell.trim() === '') || linksOfRow(row, separator, names).length > 0) return [];
    return [wordsOfRow(row, named, names) || `#${index + 1}`];
  });
}

function tableIn(text: string): { readonly separator: string; readonly rows: readonly (readonly string[])[] } {
  const separator = separatorOf(text, ';');
  return { separator, rows: dsvFormat(separator).parseRows(text.replace(/^\ufeff/, '')) };
}

const namedColumns = ([titles = []]: readonly (readonly string[])[]): readonly boolean[] =>
  titles.map((title) => NAMED.test(title));

/** The short cells of a row: those of the columns that say whose it is, else all. */
function wordsOfRow(row: readonly string[], named: readonly boolean[], names: readonly string[]): string {
  const cells = row.map((cell, column) => ({ cell: cell.trim(), isNamed: named[column] ?? false }));
  const isShort = ({ cell }: (typeof cells)[number]): boolean =>
    cell !== '' && cell.length <= CELL_AT_MOST && findLinks(cell, names).length === 0;
  const short = cells.filter(isShort);
  const chosen = short.some(({ isNamed }) => isNamed) ? short.filter(({ isNamed }) => isNamed) : short;
  return chosen.map(({ cell }) => cell).join(' ');
}

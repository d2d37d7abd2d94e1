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
/** What no column is called: an address of mail, a student number. Who has one in the first row stands in a list without titles. */
const OF_SOMEBODY = /\S@\S|^\W*[a-z]{0,3}\d{5,}[\d-]*\W*$/i;

/** Behind it the next cell begins. */
const END_OF_LINK = /[&#?;]v=\d+(?=[,;\t])/g;

export interface Table {
  /** With the short cells of its row; those of columns that are called name, number or mail come first. */
  readonly links: readonly FoundLink[];
  /** Whose the rows are that have no link; where nothing says it, which row of the file it is, `#3`. */
  readonly rowsWithoutLink: readonly string[];
}

export function inCells(text: string, names: readonly string[]): Table {
  const separator = separatorOf(text, ';');
  const rows = dsvFormat(separator)
    .parseRows(text.replace(/^\ufeff/, ''))
    .map((cells) => readRow(cells, separator, names));
  const [first] = rows;
  const hasTitles = first !== undefined && areTitles(first);
  const named = hasTitles ? first.cells.map((title) => NAMED.test(title)) : [];
  return {
    links: rows.flatMap(({ links, words }) => {
      const beside = besideIn(words, named);
      return links.map((each) => ({ ...each, beside: beside || each.beside }));
    }),
    rowsWithoutLink: rows.flatMap(({ cells, links, words }, index) => {
      const isTitles = index === 0 && hasTitles;
      if (isTitles || links.length > 0 || cells.every((cell) => cell.trim() === '')) return [];
      return [besideIn(words, named) || `#${index + 1}`];
    }),
  };
}

interface Row {
  readonly cells: readonly string[];
  readonly links: readonly FoundLink[];
  /** Its cells without those that have links, which are empty. */
  readonly words: readonly string[];
}

/** Links have commas in them; who wrote the file may have forgotten the quotes. */
function readRow(cells: readonly string[], separator: string, names: readonly string[]): Row {
  const each = cells.map((cell) => findLinks(cell, names));
  const links = each.flat();
  const inCell = { cells, links, words: cells.map((cell, column) => (each[column]!.length > 0 ? '' : cell.trim())) };
  if (links.every(({ link }) => isWholeLink(link))) return inCell;
  const line = cells.join(separator).replace(END_OF_LINK, '$& ');
  const inLine = findLinks(line, names);
  if (!inLine.every(({ link }) => isWholeLink(link))) return inCell;
  // In its place as many empty cells as it was broken into, so that those behind it stay where they are.
  const rest = inLine.reduce(
    (left, { link }) => left.replace(link, separator.repeat(link.split(separator).length - 1)),
    line,
  );
  return { cells, links: inLine, words: rest.split(separator).map((cell) => cell.trim()) };
}

const areTitles = ({ cells, links }: Row): boolean =>
  links.length === 0 &&
  cells.some((cell) => NAMED.test(cell) || TITLE.test(cell.trim())) &&
  !cells.some((cell) => OF_SOMEBODY.test(cell.trim()));

/** The short cells of a row: those of the columns that say whose it is, else all. */
function besideIn(words: readonly string[], named: readonly boolean[]): string {
  const short = words
    .map((cell, column) => ({ cell, isNamed: named[column] ?? false }))
    .filter(({ cell }) => cell !== '' && cell.length <= CELL_AT_MOST);
  const chosen = short.some(({ isNamed }) => isNamed) ? short.filter(({ isNamed }) => isNamed) : short;
  return chosen.map(({ cell }) => cell).join(' ');
}

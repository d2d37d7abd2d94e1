// What people drop: text, comma-separated values, JSON of runs, HTML of a course site, mail. From every kind the links in it and
// the words beside each. Nothing here needs a network; mail is taken apart by postal-mime.

import { CELL_AT_MOST, inCells, type Table } from './cells.ts';
import { type FoundLink, findLinks } from './find-links.ts';
import { textOfHtml } from './text-of-html.ts';
import { unpacked } from './unpack.ts';

export interface FoundIn extends FoundLink {
  /** Name of the file, or of what was pasted. */
  readonly source: string;
}

/**
 * @param names of scenarios
 * @param who whose file it is, where nothing stands beside a link
 * @throws Error with a reason if a file of a known kind cannot be read at all
 */
export async function readFound(
  source: string,
  text: string,
  names: readonly string[],
  who = '',
): Promise<readonly FoundIn[]> {
  return (await readText(source, text, names, who)).found;
}

async function readText(source: string, text: string, names: readonly string[], who: string) {
  const { links, rowsWithoutLink } = await readerOf(source, text)(text, names);
  return { found: links.map((each) => ({ ...each, beside: each.beside || who, source })), rows: rowsWithoutLink };
}

export interface FoundInFile {
  readonly found: readonly FoundIn[];
  /** Files that are no text, by themselves or in a zip. */
  readonly passedOver: readonly string[];
  /** Files of text without any link of a run. */
  readonly linkless: readonly string[];
  /** Tables some rows of which have no link, and what stands in those. */
  readonly shortOf: readonly ShortOf[];
}

/** Who stands in a table and handed in nothing. */
export interface ShortOf {
  readonly source: string;
  readonly rows: readonly string[];
}

/** Of a file as it is on a disk, or of all files in it. @throws as `readFound` */
export async function findInFile(name: string, bytes: Uint8Array, names: readonly string[]): Promise<FoundInFile> {
  const { files, passedOver } = await unpacked(name, bytes);
  const found: FoundIn[] = [];
  const linkless: string[] = [];
  const shortOf: ShortOf[] = [];
  for (const { name: source, text, who } of files) {
    const inFile = await readText(source, text, names, who);
    for (const each of inFile.found) found.push(each);
    if (inFile.found.length === 0) linkless.push(source);
    else if (inFile.rows.length > 0) shortOf.push({ source, rows: inFile.rows });
  }
  return { found, passedOver, linkless, shortOf };
}

/** The line that stands in front of each mail in a file of many: `From kim@univ.ac.kr Mon Nov 23 10:00:00 2026`. */
const BETWEEN_MAILS = /^From (?=\S.*\d{4}[ \t]*$)/m;

type Finds = (text: string, names: readonly string[]) => readonly FoundLink[] | Promise<readonly FoundLink[]>;
type Reader = (text: string, names: readonly string[]) => Table | Promise<Table>;

/** What is no table has no rows. */
const inText =
  (find: Finds): Reader =>
  async (text, names) => ({ links: await find(text, names), rowsWithoutLink: [] });

function readerOf(source: string, text: string): Reader {
  const ending = /\.([a-z]+)$/i.exec(source)?.[1]?.toLowerCase() ?? '';
  if (['mbox', 'mbx', 'eml'].includes(ending) || BETWEEN_MAILS.test(text.slice(0, 300))) return inText(mailed);
  if (ending === 'json' || /^\s*[[{]/.test(text)) return inText(inJson);
  if (['csv', 'tsv'].includes(ending)) return inCells;
  if (['html', 'htm'].includes(ending)) return inText((html, names) => findLinks(textOfHtml(html), names));
  return inText(findLinks);
}

/** Any strings in it that are links; a file of one run is one. What stands in the same object says whose it is. */
function inJson(text: string, names: readonly string[]): readonly FoundLink[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return findLinks(text, names);
  }
  const found: FoundLink[] = [];
  const walk = (value: unknown, beside: string): void => {
    if (typeof value === 'string') {
      const links = findLinks(value, names);
      for (const each of links) found.push({ ...each, beside: beside || each.beside });
    } else if (Array.isArray(value)) for (const each of value) walk(each, beside);
    else if (typeof value === 'object' && value !== null) {
      const words = Object.entries(value)
        .filter(([key, word]) => /name|student|who|mail|^id$/i.test(key) && /string|number/.test(typeof word))
        .map(([, word]) => String(word).slice(0, CELL_AT_MOST));
      for (const each of Object.values(value)) walk(each, words.join(' ') || beside);
    }
  };
  walk(data, '');
  return found;
}

/** One mail or many, one behind another as mail programs export them. Whose it is says the sender. */
async function mailed(text: string, names: readonly string[]): Promise<readonly FoundLink[]> {
  const { default: PostalMime } = await import('postal-mime');
  const [first = '', ...others] = text.split(BETWEEN_MAILS);
  // Each of the others begins with the rest of the line that stood in front of it.
  const mails = [first, ...others.map((mail) => mail.slice(mail.indexOf('\n') + 1))];
  const found: FoundLink[] = [];
  for (const mail of mails.filter((each) => each.trim() !== '')) {
    const { from, text: plain, html } = await PostalMime.parse(mail);
    const beside = [from?.name, from?.address].filter(Boolean).join(' ');
    const links = plain ? findLinks(plain, names) : [];
    for (const each of links.length > 0 ? links : findLinks(textOfHtml(html ?? ''), names))
      found.push({ ...each, beside: beside || each.beside });
  }
  return found;
}

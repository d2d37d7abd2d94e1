// Finds links of runs in whatever they were handed in with: a mail, a chat, a list. A link that a program broke over lines is put
// together again, and the words beside it are kept, because they often say whose it is.

export interface FoundLink {
  readonly link: string;
  /** What stands beside it, in short; may be empty. */
  readonly beside: string;
  /** It stood on several lines. */
  readonly isJoined?: true;
}

/** A whole address, the end of one (`reno/#q=50&v=1`), or a fragment alone. */
const LINK =
  /(?:\b(?:https?|file):\/\/|\b(?=[a-z][a-z0-9-]{1,30}\/(?:index\.html)?[#?])|(?<![^\s"'(<[:=])#(?=[a-z0-9]+=))[^\s<>"'`]*/giu;
/** What a link of ours says, wherever its host is: settings with a version at their end, or what was handed in. */
const OURS = /[#?&;](?:amp;)?(?:v=\d|got=|p=[a-z]|who=)|%26v%3D\d/iu;
/** Ends as the page ends it. */
const WHOLE = /[&#?;]v=\d+\W*$/u;
/** A line that may be the middle of a link, or begins with its end; in front of it what a mail puts before quoted text. */
const REST = /^[\s>|]*(?:([\w%&=.,:;-]+)\s*$|([\w%&=.,:;-]*v=\d+)(?![\w%=]))/u;
const LINES_AT_MOST = 6;
const BESIDE_AT_MOST = 80;
/** So much of a line is looked at for the words beside a link. */
const LOOKED_AT = 1000;

/** @param names of scenarios: a link that ends at the page of one is its default run */
export function findLinks(text: string, names: readonly string[]): readonly FoundLink[] {
  const lines = text.split(/\r\n?|\n/);
  const found: FoundLink[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    const links = [...line.matchAll(LINK)].map(([link]) => link).filter((link) => isOurs(link, names));
    const rest = line.replace(LINK, ' ');
    // Of several links on a line nobody can say which words belong to which: all of them.
    const beside = wordsIn(rest) || wordsIn(lineBefore(lines, at));
    for (const [index, link] of links.entries()) {
      const isLast = index === links.length - 1 && line.trimEnd().endsWith(link);
      const { whole, used } = isLast ? joined(link, lines, at) : { whole: link, used: 0 };
      at += used;
      found.push({ link: trimmed(whole), beside, ...(used > 0 && { isJoined: true }) });
    }
  }
  return found;
}

function isOurs(link: string, names: readonly string[]): boolean {
  const path = link.split(/[?#]/)[0]!.toLowerCase();
  return OURS.test(link) || names.some((name) => new RegExp(`(^|/)${name}(/(index\\.html)?)?$`).test(path));
}

/** Does it end as the page ends it? */
export const isWholeLink = (link: string): boolean => WHOLE.test(link);

/** A link that lacks its end, with the lines that look like the rest of it. */
function joined(link: string, lines: readonly string[], at: number): { readonly whole: string; readonly used: number } {
  let whole = link;
  for (let used = 0; used < LINES_AT_MOST; used++) {
    if (WHOLE.test(whole)) return { whole, used };
    const [, middle, end] = REST.exec(lines[at + used + 1] ?? '') ?? [];
    const more = middle ?? end;
    if (more === undefined) break;
    whole += more;
  }
  // Not found to the end: what follows may be something else.
  return WHOLE.test(whole) ? { whole, used: LINES_AT_MOST } : { whole: link, used: 0 };
}

/** Without the full stop or bracket of the sentence it stands in. */
function trimmed(link: string): string {
  let end = link.length;
  while (end > 0 && CLOSING.includes(link[end - 1]!)) end--;
  return link.slice(0, end);
}
const CLOSING = '.,;:!?)]}>\'"”’';

/** Chats put the name on a line of its own. */
function lineBefore(lines: readonly string[], at: number): string {
  for (let line = at - 1; line >= 0; line--) {
    const words = lines[line]!.trim();
    if (words !== '') return words.search(LINK) >= 0 ? '' : words;
  }
  return '';
}

const TIMES =
  /\[?\(?\b\d{4}[-./]\d{1,2}[-./]\d{1,2}\b[,T]?|\[?\b\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AP]M)?\b\)?\]?|(?:오전|오후)\s?/giu;

/** What people wrote, without times and what lists put around it. */
function wordsIn(line: string): string {
  const words = line
    .replace(/[<>"“”|`*•\s]+/g, ' ')
    .slice(0, LOOKED_AT)
    .replace(TIMES, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-–—.,;:)\]]+|[\s\-–—,;:([]+$/gu, '');
  return words.length > BESIDE_AT_MOST ? `${words.slice(0, BESIDE_AT_MOST - 1)}…` : words;
}

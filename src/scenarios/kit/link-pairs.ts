// From the link as it arrived to pairs of key and value. Links are mangled in transit: percent-encoded by chat programs, `&`
// turned into `&amp;` by editors, a full stop or bracket glued on by a sentence, letters replaced by wide ones by an input
// method. Undoing that changes no meaning and is not reported. Left out: what keys and values mean (parse-link.ts).

/** The parser reads no further. */
export const LINK_READ_AT_MOST = 4000;

export interface LinkPair {
  readonly key: string;
  /** undefined when there was no `=`. */
  readonly value: string | undefined;
  /** As it stood in the link, cleaned. */
  readonly given: string;
  /** The value with its blanks and plus signs, which mean something in a rule. */
  readonly written: string | undefined;
}

export interface LinkPairs {
  readonly pairs: readonly LinkPair[];
  readonly tooLong: boolean;
}

/** Splits a fragment, a query or a whole link. Never throws. */
export function linkPairs(text: string): LinkPairs {
  const tooLong = text.length > LINK_READ_AT_MOST;
  const pairs: LinkPair[] = [];
  const whole = tooLong ? text.slice(0, LINK_READ_AT_MOST).replace(/&[^&]*$/, '') : text;
  for (const piece of cleaned(whole).split(/[&?#;]+/)) {
    const given = withoutBlanks(piece).replace(/^\/+/, '');
    if (given === '') continue;
    const sign = given.indexOf('=');
    if (sign < 0) pairs.push({ key: given.toLowerCase(), value: undefined, given, written: undefined });
    else {
      const written = piece.slice(piece.indexOf('=') + 1);
      pairs.push({ key: given.slice(0, sign).toLowerCase(), value: given.slice(sign + 1), given, written });
    }
  }
  return { pairs, tooLong };
}

function cleaned(text: string): string {
  return decoded(text)
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]+/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/^\s*[a-z][a-z0-9+.-]*:\/\/[^?#]*/i, '')
    .replace(/[^\p{L}\p{N}=&%]+$/u, closingBrackets);
}

/** A plus sign is how forms write a blank. */
export const withoutBlanks = (text: string): string => text.replace(/[\s+]+/g, '');

/** Of what a sentence left at the end of a link, the brackets that close what was opened in it. */
function closingBrackets(end: string, from: number, whole: string): string {
  const opened = whole.slice(0, from).match(/[()]/g) ?? [];
  const open = opened.reduce((depth, bracket) => Math.max(0, depth + (bracket === '(' ? 1 : -1)), 0);
  return ')'.repeat(Math.min(open, end.match(/\)/g)?.length ?? 0));
}

/** HTML entities of `&` and percent escapes, also those applied twice. */
function decoded(text: string): string {
  let result = text;
  for (let round = 0; round < 3; round++) {
    const before = result;
    result = result.replace(/&(?:amp|#0*38|#x0*26);/gi, '&').replace(/(?:%[0-9a-f]{2})+/gi, unescaped);
    if (result === before) break;
  }
  return result;
}

function unescaped(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return escapes.replace(/%[0-7][0-9a-f]/gi, decodeURIComponent);
  }
}

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
    const given = piece.replace(/^\/+/, '');
    if (given === '') continue;
    const sign = given.indexOf('=');
    if (sign < 0) pairs.push({ key: given.toLowerCase(), value: undefined, given });
    else pairs.push({ key: given.slice(0, sign).toLowerCase(), value: given.slice(sign + 1), given });
  }
  return { pairs, tooLong };
}

function cleaned(text: string): string {
  return decoded(text)
    .normalize('NFKC')
    .replace(/[\s\u00ad\u200b-\u200f\u2060\ufeff]+/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/^[a-z][a-z0-9+.-]*:\/\/[^?#]*/i, '')
    .replace(/[^\p{L}\p{N}=&%]+$/u, '');
}

/** HTML entities of `&` and percent escapes, also those applied twice. */
function decoded(text: string): string {
  let result = text;
  for (let round = 0; round < 3; round++) {
    const before = result;
    result = result
      .replace(/&(?:amp|#0*38|#x0*26);/gi, '&')
      .replace(/\+/g, ' ')
      .replace(/(?:%[0-9a-f]{2})+/gi, unescaped);
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

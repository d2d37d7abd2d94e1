// How an expression is written: the same one always in the same letters, so that two runs with one rule are one run, and in
// links without what a link cannot hold. Works on the pieces of the text, so that what is wrong in it stays as it was.

/** Numbers with their units, names, signs. */
const PIECES = /(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?[A-Za-zµ]*|[\p{L}_][\p{L}\p{N}_]*|<=|>=|==|!=|\S/gu;
/** Letters that keyboards and word processors put in place of a sign, and words that links have for some. */
const MEANT: ReadonlyMap<string, string> = new Map([
  ['×', '*'],
  ['·', '*'],
  ['÷', '/'],
  ['−', '-'],
  ['–', '-'],
  ['≤', '<='],
  ['≥', '>='],
  ['≠', '!='],
  ['=', '=='],
  ['then', '?'],
  ['else', ':'],
  ['mod', '%'],
]);
const WORDS: ReadonlyMap<string, string> = new Map([
  ['?', 'then'],
  [':', 'else'],
  ['%', 'mod'],
]);

const piecesOf = (text: string): string[] => (text.match(PIECES) ?? []).map((piece) => MEANT.get(piece) ?? piece);

const isWord = (piece: string | undefined): boolean => piece !== undefined && /^[\p{L}\p{N}_.]/u.test(piece);
/** Behind one of these a minus is a sign of its own. */
const isOpen = (piece: string | undefined): boolean =>
  piece === undefined || (!isWord(piece) && piece !== ')') || ['and', 'or', 'not'].includes(piece);

export interface Tidied {
  readonly text: string;
  /** The place in what was given of a place in `text`. */
  givenAt(at: number): number;
}

/** `max(min,srtt+4*rttvar)` as people read it: `max(min, srtt + 4 * rttvar)`. */
export function tidy(given: string): Tidied {
  const pieces = piecesOf(given);
  const begins: number[] = [];
  let text = '';
  for (const [index, piece] of pieces.entries()) {
    if (!isTight(pieces, index)) text += ' ';
    begins.push(text.length);
    text += piece;
  }
  const givenAt = (at: number): number => {
    const index = begins.findLastIndex((begin) => begin <= at);
    const places = [...given.matchAll(PIECES)];
    const place = places[index];
    if (!place || at >= text.length) return given.trimEnd().length;
    return place.index + Math.min(at - begins[index]!, place[0].length - 1);
  };
  return { text, givenAt };
}

/** Does this piece stand close to the one before? */
function isTight(pieces: readonly string[], index: number): boolean {
  const [piece, before] = [pieces[index]!, pieces[index - 1]];
  if (before === undefined || before === '(' || piece === ')' || piece === ',') return true;
  if (before === '-' && isOpen(pieces[index - 2])) return true;
  return piece === '(' && isWord(before) && !['and', 'or', 'not'].includes(before);
}

/** The same in the letters of links: no blank that is not needed, words for `? : %`, other signs as %. */
export function forLink(text: string): string {
  const pieces = piecesOf(text).map((piece) => WORDS.get(piece) ?? piece);
  const compact = pieces.reduce((all, piece, index) => {
    const blank = index > 0 && isWord(piece) && isWord(pieces[index - 1]) ? ' ' : '';
    return all + blank + piece;
  }, '');
  return encodeURIComponent(compact)
    .replaceAll('%2C', ',')
    .replace(/[*!'~()_]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

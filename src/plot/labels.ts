// How wide words are and into how many rows they go, in a picture that nobody can measure yet: estimates. Where they stand is
// in label-places.ts.

/** CSS pixels of a text at 12 to 13 px; Hangul is as wide as it is high. */
export function widthOf(words: string): number {
  let width = 0;
  for (const letter of words)
    width += /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/.test(letter) ? 13 : 7;
  return width;
}

/** From one row of labels to the next. */
export const LINE_HEIGHT = 17;

/** In as many rows as are needed for none to be wider than this; a word that is wider stays whole. */
export function rowsWithin(words: string, width: number): readonly string[] {
  const rows: string[] = [];
  for (const word of words.split(' ')) {
    const longer = `${rows.at(-1)} ${word}`;
    if (rows.length > 0 && widthOf(longer) <= width) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows;
}

/** Those of the ticks, from left to right, that leave room for one another. */
export function withoutOverlap<Tick extends { readonly left: number; readonly words: string }>(
  ticks: readonly Tick[],
): Tick[] {
  let taken = Number.NEGATIVE_INFINITY;
  return [...ticks]
    .sort((a, b) => a.left - b.left)
    .filter(({ left, words }) => {
      const half = widthOf(words) / 2;
      if (left - half < taken) return false;
      taken = left + half + 6;
      return true;
    });
}

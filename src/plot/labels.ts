// Where words go so that they do not lie on one another. Widths are estimated: nothing here can measure type. The labels of a
// figure have a column of their own beside the plot, so they only move apart, in the order of their lines; those of a run chart
// stand among its lines and have to look for a place (label-places.ts).

/** CSS pixels of a text at 12 to 13 px; Hangul is as wide as it is high. */
export function widthOf(words: string): number {
  let width = 0;
  for (const letter of words)
    width += /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/.test(letter) ? 13 : 7;
  return width;
}

export interface LineEnd {
  readonly words: string;
  /** The words in lines of their own; left out: all in one. */
  readonly rows?: readonly string[];
  readonly left: number;
  /** Middle of the first row. */
  readonly top: number;
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

const heightOf = ({ rows }: LineEnd): number => LINE_HEIGHT * (rows?.length ?? 1);

/** Moves labels apart, in the order in which their lines end, and keeps them between top and bottom. */
export function spreadLabels(
  ends: readonly (LineEnd | undefined)[],
  top: number,
  bottom: number,
): (LineEnd | undefined)[] {
  const order = ends
    // Several rows have their middle where the line ends.
    .flatMap((end, index) => {
      const height = end && heightOf(end);
      return height === undefined ? [] : [{ index, height, top: end!.top - (height - LINE_HEIGHT) / 2 }];
    })
    .sort((a, b) => a.top - b.top);
  for (let i = 1; i < order.length; i++) {
    const above = order[i - 1]!;
    order[i]!.top = Math.max(order[i]!.top, above.top + above.height);
  }
  let room = bottom + LINE_HEIGHT;
  for (let i = order.length - 1; i >= 0; i--) {
    order[i]!.top = Math.min(order[i]!.top, room - order[i]!.height);
    room = order[i]!.top;
  }
  const lift = Math.max(0, top - (order[0]?.top ?? top));
  const tops = new Map(order.map(({ index, top }) => [index, top + lift]));
  return ends.map((end, index) => end && { ...end, top: tops.get(index)! });
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

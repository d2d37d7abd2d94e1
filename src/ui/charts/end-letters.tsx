// The letter of every run that is kept, at the end of its main line, beside the plot: there no line and no cursor crosses it. On a
// phone and in saved charts; a wider page has the letters at the values beside the plot (gutter.tsx).

import { type Letter, RunLetter } from '../foundation/run-letter.tsx';
import { seriesValueAt } from './chart-series.ts';
import { type Row, type StackModel, yOf } from './stack-model.ts';

export interface EndLetter {
  readonly letter: Letter;
  readonly front: boolean;
  /** Of its middle, CSS pixels from the top of the stack. */
  readonly y: number;
}

/** Letters whose lines end at one place stand one below the other, CSS pixels; nearer where the row has no room for that. */
const APART = 17;
/** From the middle of the lowest letter to the foot of its plot: it may stand in the air below, not in the next row. */
const ABOVE_FOOT = 3;

export function endLetters(row: Row, { front, view }: Pick<StackModel, 'front' | 'view'>): EndLetter[] {
  if (!front) return [];
  const own = row.series.map((series) => ({ ...series, run: front }));
  const letters = [...own, ...row.ghosts].flatMap((series): EndLetter[] => {
    if (series.line.gutter !== 'main' || series.line.draw === 'dots') return [];
    const value = seriesValueAt(series, Math.min(view.to, series.end));
    if (Number.isNaN(value)) return [];
    return [{ letter: series.run, front: series.run === front, y: yOf(row, value) }];
  });
  return spread(letters, row.top + 9, row.plotBottom - ABOVE_FOOT);
}

/** In the order of the lines' ends, none over another one, none out of the row. */
function spread(letters: readonly EndLetter[], top: number, bottom: number): EndLetter[] {
  const sorted = letters.toSorted((x, y) => x.y - y.y || (x.letter < y.letter ? -1 : 1));
  const apart = Math.min(APART, (bottom - top) / Math.max(1, letters.length - 1));
  const places: number[] = [];
  for (const [index, { y }] of sorted.entries()) {
    places.push(Math.max(y, top, index === 0 ? top : places[index - 1]! + apart));
  }
  for (let index = places.length - 1, limit = bottom; index >= 0; index--, limit -= apart) {
    places[index] = Math.min(places[index]!, limit);
    limit = places[index]!;
  }
  return sorted.map((letter, index) => ({ ...letter, y: places[index]! }));
}

const BESIDE_PLOT = 2;

export function EndLetters({ row, model }: { readonly row: Row; readonly model: StackModel }) {
  return endLetters(row, model).map(({ letter, front, y }) => (
    <span
      key={letter}
      className="end-letter"
      aria-hidden="true"
      style={{ left: model.geometry.right + BESIDE_PLOT, top: Math.round(y - row.top) - 8 }}
    >
      <RunLetter letter={letter} front={front} />
    </span>
  ));
}

// A level that changes in time, in pieces that are straight: so many times the usual load, from then on; rising until; back
// again. Known for the whole run before it begins, so that what comes at a changing rate can be drawn exactly.

import { type Nanos, NEVER } from './time.ts';

/** From its time on, until the next piece begins. */
export interface LevelPiece {
  readonly from: Nanos;
  /** At its beginning. */
  readonly value: number;
  /** Per ns. */
  readonly slope: number;
}

export class Level {
  readonly pieces: readonly LevelPiece[];

  /** @param pieces in order of time, the first from 0 on; nowhere below 0 */
  constructor(pieces: readonly LevelPiece[]) {
    this.pieces = pieces;
  }

  /** Where a piece begins it is the new one that counts. */
  at(time: Nanos): number {
    const { from, value, slope } = this.pieces[this.pieceAt(time)]!;
    return value + slope * (time - from);
  }

  /**
   * When the area under the level, from a time on, has come to this much (level times ns); NEVER if it does not. Times between
   * jobs at rate 1 become times between jobs at this rate: a Poisson process stays one (Çinlar 1975, by inversion).
   */
  after(start: Nanos, area: number): Nanos {
    let left = area;
    for (let index = this.pieceAt(start), time = start; index < this.pieces.length; index++) {
      const { from, value, slope } = this.pieces[index]!;
      const end = this.pieces[index + 1]?.from ?? NEVER;
      const level = value + slope * (time - from);
      const whole = end === NEVER ? NEVER : (end - time) * (level + (slope * (end - time)) / 2);
      if (left < whole) {
        const reached = time + spanOf(left, level, slope);
        if (reached < NEVER) return reached;
      }
      left -= whole;
      time = end;
    }
    return NEVER;
  }

  private pieceAt(time: Nanos): number {
    const { pieces } = this;
    let index = 0;
    while (index + 1 < pieces.length && pieces[index + 1]!.from <= time) index++;
    return index;
  }
}

/** How long until the area under a straight line is this much, in the form that loses no digits where the slope is small. */
function spanOf(area: number, level: number, slope: number): Nanos {
  const root = Math.sqrt(level * level + 2 * slope * area);
  return area === 0 ? 0 : (2 * area) / (level + root);
}

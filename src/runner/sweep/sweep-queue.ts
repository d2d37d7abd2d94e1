// Which run is next. All points get their first seed before any gets its second, so that a figure is whole early. Whether
// a point needs more seeds depends on its own runs only: never on the number of workers or on who was first.

import { confidenceAt, widthLooks } from './looks.ts';
import { summaryOf } from './summary.ts';
import { cellsOf, placeOf, runsOf } from './sweep.ts';
import { present, type SweepResults } from './sweep-results.ts';

export class SweepQueue {
  private readonly results: SweepResults;
  private readonly mine: (index: number) => boolean;
  private nextPlanned = 0;
  private plannedLeft = 0;
  /** Given back by a worker that died, or wanted by a point that needs more seeds. */
  private readonly first: number[] = [];
  /** All runs ever requested beyond the planned ones, including those in progress. */
  private readonly asked = new Set<number>();

  /** @param mine which runs are done here: a shard has some of them; by default all */
  constructor(results: SweepResults, mine: (index: number) => boolean = () => true) {
    this.results = results;
    this.mine = mine;
    for (let index = 0; index < runsOf(results.sweep); index++) if (this.isToDo(index)) this.plannedLeft++;
    // What a resumed sweep lacks of its further seeds.
    for (let cell = 0; cell < cellsOf(results.sweep); cell++) this.wantMore(cell);
  }

  /** Undefined if there is nothing to do now; runs in progress may still lead to more. */
  next(): number | undefined {
    const given = this.first.shift();
    if (given !== undefined) return given;
    const planned = runsOf(this.results.sweep);
    while (this.nextPlanned < planned) {
      const index = this.nextPlanned++;
      if (!this.isToDo(index)) continue;
      this.plannedLeft--;
      return index;
    }
    return undefined;
  }

  giveBack(index: number): void {
    this.first.unshift(index);
  }

  /** To be called when a run is among the results (or among those that failed). */
  done(index: number): void {
    this.wantMore(index % cellsOf(this.results.sweep));
  }

  /** Runs known to remain, not counting those in progress. */
  get left(): number {
    return this.first.length + this.plannedLeft;
  }

  private isToDo(index: number): boolean {
    return this.mine(index) && !this.results.has(index);
  }

  /** Requests runs beyond the planned ones. */
  want(indices: readonly number[]): void {
    for (const index of indices) {
      if (this.results.has(index) || this.asked.has(index)) continue;
      this.asked.add(index);
      this.first.push(index);
    }
  }

  /** A point whose interval is too wide gets as many seeds again, and is looked at when all of them are there (looks.ts). */
  private wantMore(cell: number): void {
    const cells = cellsOf(this.results.sweep);
    const { runs, next } = widthAt(this.results, cell);
    if (next === undefined || next <= this.results.sweep.seeds) return;
    this.want(Array.from({ length: next - runs }, (_, n) => (runs + n) * cells + cell));
  }
}

interface Width {
  /** Runs of the point that are there, one behind another. */
  readonly runs: number;
  /** At so many it is looked at again; undefined if it is as narrow as is wanted, or has as many as it may have. */
  readonly next?: number;
  /** It is there with all its runs, and its interval is wider than wanted. */
  readonly isTooWide?: true;
}

function widthAt(results: SweepResults, cell: number): Width {
  const { sweep } = results;
  if (sweep.precision === undefined) return { runs: 0 };
  const { measure, within } = sweep.precision;
  const { x, series } = placeOf(sweep, cell);
  const cells = cellsOf(sweep);
  let runs = 0;
  while (results.has(runs * cells + cell)) runs++;
  for (const look of widthLooks(sweep)) {
    if (runs < look) return { runs, next: look };
    const values = present(results.values(x, series, measure).slice(0, look));
    const { mean, half } = summaryOf(values, confidenceAt(sweep, look));
    // Further seeds would hardly have what none of these had.
    if (values.length === 0 || half <= within * Math.abs(mean)) return { runs };
  }
  return { runs, isTooWide: true };
}

/** How many points of a finished sweep are still wider than wanted with all the seeds that they may have. */
export const tooWideIn = (results: SweepResults): number =>
  Array.from({ length: cellsOf(results.sweep) }, (_, cell) => widthAt(results, cell)).filter(
    ({ isTooWide }) => isTooWide,
  ).length;

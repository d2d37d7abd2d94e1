// Jobs in order of `due`; of equals, who came first is first. A heap of four children each, with the keys and the numbers of
// places in columns and the jobs themselves at rest in those places: what moves is no object. For the many jobs of one
// station that has one entry in the agenda.

import { invariant } from '../core/errors.ts';
import { type Nanos, NEVER } from '../core/time.ts';
import type { Job } from './job.ts';

const CHILDREN = 4;

export class JobHeap<J extends Job<J>> {
  length = 0;
  private dues = new Float64Array(16 + CHILDREN).fill(NEVER);
  private places = new Int32Array(16);
  /** By place: the how-manieth pushed. Looked at only where times are equal. */
  private readonly orders: number[] = [];
  /** By place; of a free one, whoever was there last. */
  private readonly jobs: J[] = [];
  private readonly free: number[] = [];
  private pushed = 0;

  /** The earliest; the heap must not be empty. */
  get first(): J {
    return this.jobs[this.places[0]!]!;
  }

  /** When the earliest is due; the heap must not be empty. Without a look at the job, which may lie anywhere in memory. */
  get firstDue(): Nanos {
    return this.dues[0]!;
  }

  push(job: J): void {
    const { jobs, free } = this;
    let at = this.length++;
    if (at === this.places.length) this.grow();
    const { dues, places } = this;
    const { due } = job;
    const place = free.length > 0 ? free.pop()! : jobs.length;
    jobs[place] = job;
    this.orders[place] = this.pushed++;
    // Whoever is pushed now came last, so among equals it stays below.
    while (at > 0) {
      const above = (at - 1) >> 2;
      if (dues[above]! <= due) break;
      dues[at] = dues[above]!;
      places[at] = places[above]!;
      at = above;
    }
    dues[at] = due;
    places[at] = place;
  }

  /** Takes the earliest off. */
  pop(): J {
    const { dues, orders, places } = this;
    invariant(this.length > 0, 'A station has nobody who could leave.');
    const first = places[0]!;
    const last = --this.length;
    const due = dues[last]!;
    const lastPlace = places[last]!;
    dues[last] = NEVER;
    let at = 0;
    for (;;) {
      const from = CHILDREN * at + 1;
      if (from >= last) break;
      // Which of two is less becomes a number, not a branch: nobody could guess it.
      const left = from + Number(dues[from + 1]! < dues[from]!);
      const right = from + 2 + Number(dues[from + 3]! < dues[from + 2]!);
      let child = left + (right - left) * Number(dues[right]! < dues[left]!);
      const least = dues[child]!;
      const equal =
        Number(dues[from] === least) +
        Number(dues[from + 1] === least) +
        Number(dues[from + 2] === least) +
        Number(dues[from + 3] === least);
      if (equal > 1) child = this.firstOf(from, least);
      if (least > due || (least === due && orders[places[child]!]! > orders[lastPlace]!)) break;
      dues[at] = least;
      places[at] = places[child]!;
      at = child;
    }
    if (last > 0) dues[at] = due;
    places[at] = lastPlace;
    this.free.push(first);
    return this.jobs[first]!;
  }

  /** Of four places from one on, that of who was pushed first of those that are due then. */
  private firstOf(from: number, due: Nanos): number {
    const { dues, places, orders } = this;
    let best = -1;
    for (let at = from; at < from + CHILDREN; at++) {
      if (dues[at] === due && (best < 0 || orders[places[at]!]! < orders[places[best]!]!)) best = at;
    }
    return best;
  }

  private grow(): void {
    const { dues, places } = this;
    this.dues = new Float64Array(2 * places.length + CHILDREN).fill(NEVER);
    this.dues.set(dues);
    this.places = new Int32Array(2 * places.length);
    this.places.set(places);
  }
}

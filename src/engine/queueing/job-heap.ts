// Jobs in order of `due`; of equals, who came first is first. A heap of four children each, with the keys and the numbers of
// places in columns and the jobs themselves at rest in those places: what moves is no object. For the many jobs of one
// station that has one entry in the agenda.

import { invariant } from '../core/errors.ts';
import type { Nanos } from '../core/time.ts';
import type { Job } from './job.ts';

const CHILDREN = 4;

export class JobHeap<J extends Job<J>> {
  length = 0;
  private dues = new Float64Array(16);
  private orders = new Float64Array(16);
  private places = new Int32Array(16);
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
    if (at === this.dues.length) this.grow();
    const { dues, orders, places } = this;
    const { due } = job;
    const place = free.length > 0 ? free.pop()! : jobs.length;
    jobs[place] = job;
    // Whoever is pushed now came last, so among equals it stays below.
    while (at > 0) {
      const above = (at - 1) >> 2;
      if (dues[above]! <= due) break;
      dues[at] = dues[above]!;
      orders[at] = orders[above]!;
      places[at] = places[above]!;
      at = above;
    }
    dues[at] = due;
    orders[at] = this.pushed++;
    places[at] = place;
  }

  /** Takes the earliest off. */
  pop(): J {
    const { dues, orders, places } = this;
    invariant(this.length > 0, 'A station has nobody who could leave.');
    const first = places[0]!;
    const last = --this.length;
    const due = dues[last]!;
    const order = orders[last]!;
    let at = 0;
    for (;;) {
      const from = CHILDREN * at + 1;
      if (from >= last) break;
      const to = from + CHILDREN < last ? from + CHILDREN : last;
      let child = from;
      let least = dues[from]!;
      for (let other = from + 1; other < to; other++) {
        const its = dues[other]!;
        if (its < least || (its === least && orders[other]! < orders[child]!)) {
          child = other;
          least = its;
        }
      }
      if (least > due || (least === due && orders[child]! > order)) break;
      dues[at] = least;
      orders[at] = orders[child]!;
      places[at] = places[child]!;
      at = child;
    }
    dues[at] = due;
    orders[at] = order;
    places[at] = places[last]!;
    this.free.push(first);
    return this.jobs[first]!;
  }

  private grow(): void {
    const { dues, orders, places } = this;
    this.dues = new Float64Array(2 * dues.length);
    this.dues.set(dues);
    this.orders = new Float64Array(2 * orders.length);
    this.orders.set(orders);
    this.places = new Int32Array(2 * places.length);
    this.places.set(places);
  }
}

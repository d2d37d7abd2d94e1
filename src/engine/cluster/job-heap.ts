// Jobs in order of `due`; of equals, who came first is first. A binary heap with the keys in columns. For the many jobs of
// one station that has one entry in the agenda.

import { invariant } from '../core/errors.ts';
import type { Job } from './job.ts';

export class JobHeap<J extends Job<J>> {
  length = 0;
  private dues = new Float64Array(16);
  private orders = new Float64Array(16);
  private readonly jobs: J[] = [];
  private pushed = 0;

  /** The earliest; the heap must not be empty. */
  get first(): J {
    return this.jobs[0]!;
  }

  push(job: J): void {
    const { jobs } = this;
    let place = this.length++;
    if (place === this.dues.length) this.grow();
    const { dues, orders } = this;
    const { due } = job;
    // Whoever is pushed now came last, so among equals it stays below.
    while (place > 0) {
      const above = (place - 1) >> 1;
      if (dues[above]! <= due) break;
      dues[place] = dues[above]!;
      orders[place] = orders[above]!;
      jobs[place] = jobs[above]!;
      place = above;
    }
    dues[place] = due;
    orders[place] = this.pushed++;
    jobs[place] = job;
  }

  /** Takes the earliest off. */
  pop(): J {
    const { dues, orders, jobs } = this;
    invariant(this.length > 0, 'A station has nobody who could leave.');
    const first = jobs[0]!;
    const last = --this.length;
    const due = dues[last]!;
    const order = orders[last]!;
    const job = jobs[last]!;
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= last) break;
      if (child + 1 < last && this.goesBefore(child + 1, child)) child++;
      if (dues[child]! > due || (dues[child]! === due && orders[child]! > order)) break;
      dues[place] = dues[child]!;
      orders[place] = orders[child]!;
      jobs[place] = jobs[child]!;
      place = child;
    }
    dues[place] = due;
    orders[place] = order;
    jobs[place] = job;
    return first;
  }

  private goesBefore(a: number, b: number): boolean {
    const { dues, orders } = this;
    return dues[a]! < dues[b]! || (dues[a]! === dues[b]! && orders[a]! < orders[b]!);
  }

  private grow(): void {
    const { dues, orders } = this;
    this.dues = new Float64Array(2 * dues.length);
    this.dues.set(dues);
    this.orders = new Float64Array(2 * orders.length);
    this.orders.set(orders);
  }
}

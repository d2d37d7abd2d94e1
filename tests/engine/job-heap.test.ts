// What leaves a heap of jobs leaves in order of time and, of equals, of coming, however pushes and pops are mixed.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Job } from '../../src/engine/queueing/job.ts';
import { JobHeap } from '../../src/engine/queueing/job-heap.ts';

class Customer implements Job<Customer> {
  next: Customer | null = null;
  work = Number.NaN;
  due: number;
  readonly number: number;

  constructor(number: number, due: number) {
    this.number = number;
    this.due = due;
  }
}

/** A number pushes a job that is due then (few times, so that many are equal); null takes one off. */
const steps = fc.array(fc.option(fc.integer({ min: 0, max: 9 }), { freq: 3 }), { maxLength: 200 });

it('jobs leave by time, and of equals in the order in which they came', () => {
  fc.assert(
    fc.property(steps, (mixed) => {
      const heap = new JobHeap<Customer>();
      const present: Customer[] = [];
      const leave = (): void => {
        // A stable sort is the definition.
        present.sort((a, b) => a.due - b.due);
        expect(heap.firstDue).toBe(present[0]!.due);
        expect(heap.pop()).toBe(present.shift());
      };
      mixed.forEach((due, number) => {
        if (due !== null) {
          const job = new Customer(number, due);
          heap.push(job);
          present.push(job);
        } else if (present.length > 0) leave();
      });
      while (present.length > 0) leave();
      expect(heap.length).toBe(0);
    }),
  );
});

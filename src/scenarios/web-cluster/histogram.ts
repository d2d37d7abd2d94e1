// How often times were about so long: buckets that grow by a fiftieth, so that a quantile is right to a hundredth and memory
// is bounded however long the run.

import { ln, pow } from '../../engine/core/elementary.ts';
import type { Nanos } from '../../engine/core/time.ts';
import { TimeClasses } from './time-classes.ts';

const GROWTH = 1.02;
/** Everything up to this is one bucket, ns. */
const SHORTEST = 1000;
const BUCKETS = 1400;
const PER_BUCKET = 1 / ln(GROWTH);

/** Where a time belongs in any histogram. */
const bucketOf = (time: Nanos): number =>
  time <= SHORTEST ? 0 : Math.min(BUCKETS - 1, Math.ceil(ln(time / SHORTEST) * PER_BUCKET));

export const buckets = new TimeClasses(BUCKETS, SHORTEST, bucketOf, (bucket) => SHORTEST * pow(GROWTH, bucket));

export class Histogram {
  count = 0;
  total: Nanos = 0;
  private readonly buckets = new Int32Array(BUCKETS);

  /** @param bucket of this time */
  add(time: Nanos, bucket: number): void {
    this.count++;
    this.total += time;
    this.buckets[bucket]!++;
  }

  /** Mean; 0 if there was none. */
  get mean(): Nanos {
    return this.count === 0 ? 0 : this.total / this.count;
  }

  /** About the smallest time that at least this share of all do not exceed; 0 if there was none. */
  quantile(share: number): Nanos {
    let left = Math.ceil(share * this.count);
    if (left === 0) return 0;
    let bucket = 0;
    for (; bucket < BUCKETS - 1; bucket++) {
      left -= this.buckets[bucket]!;
      if (left <= 0) break;
    }
    return Math.round(SHORTEST * pow(GROWTH, bucket - 0.5));
  }

  clear(): void {
    this.count = 0;
    this.total = 0;
    this.buckets.fill(0);
  }
}

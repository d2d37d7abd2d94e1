// Random streams of thousands of users, all in one column: a user who is heard of every second or two is in no cache, and
// each object on the way to six numbers would be one more wait for memory.

import { draw, type RandomStream } from './random.ts';

const NUMBERS = 6;

export class RandomStreams {
  readonly count: number;
  private readonly column: Float64Array;

  constructor(count: number) {
    this.count = count;
    this.column = new Float64Array(NUMBERS * count);
  }

  set(index: number, stream: RandomStream): void {
    stream.copyTo(this.column, NUMBERS * index);
  }

  /** Uniform in (0, 1), never 0 or 1, from one of them. */
  uniform(index: number): number {
    return draw(this.column, NUMBERS * index);
  }
}

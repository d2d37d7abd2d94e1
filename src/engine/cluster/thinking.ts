// How long a user waits before asking again. Exponential; or as in SURGE (Barford and Crovella 1998): a page is a document
// with others embedded in it, asked for one after the other with short pauses (active off), and after the last one the user
// reads (inactive off).

import { exponential } from '../core/distributions.ts';
import { ln, pow } from '../core/elementary.ts';
import type { RandomStream } from '../core/random.ts';
import { type Nanos, seconds } from '../core/time.ts';

/** Draws the pause after each reply; one for each user, with a stream of its own. */
export interface Thinking {
  next(): Nanos;
}

export class ExponentialThinking implements Thinking {
  private readonly stream: RandomStream;
  private readonly mean: Nanos;

  constructor(stream: RandomStream, mean: Nanos) {
    this.stream = stream;
    this.mean = mean;
  }

  next(): Nanos {
    return exponential(this.stream, this.mean);
  }
}

export const REFERENCES = { from: 1, alpha: 2.43 };
export const ACTIVE = { scale: seconds(1.46), shape: 0.382, longest: seconds(1) };
export const INACTIVE = { from: seconds(1), alpha: 1.5 };

export class SurgeThinking implements Thinking {
  private readonly stream: RandomStream;
  private readonly longest: Nanos;
  /** Documents of this page still to be asked for. */
  private left = 0;

  /** @param longest no pause between pages is longer, ns */
  constructor(stream: RandomStream, longest: Nanos) {
    this.stream = stream;
    this.longest = longest;
  }

  next(): Nanos {
    const { stream } = this;
    if (this.left > 0) {
      this.left--;
      const pause = ACTIVE.scale * pow(-ln(stream.uniform()), 1 / ACTIVE.shape);
      return Math.min(ACTIVE.longest, pause);
    }
    const documents = Math.round(REFERENCES.from / pow(stream.uniform(), 1 / REFERENCES.alpha));
    this.left = documents - 1;
    return Math.min(this.longest, INACTIVE.from / pow(stream.uniform(), 1 / INACTIVE.alpha));
  }
}

// How long a user waits before asking again. Exponential; or as in SURGE (Barford and Crovella 1998): a page is a document
// with others embedded in it, asked for one after the other with short pauses (active off), and after the last one the user
// reads (inactive off).

import { exp, ln, pow } from '../core/elementary.ts';
import type { RandomStreams } from '../core/random-streams.ts';
import { type Nanos, seconds } from '../core/time.ts';

/** Draws the pause after each reply, from the stream of its user. */
export interface Thinking {
  next(user: number): Nanos;
}

export class ExponentialThinking implements Thinking {
  private readonly streams: RandomStreams;
  private readonly mean: Nanos;

  constructor(streams: RandomStreams, mean: Nanos) {
    this.streams = streams;
    this.mean = mean;
  }

  next(user: number): Nanos {
    return -this.mean * ln(this.streams.uniform(user));
  }
}

export const REFERENCES = { from: 1, alpha: 2.43 };
export const ACTIVE = { scale: seconds(1.46), shape: 0.382, longest: seconds(1) };
export const INACTIVE = { from: seconds(1), alpha: 1.5 };

/** A draw this much (as a share) off a limit is on its own side of it, whatever rounding does. */
const CLEAR = 1e-9;
/** Below this draw a pause within a page is surely the longest. */
const SURELY_LONGEST = (1 - CLEAR) * exp(-pow(ACTIVE.longest / ACTIVE.scale, ACTIVE.shape));
/** By documents of a page, from 0: a page surely has no more if its draw is above this. */
const SURELY_NO_MORE = Float64Array.from(
  { length: 8 },
  (_, documents) => (1 + CLEAR) * pow((documents + 0.5) / REFERENCES.from, -REFERENCES.alpha),
);
/** And surely as many if it is below this. */
const SURELY_AS_MANY = Float64Array.from(
  SURELY_NO_MORE,
  (_, documents) => (1 - CLEAR) * pow(Math.max(0.5, documents - 0.5) / REFERENCES.from, -REFERENCES.alpha),
);

export class SurgeThinking implements Thinking {
  private readonly streams: RandomStreams;
  private readonly longest: Nanos;
  /** By user: documents of the page still to be asked for. */
  private readonly left: Int32Array;

  /** @param longest no pause between pages is longer, ns */
  constructor(streams: RandomStreams, longest: Nanos) {
    this.streams = streams;
    this.longest = longest;
    this.left = new Int32Array(streams.count);
  }

  next(user: number): Nanos {
    const { streams, left } = this;
    const chance = streams.uniform(user);
    if (left[user]! > 0) {
      left[user]!--;
      if (chance < SURELY_LONGEST) return ACTIVE.longest;
      return Math.min(ACTIVE.longest, ACTIVE.scale * pow(-ln(chance), 1 / ACTIVE.shape));
    }
    left[user] = documentsOfPage(chance) - 1;
    return Math.min(this.longest, INACTIVE.from / pow(streams.uniform(user), 1 / INACTIVE.alpha));
  }
}

/** round(Pareto), for most draws by comparison alone: powers are a tenth of what a run costs. */
function documentsOfPage(chance: number): number {
  for (let documents = 1; documents < SURELY_NO_MORE.length; documents++) {
    if (chance > SURELY_NO_MORE[documents]! && chance < SURELY_AS_MANY[documents]!) return documents;
  }
  return Math.round(REFERENCES.from / pow(chance, 1 / REFERENCES.alpha));
}

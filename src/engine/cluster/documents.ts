// What a web site offers and how often each document is asked for. Sizes as in SURGE (Barford and Crovella 1998): lognormal,
// with a Pareto tail; popularity is Zipf's. How sizes and popularity go together decides how much is sent: at first by chance,
// then put in order pair by pair until the mean transfer is what was asked for.

import { normal } from '../core/distributions.ts';
import { exp, pow } from '../core/elementary.ts';
import type { RandomStream } from '../core/random.ts';
import type { Bytes } from '../core/units.ts';

export interface SiteOptions {
  readonly documents: number;
  /** Of all documents together. */
  readonly bytes: Bytes;
  /** Zipf's alpha: the n-th document is asked for in proportion to n to the minus alpha. */
  readonly alpha: number;
  /** Mean size of what is asked for. */
  readonly meanTransfer: Bytes;
}

const BODY = { mu: 9.357, sigma: 1.318, share: 0.93 };
const TAIL = { from: 133_000, alpha: 1.1 };
/** Bytes. */
export const SMALLEST_DOCUMENT = 100;
/** No document is larger than this share of them all. */
const LARGEST_SHARE = 0.0446;
/** Pairs drawn for each document at most. */
const MOST_PAIRS = 100;

/** No document of a site is larger, in bytes. */
export const largestDocument = (documents: number, bytes: Bytes): Bytes =>
  Math.max(LARGEST_SHARE, 2 / documents) * bytes;

export class Documents {
  /** Bytes, in order of popularity. */
  readonly sizes: Int32Array;
  /** The chance that a request is for one of the documents up to this. */
  readonly cumulative: Float64Array;
  /** By hundredths of chance: where to begin to look. */
  private readonly guide: Int32Array;

  constructor(sizes: Int32Array, alpha: number) {
    this.sizes = sizes;
    this.cumulative = zipf(sizes.length, alpha);
    this.guide = guideTo(this.cumulative);
  }

  get count(): number {
    return this.sizes.length;
  }

  /** The document somebody asks for next: one draw. */
  draw(stream: RandomStream): number {
    const { cumulative, guide } = this;
    const chance = stream.uniform();
    let document = guide[Math.floor(chance * guide.length)]!;
    while (cumulative[document]! < chance) document++;
    return document;
  }

  probability(document: number): number {
    return this.cumulative[document]! - (document > 0 ? this.cumulative[document - 1]! : 0);
  }

  /** Mean size of what is asked for. */
  get meanTransfer(): Bytes {
    return this.sizes.reduce((sum, size, document) => sum + size * this.probability(document), 0);
  }
}

/** Documents drawn from a stream of their own. */
export function drawDocuments(stream: RandomStream, options: SiteOptions): Documents {
  const sizes = drawSizes(stream, options);
  arrange(sizes, zipf(options.documents, options.alpha), stream, options.meanTransfer);
  return new Documents(sizes, options.alpha);
}

/** Pairs drawn at random are put in order, the popular one small (or large), until the mean transfer is what it should be. */
function arrange(sizes: Int32Array, cumulative: Float64Array, stream: RandomStream, wanted: Bytes): void {
  const chance = (i: number): number => cumulative[i]! - (i > 0 ? cumulative[i - 1]! : 0);
  let mean = sizes.reduce((sum, size, i) => sum + size * chance(i), 0);
  const isTooLarge = mean > wanted;
  for (let left = MOST_PAIRS * sizes.length; left > 0 && mean > wanted === isTooLarge; left--) {
    const a = Math.floor(stream.uniform() * sizes.length);
    const b = Math.floor(stream.uniform() * sizes.length);
    const [first, second] = a < b ? [a, b] : [b, a];
    const more = sizes[second]! - sizes[first]!;
    if (more > 0 === isTooLarge) continue;
    mean += more * (chance(first) - chance(second));
    sizes[first]! += more;
    sizes[second]! -= more;
  }
}

function drawSizes(stream: RandomStream, { documents, bytes }: SiteOptions): Int32Array {
  const drawn = Float64Array.from({ length: documents }, () => {
    const isBody = stream.uniform() < BODY.share;
    return isBody ? exp(BODY.mu + BODY.sigma * normal(stream)) : TAIL.from / pow(stream.uniform(), 1 / TAIL.alpha);
  });
  const most = largestDocument(documents, bytes);
  let sizes = drawn;
  // What is cut off at the ends is given to the others: a few rounds, because that moves the ends again.
  for (let round = 0; round < 20; round++) {
    const scale = bytes / sizes.reduce((sum, size) => sum + size, 0);
    sizes = sizes.map((size) => Math.min(most, Math.max(SMALLEST_DOCUMENT, size * scale)));
  }
  return Int32Array.from(sizes, Math.round);
}

/** Zipf's law, summed up; the last is 1. */
export function zipf(documents: number, alpha: number): Float64Array {
  const cumulative = new Float64Array(documents);
  let sum = 0;
  for (let i = 0; i < documents; i++) {
    sum += 1 / pow(i + 1, alpha);
    cumulative[i] = sum;
  }
  for (let i = 0; i < documents; i++) cumulative[i]! /= sum;
  cumulative[documents - 1] = 1;
  return cumulative;
}

function guideTo(cumulative: Float64Array): Int32Array {
  const guide = new Int32Array(cumulative.length);
  let document = 0;
  for (let place = 0; place < guide.length; place++) {
    while (cumulative[document]! < place / guide.length) document++;
    guide[place] = document;
  }
  return guide;
}

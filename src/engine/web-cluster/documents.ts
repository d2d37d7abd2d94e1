// What a web site offers and how often each document is asked for. Sizes as in SURGE (Barford and Crovella 1998): lognormal,
// with a Pareto tail; popularity is Zipf's. How sizes and popularity go together decides how much is sent: between in order
// and by chance, as far from either as it takes for the mean transfer that was asked for.

import { normal, zipf } from '../core/distributions.ts';
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
/**
 * No document is larger than this many mean documents: the tail is cut at 5 MB before sizes are scaled to the site, as in the
 * site of the reference curves (docs/models/web-cluster.md).
 */
const LARGEST_OF_MEAN = 89.2;
/** Nor, on a small site, than this share of them all. */
const LARGEST_SHARE = 0.0446;
/** The mean transfer is met up to this share, in so many steps at most. */
const NEAR = 0.001;
const MOST_STEPS = 24;

/** No document of a site is larger, in bytes. */
export const largestDocument = (documents: number, bytes: Bytes): Bytes =>
  Math.max(2 / documents, Math.min(LARGEST_SHARE, LARGEST_OF_MEAN / documents)) * bytes;

export class Documents {
  /** Bytes, in order of popularity. */
  readonly sizes: Int32Array;
  /** The chance that a request is for one of the documents up to this. */
  readonly cumulative: Float64Array;
  /** By hundredths of chance: where to begin to look. */
  private readonly guide: Int32Array;

  /** Mean size of what is asked for. */
  readonly meanTransfer: Bytes;

  constructor(sizes: Int32Array, alpha: number, cumulative = zipf(sizes.length, alpha)) {
    this.sizes = sizes;
    this.cumulative = cumulative;
    this.guide = guideTo(cumulative);
    this.meanTransfer = sizes.reduce((sum, size, document) => sum + size * this.probability(document), 0);
  }

  get count(): number {
    return this.sizes.length;
  }

  /** The document somebody asks for next. @param chance uniform in (0, 1) */
  draw(chance: number): number {
    const { cumulative, guide } = this;
    let document = guide[Math.floor(chance * guide.length)]!;
    while (cumulative[document]! < chance) document++;
    return document;
  }

  probability(document: number): number {
    return this.cumulative[document]! - (document > 0 ? this.cumulative[document - 1]! : 0);
  }
}

/** Documents drawn from a stream of their own. */
export function drawDocuments(stream: RandomStream, options: SiteOptions): Documents {
  const sizes = drawSizes(stream, options).sort();
  const lots = Float64Array.from(sizes, () => stream.uniform());
  // More order, smaller popular documents: halving the interval. A very popular document makes the mean jump, so the nearest stays.
  let [least, most] = [-1, 1];
  // The same for every arrangement, and what takes longest to compute.
  const cumulative = zipf(sizes.length, options.alpha);
  const ordered = (order: number): Documents => new Documents(arranged(sizes, lots, order), options.alpha, cumulative);
  let best = ordered(0);
  const miss = ({ meanTransfer }: Documents): Bytes => Math.abs(meanTransfer - options.meanTransfer);
  for (let step = 0; step < MOST_STEPS && miss(best) > NEAR * options.meanTransfer; step++) {
    const order = (least + most) / 2;
    const site = ordered(order);
    if (miss(site) < miss(best)) best = site;
    if (site.meanTransfer > options.meanTransfer) least = order;
    else most = order;
  }
  return best;
}

/**
 * Sizes go to documents by place in the order of popularity and lots, mixed: documents in order of that mixture get the sizes
 * from the smallest to the largest.
 *
 * @param order 1: the most popular document is the smallest, -1: the largest, 0: by lots alone
 */
function arranged(sizes: Int32Array, lots: Float64Array, order: number): Int32Array {
  const mixture = lots.map((lot, document) => (order * document) / lots.length + (1 - Math.abs(order)) * lot);
  const documents = Uint32Array.from(lots, (_, document) => document).sort(
    (a, b) => mixture[a]! - mixture[b]! || a - b,
  );
  const result = new Int32Array(sizes.length);
  documents.forEach((document, place) => {
    result[document] = sizes[place]!;
  });
  return result;
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

function guideTo(cumulative: Float64Array): Int32Array {
  const guide = new Int32Array(cumulative.length);
  let document = 0;
  for (let place = 0; place < guide.length; place++) {
    while (cumulative[document]! < place / guide.length) document++;
    guide[place] = document;
  }
  return guide;
}

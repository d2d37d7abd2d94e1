// A site, kind `cluster-content`: documents in order of popularity. Compared with our documents: the law of popularity, the
// total and the mean transfer that the file states, and, where it is the site we carry along, every size.

import * as z from 'zod/mini';
import { Documents } from '../../engine/web-cluster/documents.ts';
import { PAPER_SITE, paperSite } from '../../scenarios/web-cluster/paper-site.ts';
import { type Verdict, verdictOn } from '../format.ts';
import { amount, positive, readAs } from '../schema.ts';

/** Bytes and probability of every document. */
const SITE = z.object({
  docs: z.array(z.tuple([amount, amount])).check(z.minLength(2)),
  total: positive,
  mean_transfer: positive,
});

/** Throws an UnreadableCase. */
export const siteOf = (document: unknown) => ({ name: 'content', ...readAs(SITE, document) });

/** Of the probabilities as they are printed, and of the mean transfer. */
const PROBABILITY = 1e-6;
const TRANSFER = 1e-4;

export function verifySite({ name, docs: pairs, total, mean_transfer }: ReturnType<typeof siteOf>): Verdict {
  const sizes = Int32Array.from(pairs, ([bytes]) => bytes);
  const alpha = Math.log(pairs[0]![1] / pairs[1]![1]) / Math.log(2);
  const ours = new Documents(sizes, Number(alpha.toFixed(3)));
  const carried = sizes.length === PAPER_SITE.documents ? paperSite() : undefined;
  const problems = [
    pairs.every(([, chance], n) => Math.abs(ours.probability(n) - chance) <= PROBABILITY)
      ? ''
      : 'probabilities are not Zipf’s',
    sizes.reduce((sum, size) => sum + size, 0) === total ? '' : 'the total is another',
    Math.abs(ours.meanTransfer / mean_transfer - 1) <= TRANSFER ? '' : 'the mean transfer is another',
    carried === undefined || carried.sizes.join() === sizes.join() ? '' : 'sizes are not those of our site',
  ].filter(Boolean);
  return verdictOn(name, problems, `${sizes.length} documents, mean transfer ${ours.meanTransfer.toFixed(0)} bytes`);
}

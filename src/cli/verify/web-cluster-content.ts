// A site, kind `cluster-content`: documents in order of popularity. Compared with our documents: the law of popularity, the
// total and the mean transfer that the file states, and, where it is the site we carry along, every size.

import { Documents } from '../../engine/web-cluster/documents.ts';
import { PAPER_SITE, paperSite } from '../../scenarios/web-cluster/paper-site.ts';
import { type Check, type Fields, isAmount, positive, problemIn } from './checks.ts';
import { UnreadableCase } from './format.ts';
import type { Verdict } from './verdict.ts';

const list: Check = {
  is: (value) =>
    Array.isArray(value) && value.length > 1 && value.every((pair) => Array.isArray(pair) && pair.every(isAmount)),
  words: 'a list of pairs [bytes, probability]',
};
/** Of the probabilities as they are printed, and of the mean transfer. */
const PROBABILITY = 1e-6;
const TRANSFER = 1e-4;

/** Throws an UnreadableCase. */
export function contentCaseOf(document: Fields): () => Verdict {
  const problem = problemIn(document, '', { docs: list, total: positive, mean_transfer: positive });
  if (problem !== undefined) throw new UnreadableCase(problem);
  return () => verifyContent(document);
}

function verifyContent(document: Fields): Verdict {
  const pairs = document['docs'] as readonly (readonly [number, number])[];
  const sizes = Int32Array.from(pairs, ([bytes]) => bytes);
  const alpha = Math.log(pairs[0]![1] / pairs[1]![1]) / Math.log(2);
  const ours = new Documents(sizes, Number(alpha.toFixed(3)));
  const carried = sizes.length === PAPER_SITE.documents ? paperSite() : undefined;
  const problems = [
    pairs.every(([, chance], n) => Math.abs(ours.probability(n) - chance) <= PROBABILITY)
      ? ''
      : 'probabilities are not Zipf’s',
    sizes.reduce((sum, size) => sum + size, 0) === document['total'] ? '' : 'the total is another',
    Math.abs(ours.meanTransfer / Number(document['mean_transfer']) - 1) <= TRANSFER
      ? ''
      : 'the mean transfer is another',
    carried === undefined || carried.sizes.join() === sizes.join() ? '' : 'sizes are not those of our site',
  ].filter(Boolean);
  const detail = `${sizes.length} documents, mean transfer ${ours.meanTransfer.toFixed(0)} bytes`;
  return { name: 'content', passed: problems.length === 0, detail: problems.length > 0 ? problems.join(', ') : detail };
}

// From a mark to its explanation: one module per kind of event, brought by the families of the page's network (families.ts).

import { explainChange } from './change.ts';
import type { Explanation, Facts } from './facts.ts';
import { explainsOf, ofFamilies } from './families.ts';

/**
 * With the connection where another one is followed, unless the title names the user already.
 * @throws Error if no family of the page knows the kind: the page does not bring what its network needs.
 */
export function explain(facts: Facts): Explanation {
  const { flow, kind } = facts.mark;
  const explains = kind === 'change' ? explainChange : explainsOf(kind);
  if (!explains) throw new Error(`Nothing explains an event of kind ${kind} on this page.`);
  const explanation = explains(facts);
  const { watched } = facts.record.layout;
  const isNamed = flow === watched || flow < 0 || kind === 'request' || kind === 'page';
  const nameOf = ofFamilies('connection');
  return watched === undefined || isNamed || !nameOf
    ? explanation
    : { ...explanation, connection: nameOf(facts, watched) };
}

/** A timeout to come, while the cursor stands in the silence that it will end. */
export const explainWaiting = (facts: Facts): Explanation => (ofFamilies('waiting') ?? explain)(facts);

// The power of d choices draws with replacement (Mitzenmacher 2001): d draws are d nodes or fewer, and one draw compares nothing.

import { expect, it } from 'vitest';
import { tell } from '../../src/explain/say.ts';
import { decisionBefore, explainDecisionAt } from '../../src/explain/web-cluster/decision.ts';
import { english } from '../../src/explain/words/english.ts';
import { scenario } from '../../src/scenarios/web-cluster/scenario.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';

it.each([
  // Of eight draws among three nodes some are of the same.
  [
    'policy=pod&draws=8&nodes=3',
    /a node was drawn 8 times; of those drawn, node \d had the fewest connections \(\d+\)\./,
  ],
  ['policy=pod&draws=1&nodes=3', /node \d was drawn \(\d+ connections?\), whatever the document\./],
  [
    'policy=pod&draws=8&nodes=3&stale=10ms',
    /drew a node 8 times and went by loads posted \S+ \S+ before: of those drawn, /,
  ],
])('%s is explained by its draws', (link, words) => {
  const record = wholeRecord(specOf(`users=800&blind=dispatcher&end=1s&${link}&v=1`, scenario));
  const told = tell(explainDecisionAt(record, decisionBefore(record, record.horizon)!, scenario), english);
  expect(told.sentence).toMatch(words);
});

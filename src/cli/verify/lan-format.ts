// Files of kind `ns2-lan`: one JSON with parameters and results; nothing beside it.

import { caseOf, jsonFormat } from './json-format.ts';
import { verifyLan } from './lan.ts';
import { lanCaseOf } from './lan-case.ts';

export const lanFormat = jsonFormat('ns2-lan', (document) => {
  const reference = lanCaseOf(document);
  return [caseOf(reference.name, () => verifyLan(reference))];
});

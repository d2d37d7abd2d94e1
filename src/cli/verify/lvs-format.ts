// Files of kind `cluster-lvs`: one JSON with many curves.

import { caseOf, jsonFormat } from './json-format.ts';
import { verifyLvs } from './lvs.ts';
import { lvsCasesOf } from './lvs-case.ts';

export const lvsFormat = jsonFormat('cluster-lvs', (document) =>
  lvsCasesOf(document).map((reference) => caseOf(reference.name, () => verifyLvs(reference))),
);

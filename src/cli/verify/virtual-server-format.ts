// Files of kind `cluster-lvs`: one JSON with many curves.

import { caseOf, jsonFormat } from './json-format.ts';
import { verifyVirtualServer } from './virtual-server.ts';
import { virtualServerCasesOf } from './virtual-server-case.ts';

export const virtualServerFormat = jsonFormat('cluster-lvs', (document) =>
  virtualServerCasesOf(document).map((reference) => caseOf(reference.name, () => verifyVirtualServer(reference))),
);

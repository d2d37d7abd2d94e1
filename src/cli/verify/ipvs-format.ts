// Files of kind `cluster-ipvs`: one JSON with many cases.

import type { Fields } from './checks.ts';
import { UnreadableCase } from './format.ts';
import { verifyIpvs } from './ipvs.ts';
import { type IpvsCase, ipvsCaseOf } from './ipvs-case.ts';
import { caseOf, jsonFormat } from './json-format.ts';

export const ipvsFormat = jsonFormat('cluster-ipvs', (document) =>
  ipvsCasesOf(document).map((reference) => caseOf(reference.name, () => verifyIpvs(reference))),
);

/** Throws an UnreadableCase. */
export function ipvsCasesOf({ cases }: Fields): IpvsCase[] {
  if (!Array.isArray(cases)) throw new UnreadableCase('its field cases must be a list');
  return cases.map(ipvsCaseOf);
}

// Files of kind `cluster-ipvs`: one JSON with many cases.

import { reasonOf } from '../usage-error.ts';
import { type Format, UnreadableCase } from './format.ts';
import { verifyIpvs } from './ipvs.ts';
import { type IpvsCase, ipvsCaseOf } from './ipvs-case.ts';
import type { Verdict } from './verdict.ts';

const KIND = 'cluster-ipvs';

export const ipvsFormat: Format = {
  name: KIND,
  recognises: (content) => content.type === 'json' && content.value['kind'] === KIND,
  partOf: () => undefined,
  companions: () => [],
  read(_, content) {
    if (content.type !== 'json') return [];
    return ipvsCasesOf(content.value).map((reference) => ({ name: reference.name, replay: () => replay(reference) }));
  },
};

/** Throws an UnreadableCase. */
export function ipvsCasesOf(document: Readonly<Record<string, unknown>>): IpvsCase[] {
  const { cases } = document;
  if (!Array.isArray(cases)) throw new UnreadableCase('its field cases must be a list');
  return cases.map(ipvsCaseOf);
}

function replay(reference: IpvsCase): Verdict {
  try {
    return verifyIpvs(reference);
  } catch (error) {
    return { name: reference.name, passed: false, detail: `the run stopped: ${reasonOf(error)}` };
  }
}

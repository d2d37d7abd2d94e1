// Files of kind `cluster-lvs`: one JSON with many curves.

import { reasonOf } from '../usage-error.ts';
import type { Format } from './format.ts';
import { verifyLvs } from './lvs.ts';
import { type LvsCase, lvsCasesOf } from './lvs-case.ts';
import type { Verdict } from './verdict.ts';

const KIND = 'cluster-lvs';

export const lvsFormat: Format = {
  name: KIND,
  recognises: (content) => content.type === 'json' && content.value['kind'] === KIND,
  partOf: () => undefined,
  companions: () => [],
  read(_, content) {
    if (content.type !== 'json') return [];
    return lvsCasesOf(content.value).map((reference) => ({ name: reference.name, replay: () => replay(reference) }));
  },
};

function replay(reference: LvsCase): Verdict {
  try {
    return verifyLvs(reference);
  } catch (error) {
    return { name: reference.name, passed: false, detail: `the run stopped: ${reasonOf(error)}` };
  }
}

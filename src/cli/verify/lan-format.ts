// Files of kind `ns2-lan`: one JSON with parameters and results; nothing beside it.

import { reasonOf } from '../usage-error.ts';
import type { Format } from './format.ts';
import { verifyLan } from './lan.ts';
import { type LanCase, lanCaseOf } from './lan-case.ts';
import type { Verdict } from './verdict.ts';

const KIND = 'ns2-lan';

export const lanFormat: Format = {
  name: KIND,
  recognises: (content) => content.type === 'json' && content.value['kind'] === KIND,
  partOf: () => undefined,
  companions: () => [],
  read(_, content) {
    if (content.type !== 'json') return [];
    const reference = lanCaseOf(content.value);
    return [{ name: reference.name, replay: () => replay(reference) }];
  },
};

function replay(reference: LanCase): Verdict {
  try {
    return verifyLan(reference);
  } catch (error) {
    return { name: reference.name, passed: false, detail: `the run stopped: ${reasonOf(error)}` };
  }
}

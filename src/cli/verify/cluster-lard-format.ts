// Files of kind `cluster-lard`: many cases in one JSON; nothing beside it.

import { verifyLard } from './cluster-lard.ts';
import { lardCasesOf } from './cluster-lard-case.ts';
import type { Format } from './format.ts';

const KIND = 'cluster-lard';

export const clusterLardFormat: Format = {
  name: KIND,
  recognises: (content) => content.type === 'json' && content.value['kind'] === KIND,
  partOf: () => undefined,
  companions: () => [],
  read(_, content) {
    if (content.type !== 'json') return [];
    return lardCasesOf(content.value).map((reference) => ({
      name: reference.name,
      replay: () => verifyLard(reference),
    }));
  },
};

// Files of kind `ns2-web`: points in JSON, and beside it the results under the same name.

import type { Format } from './format.ts';
import { caseOf, isOfKind } from './json-format.ts';
import { runsOf, verifyWeb } from './web.ts';
import { webCaseOf } from './web-case.ts';
import { isResults, ResultTable, tablesOf } from './web-table.ts';

const KIND = 'ns2-web';

export const webFormat: Format = {
  name: KIND,
  recognises: (content) => isOfKind(content, KIND),
  partOf: (content) =>
    isResults(content)
      ? `it is a table of results; the case it belongs to, of kind "${KIND}", is not beside it`
      : undefined,
  companions: tablesOf,
  read(path, content) {
    if (content.type !== 'json') return [];
    const reference = webCaseOf(content.value, () => new ResultTable(path));
    return [caseOf(reference.name, (note) => verifyWeb(reference, runsOf(reference, note)))];
  },
};

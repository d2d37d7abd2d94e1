// Files of kind `ns2-web`: points in JSON, and beside it the results under the same name.

import { reasonOf } from '../usage-error.ts';
import type { Format } from './format.ts';
import type { Verdict } from './verdict.ts';
import { runsOf, verifyWeb } from './web.ts';
import { type WebCase, webCaseOf } from './web-case.ts';
import { isResults, ResultTable, tablesOf } from './web-table.ts';

const KIND = 'ns2-web';

export const webFormat: Format = {
  name: KIND,
  recognises: (content) => content.type === 'json' && content.value['kind'] === KIND,
  partOf: (content) =>
    isResults(content)
      ? `it is a table of results; the case it belongs to, of kind "${KIND}", is not beside it`
      : undefined,
  companions: tablesOf,
  read(path, content) {
    if (content.type !== 'json') return [];
    const reference = webCaseOf(content.value, () => new ResultTable(path));
    return [{ name: reference.name, replay: (note) => replay(reference, note) }];
  },
};

function replay(reference: WebCase, note: (text: string) => void): Verdict {
  try {
    return verifyWeb(reference, runsOf(reference, note));
  } catch (error) {
    return { name: reference.name, passed: false, detail: `the run stopped: ${reasonOf(error)}` };
  }
}

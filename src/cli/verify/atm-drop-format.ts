// Files of kind `atm-drop`: lists of cells, each a case of its own.

import { type DropCase, verifyDrops } from './atm-drop.ts';
import { amount, type Check, isObject, oneOf, positive, problemIn, word, yesOrNo } from './checks.ts';
import { UnreadableCase } from './format.ts';
import { caseOf, jsonFormat } from './json-format.ts';

const list: Check = { is: Array.isArray, words: 'a list' };
const FIELDS: Readonly<Record<string, Check>> = {
  name: word,
  policy: oneOf('tail', 'ppd', 'epd'),
  buffer: positive,
  keep_eom: yesOrNo,
  fallback: yesOrNo,
  service: { is: (value) => Number.isInteger(value) && amount.is(value), words: 'a whole number of at least 0' },
  arrivals: list,
  accept: list,
  occupancy_after: list,
  departures: list,
};

export const atmDropFormat = jsonFormat('atm-drop', ({ cases }) => {
  if (!Array.isArray(cases) || cases.length === 0) throw new UnreadableCase('its field cases must be a list of cases');
  return cases.map((each: unknown, index) => {
    const problem = problemOf(each, `cases.${index}`);
    if (problem !== undefined) throw new UnreadableCase(problem);
    const reference = each as DropCase;
    return caseOf(`atm-drop ${reference.name}`, () => verifyDrops(reference));
  });
});

function problemOf(value: unknown, path: string): string | undefined {
  const problem = problemIn(value, path, FIELDS);
  if (problem !== undefined || !isObject(value)) return problem;
  const { policy, threshold, arrivals } = value;
  if (policy === 'epd' && !amount.is(threshold)) return `its field ${path}.threshold must be ${amount.words}`;
  const isArrival = (each: unknown): boolean => Array.isArray(each) && each.length === 3 && each.every(amount.is);
  if (!(arrivals as unknown[]).every(isArrival)) return `its field ${path}.arrivals must hold slot, VC and end mark`;
  return undefined;
}

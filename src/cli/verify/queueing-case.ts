// Files of kind `queueing`: formulas of queueing theory, tabulated. A case has a model in words, its parameters, its results.

import { type Check, type Fields, isObject, object, problemIn, word } from './checks.ts';
import { UnreadableCase } from './format.ts';

export interface QueueingCase {
  readonly name: string;
  readonly model: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly result: Readonly<Record<string, number>>;
}

const list: Check = { is: Array.isArray, words: 'a list' };

/** Throws an UnreadableCase. */
export function queueingCasesOf(document: Fields): readonly QueueingCase[] {
  refuse(problemIn(document, '', { cases: list }));
  return (document['cases'] as readonly unknown[]).map((value, place) => {
    refuse(problemIn(value, `cases[${place}]`, { model: word, params: object, result: object }));
    const fields = value as Fields;
    const model = fields['model'] as string;
    const params = isObject(fields['params']) ? fields['params'] : {};
    const words = Object.entries(params).map(([key, each]) => `${key} ${Array.isArray(each) ? each.join('/') : each}`);
    return { name: `${model}: ${words.join(', ')}`, model, params, result: fields['result'] as QueueingCase['result'] };
  });
}

function refuse(problem: string | undefined): void {
  if (problem !== undefined) throw new UnreadableCase(problem);
}

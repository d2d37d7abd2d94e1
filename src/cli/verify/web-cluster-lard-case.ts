// Files of kind `cluster-lard`: cases of one policy each, as a list of events with what is expected of them. The file
// explains its fields in `format`.

import { amount, type Check, type Fields, isAmount, isObject, oneOf, positive, problemIn, word } from './checks.ts';
import { UnreadableCase } from './format.ts';

export type LardEvent = { readonly t: number } & (
  | {
      readonly op: 'req';
      readonly at: number;
      readonly doc: string | number;
      readonly expect: { readonly local: boolean; readonly server?: number; readonly set?: readonly number[] };
    }
  /** The connection of an earlier request ends. */
  | { readonly op: 'done'; readonly req: number }
  | { readonly op: 'load'; readonly node: number; readonly value: number }
);

export interface LardCase {
  readonly name: string;
  readonly policy: 'lard' | 'lardr' | 'ds';
  readonly params: Readonly<Record<'n' | 't_low' | 't_high' | 'k' | 'unit' | 'theta' | 'grow' | 'shrink', number>>;
  readonly initialLoads: readonly number[];
  readonly finalLoads: readonly number[] | undefined;
  readonly events: readonly LardEvent[];
}

const nodes: Check = {
  is: (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 32,
  words: 'a whole number from 1 to 32',
};
const index: Check = {
  is: (value) => Number.isInteger(value) && isAmount(value),
  words: 'a whole number of at least 0',
};
const list: Check = { is: Array.isArray, words: 'a list' };
const object: Check = { is: isObject, words: 'an object' };
/** 20 s, and the shrink limit half of the grow limit, unless the case says otherwise. */
const SHRINK_AFTER = 20;

/** Throws an UnreadableCase. */
export function lardCasesOf(document: Fields): readonly LardCase[] {
  const problem = problemIn(document, '', { cases: list });
  if (problem !== undefined) throw new UnreadableCase(problem);
  return (document['cases'] as readonly unknown[]).map((value, place) => caseOf(value, `cases[${place}]`));
}

function caseOf(value: unknown, path: string): LardCase {
  const policy = oneOf('lard', 'lardr', 'ds');
  refuse(problemIn(value, path, { id: word, policy, params: object, events: list }));
  const fields = value as Fields;
  const isDual = fields['policy'] === 'ds';
  const own = isDual ? { unit: positive, theta: positive } : {};
  refuse(problemIn(fields['params'], `${path}.params`, { n: nodes, t_low: amount, t_high: amount, ...own }));
  const given = fields['params'] as LardCase['params'];
  const grow = given.grow ?? given.theta;
  const params = { ...given, k: given.k ?? SHRINK_AFTER, grow, shrink: given.shrink ?? grow / 2 };
  const events = fields['events'] as readonly unknown[];
  for (const [place, event] of events.entries()) {
    refuse(problemInEvent(event, events, `${path}.events[${place}]`, params.n));
  }
  return {
    name: fields['id'] as string,
    policy: fields['policy'] as LardCase['policy'],
    params,
    initialLoads: (fields['initial_loads'] as readonly number[] | undefined) ?? [],
    finalLoads: fields['final_loads'] as readonly number[] | undefined,
    events: events as readonly LardEvent[],
  };
}

function problemInEvent(event: unknown, events: readonly unknown[], path: string, count: number): string | undefined {
  const node: Check = {
    is: (value) => index.is(value) && Number(value) < count,
    words: `a node from 0 to ${count - 1}`,
  };
  const earlier: Check = {
    is: (value) => isObject(events[Number(value)]) && (events[Number(value)] as Fields)['op'] === 'req',
    words: 'the index of a request',
  };
  const problem = problemIn(event, path, { t: amount, op: oneOf('req', 'done', 'load') });
  if (problem !== undefined) return problem;
  const fields = event as Fields;
  if (fields['op'] === 'done') return problemIn(fields, path, { req: earlier });
  if (fields['op'] === 'load') return problemIn(fields, path, { node, value: index });
  return problemIn(fields, path, { at: node, expect: object });
}

function refuse(problem: string | undefined): void {
  if (problem !== undefined) throw new UnreadableCase(problem);
}

// Compares every fact of an explanation with what the record says it must be: a check for each fact of a model, and one for
// each rule that says more than its facts.

import type { Explanation, Subject, TermPart } from '../../../src/explain/explanation.ts';
import { FACTS, type FactName, type Facts } from '../../../src/explain/facts.ts';
import type { Station } from '../../../src/explain/names.ts';
import type { Rule, RuleFacts, Statement } from '../../../src/explain/rules.ts';
import type { Mark, RunRecord } from '../../../src/record/record.ts';

export type FactOf<Rules extends RuleFacts> = Rules[keyof Rules][number];
/** The compiler asks for a check of every fact. */
export type Checks<Name extends FactName> = {
  readonly [N in Name]: (value: Facts<FactName>[N], told: Subject, rule: string) => boolean;
};
export interface Model {
  readonly rules: RuleFacts;
  readonly checks: Checks<never>;
  /** What has to be true for the rule to be said; left out: that its facts are. */
  readonly holds: Readonly<Partial<Record<Rule, (told: Subject) => boolean>>>;
  /** Whether the arithmetic gives what it says. */
  readonly sums: (arithmetic: Arithmetic, told: Subject) => boolean;
}

/** What a setting is at the moment of an event, in house units. */
export const settingOf = ({ record: { spec }, mark }: Subject, key: string): number =>
  Number(spec.changes.findLast((change) => change.key === key && change.at <= mark.at)?.value ?? spec.params[key]);

/** All facts in the arithmetic, its rules, and those on the term that decided. */
export interface Arithmetic {
  readonly facts: Partial<Facts<FactName>>;
  readonly rules: ReadonlySet<string>;
  readonly winners: ReadonlySet<string>;
}

const factsOf = (part: TermPart): object => (typeof part === 'string' ? {} : 'rule' in part ? part.facts : part);

function arithmeticOf({ arithmetic = [] }: Explanation): Arithmetic {
  const parts = arithmetic.flatMap((term) => term.parts);
  const winning = arithmetic.filter(({ role }) => role === 'wins').flatMap((term) => term.parts);
  const rules = parts.flatMap((part) => (typeof part === 'object' && 'rule' in part ? [part.rule as string] : []));
  return {
    facts: Object.assign({}, ...parts.map(factsOf)),
    rules: new Set(rules),
    winners: new Set(winning.flatMap((part) => Object.keys(factsOf(part)))),
  };
}

/** Title, sentences and what stands in them. */
function statementsOf({ title, sentences, arithmetic = [] }: Explanation): readonly Statement[] {
  const inside = sentences.flatMap(({ facts }) => ('reasons' in facts ? facts.reasons : []));
  const terms = arithmetic.flatMap(({ parts }) => parts.filter((part) => typeof part === 'object' && 'rule' in part));
  return [title, ...sentences, ...inside, ...(terms as Statement[])];
}

/** What is wrong with an explanation. */
export function wrongFacts(explanation: Explanation, told: Subject, { checks, holds, rules, sums }: Model): string[] {
  const wrong: string[] = [];
  const check = (facts: object, rule: string): void => {
    for (const [name, value] of Object.entries(facts)) {
      // A rule may give anything.
      if (name !== 'ruleTime' && name !== 'ruleNumber' && !isPossible(name as FactName, value, told.record))
        wrong.push(`${rule}: ${name} cannot be ${value}`);
      const isRight = (checks as Checks<FactName>)[name as FactName];
      if (!isRight(value as never, told, rule)) wrong.push(`${rule}: ${name} is not ${JSON.stringify(value)}`);
    }
  };
  for (const { rule, facts } of statementsOf(explanation)) {
    if (!(rule in rules)) wrong.push(`${rule} is no rule of this model`);
    else if (holds[rule] && !holds[rule](told))
      wrong.push(`${rule} is said where \`holds\` (tests/support/explained) has it false`);
    else check(facts, rule);
  }
  const title = explanation.title.rule;
  for (const { parts } of explanation.arithmetic ?? []) {
    for (const part of parts) if (typeof part === 'object' && !('rule' in part)) check(part, title);
  }
  if (explanation.arithmetic && !sums(arithmeticOf(explanation), told)) wrong.push('the arithmetic');
  return wrong;
}

/** Whether a value has the range of its unit: a moment lies in the run, a count is whole. */
function isPossible(name: FactName, value: unknown, { horizon }: RunRecord): boolean {
  if (typeof value !== 'number') return value !== undefined && value !== null;
  const unit = FACTS[name];
  if (unit === 'moment') return value >= 0 && value <= horizon;
  if (unit === 'probability' || unit === 'share') return value >= 0 && value <= 1 + 1e-9;
  const isWhole = ['count', 'packets', 'segment', 'node', 'document', 'server', 'request', 'load'].includes(unit);
  return value >= 0 && (!isWhole || Number.isInteger(value));
}

const indices = new WeakMap<RunRecord, ReadonlyMap<number, Mark>>();
export function byId(record: RunRecord, id: number): Mark | undefined {
  const index = indices.get(record) ?? new Map(record.marks.map((mark) => [mark.id, mark]));
  indices.set(record, index);
  return index.get(id);
}
export const cause = ({ mark, record }: Subject): Mark | undefined => byId(record, mark.cause);

export const near = (value: number, is: number, share = 1e-9, least = 1): boolean =>
  Math.abs(value - is) <= Math.max(share * Math.abs(is), least);
export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
/** It is this number of the mark, so many times. */
export const ofMark =
  (name: string, more = 0) =>
  (value: number, { mark }: Subject): boolean =>
    value === mark.numbers[name]! + more;

/** Behind an ATM switch there is a receiver for every sender. */
export function receiverOf(record: RunRecord, flow: number): Station {
  const { from, to } = record.layout.flows[flow]!;
  return record.layout.kind === 'atm' ? { kind: 'receiver', of: from } : stationOf(record, to);
}

/** Who a station is, by the letters of the networks with a bus. */
export function stationOf({ layout }: RunRecord, name: string): Station {
  if (!layout.bus) return { kind: 'named', name };
  if (name.startsWith('C')) return { kind: 'client', number: name.slice(1) };
  return {
    kind: ({ S: 'server', X: 'external server', R: 'router', W: 'wan' } as const)[name as 'S' | 'X' | 'R' | 'W'],
  };
}

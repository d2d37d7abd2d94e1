// What a lesson file is about: its scenario, and what its expressions, words and phrases may name there.

import type { Meaning, Vocabulary } from '../expression/check.ts';
import type { Variant } from '../scenarios/kit/lesson.ts';
import type { Scenario } from '../scenarios/kit/scenario.ts';
import { text } from '../scenarios/kit/text.ts';
import type { Fields } from './fields.ts';
import { notKnown } from './phrases.ts';
import { readVariant } from './read-variant.ts';
import { sentence } from './source.ts';
import type { Named } from './stored.ts';
import { functionsOf, namesOf } from './vocabulary.ts';

export interface Subject {
  readonly scenario: Scenario;
  /** Of every file, for lessons that lead on to another. */
  readonly scenarios: readonly Scenario[];
  readonly vocabulary: Vocabulary<Named>;
}

export const subjectOf = (scenario: Scenario, scenarios: readonly Scenario[]): Subject => ({
  scenario,
  scenarios,
  vocabulary: { names: namesOf(scenario), functions: functionsOf(scenario) },
});

/** Within a step its runs have letters. */
export const withRuns = (subject: Subject, beside: readonly Variant[]): Subject => ({
  ...subject,
  vocabulary: { ...subject.vocabulary, functions: functionsOf(subject.scenario, beside) },
});

/** The same with names of its own: numbers of a question, the answer that was given. */
export const withNames = (
  { vocabulary }: Subject,
  more: Iterable<readonly [string, Meaning<Named>]>,
): Vocabulary<Named> => ({ ...vocabulary, names: new Map([...vocabulary.names, ...more]) });

/** What may stand in braces: settings, and the numbers of a step or a question. */
export const bracesOf = ({ scenario }: Subject, numbers: Iterable<string>): ReadonlySet<string> =>
  new Set([...numbers, ...scenario.parameters.map(({ key }) => key)]);

export const variantIn = (fields: Fields, key: string, { scenario }: Subject): Variant | undefined =>
  fields.phrase(key, (given) => readVariant(given, scenario));

/** One that cannot be read keeps its place, so that the letters of the others stay theirs. */
export const variantsIn = (fields: Fields, key: string, { scenario }: Subject): readonly Variant[] =>
  fields.phrases(key, (given) => readVariant(given, scenario), {});

/** Id of a chart of the scenario. */
export function chartIn(fields: Fields, { scenario }: Subject): string | undefined {
  return fields.phrase('chart', (given) => {
    const ids = scenario.charts.map(({ id }) => id);
    return ids.includes(given) ? { data: given } : { at: 0, message: notKnown(text('chart', '차트'), given, ids) };
  });
}

/** Says what is wrong with a value that was read well. */
export const refuse = (fields: Fields, key: string, en: string, ko: string): void =>
  fields.complain(fields.place(key), sentence(text(en, ko)));

/** In links. */
const ID = /^[a-z][a-z0-9]{0,11}$/;

export function idIn(fields: Fields): string | undefined {
  const id = fields.wanted('id');
  if (id === undefined || ID.test(id)) return id;
  refuse(
    fields,
    'id',
    'links say it, so it has at most twelve small letters and digits, a letter first',
    '링크에 쓰이므로 소문자로 시작하는 소문자와 숫자 열두 자까지입니다',
  );
  return undefined;
}

/** Reads the ids of one list, in which each stands once. */
export function idsOfList(): typeof idIn {
  const known = new Set<string>();
  return (fields) => {
    const id = idIn(fields);
    if (id === undefined) return undefined;
    if (known.has(id)) {
      refuse(
        fields,
        'id',
        `another one here has the id "${id}", so an answer could not say which is meant: write another id`,
        `여기에 id가 "${id}"인 것이 또 있어 어느 것을 골랐는지 알 수 없습니다. 다른 id를 쓰세요`,
      );
    }
    known.add(id);
    return id;
  };
}

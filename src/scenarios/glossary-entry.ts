// One word of the glossary, and how it is written down.

import type { Language, Text } from './kit/text.ts';

export interface Term {
  /** How links name it. */
  readonly id: string;
  readonly term: Text;
  readonly meaning: Text;
  /** Where it is defined. */
  readonly source?: string;
  /** How texts name it, where that is not one of the names in `term`. */
  readonly names?: Readonly<Record<Language, readonly string[]>>;
}

export const entry = (
  id: string,
  term: Text,
  meaning: Text,
  source?: string,
  en?: readonly string[],
  ko: readonly string[] = [],
): Term => ({
  id,
  term,
  meaning,
  ...(source === undefined ? {} : { source }),
  ...(en === undefined ? {} : { names: { en, ko } }),
});

/** How texts of a language name it: "RTO, retransmission timeout" has two names. */
export const namesOf = ({ term, names }: Term, language: Language): readonly string[] =>
  names?.[language] ?? term[language].split(', ').map((name) => name.replace(/\(.*\)$/, ''));

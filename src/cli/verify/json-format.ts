// What most formats are: one JSON that names its kind, with nothing beside it; and what all of their cases are.

import { reasonOf } from '../usage-error.ts';
import type { Fields } from './checks.ts';
import type { Case, Content, Format } from './format.ts';
import type { Verdict } from './verdict.ts';

export const isOfKind = (content: Content, kind: string): content is Extract<Content, { type: 'json' }> =>
  content.type === 'json' && content.value['kind'] === kind;

export const jsonFormat = (kind: string, casesOf: (document: Fields) => readonly Case[]): Format => ({
  name: kind,
  recognises: (content) => isOfKind(content, kind),
  partOf: () => undefined,
  companions: () => [],
  read: (_, content) => (content.type === 'json' ? casesOf(content.value) : []),
});

/** A run that stops is a case that failed. */
export const caseOf = (name: string, verify: (note: (text: string) => void) => Verdict): Case => ({
  name,
  replay(note) {
    try {
      return verify(note);
    } catch (error) {
      return { name, passed: false, detail: `the run stopped: ${reasonOf(error)}` };
    }
  },
});

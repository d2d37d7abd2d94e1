// What a reference file is to `lectern verify`: the format that recognises it, the cases in it, and the verdict on each.
// Formats are told by what a file holds, never by its name; formats.ts lists them.

import { reasonOf } from './files.ts';

/** What a file holds, as far as needed to recognise its format. */
export type Content =
  | { readonly type: 'json'; readonly value: Readonly<Record<string, unknown>> }
  /** The cells of the first line that is neither blank nor a comment, and the lines after it as they are. */
  | {
      readonly type: 'table';
      readonly columns: readonly string[];
      readonly lines: readonly string[];
      /** How many lines are before that of the columns. */
      readonly before?: number;
    };

/** What the check of one reference case came to. */
export interface Verdict {
  readonly name: string;
  readonly passed: boolean;
  /** What was compared, or the first difference. */
  readonly detail: string;
  /** What it passed by alone, for the tally: `with ns-2's clock`; left out: by nothing but the engine as it is. */
  readonly only?: string;
}

/** A case with everything it needs, ready to be replayed. */
export interface Case {
  readonly name: string;
  /** @param note told how far it is, where that takes long */
  replay(note: (text: string) => void): Verdict;
}

export interface Format {
  /** For messages: `ns2-p2p`. */
  readonly name: string;
  recognises(content: Content): boolean;
  /** Why a file that belongs to this format but holds no case by itself is none; undefined if it does not belong to it. */
  partOf?(content: Content): string | undefined;
  /** Files beside a case that belong to it; those that exist are not looked at by themselves. */
  companions?(path: string): readonly string[];
  /** Reads the cases of a file. Throws an UnreadableCase. */
  read(path: string, content: Content): readonly Case[];
}

/** A file that cannot be read as what it seems to be; the message is a part of a sentence about it. */
export class UnreadableCase extends Error {
  override readonly name = 'UnreadableCase';
}

/** What most formats are: one JSON that names its kind, with nothing beside it. */
export const jsonFormat = <Reference extends { readonly name: string; readonly leftOut?: readonly string[] }>(
  kind: string,
  casesOf: (document: unknown) => readonly Reference[],
  verify: (reference: Reference) => Verdict,
): Format => ({
  name: kind,
  recognises: (content) => isOfKind(content, kind),
  read: (_, content) =>
    casesOf(documentIn(content)).map((each) => caseOf(each.name, () => without(each.leftOut, verify(each)))),
});

/** A case that names parameters which are not replayed says so, whatever comes of it. */
function without(leftOut: readonly string[] = [], verdict: Verdict): Verdict {
  if (leftOut.length === 0) return verdict;
  const only = `without ${leftOut.join(' and ')}`;
  const detail = `${verdict.detail} (replayed ${only})`;
  return { ...verdict, detail, ...(verdict.passed && { only }) };
}

export const isOfKind = (content: Content, kind: string): boolean =>
  content.type === 'json' && content.value['kind'] === kind;

export const documentIn = (content: Content): unknown => (content.type === 'json' ? content.value : undefined);

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

/** Passed if nothing is wrong. @param words what was compared */
export const verdictOn = (name: string, problems: readonly string[], words: string): Verdict => ({
  name,
  passed: problems.length === 0,
  detail: problems.length === 0 ? words : problems.join('; '),
});

// A format of reference cases. Formats are told by what a file holds, never by its name; formats.ts lists them.

import type { Verdict } from './verdict.ts';

/** What a file holds, as far as needed to recognise its format. */
export type Content =
  | { readonly type: 'json'; readonly value: Readonly<Record<string, unknown>> }
  /** The first line, split at commas, and the lines after it. */
  | { readonly type: 'table'; readonly columns: readonly string[]; readonly lines: readonly string[] };

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
  partOf(content: Content): string | undefined;
  /** Files beside a case that belong to it; those that exist are not looked at by themselves. */
  companions(path: string): readonly string[];
  /** Reads the cases of a file. Throws an UnreadableCase. */
  read(path: string, content: Content): readonly Case[];
}

/** A file that cannot be read as what it seems to be; the message is a part of a sentence about it. */
export class UnreadableCase extends Error {
  override readonly name = 'UnreadableCase';
}

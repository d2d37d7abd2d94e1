// `lectern lesson check --watch`: the file is checked again whenever it was saved, and what is told is the difference: what is
// mended, what is new, what is left. Runs that the last check had computed are not computed again.

import type { FileMistake } from '../../lesson-file/source.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import { reasonOf } from '../../verify/files.ts';
import { readTextFile } from '../text-file.ts';
import { forgetUnused } from './lesson-runs.ts';

/** What a check found. */
export interface Findings {
  readonly mistakes: readonly FileMistake[];
  /** Nothing is run of a file that cannot be read to its end. */
  readonly wasRun: boolean;
  /** How long each step takes, as a table; empty while there are mistakes. */
  readonly times: string;
}

/** @param language in which mistakes are told @returns lines */
function whatChanged(file: string, before: Findings, now: Findings, language: Language): readonly string[] {
  const told = ({ line, column, message }: FileMistake): string => `${file}:${line}:${column}: ${message[language]}`;
  // What a run showed to be wrong may be so still.
  const mended = before.wasRun && !now.wasRun ? [] : without(before.mistakes, now.mistakes);
  const added = without(now.mistakes, before.mistakes);
  const left = now.mistakes.length;
  return [
    ...mended.map((each) => `mended: ${each.message[language]}`),
    ...added.map(told),
    ...without(now.mistakes, added).map((each) => `still ${told(each)}`),
    left === 0 ? `${file}: everything holds.` : `${file}: ${left === 1 ? 'one mistake' : `${left} mistakes`}.`,
    ...(now.times === before.times || now.times === '' ? [] : [now.times]),
  ];
}

/** Those that the others do not have. A mistake whose line has moved is the same one. */
function without(all: readonly FileMistake[], others: readonly FileMistake[]): readonly FileMistake[] {
  const left = others.map(({ message }) => message.en);
  return all.filter(({ message }) => {
    const at = left.indexOf(message.en);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

interface Watched {
  readonly file: string;
  readonly language: Language;
  readonly check: (text: string) => Findings;
  readonly print: (lines: string) => void;
}

/** @param text as it was checked first @param first what was found then @returns to be called after every save; what was found last */
export function checkAgain(text: string, first: Findings, { file, language, check, print }: Watched): () => Findings {
  let [last, found] = [text, first];
  forgetUnused();
  return () => {
    try {
      const now = textNow(file);
      // Saved as it was, or about to be put in its place.
      if (now === undefined || now === last) return found;
      last = now;
      const next = check(now);
      forgetUnused();
      print(whatChanged(file, found, next, language).join('\n'));
      found = next;
    } catch (error) {
      // Whoever writes mends it and saves again.
      print(`${file}: ${reasonOf(error)}`);
    }
    return found;
  };
}

/** Undefined while the file cannot be opened. @throws Error for what is no text */
function textNow(file: string): string | undefined {
  try {
    return readTextFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}

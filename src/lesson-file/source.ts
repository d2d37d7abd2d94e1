// The text of a lesson file and where things stand in it: every mistake is named with its line and column, as an editor counts.

import type { Mistake } from '../expression/parse.ts';
import { type Text, text } from '../scenarios/kit/text.ts';

export interface Place {
  /** From 1. */
  readonly line: number;
  /** From 1, in characters. */
  readonly column: number;
}

/** What is wrong with a file, and where. */
export interface FileMistake extends Place {
  readonly message: Text;
}

export interface Source {
  readonly text: string;
  /** What is wrong, in the order in which it was found. */
  readonly mistakes: FileMistake[];
  /** Places of words that are in one language only. */
  readonly untranslated: number[];
  /** Where what can fail in a run stands: `step 2 number fifth`, `question wait`. */
  readonly places: Map<string, Place>;
  note(name: string, at: number): void;
  complain(at: number, message: Text): void;
}

/** A file as it was read: ends of lines are made one kind, so that places are the same everywhere. */
export function sourceOf(given: string): Source {
  const all = given.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const mistakes: FileMistake[] = [];
  const places = new Map<string, Place>();
  return {
    text: all,
    mistakes,
    untranslated: [],
    places,
    note(name, at) {
      places.set(name, placeIn(all, at));
    },
    complain(at, message) {
      mistakes.push({ ...placeIn(all, at), message });
    },
  };
}

function placeIn(all: string, at: number): Place {
  const before = all.slice(0, Math.max(0, at));
  const begin = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: before.length - begin + 1 };
}

/**
 * Where a character of a value stands in the file: YAML and Markdown fold lines and undo quoting, and both keep the order.
 * @param from where the value begins in the file @param index in the value
 */
export function placeOfValue(all: string, from: number, value: string, index: number): number {
  let at = from;
  for (let i = 0; i < index && at < all.length; i++) {
    const wanted = value[i]!;
    if (/\s/.test(wanted)) {
      while (/\s/.test(all[at] ?? '')) at++;
      continue;
    }
    while (at < all.length && all[at] !== wanted) at++;
    at++;
  }
  // Over what folding put before the character itself.
  const wanted = value[index];
  if (wanted !== undefined && !/\s/.test(wanted)) while (at < all.length && all[at] !== wanted) at++;
  return Math.min(at, all.length);
}

/** The mistake of an expression, as a sentence about a file has it. */
export const inFile = ({ message }: Mistake): Text => sentence(message);

/** With a capital letter and a full stop. */
export const sentence = ({ en, ko }: Text): Text =>
  text(`${en[0]?.toUpperCase() ?? ''}${en.slice(1)}${/[.?!]$/.test(en) ? '' : '.'}`, /[.?!]$/.test(ko) ? ko : `${ko}.`);

// What can be written where the caret stands in a rule: the names and functions that go on with what is begun there.

import type { RuleName, RuleWords } from '../../scenarios/kit/rule.ts';

export interface Offered {
  /** As it is written, `hash(source)`; a function with its bracket. */
  readonly written: string;
  /** Undefined of a function. */
  readonly name?: RuleName;
}

/** Functions that every rule has, in the order of how often they are wanted. */
export const FUNCTIONS = ['min', 'max', 'clamp', 'abs', 'floor', 'ceil', 'round', 'sqrt', 'ln', 'exp'] as const;
export type FunctionName = (typeof FUNCTIONS)[number];

/** A word that is begun; the unit of `200ms` is none. */
const BEGUN = /(?<![\w.])[a-zA-Z_]\w*$/;

const beginningAt = (text: string, caret: number): string => BEGUN.exec(text.slice(0, caret))?.[0] ?? '';

/** What goes on with the word before the caret; where nothing does, or no word is begun, everything. */
export function offersAt({ names }: RuleWords, text: string, caret: number): readonly Offered[] {
  const all: readonly Offered[] = [
    ...Object.entries(names).map(([written, name]) => ({ written, name })),
    ...FUNCTIONS.map((name) => ({ written: `${name}(` })),
  ];
  const begun = beginningAt(text, caret).toLowerCase();
  const fitting = all.filter(({ written }) => written.toLowerCase().startsWith(begun));
  return fitting.length > 0 ? fitting : all;
}

/** The text with what was chosen in place of the word at the caret, and where the caret is then. */
export function completed(text: string, caret: number, { written }: Offered): { readonly text: string; caret: number } {
  const begun = beginningAt(text, caret);
  const isBegun = written.toLowerCase().startsWith(begun.toLowerCase());
  const before = text.slice(0, caret - (isBegun ? begun.length : 0));
  // The rest of the word gives way, too; a bracket that is there stays the only one.
  const behind = isBegun && begun !== '' ? text.slice(caret).replace(/^\w*/, '') : text.slice(caret);
  const rest = written.endsWith('(') && behind.startsWith('(') ? behind.slice(1) : behind;
  return { text: `${before}${written}${rest}`, caret: before.length + written.length };
}

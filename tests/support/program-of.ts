// The program of a rule that is written down: for tests of the parts of the engine that ask one.

import type { Program } from '../../src/engine/core/formula.ts';
import { type RuleWords, readRule } from '../../src/scenarios/kit/rule.ts';

/** @throws Error with what is wrong with the rule */
export function programOf(words: RuleWords, text: string): Program {
  const read = readRule(words, text);
  if (!('program' in read)) throw new Error(`${text}: ${read.message.en}`);
  return read.program;
}

// The words of a question with its numbers in them: worked out from the run each time they are said, so that a question put to
// an edited run speaks of that run.

import { wordsOf } from '../scenarios/kit/define-lesson.ts';
import { formatValue, inProse } from '../scenarios/kit/format-value.ts';
import type { SaidUnit } from '../scenarios/kit/lesson.ts';
import { isHidden, type Limits, NO_LIMITS } from '../scenarios/kit/limits.ts';
import type { AskedRun, Question } from '../scenarios/kit/prediction.ts';
import type { Scenario } from '../scenarios/kit/scenario.ts';
import { type Language, type Text, text } from '../scenarios/kit/text.ts';

/** In place of what a setting is worth that whoever made the link keeps from its reader. */
const HIDDEN = text('(hidden)', '(숨김)');

/** A name in braces. */
const PLACE = /\{(\w+)\}/g;

/** What was counted is said as it is, not rounded to three digits. */
const digitsOf = (value: number, unit: SaidUnit): number =>
  Number.isInteger(value) && !ROUNDED.has(unit) ? Math.max(DIGITS, String(Math.abs(value)).length) : DIGITS;

const DIGITS = 3;
const ROUNDED: ReadonlySet<SaidUnit> = new Set(['ns', 'bit/s', 'bytes', 'fraction', 'ratio']);

/** @throws Error with the name where `words` speak of something that is neither a number of the question nor a setting */
export function sayOf(
  words: Text,
  { id, numbers = {} }: Pick<Question, 'id' | 'numbers'>,
  run: AskedRun,
  scenario: Scenario,
  language: Language,
  limits: Limits = NO_LIMITS,
): string {
  return words[language].replace(PLACE, (_, name: string) => {
    const number = numbers[name];
    if (number) {
      const { unit, digits, of } = number;
      const value = of(run);
      return wordsOf(value, { is: value, unit, digits: digits ?? digitsOf(value, unit) }, scenario, language);
    }
    const parameter = scenario.parameters.find(({ key }) => key === name);
    if (!parameter) throw new Error(`Question "${id}" of ${scenario.id} speaks of {${name}}, which there is not.`);
    if (isHidden(limits, name)) return HIDDEN[language];
    const { number: amount, unit } = formatValue(parameter, run.params[name]!, language);
    const isPackets = parameter.kind === 'number' && parameter.quantity === 'packets';
    return inProse({ number: amount, unit: isPackets ? '' : unit }, language);
  });
}

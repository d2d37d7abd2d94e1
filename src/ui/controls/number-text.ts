// Reads what a person types into a number field: "200ms", "0.2 s", "10 Mbps", "5%", or a bare number in the unit the field
// shows. A point is the decimal sign in both languages; commas between groups of three digits are accepted. What it says of
// what cannot be read comes with it.

import { formatRange } from '../../scenarios/kit/format-value.ts';
import type { NumberParameter } from '../../scenarios/kit/parameter.ts';
import { inLargestUnit } from '../../scenarios/kit/quantity.ts';
import { readQuantity } from '../../scenarios/kit/read-quantity.ts';
import { snap } from '../../scenarios/kit/snap.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import { wordsIn } from '../i18n/words.ts';

export type Problem = 'number' | 'range';
export type Typed = { readonly ok: true; readonly value: number } | { readonly ok: false; readonly problem: Problem };

/** What was wrong with what was typed, and what would be right. */
export function problemText(problem: Problem, { min, max, quantity }: NumberParameter, language: Language): string {
  const words = wordsIn(language).controls.typed;
  const possible = words.possible(formatRange(min, max, quantity, language));
  return problem === 'number' ? words.notANumber + possible : possible;
}

/** The most of a typed text that is said again. */
const LONGEST = 24;

/** Before what was wrong, where the text is not in the field any more. */
export const notTaken = (typed: string, language: Language): string =>
  wordsIn(language).controls.typed.notTaken(typed.length > LONGEST ? `${typed.slice(0, LONGEST)}…` : typed);

const GROUPED = /^[+-]?\d{1,3}(,\d{3})+(?!\d)/;

/** The value in house units, rounded to the setting's step. `current` is the value the field shows: it decides what a bare number means. */
export function typedNumber(parameter: NumberParameter, typed: string, current: number): Typed {
  const { quantity, min, max, step } = parameter;
  const trimmed = typed.trim();
  const plain = GROUPED.test(trimmed) ? trimmed.replaceAll(',', '') : trimmed;
  const reading = readQuantity(plain, quantity, inLargestUnit(current, quantity).unit);
  if ('problem' in reading) return { ok: false, problem: 'number' };
  // Half a step beyond an end still rounds to the end.
  if (reading.value < min - step / 2 || reading.value > max + step / 2) return { ok: false, problem: 'range' };
  return { ok: true, value: snap(parameter, reading.value) };
}

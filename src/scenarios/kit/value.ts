// One setting's value as text: read from a link or a flag, written into a link.

import { forLink } from '../../expression/tidy.ts';
import { nearest } from './nearest.ts';
import type { ChoiceParameter, NumberParameter, Parameter } from './parameter.ts';
import { writeQuantity } from './quantity.ts';
import { readQuantity } from './read-quantity.ts';
import type { Problem } from './repair.ts';
import { readRule, ruleIn } from './rule.ts';
import type { ParamValue } from './run-spec.ts';
import { isLegal, snap } from './snap.ts';

/** Always a legal value; with a problem when it is not what the text says. */
export interface ValueReading {
  readonly value: ParamValue;
  readonly problem?: Problem;
}

const YES = ['1', 'true', 'on', 'yes'];
const NO = ['0', 'false', 'off', 'no'];

/** Reads the value of a setting. What cannot be read becomes `fallback`, what is out of range its nearest end. */
export function readValue(parameter: Parameter, text: string, fallback: ParamValue = parameter.default): ValueReading {
  if (parameter.kind === 'number') return readNumber(parameter, text, fallback);
  if (parameter.kind === 'choice') return readChoice(parameter, text, fallback);
  const word = text.trim().toLowerCase();
  if (YES.includes(word)) return { value: true };
  if (NO.includes(word)) return { value: false };
  return { value: fallback, problem: { code: 'unknown-choice', options: ['1', '0'] } };
}

/** The unit of a bare number: run lengths are meant in seconds, other durations in milliseconds. */
const bareUnit = (parameter: Parameter): string | undefined => (parameter.key === 'end' ? 's' : undefined);

function readNumber(parameter: NumberParameter, text: string, fallback: ParamValue): ValueReading {
  const { min, max, step, quantity } = parameter;
  const reading = readQuantity(text, quantity, bareUnit(parameter));
  if ('problem' in reading) {
    return { value: fallback, problem: { code: reading.problem, min, max, step, quantity } };
  }
  const value = snap(parameter, reading.value);
  if (value === reading.value) return { value };
  const inside = reading.value >= min && reading.value <= max;
  return { value, problem: { code: inside ? 'off-step' : 'out-of-range', min, max, step, quantity } };
}

function readChoice(parameter: ChoiceParameter, text: string, fallback: ParamValue): ValueReading {
  const word = text.trim().toLowerCase();
  const options = parameter.options.map((option) => option.value);
  if (options.includes(word)) return { value: word };
  const suggestion = nearest(word, options);
  if (parameter.rule) {
    const read = readRule(parameter.rule, text);
    if ('program' in read) return { value: read.text };
    // A mistyped word is not a rule with a mistake.
    if (suggestion === undefined) {
      return { value: fallback, problem: { code: 'bad-rule', message: read.message, place: read.at } };
    }
  }
  return {
    value: fallback,
    problem: { code: 'unknown-choice', options, ...(suggestion === undefined ? {} : { suggestion }) },
  };
}

/** The canonical text of a legal value. */
export function writeValue(parameter: Parameter, value: ParamValue): string {
  if (parameter.kind === 'number') return writeQuantity(Number(value), parameter.quantity);
  if (parameter.kind === 'switch') return value ? '1' : '0';
  return String(value);
}

/** The same in the letters of links. */
export const writeInLink = (parameter: Parameter, value: ParamValue): string =>
  ruleIn(parameter, value) ? forLink(String(value)) : writeValue(parameter, value);

/** Is this a value the setting can have? */
export function isLegalValue(parameter: Parameter, value: ParamValue | undefined): boolean {
  if (parameter.kind === 'switch') return typeof value === 'boolean';
  if (parameter.kind === 'choice') {
    if (value === undefined) return false;
    return parameter.options.some((option) => option.value === value) || ruleIn(parameter, value)?.text === value;
  }
  return isLegal(parameter, value);
}

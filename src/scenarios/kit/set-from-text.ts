// Settings on a command line: `--set rmin=200ms`. Stricter than links: somebody is there to correct a mistake, so
// nothing is repaired. The messages name the legal values.

import type { ParamValue } from '../../runner/spec.ts';
import { asWords, formatExactly, formatRange } from './format-value.ts';
import { nearest } from './nearest.ts';
import type { Parameter } from './parameter.ts';
import type { Scenario } from './scenario.ts';
import { readValue, writeValue } from './value.ts';

/** A setting that cannot be what was asked for. The message is one line for the person who typed it. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
  readonly key: string;
  constructor(key: string, message: string) {
    super(message);
    this.key = key;
  }
}

/** The value of one setting from its text. Throws a SettingError if it is unknown, unreadable or not legal. */
export function setFromText(scenario: Scenario, key: string, text: string): ParamValue {
  const parameter = scenario.parameters.find((candidate) => candidate.key === key.trim().toLowerCase());
  if (!parameter) {
    const keys = scenario.parameters.map((candidate) => candidate.key);
    const meant = nearest(key, keys);
    const hint = meant === undefined ? `known are ${keys.join(', ')}` : `did you mean "${meant}"?`;
    throw new SettingError(key, `"${key}" is not a setting of ${scenario.id} (${hint})`);
  }
  const { value, problem } = readValue(parameter, text);
  if (problem) throw new SettingError(parameter.key, `${parameter.key}=${text}: ${legalValues(parameter)}`);
  return value;
}

/** "rmin is 1 ms – 3 s, in steps of 1 ms, written like 1s". */
export function legalValues(parameter: Parameter): string {
  const { key } = parameter;
  if (parameter.kind === 'switch') return `${key} is 1 or 0`;
  if (parameter.kind === 'choice')
    return `${key} is one of ${parameter.options.map((option) => option.value).join(', ')}`;
  const { min, max, step, quantity } = parameter;
  const range = formatRange(min, max, quantity, 'en');
  const isWhole = step === 1 && quantity !== 'duration' && quantity !== 'rate';
  const steps = isWhole ? 'whole numbers' : `in steps of ${asWords(formatExactly(step, quantity, 'en'))}`;
  return `${key} is ${range}, ${steps}, written like ${writeValue(parameter, parameter.default)}`;
}

export interface Flag {
  readonly key: string;
  readonly label: string;
  readonly help: string;
  /** As it would be typed. */
  readonly default: string;
  readonly legal: string;
  readonly live: boolean;
}

/** What `--set` accepts, for the help of the command line. */
export const flagsOf = (scenario: Scenario): readonly Flag[] =>
  scenario.parameters.map((parameter) => ({
    key: parameter.key,
    label: parameter.label.en,
    help: parameter.help.en,
    default: writeValue(parameter, parameter.default),
    legal: legalValues(parameter),
    live: parameter.live,
  }));

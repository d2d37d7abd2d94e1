// Settings on a command line: `--set rmin=200ms`. Stricter than links: the author is there to correct a mistake, so
// nothing is repaired. The messages name the legal values.

import { asWords, formatExactly, formatRange } from './format-value.ts';
import { nearest } from './nearest.ts';
import type { Parameter } from './parameter.ts';
import type { Problem } from './repair.ts';
import type { ParamValue } from './run-spec.ts';
import type { Scenario } from './scenario.ts';
import { type Language, type Text, text as words } from './text.ts';
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
    const hint = meant === undefined ? `known: ${keys.join(', ')}` : `did you mean "${meant}"?`;
    throw new SettingError(key, `"${key}" is not a setting of ${scenario.id} (${hint})`);
  }
  const { value, problem } = readValue(parameter, text);
  if (problem?.code === 'bad-rule') throw new SettingError(parameter.key, wrongRule(parameter, text, problem));
  if (problem) throw new SettingError(parameter.key, `${parameter.key}=${text}: ${legalValues(parameter)}`);
  return value;
}

/** The rule with a sign under the character. */
function wrongRule({ key }: Parameter, text: string, { message, place = 0 }: Problem): string {
  return `${key}: ${message?.en}\n  ${text}\n  ${' '.repeat(place)}^`;
}

/** "rmin is 1 ms – 3 s, in steps of 1 ms, written like 1s". */
export const legalValues = (parameter: Parameter): string => `${parameter.key} is ${legalWords(parameter).en}`;

/** "1 ms – 3 s, in steps of 1 ms, written like 1s"; "one of reno, newreno". */
export function legalWords(parameter: Parameter): Text {
  if (parameter.kind === 'switch') return words('1 or 0', '1 또는 0');
  if (parameter.kind === 'choice') {
    const options = parameter.options.map((option) => option.value).join(', ');
    const [rule] = Object.values(parameter.rule?.asRules ?? {});
    if (rule !== undefined) {
      return words(
        `one of ${options}, or a rule, written like '${rule}'`,
        `${options} 가운데 하나, 또는 규칙, 예: '${rule}'`,
      );
    }
    return words(`one of ${options}`, `${options} 가운데 하나`);
  }
  const { min, max, step, quantity } = parameter;
  const range = (language: Language): string => formatRange(min, max, quantity, language);
  const isWhole = step === 1 && quantity !== 'duration' && quantity !== 'rate';
  const by = (language: Language): string => asWords(formatExactly(step, quantity, language));
  const steps = isWhole ? words('whole numbers', '정수') : words(`in steps of ${by('en')}`, `${by('ko')} 단위`);
  const example = writeValue(parameter, parameter.default);
  return words(`${range('en')}, ${steps.en}, written like ${example}`, `${range('ko')}, ${steps.ko}, 예: ${example}`);
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

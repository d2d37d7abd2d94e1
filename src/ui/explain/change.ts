// What a person's change at this moment was, from what to what, and what it leaves alone.

import { asWords, formatValue } from '../../scenarios/kit/format-value.ts';
import { settingAt } from '../foundation/changes.ts';
import { vocabularyOf } from '../i18n/words.ts';
import { type Explanation, type Facts, moment } from './facts.ts';

/** Settings of the retransmission timer: they count from the next time it is started. */
const TIMER_KEYS = ['rmin', 'rmax', 'rfix', 'k'];

export function explainChange(facts: Facts): Explanation {
  const { mark, record, scenario, language } = facts;
  const words = vocabularyOf(language).why.change;
  const sentence = words.sentence(moment(mark.at, language));
  const change = record.spec.changes[mark.numbers['index'] ?? -1];
  const parameter = scenario.parameters.find((candidate) => candidate.key === change?.key);
  if (!change || !parameter) return { title: words.unknown, sentence };
  const before = settingAt(record.spec, change.key, change.at - 1)!;
  const say = (value: typeof before): string => asWords(formatValue(parameter, value, language));
  return {
    title: `${parameter.label[language]}: ${say(before)} → ${say(change.value)}`,
    sentence: TIMER_KEYS.includes(change.key) ? `${sentence} ${words.timer}` : sentence,
  };
}

// What a person's change at this moment was, from what to what, and what it leaves alone.

import { asWords, formatValue } from '../../scenarios/kit/format-value.ts';
import { text } from '../../scenarios/kit/text.ts';
import { settingAt } from '../changes.ts';
import { type Explanation, type Facts, moment, pick } from './facts.ts';

/** Settings of the retransmission timer: they count from the next time it is started. */
const TIMER_KEYS = ['rmin', 'rmax', 'rfix', 'k'];

export function explainChange({ mark, record, scenario, language }: Facts): Explanation {
  const change = record.spec.changes[mark.numbers['index'] ?? -1];
  const parameter = scenario.parameters.find((candidate) => candidate.key === change?.key);
  if (!change || !parameter) {
    return { title: pick(language, text('A setting was changed', '설정 변경')), sentence: moment(mark.at, language) };
  }
  const before = settingAt(record.spec, change.key, change.at - 1)!;
  const words = (value: typeof before): string => asWords(formatValue(parameter, value, language));
  const timer = TIMER_KEYS.includes(change.key)
    ? pick(
        language,
        text(
          ' A timer that is running keeps its deadline until it is started again.',
          ' 이미 돌고 있는 타이머는 다시 시작할 때까지 만료 시각을 유지합니다.',
        ),
      )
    : '';
  return {
    title: `${parameter.label[language]}: ${words(before)} → ${words(change.value)}`,
    sentence:
      pick(
        language,
        text(
          `You changed it at ${moment(mark.at, 'en')}. What lies before stays as it was.`,
          `${moment(mark.at, 'ko')}에 바꾼 값입니다. 그 전의 기록은 그대로입니다.`,
        ),
      ) + timer,
  };
}

// An answer as it is read: the label of what was chosen, a number with its unit, an order.

import type { RunRecord } from '../record/record.ts';
import { asWords, formatMeasured } from '../scenarios/kit/format-value.ts';
import type { DrawQuestion, Given, Question } from '../scenarios/kit/prediction.ts';
import type { Language, Text } from '../scenarios/kit/text.ts';
import type { Score } from './drawing.ts';

export function wordsOfGiven(
  question: Question,
  given: Given,
  language: Language,
  say: (text: Text) => string,
): string {
  switch (given.kind) {
    case 'choice':
      return question.kind === 'choice' ? labelIn(question.options, given.id, say) : '';
    case 'place':
      return question.kind === 'place' ? labelIn(question.among, given.id, say) : '';
    case 'order':
      return question.kind === 'order' ? given.ids.map((id) => labelIn(question.items, id, say)).join(' › ') : '';
    case 'number':
      return asWords(formatMeasured(given.value, question.kind === 'number' ? question.quantity : 'count', language));
    case 'moment':
      return asWords(formatMeasured(given.value, 'duration', language, 5));
    default:
      return '';
  }
}

const labelIn = (
  all: readonly { readonly id: string; readonly label: Text }[],
  id: string,
  say: (text: Text) => string,
): string => say(all.find((each) => each.id === id)!.label);

const QUANTITIES: Readonly<Record<string, 'duration' | 'packets' | 'size' | 'rate'>> = {
  ns: 'duration',
  packets: 'packets',
  bytes: 'size',
  'bit/s': 'rate',
};

/** How far a drawing is off, in the unit of what was drawn; undefined on a logarithmic paper, where it is a factor. */
export function offBy(question: DrawQuestion, score: Score, record: RunRecord, language: Language): string | undefined {
  if (question.paper.scale === 'log') return undefined;
  const unit = record.gauges.find(({ name }) => name === question.gauge)?.unit ?? 'count';
  const quantity = QUANTITIES[unit];
  const words = formatMeasured(score.deviation, quantity ?? 'count', language, 2);
  return asWords(quantity ? words : { number: words.number, unit: UNIT_NAMES[language][unit] ?? '' });
}

const UNIT_NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { segments: 'segments', cells: 'cells' },
  ko: { segments: '세그먼트', cells: '셀' },
};

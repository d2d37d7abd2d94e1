// Why a reply of a cluster came late: where most of the time went, behind how many, and which setting makes each of them
// take so long.

import { amountOf, durationText, whole } from '../../plot/numbers.ts';
import { asWords } from '../../scenarios/kit/format-value.ts';
import { vocabularyOf } from '../i18n/words.ts';
import { settingOf } from './dispatch.ts';
import { type Explanation, type Facts, moment } from './facts.ts';

export function explainLongWait(facts: Facts): Explanation {
  const { mark, record, scenario, language } = facts;
  const words = vocabularyOf(facts.language).whyCluster.wait;
  const { askedAt = 0, waited = 0, ahead = 0, isLocal = 0, hit = 0, load = 0, size = 0 } = mark.numbers;
  const took = mark.at - askedAt;
  const span = (value: number): string => durationText(value, language);
  const setting = (key: string): string => scenario.parameters.find((each) => each.key === key)?.label[language] ?? key;
  const value = (key: string): number => Number(settingOf({ record, at: mark.at }, key));
  const asked = moment(askedAt, language);
  const title = words.title(mark.segment + 1, span(took));
  if (2 * waited >= took) {
    const decision = span(value('disp'));
    const sentence = words.dispatcher(asked, span(waited), whole(ahead, language), decision, setting('disp'));
    return { title, sentence: `${sentence} ${words.served(span(took - waited))}` };
  }
  const dispatcher = isLocal === 1 ? words.notAsked : words.asked(span(waited));
  if (hit === 0) {
    const sentence = words.disk(asked, mark.flow + 1, span(value('seek')), setting('seek'));
    return { title, sentence: `${sentence} ${dispatcher}` };
  }
  const rate = asWords(amountOf('rate', value('port'), language));
  const bytes = asWords(amountOf('size', size, language, 3));
  const held = whole(load, language);
  const sentence = words.node(asked, mark.flow + 1, bytes, rate, setting('port'), held);
  return { title, sentence: `${sentence} ${dispatcher}` };
}

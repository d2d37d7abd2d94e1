// What a web user does: asks for a page, and has all of it.

import { durationText, packetsText } from '../i18n/numbers.ts';
import { type Explanation, type Facts, moment, receiverOf, senderOf, whyWords } from './facts.ts';

export function explainRequest(facts: Facts): Explanation {
  const { mark, language } = facts;
  const words = whyWords(facts).request;
  return {
    title: words.title(senderOf(facts)),
    sentence: words.sentence(moment(mark.at, language), receiverOf(facts)),
  };
}

export function explainPage(facts: Facts): Explanation {
  const { mark, language } = facts;
  const words = whyWords(facts).page;
  const { startedAt = mark.at, packets = 0 } = mark.numbers;
  const span = durationText(mark.at - startedAt, language);
  return {
    title: words.title(senderOf(facts)),
    sentence: words.sentence(moment(mark.at, language), span, packetsText(packets, language)),
  };
}

// Why a segment arrived that its receiver already had.

import { type Explanation, type Facts, moment, receiverOf, whyWords } from './facts.ts';

export function explainSpurious(facts: Facts): Explanation {
  const { mark, language } = facts;
  const words = whyWords(facts).spurious;
  const sentAt = moment(mark.numbers['sentAt'] ?? mark.at, language);
  return {
    title: words.title(mark.segment),
    sentence: words.sentence(moment(mark.at, language), receiverOf(facts), sentAt),
  };
}

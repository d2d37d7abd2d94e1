// Why a station dropped a frame that it could not get onto the bus (IEEE 802.3: 16 attempts).

import { whole } from '../../plot/numbers.ts';
import { vocabularyOf } from '../i18n/words.ts';
import { type Explanation, type Facts, moment, nameOf, placeOf } from './facts.ts';

const ACK = 1;

export function explainGivenUp(facts: Facts): Explanation {
  const { mark, language } = facts;
  const words = vocabularyOf(facts.language).whyWeb.givenUp;
  const isAck = mark.numbers['packet'] === ACK;
  const say = isAck ? words.ack : words.data;
  const attempts = whole(mark.numbers['attempts'] ?? 0, language);
  return {
    title: words.title(mark.segment, isAck),
    sentence: say(moment(mark.at, language), nameOf(facts, placeOf(facts)), attempts),
  };
}

// Why a packet did not arrive: it found the queue full, was lost at random, or was dropped by hand.

import { asWords } from '../../scenarios/kit/format-value.ts';
import { amountOf, whole } from '../i18n/numbers.ts';
import { type Explanation, type Facts, moment, placeOf, whyWords } from './facts.ts';

const ACK = 1;
const isAck = ({ mark }: Facts): boolean => mark.numbers['packet'] === ACK;

export function explainDrop(facts: Facts): Explanation {
  const { mark, record, language } = facts;
  const words = whyWords(facts).drop;
  const [occupancy, limit] = [mark.numbers['occupancy'] ?? 0, mark.numbers['limit'] ?? 0];
  const sentence = record.spec.params['qunit'] === 'bytes' ? words.bytes : words.places;
  return {
    title: words.title(mark.segment, isAck(facts)),
    sentence: sentence(moment(mark.at, language), placeOf(facts), whole(occupancy, language), whole(limit, language)),
  };
}

export function explainLoss(facts: Facts): Explanation {
  const { mark, language } = facts;
  const words = whyWords(facts).loss;
  const probability = asWords(amountOf('probability', mark.numbers['probability'] ?? 0, language, 3));
  return {
    title: words.title(mark.segment, isAck(facts)),
    sentence: words.sentence(moment(mark.at, language), placeOf(facts), probability),
  };
}

export function explainKill(facts: Facts): Explanation {
  const { mark, language } = facts;
  const words = whyWords(facts).kill;
  return {
    title: words.title(mark.segment, isAck(facts)),
    sentence: words.sentence(moment(mark.at, language), placeOf(facts), whole(mark.numbers['index'] ?? 0, language)),
  };
}

// Why a packet did not arrive: it found a queue full, was lost at random, or was dropped by hand.

import { amountOf, whole } from '../../plot/numbers.ts';
import { asWords } from '../../scenarios/kit/format-value.ts';
import { vocabularyOf } from '../i18n/words.ts';
import { type Explanation, type Facts, moment, nameOf, placeOf } from './facts.ts';

const ACK = 1;
const isAck = ({ mark }: Facts): boolean => mark.numbers['packet'] === ACK;

/** The station in whose NIC it happened; undefined of a link. */
function nicOf(facts: Facts): string | undefined {
  const link = facts.record.layout.links[facts.mark.link];
  return link?.role === 'nic' ? nameOf(facts, link.from) : undefined;
}

export function explainDrop(facts: Facts): Explanation {
  const { mark, record, language } = facts;
  const words = vocabularyOf(facts.language).whyTcp.drop;
  const occupancy = whole(mark.numbers['occupancy'] ?? 0, language);
  const limit = whole(mark.numbers['limit'] ?? 0, language);
  const at = moment(mark.at, language);
  const station = nicOf(facts);
  if (station !== undefined) {
    return {
      title: words.nicTitle(mark.segment, isAck(facts), station),
      sentence: words.nic(at, station, occupancy, limit),
    };
  }
  const sentence = record.spec.params['qunit'] === 'bytes' ? words.bytes : words.places;
  return {
    title: words.title(mark.segment, isAck(facts)),
    sentence: sentence(at, placeOf(facts), occupancy, limit),
  };
}

export function explainLoss(facts: Facts): Explanation {
  const { mark, language } = facts;
  const words = vocabularyOf(facts.language).whyTcp.loss;
  const probability = asWords(amountOf('probability', mark.numbers['probability'] ?? 0, language, 3));
  return {
    title: words.title(mark.segment, isAck(facts)),
    sentence: words.sentence(moment(mark.at, language), placeOf(facts), probability),
  };
}

export function explainKill(facts: Facts): Explanation {
  const { mark, language } = facts;
  const words = vocabularyOf(facts.language).whyTcp.kill;
  const index = whole(mark.numbers['index'] ?? 0, language);
  const station = nicOf(facts);
  return {
    title: words.title(mark.segment, isAck(facts)),
    sentence:
      station === undefined
        ? words.sentence(moment(mark.at, language), placeOf(facts), index)
        : words.nic(moment(mark.at, language), station, index),
  };
}

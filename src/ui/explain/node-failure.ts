// What a node of a cluster takes with it when it fails, that it is back, and which requests were lost with it.

import { durationText, whole } from '../../plot/numbers.ts';
import { vocabularyOf } from '../i18n/words.ts';
import { causeOf, type Explanation, type Facts, moment } from './facts.ts';

export function explainNodeDown(facts: Facts): Explanation {
  const { mark, scenario, language } = facts;
  const words = vocabularyOf(facts.language).whyCluster.down;
  const { load = 0, documents = 0 } = mark.numbers;
  const sentence = words.sentence(moment(mark.at, language), whole(load, language));
  const title = words.title(mark.flow + 1);
  if (!causeOf(facts)) {
    const name = scenario.parameters.find(({ key }) => key === 'down')?.label[language] ?? 'down';
    return { title, sentence: `${sentence} ${words.atFirst(name)}` };
  }
  return {
    title,
    sentence: documents === 0 ? sentence : `${sentence} ${words.documents(whole(documents, language))}`,
  };
}

export function explainNodeUp(facts: Facts): Explanation {
  const words = vocabularyOf(facts.language).whyCluster.up;
  return { title: words.title(facts.mark.flow + 1), sentence: words.sentence(moment(facts.mark.at, facts.language)) };
}

export function explainLostRequest(facts: Facts): Explanation {
  const { mark, language } = facts;
  const words = vocabularyOf(facts.language).whyCluster.lost;
  const { askedAt = mark.at } = mark.numbers;
  const downAt = moment(causeOf(facts)?.at ?? 0, language);
  const waited = durationText(mark.at - askedAt, language);
  return {
    title: words.title(mark.segment + 1),
    sentence: words.sentence(moment(mark.at, language), mark.flow + 1, downAt, waited),
  };
}

// Why a packet did not come through an ATM switch: refused at its first cell, cut by a lost cell, or glued to another.

import { whole } from '../i18n/numbers.ts';
import { type Explanation, type Facts, moment, whyWords } from './facts.ts';

const number = ({ mark, language }: Facts, name: string): string => whole(mark.numbers[name] ?? 0, language);

export function explainRefusal(facts: Facts): Explanation {
  const { mark, language } = facts;
  const words = whyWords(facts).refuse;
  const at = moment(mark.at, language);
  const [held, threshold, cells] = ['occupancy', 'threshold', 'cells'].map((name) => number(facts, name));
  return { title: words.title(mark.segment), sentence: words.sentence(at, held!, threshold!, cells!) };
}

export function explainCut(facts: Facts): Explanation {
  const { mark, language } = facts;
  const words = whyWords(facts).cut;
  const at = moment(mark.at, language);
  const first = whole((mark.numbers['cell'] ?? 0) + 1, language);
  const [limit, cells, dead] = ['limit', 'cells', 'cell'].map((name) => number(facts, name));
  return { title: words.title(mark.segment), sentence: words.sentence(at, limit!, first, cells!, dead!) };
}

export function explainGlue(facts: Facts): Explanation {
  const { mark, language } = facts;
  const words = whyWords(facts).glue;
  const sentence = words.sentence(moment(mark.at, language), number(facts, 'cells'));
  return { title: words.title(mark.segment), sentence };
}

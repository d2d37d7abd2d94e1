// What holds of every explanation, whatever it is about: at most two sentences, a number, no broken word, and Korean particles
// that agree with the words before them.

import type { Told } from '../../../src/explain/say.ts';
import type { Language } from '../../../src/scenarios/kit/text.ts';
import { wrongParticles } from '../korean-ear.ts';

const sentencesOf = (words: string): number => words.split(/[.?!](?=\s|$)/).filter((each) => each.trim()).length;

export function wrongWords({ title, connection = '', sentence, arithmetic = [] }: Told, language: Language): string[] {
  const all = [title, connection, sentence, ...arithmetic.map(({ words }) => words)].join(' ');
  const wrong: string[] = [];
  if (sentencesOf(sentence) > 2) wrong.push('more than two sentences');
  if (/undefined|NaN|null|Infinity|\[object|–| {2}|\( |^\s*$/.test(`${title}|${sentence}`))
    wrong.push('an empty or broken word');
  if (/undefined|NaN|null|Infinity/.test(all)) wrong.push('a broken number');
  if (!/\d/.test(sentence)) wrong.push('no number');
  if (/[가-힣]/.test(sentence) !== (language === 'ko')) wrong.push('the wrong language');
  if (language === 'ko') wrong.push(...wrongParticles(all));
  return wrong.map((what) => `${what}: ${all}`);
}

// What holds of every explanation, whatever it is about: both languages, two sentences, a number, no broken word.

import { expect } from 'vitest';
import { wrongParticles } from './korean-ear.ts';
import type { Explanation } from './told.ts';

export const wholeOf = ({ title, connection = '', sentence, arithmetic = [] }: Explanation): string =>
  [title, connection, sentence, ...arithmetic.map(({ words }) => words)].join(' ');
const sentencesOf = (words: string): number => words.split(/[.?!](?=\s|$)/).filter((each) => each.trim()).length;

export function checkWords(explanation: Explanation, language: 'en' | 'ko', where: string): void {
  const all = wholeOf(explanation);
  const wrong: string[] = [];
  if (sentencesOf(explanation.sentence) > 2) wrong.push('more than two sentences');
  if (/undefined|NaN|null|Infinity|\[object|–| {2}|\( |^\s*$/.test(`${explanation.title}|${explanation.sentence}`))
    wrong.push('an empty or broken word');
  if (/undefined|NaN|null|Infinity/.test(all)) wrong.push('a broken number');
  if (!/\d/.test(explanation.sentence)) wrong.push('no number');
  if (/[가-힣]/.test(explanation.sentence) !== (language === 'ko')) wrong.push('the wrong language');
  if (language === 'ko') wrong.push(...wrongParticles(all));
  if (wrong.length > 0) expect(wrong, `${where}: ${all}`).toEqual([]);
}

// What stands in braces within words, `{goodput}`, is a number of the block or a setting.

import { type Text, text } from '../scenarios/kit/text.ts';
import { notKnown } from './phrases.ts';
import { sentence } from './source.ts';

/** Does everything in braces have a meaning? */
export function checkBraces(
  words: string,
  names: ReadonlySet<string>,
  complain: (index: number, message: Text) => void,
) {
  for (const { 1: name = '', index } of words.matchAll(/\{(\w+)\}/g)) {
    if (!names.has(name)) complain(index, sentence(notKnown(text('number or setting', '수나 설정'), name, [...names])));
  }
}

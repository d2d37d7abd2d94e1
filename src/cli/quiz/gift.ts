// A quiz as GIFT, the text format of Moodle's question bank (docs.moodle.org, "GIFT format"). One category for each question, one
// question in it for each student, called by their number.

import { escaped } from '../../plot/escaped.ts';
import { htmlOf } from './quiz-html.ts';
import type { QuizItem } from './quiz-items.ts';

/** Signs that mean something in GIFT have a backslash in front; a line of its own is written `\\n`. */
const inGift = (words: string): string => words.replace(/[\\~=#{}:]/g, '\\$&').replace(/\r?\n/g, '\\n');

const html = (words: string): string => inGift(escaped(words));

export function asGift(items: readonly QuizItem[]): string {
  const questions = [...new Set(items.map(({ question }) => question))];
  return questions
    .map((question) => {
      const own = items.filter((item) => item.question === question);
      const category = `$CATEGORY: $course$/Lectern/${question}`;
      return [category, ...own.map(giftOf)].join('\n\n');
    })
    .join('\n\n');
}

function giftOf(item: QuizItem): string {
  const head = `::${inGift(item.student)}::[html]${inGift(htmlOf(item))}`;
  const because = `####${html(item.because)}`;
  if (item.kind === 'number') return `${head} {#${item.value}:${item.tolerance}${because}}`;
  const answers = item.choices.map(({ text, right, feedback }) => {
    const said = feedback === '' ? '' : ` #${html(feedback)}`;
    return `  ${right ? '=' : '~'}${html(text)}${said}`;
  });
  return `${head} {\n${answers.join('\n')}\n  ${because}\n}`;
}

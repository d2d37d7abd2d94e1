// The text of a question as course sites show it: HTML of two paragraphs, what is asked and the link of one's own run.

import { escaped } from '../../plot/escaped.ts';
import type { QuizItem } from './quiz-items.ts';

export function htmlOf({ text, link, runWords, student }: QuizItem): string {
  const address = escaped(link);
  const way = /^https?:/.test(link) ? `<a href="${address}" target="_blank">${address}</a>` : address;
  return `<p>${escaped(text)}</p><p>${escaped(runWords)} (${escaped(student)}): ${way}</p>`;
}

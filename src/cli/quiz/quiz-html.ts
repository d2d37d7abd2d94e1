// The text of a question as course sites show it: HTML of two paragraphs, what is asked and the link of one's own run.

import type { QuizItem } from './quiz-items.ts';

/** Also fit for XML. */
export const escapedHtml = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export function htmlOf({ text, link, runWords, student }: QuizItem): string {
  const address = escapedHtml(link);
  const way = /^https?:/.test(link) ? `<a href="${address}" target="_blank">${address}</a>` : address;
  return `<p>${escapedHtml(text)}</p><p>${escapedHtml(runWords)} (${escapedHtml(student)}): ${way}</p>`;
}

// A quiz as comma-separated values, a row for each question of each student: for mail merge, other course sites, or checking by eye.

import { csvFormatRows } from 'd3-dsv';
import type { QuizItem } from './quiz-items.ts';

const HEAD = ['student', 'question', 'kind', 'text', 'answer', 'tolerance', 'unit', 'other answers', 'link'];

export function asCsv(items: readonly QuizItem[]): string {
  const rows = items.map((item) => {
    const { student, question, kind, text, link } = item;
    if (item.kind === 'number')
      return [student, question, kind, text, String(item.value), String(item.tolerance), item.unit, '', link];
    const right = item.choices.find((choice) => choice.right)?.text ?? '';
    const others = item.choices.filter((choice) => !choice.right).map((choice) => choice.text);
    return [student, question, kind, text, right, '', '', others.join(' | '), link];
  });
  return csvFormatRows([HEAD, ...rows]);
}

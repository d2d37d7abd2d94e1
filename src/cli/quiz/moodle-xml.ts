// A quiz as Moodle XML (docs.moodle.org, "Moodle XML format"): multichoice and numerical questions, one category for each question
// of the lesson, one question in it for each student, called by their number.

import { escaped } from '../../plot/escaped.ts';
import { htmlOf } from './quiz-html.ts';
import type { QuizItem } from './quiz-items.ts';

export function asMoodleXml(items: readonly QuizItem[]): string {
  const questions = [...new Set(items.map(({ question }) => question))];
  const parts = questions.flatMap((question) => [
    categoryOf(question),
    ...items.filter((item) => item.question === question).map(questionOf),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${parts.join('\n')}\n</quiz>\n`;
}

const text = (words: string): string => `<text>${escaped(words)}</text>`;

const categoryOf = (question: string): string =>
  `  <question type="category">\n    <category>${text(`$course$/Lectern/${question}`)}</category>\n  </question>`;

function questionOf(item: QuizItem): string {
  const type = item.kind === 'number' ? 'numerical' : 'multichoice';
  const lines = [
    `<name>${text(item.student)}</name>`,
    `<questiontext format="html">${text(htmlOf(item))}</questiontext>`,
    `<generalfeedback format="html">${text(escaped(item.because))}</generalfeedback>`,
    '<defaultgrade>1</defaultgrade>',
    '<penalty>0.3333333</penalty>',
    '<hidden>0</hidden>',
    ...(item.kind === 'number' ? numericalOf(item) : choicesOf(item)),
    `<hint format="html">${text(escaped(item.link))}</hint>`,
  ];
  return `  <question type="${type}">\n${lines.map((line) => `    ${line}`).join('\n')}\n  </question>`;
}

const numericalOf = ({ value, tolerance }: QuizItem & { readonly kind: 'number' }): readonly string[] => [
  `<answer fraction="100" format="moodle_auto_format">${text(String(value))}<feedback format="html">${text('')}</feedback><tolerance>${tolerance}</tolerance></answer>`,
  '<unitgradingtype>0</unitgradingtype>',
  '<unitpenalty>0.1000000</unitpenalty>',
  '<showunits>3</showunits>',
  '<unitsleft>0</unitsleft>',
];

const choicesOf = ({ choices }: QuizItem & { readonly kind: 'choice' }): readonly string[] => [
  '<single>true</single>',
  '<shuffleanswers>true</shuffleanswers>',
  '<answernumbering>none</answernumbering>',
  ...choices.map(
    ({ text: words, right, feedback }) =>
      `<answer fraction="${right ? 100 : 0}" format="html">${text(escaped(words))}<feedback format="html">${text(escaped(feedback))}</feedback></answer>`,
  ),
];

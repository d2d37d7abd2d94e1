// What was collected, for people: a line for each link, what the class answered, and the remarks in full below.

import { questionColumns, STANDS, TASK, taskResults } from '../../collect/collected-table.ts';
import { type Distribution, distributionsOf } from '../../collect/distribution.ts';
import { FINDINGS, type FindingCode } from '../../collect/finding.ts';
import type { Row } from '../../collect/judge-all.ts';
import { type Language, type Text, text } from '../../scenarios/kit/text.ts';
import { textTable } from '../text-table.ts';

const WORDS = {
  who: text('who', '누가'),
  run: text('run', '실행'),
  remarks: text('remarks', '비고'),
  task: text('task', '과제'),
  links: (count: number): Text => text(`${count} ${count === 1 ? 'link' : 'links'}`, `링크 ${count}개`),
  right: (right: number, of: number): Text =>
    text(`${right} of ${of} as the run does`, `${of}명 가운데 ${right}명이 실행과 같음`),
} as const;

const SIGNS = { right: '✓', near: '≈', other: '○', no: '–' } as const;
const CELL_AT_MOST = 28;

export function asTable(rows: readonly Row[], language: Language): string {
  const parts = [lines(rows, language), ...distributionsOf(rows).map((each) => answers(each, language))];
  const remarks = rows.flatMap(({ number, who, findings }) =>
    findings
      .filter(({ code }) => code !== 'no-claim')
      .map(({ code, says }) => [String(number), who, `${FINDINGS[code][language]}: ${says[language]}`]),
  );
  if (remarks.length > 0) parts.push(textTable(remarks, [0]));
  return [...parts, summary(rows, language)].join('\n\n');
}

function lines(rows: readonly Row[], language: Language): string {
  const columns = questionColumns(rows);
  const head = ['', WORDS.who[language], WORDS.run[language], ...columns.map(({ name }) => name), WORDS.task[language]];
  const body = rows.map((row) => {
    const { run, judged } = row;
    const step = run ? `${run.course.scenario.id} ${run.state.view.step ?? 1}` : '';
    const cells = columns.map(({ of }) => {
      const each = of(row);
      return each ? `${SIGNS[each.stands]} ${short(each.givenWords[language] || STANDS[each.stands][language])}` : '';
    });
    const task = judged?.task;
    const done =
      task && run
        ? `${TASK[task.checked.done ? 'done' : 'open'][language]}: ${taskResults(task, run.course.scenario, language)}`
        : '';
    return [String(row.number), short(row.who), step, ...cells, done, remarksOf(row, language)];
  });
  return textTable([[...head, WORDS.remarks[language]], ...body], [0]);
}

const remarksOf = ({ findings }: Row, language: Language): string =>
  findings.map(({ code }) => FINDINGS[code][language]).join(', ');

const short = (words: string): string => (words.length > CELL_AT_MOST ? `${words.slice(0, CELL_AT_MOST - 1)}…` : words);

function answers(each: Distribution, language: Language): string {
  const head = `${each.scenario.id}.${each.question.id}  ${each.ask[language]}`;
  const bars = each.bars.map(({ label, count }) => [`  ${String(count)}`, label[language]]);
  const expected = each.expected.map(({ says, count }) => [`  ${count}`, says[language]]);
  const right = `  ${WORDS.right(each.right, each.count)[language]}`;
  return [head, right, textTable(bars, [0]), textTable(expected, [0])].filter((part) => part !== '').join('\n');
}

/** `200 links; 20 mangled link, 5 other result` */
function summary(rows: readonly Row[], language: Language): string {
  const counts = new Map<FindingCode, number>();
  for (const { findings } of rows)
    for (const code of new Set(findings.map((each) => each.code))) counts.set(code, (counts.get(code) ?? 0) + 1);
  const named = (Object.keys(FINDINGS) as FindingCode[])
    .filter((code) => counts.has(code))
    .map((code) => `${FINDINGS[code][language]} ${counts.get(code)}`);
  return [WORDS.links(rows.length)[language], ...named].join('; ');
}

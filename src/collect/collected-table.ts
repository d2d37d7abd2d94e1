// What was collected, for other programs: comma-separated values for a spreadsheet, JSON for everything else. One row for each
// link, two columns for each question that anybody answered.

import { csvFormatRows } from 'd3-dsv';
import { metricText } from '../plot/numbers.ts';
import { asWords, formatMeasured } from '../scenarios/kit/format-value.ts';
import { writeGiven } from '../scenarios/kit/read-predictions.ts';
import { MODEL_VERSION } from '../scenarios/kit/run-spec.ts';
import type { Scenario } from '../scenarios/kit/scenario.ts';
import { KILLS } from '../scenarios/kit/task.ts';
import { type Language, type Text, text } from '../scenarios/kit/text.ts';
import { asCell } from './as-cell.ts';
import { FINDINGS } from './finding.ts';
import type { Row } from './judge-all.ts';
import type { JudgedPrediction, JudgedTask } from './judge-entry.ts';

/** A question that somebody answered. */
export interface QuestionColumn {
  /** `reno.silence` */
  readonly name: string;
  readonly ask: Text;
  of(row: Row): JudgedPrediction | undefined;
}

/** In the order of the lessons. */
export function questionColumns(rows: readonly Row[]): readonly QuestionColumn[] {
  const columns = new Map<string, QuestionColumn & { readonly order: number }>();
  for (const { run, judged } of rows) {
    const { scenario, lesson } = run?.course ?? {};
    if (!scenario || !lesson) continue;
    const ids = lesson.steps.flatMap(({ asks = [] }) => asks.map(({ id }) => id));
    for (const { question, ask } of judged?.predictions ?? []) {
      const name = `${scenario.id}.${question.id}`;
      if (columns.has(name)) continue;
      const of = (row: Row): JudgedPrediction | undefined =>
        row.run?.course.scenario.id === scenario.id
          ? row.judged?.predictions.find((each) => each.question.id === question.id)
          : undefined;
      columns.set(name, { name, ask, of, order: ids.indexOf(question.id) });
    }
  }
  const scenarioOf = (name: string): string => name.split('.')[0]!;
  return [...columns.values()].toSorted(
    (a, b) => scenarioOf(a.name).localeCompare(scenarioOf(b.name)) || a.order - b.order,
  );
}

export const STANDS: Readonly<Record<JudgedPrediction['stands'], Text>> = {
  right: text('as predicted', '예측대로'),
  near: text('close', '비슷함'),
  other: text('the run does something else', '실행은 다름'),
  no: text('not in this run', '이 실행에는 없음'),
};

export const TASK = {
  done: text('met', '달성'),
  open: text('not met', '미달성'),
} as const;

/** `Goodput 1.94 Mbit/s, Retransmissions 0 packets` */
export function taskResults({ checked }: JudgedTask, scenario: Scenario, language: Language): string {
  return checked.conditions
    .map(({ name, has = Number.NaN }) => {
      const metric = scenario.metrics.find((each) => each.name === name);
      if (metric) return `${metric.label[language]} ${asWords(metricText(metric, has, language))}`;
      return name === KILLS ? `${KILLS_LABEL[language]} ${formatMeasured(has, 'count', language).number}` : '';
    })
    .join(', ');
}
const KILLS_LABEL = text('packets dropped by hand', '직접 버린 패킷');

const HEADS = ['number', 'who', 'source', 'scenario', 'step', 'digest', 'remarks', 'task', 'task results'] as const;

/** Names of columns are the same in every language, so that a program finds them; what stands in them is for people. */
export function collectedCsv(rows: readonly Row[], language: Language): string {
  const columns = questionColumns(rows);
  const head = [...HEADS, ...columns.flatMap(({ name }) => [name, `${name}: run`]), 'remarks in full', 'link'];
  const lines = rows.map((row) => {
    const { run, judged } = row;
    const { task } = judged ?? {};
    const answers = columns.flatMap(({ of }) => {
      const each = of(row);
      return each ? [each.givenWords[language] || givenOf(each), STANDS[each.stands][language]] : ['', ''];
    });
    return [
      String(row.number),
      row.who,
      row.found.source,
      run?.course.scenario.id ?? '',
      run ? String(run.state.view.step ?? 1) : '',
      judged?.digest ?? '',
      row.findings.map(({ code }) => FINDINGS[code][language]).join(', '),
      task ? TASK[task.checked.done ? 'done' : 'open'][language] : '',
      task && run ? taskResults(task, run.course.scenario, language) : '',
      ...answers,
      row.findings.map(({ says }) => says[language]).join(' '),
      row.found.link,
    ];
  });
  return `${csvFormatRows([head, ...lines.map((cells) => cells.map(asCell))])}\n`;
}

const givenOf = ({ question, given }: JudgedPrediction): string => writeGiven(question, given);

export function collectedJson(rows: readonly Row[], language: Language): string {
  const all = rows.map((row) => {
    const { run, judged } = row;
    return {
      number: row.number,
      who: row.who,
      source: row.found.source,
      link: row.found.link,
      counts: row.counts,
      remarks: row.findings.map(({ code, says }) => ({ code, says: says[language] })),
      ...(run && { scenario: run.course.scenario.id, step: run.state.view.step ?? 1 }),
      ...(judged?.digest && { digest: judged.digest, results: judged.metrics }),
      ...(judged?.task && {
        task: {
          id: judged.task.task.id,
          goal: judged.task.task.goal,
          done: judged.task.checked.done ?? false,
          conditions: judged.task.checked.conditions,
          kept: judged.task.checked.kept,
        },
      }),
      predictions: (judged?.predictions ?? []).map((each) => ({
        question: each.question.id,
        step: each.step,
        given: givenOf(each),
        stands: each.stands,
        ...(each.answer && { answer: writeGiven(each.question, each.answer) }),
        ...(each.expected && { expected: each.expected[language] }),
        ...(each.score && { score: each.score }),
      })),
    };
  });
  return JSON.stringify({ model: MODEL_VERSION, collected: all }, null, 2);
}

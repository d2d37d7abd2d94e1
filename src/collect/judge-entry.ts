// What came of a link that was handed in: its run computed again, what it claims beside what the run has, every prediction beside
// the answer, every condition of its task. Which runs that takes is known beforehand, so that each is computed once for all who
// handed it in.

import type { Nanos } from '../engine/core/time.ts';
import { QUANTITIES, toldApart } from '../plot/numbers.ts';
import { askedRun, NotInRun, specOfVariant } from '../predict/asked-run.ts';
import { type CheckedTask, checkTask } from '../predict/check-task.ts';
import { canAsk, courseOf, judge, type Verdict } from '../predict/judge.ts';
import { sayOf } from '../predict/say-question.ts';
import { wordsOfGiven } from '../predict/words-of-given.ts';
import type { RunRecord } from '../record/record.ts';
import { specOfStep } from '../scenarios/kit/define-lesson.ts';
import { digestText } from '../scenarios/kit/digest-text.ts';
import { claimed, ownRun } from '../scenarios/kit/handed-in.ts';
import type { AskedRun, Given, Question, Stretch } from '../scenarios/kit/prediction.ts';
import { readGiven } from '../scenarios/kit/read-predictions.ts';
import type { RunSpec } from '../scenarios/kit/run-spec.ts';
import type { MetricInfo, Metrics } from '../scenarios/kit/scenario.ts';
import type { Task } from '../scenarios/kit/task.ts';
import { inEveryLanguage, type Text, text } from '../scenarios/kit/text.ts';
import type { Entry, ReadRun } from './entry.ts';
import type { Finding } from './finding.ts';

export interface JudgedPrediction {
  readonly question: Question;
  /** Of the lesson, counted from 1. */
  readonly step: number;
  /** What is asked, with the numbers of the run. */
  readonly ask: Text;
  readonly given: Given;
  readonly givenWords: Text;
  /** Of a choice or a place: what there was to choose, as this run says it. */
  readonly options: readonly { readonly id: string; readonly label: Text }[];
  /** `no`: this run has nothing of what the question is about. */
  readonly stands: Verdict['stands'] | 'no';
  readonly answer?: Given;
  readonly answerWords?: Text;
  /** The misconception behind it, where it is a known one. */
  readonly expected?: Text | undefined;
  readonly score?: Verdict['score'];
  /** Of a drawing: what the run did on the same paper. */
  readonly course?: readonly Stretch[];
  /** Of a drawing: from when until when. */
  readonly span?: readonly [from: Nanos, until: Nanos];
}

export interface JudgedTask {
  readonly task: Task;
  readonly checked: CheckedTask;
}

/** What is found out about an entry by computing. */
export interface Judged {
  /** Of the run as it is computed here. */
  digest?: string;
  metrics?: Metrics;
  readonly predictions: JudgedPrediction[];
  task?: JudgedTask;
  readonly findings: Finding[];
}

/** A run that somebody wants to look at. */
export interface Wanted {
  readonly spec: RunSpec;
  /** Runs whose results have to be known before. */
  readonly needs: readonly RunSpec[];
  /** @throws whatever a question throws that does not fit the run */
  look(
    record: RunRecord,
    resultsOf: (spec: RunSpec) => Metrics | undefined,
    recordOf: (spec: RunSpec) => RunRecord | undefined,
  ): void;
  /** Those among them whose record it looks at, too. */
  readonly keeps?: readonly RunSpec[];
}

/** What has to be computed for an entry; what is found is written into `judged`. */
export function wantedOf({ run }: Entry, judged: Judged): readonly Wanted[] {
  if (!run) return [];
  const own: Wanted = { spec: run.spec, needs: [], look: (record) => lookAtRun(run, judged, record) };
  const predictions = run.predictions.flatMap(({ question: id, given: words }): Wanted[] => {
    const step = run.course.lesson.steps.findIndex(({ asks = [] }) => asks.some((each) => each.id === id));
    const question = run.course.lesson.steps[step]?.asks?.find((each) => each.id === id);
    const given = question && readGiven(question, words).given;
    if (!question || !given) return [];
    const spec = specAsked(run, step);
    const { scenario } = run.course;
    const needs = (question.needs ?? []).map((variant) => specOfVariant(scenario, spec, variant));
    const keeps = (question.needs ?? [])
      .filter(({ recorded }) => recorded)
      .map((variant) => specOfVariant(scenario, spec, variant));
    const look: Wanted['look'] = (record, resultsOf, recordOf) => {
      const asked = askedRun(scenario, record, resultsOf, recordOf);
      judged.predictions.push(judgedPrediction(run, { question, step: step + 1, given }, record, asked));
    };
    return [{ spec, needs, keeps, look }];
  });
  return [own, ...predictions];
}

/** The run a question was put to: that of the link where it is of the link's step, else the one its step opens. */
function specAsked({ course, state, spec }: ReadRun, step: number): RunSpec {
  const { who, own = false, step: open = 1 } = state.view;
  const lessonStep = course.lesson.steps[step]!;
  return open === step + 1 ? spec : ownRun(specOfStep(course.scenario, lessonStep), { who, own }, course.scenario);
}

type Asked = Pick<JudgedPrediction, 'question' | 'step' | 'given'>;

function judgedPrediction({ course }: ReadRun, asked: Asked, record: RunRecord, run: AskedRun): JudgedPrediction {
  const { question, given } = asked;
  const say = (words: Text): Text => inEveryLanguage((language) => sayIn(words, asked, run, course, language));
  const worded = (answer: Given): Text =>
    inEveryLanguage((language) => wordsOfGiven(question, answer, language, (words) => say(words)[language]));
  const among = question.kind === 'choice' ? question.options : question.kind === 'place' ? question.among : [];
  const options = among.map(({ id, label }) => ({ id, label: say(label) }));
  const common = { ...asked, ask: say(question.ask), givenWords: worded(given), options };
  if (canAsk(question, record, run) !== 'yes') return { ...common, stands: 'no' };
  const { stands, answer, expected, score } = judge(question, given, record, run);
  return {
    ...common,
    stands,
    answer,
    answerWords: worded(answer),
    expected,
    ...(score && { score }),
    ...(question.kind === 'draw' && {
      course: courseOf(question, record, run),
      span: [run.when(question.from), run.when(question.until)] as const,
    }),
  };
}

/** A question that does not fit the run has numbers that the run does not have. */
function sayIn(
  words: Text,
  { question }: Asked,
  run: AskedRun,
  { scenario }: ReadRun['course'],
  language: keyof Text,
): string {
  try {
    return sayOf(words, question, run, scenario, language);
  } catch (problem) {
    if (problem instanceof NotInRun) return words[language].replace(/\{\w+\}/g, '…');
    throw problem;
  }
}

function lookAtRun(run: ReadRun, judged: Judged, record: RunRecord): void {
  const { course, state, spec, isComparable } = run;
  const { scenario, lesson } = course;
  const { step = 1, who, own = false, got } = state.view;
  judged.digest = digestText(record.digest);
  judged.metrics = record.metrics ?? {};
  const named = lesson.steps.find(({ task }) => task && task.id === got?.task);
  const taskStep = named ?? (got ? undefined : lesson.steps[step - 1]);
  if (taskStep?.task) {
    const start = ownRun(specOfStep(scenario, taskStep), { who, own }, scenario);
    judged.task = { task: taskStep.task, checked: checkTask(taskStep.task, scenario, start, spec, record.metrics) };
  }
  if (isComparable) judged.findings.push(...differences(run, judged));
}

/** What the link claims and the run does not have. */
function differences({ course, state, flaw }: ReadRun, { digest, metrics = {} }: Judged): Finding[] {
  const { got } = state.view;
  if (!got) return [];
  const other = got.results.filter(({ name, value }, index) => {
    const has = metrics[name];
    if (has === undefined) return true;
    // Of a number at which the link breaks off the last digits may be lost.
    const mayLack = flaw === 'cut-claim' && index === got.results.length - 1;
    return claimed(has) !== value && !(mayLack && String(claimed(has)).startsWith(String(value)));
  });
  if (got.digest === digest && other.length === 0) return [];
  const said = other.map(({ name, value }) => {
    const metric = course.scenario.metrics.find((each) => each.name === name);
    return inEveryLanguage((language) => beside(metric, name, [value, metrics[name]], language));
  });
  const digests = text(`digest ${got.digest}, the run has ${digest}`, `다이제스트 ${got.digest}(실행은 ${digest})`);
  const claims = got.digest === digest ? said : [digests, ...said];
  const listed = (language: keyof Text): string => claims.map((each) => each[language]).join('; ');
  const why = CHANGED[flaw ? 'flawed' : 'whole'];
  return [
    {
      code: 'differs',
      says: text(
        `The link claims what its run does not have: ${listed('en')}. ${why.en}`,
        `링크의 결과가 실행과 다릅니다: ${listed('ko')}. ${why.ko}`,
      ),
    },
  ];
}

const CHANGED = {
  whole: text('It was changed after it was handed in.', '제출한 뒤에 바뀐 링크입니다.'),
  flawed: text(
    'It was changed after it was handed in, or on its way.',
    '제출한 뒤에 바뀌었거나 전해지는 동안 손상된 링크입니다.',
  ),
} as const;

/** `Goodput 1.95 Mbit/s, the run has 1.78 Mbit/s`, in as many digits as tell them apart; the name alone where the run has no such result. */
function beside(
  metric: MetricInfo | undefined,
  name: string,
  [value, has]: readonly [number, number | undefined],
  language: keyof Text,
): string {
  if (!metric || has === undefined) return metric?.label[language] ?? name;
  const [claim, run] = toldApart(QUANTITIES[metric.unit], [value, has], language);
  return language === 'en'
    ? `${metric.label.en} ${claim}, the run has ${run}`
    : `${metric.label.ko} ${claim}(실행은 ${run})`;
}

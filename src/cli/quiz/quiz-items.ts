// The questions of a lesson put to the run of one student: what is asked, in words that are complete without the page, and what
// that run answers. Formats are written elsewhere (gift.ts, moodle-xml.ts, items-csv.ts).

import { EVERYTHING, NOTHING } from '../../engine/core/probe.ts';
import { momentText } from '../../plot/numbers.ts';
import { askedRun, specOfVariant } from '../../predict/asked-run.ts';
import { answerOf, canAsk, judge } from '../../predict/judge.ts';
import { sayOf } from '../../predict/say-question.ts';
import { wordsOfGiven } from '../../predict/words-of-given.ts';
import type { RunRecord } from '../../record/record.ts';
import { recordOf } from '../../runner/record-builder.ts';
import { sessionOf } from '../../runner/session-of.ts';
import { specOfStep } from '../../scenarios/kit/define-lesson.ts';
import { formatMeasured } from '../../scenarios/kit/format-value.ts';
import { ownRun } from '../../scenarios/kit/handed-in.ts';
import type { Lesson, LessonStep } from '../../scenarios/kit/lesson.ts';
import { LINK_VERSION } from '../../scenarios/kit/link-state.ts';
import type {
  AskedRun,
  MomentQuestion,
  NumberQuestion,
  OrderQuestion,
  Question,
} from '../../scenarios/kit/prediction.ts';
import { MODEL_VERSION, type RunSpec, sameSpec } from '../../scenarios/kit/run-spec.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import { type Language, type Text, text } from '../../scenarios/kit/text.ts';
import { writeLink } from '../../scenarios/kit/write-link.ts';

export interface QuizOf {
  readonly scenario: Scenario;
  readonly lesson: Lesson;
  /** Counted from 1; undefined: all. */
  readonly step: number | undefined;
  readonly students: readonly string[];
  readonly language: Language;
  /** In front of every link; may be empty. */
  readonly base: string;
}

interface ItemCommon {
  readonly student: string;
  /** `reno.silence` */
  readonly question: string;
  readonly text: string;
  /** Opens the student's own run. */
  readonly link: string;
  /** What stands in front of it. */
  readonly runWords: string;
  readonly because: string;
}

export interface Choice {
  readonly text: string;
  readonly right: boolean;
  /** Why somebody may have chosen it. */
  readonly feedback: string;
}

export type QuizItem =
  | (ItemCommon & { readonly kind: 'choice'; readonly choices: readonly Choice[] })
  | (ItemCommon & {
      readonly kind: 'number';
      readonly value: number;
      readonly tolerance: number;
      readonly unit: string;
    });

/** Plain data, so that threads can hand it over. */
export interface Found {
  readonly items: readonly QuizItem[];
  /** Questions that are to be drawn. */
  readonly drawn: readonly string[];
  /** Questions that this student's run has no answer to. */
  readonly without: readonly string[];
}

const WORDS = {
  at: (time: string): Text => text(`At ${time} of the run:`, `실행 시각 ${time}:`),
  run: text('Your run', '자신의 실행'),
  unit: (unit: string): Text => text(`Answer in ${unit}.`, `답의 단위는 ${unit}입니다.`),
  count: text('Answer with a number.', '수로 답하세요.'),
  order: (top: string, bottom: string): Text =>
    text(`Choose the right order, ${top} first, ${bottom} last.`, `${top}부터 ${bottom} 순으로 알맞은 것을 고르세요.`),
} as const;

/** So many orders are to choose from. */
const ORDERS = 4;

/** All questions of one student. */
export function quizOf(of: QuizOf, student: string): Found {
  const found: { items: QuizItem[]; drawn: string[]; without: string[] } = { items: [], drawn: [], without: [] };
  for (const [index, step] of of.lesson.steps.entries()) {
    if (of.step !== undefined && index !== of.step - 1) continue;
    const asks = step.asks ?? [];
    const drawn = asks.filter(({ kind }) => kind === 'draw');
    found.drawn.push(...drawn.map(({ id }) => `${of.scenario.id}.${id}`));
    if (asks.length === drawn.length) continue;
    const { items, without } = askedOf(of, student, step, index + 1);
    found.items.push(...items);
    found.without.push(...without);
  }
  return found;
}

function askedOf(of: QuizOf, student: string, step: LessonStep, number: number): Omit<Found, 'drawn'> {
  const { scenario } = of;
  const spec = ownRun(specOfStep(scenario, step), { who: student, own: true }, scenario);
  const record = recordOf(sessionOf(spec, { probes: { ...EVERYTHING, flights: false } }));
  const items: QuizItem[] = [];
  const without: string[] = [];
  for (const question of step.asks ?? []) {
    if (question.kind === 'draw') continue;
    const known = (question.needs ?? []).map((variant) => {
      const other = specOfVariant(scenario, spec, variant);
      if (variant.recorded) {
        const record = recordOf(sessionOf(other, { probes: { ...EVERYTHING, flights: false } }));
        return { other, record, metrics: record.metrics };
      }
      return { other, record: undefined, metrics: sessionOf(other, { probes: NOTHING }).complete().metrics };
    });
    const knownOf = (wanted: RunSpec) => known.find(({ other }) => sameSpec(other, wanted));
    const run = askedRun(
      scenario,
      record,
      (wanted) => knownOf(wanted)?.metrics,
      (wanted) => knownOf(wanted)?.record,
    );
    const can = canAsk(question, record, run) === 'yes';
    const item = can ? itemOf(of, { student, question, record, run, number }) : undefined;
    if (item) items.push(item);
    else without.push(`${scenario.id}.${question.id}`);
  }
  return { items, without };
}

interface Asked<Q extends Question = Question> {
  readonly student: string;
  readonly question: Q;
  readonly record: RunRecord;
  readonly run: AskedRun;
  /** Of the step. */
  readonly number: number;
}

function itemOf(of: QuizOf, asked: Asked): QuizItem | undefined {
  const { scenario, language, base } = of;
  const { student, question, record, run, number } = asked;
  const say = (words: Text): string => sayOf(words, question, run, scenario, language);
  const view = { ...(number > 1 && { step: number }), who: student, own: true, paused: true } as const;
  const state = { spec: record.spec, others: [], view, version: LINK_VERSION, pinnedModel: MODEL_VERSION };
  const link = `${base}${scenario.id}/${writeLink(state, scenario)}`;
  const moment = WORDS.at(momentText(run.when(question.from), language))[language];
  const common = {
    student,
    question: `${scenario.id}.${question.id}`,
    text: `${moment} ${say(question.ask)}`,
    link,
    runWords: WORDS.run[language],
    because: say(question.because),
  };
  switch (question.kind) {
    case 'choice':
    case 'place': {
      const answer = answerOf(question, record, run);
      const options = question.kind === 'choice' ? question.options : question.among;
      const choices = options.map((option) => ({
        text: say(option.label),
        right: 'id' in answer && option.id === answer.id,
        feedback: expectedOf(question, option.id, asked, language),
      }));
      return { ...common, kind: 'choice', choices };
    }
    case 'order': {
      const choices = ordersOf({ ...asked, question }, language, say);
      const [top, bottom] = question.ends.map((end) => say(end)) as [string, string];
      return (
        choices && { ...common, kind: 'choice', text: `${common.text} ${WORDS.order(top, bottom)[language]}`, choices }
      );
    }
    case 'number':
    case 'moment': {
      const numeric = numericOf({ ...asked, question }, language);
      const how = numeric.unit === '' ? WORDS.count : WORDS.unit(numeric.unit);
      return { ...common, kind: 'number', ...numeric, text: `${common.text} ${how[language]}` };
    }
    default:
      return undefined;
  }
}

/** The misconception behind an answer that the run contradicts. */
function expectedOf(question: Question, id: string, { record, run }: Asked, language: Language): string {
  const kind = question.kind === 'choice' ? 'choice' : 'place';
  const { stands, expected } = judge(question, { kind, id }, record, run);
  return stands === 'right' ? '' : (expected?.[language] ?? '');
}

/** The unit is that of the largest answer that can be given, so that it says nothing of the right one. */
function numericOf({ question, record, run }: Asked<NumberQuestion | MomentQuestion>, language: Language) {
  const answer = answerOf(question, record, run);
  const value = 'value' in answer ? answer.value : 0;
  const isMoment = question.kind === 'moment';
  const most = isMoment ? 1e9 : question.range[1];
  const { number, unit } = formatMeasured(most, isMoment ? 'duration' : question.quantity, language, 12);
  const scale = Number(number.replaceAll(',', '')) / most;
  const tolerance = isMoment ? question.within : question.within * Math.abs(value);
  return { value: rounded(value * scale), tolerance: rounded(tolerance * scale), unit };
}

const rounded = (value: number): number => Number(value.toPrecision(7));

/** The run's order among others that it contradicts, always in the same sequence; undefined if it contradicts none. */
function ordersOf(
  { question, record, run }: Asked<OrderQuestion>,
  language: Language,
  say: (words: Text) => string,
): readonly Choice[] | undefined {
  const answer = answerOf(question, record, run);
  if (!('ids' in answer)) return undefined;
  const wrong = ordersIn(answer.ids).flatMap((ids) => {
    const given = { kind: 'order', ids } as const;
    const { stands, expected } = judge(question, given, record, run);
    const words = wordsOfGiven(question, given, language, say);
    return stands === 'right' ? [] : [{ text: words, right: false, feedback: expected?.[language] ?? '' }];
  });
  if (wrong.length === 0) return undefined;
  const right = { text: wordsOfGiven(question, answer, language, say), right: true, feedback: '' };
  // By their words, so that the place says nothing.
  return [right, ...wrong.slice(0, ORDERS - 1)].toSorted((a, b) => (a.text < b.text ? -1 : 1));
}

/** Every other order of a few things. */
function ordersIn(ids: readonly string[]): readonly (readonly string[])[] {
  const all = (left: readonly string[]): string[][] =>
    left.length === 0
      ? [[]]
      : left.flatMap((id) => all(left.filter((each) => each !== id)).map((rest) => [id, ...rest]));
  return all(ids).filter((each) => each.join() !== ids.join());
}

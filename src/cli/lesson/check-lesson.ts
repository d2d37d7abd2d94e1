// Runs a lesson that was read without a mistake: does every event come, is every number what it says, does every comparison hold
// in all of its seeds, has every question an answer, and is no task done before it is begun?

import { durationText, toldApart } from '../../plot/numbers.ts';
import { NotInRun } from '../../predict/asked-run.ts';
import { checkTask } from '../../predict/check-task.ts';
import { answerOf, canAsk, courseOf } from '../../predict/judge.ts';
import { findEvent } from '../../record/find-event.ts';
import { specOfStep, wordsOf } from '../../scenarios/kit/define-lesson.ts';
import { formatRange } from '../../scenarios/kit/format-value.ts';
import type { Grounds, Lesson, LessonStep } from '../../scenarios/kit/lesson.ts';
import { particleAfter, withParticle } from '../../scenarios/kit/particles.ts';
import type { Given, Question } from '../../scenarios/kit/prediction.ts';
import type { RunSpec } from '../../scenarios/kit/run-spec.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import { inEveryLanguage, LANGUAGES, type Text, text } from '../../scenarios/kit/text.ts';
import { curtainProblems } from './check-curtain.ts';
import { contradiction, recordOfSpec, resultsOfSpec, runOf, workedOut } from './lesson-runs.ts';

/** What is wrong, and of what: `step 2 number fifth`. */
export interface Untrue {
  readonly of: string;
  readonly message: Text;
}

/** A ratio in words is held to this share of what it means. */
const NEAR = 0.1;
/** Of an answer that nobody can give: as many as it is measured with, and more where it misses its bound by less. */
const ANSWER_DIGITS = 4;
/** A setting is never rounded. */
const EVERY_DIGIT = 15;

/** One after the other, so that whoever waits can be told. */
export function* untruths(scenario: Scenario, lesson: Lesson): Generator<Untrue> {
  for (const [index, step] of lesson.steps.entries()) {
    const [of, spec] = [`step ${index + 1}`, specOfStep(scenario, step)];
    yield* ofShot(of, scenario, step, spec);
    yield* ofGrounds(of, scenario, step, spec);
    for (const question of step.asks ?? []) yield* ofQuestion(scenario, question, spec);
    if (step.task && checkTask(step.task, scenario, spec, spec, resultsOfSpec(spec)).done) {
      yield {
        of: `task ${step.task.id}`,
        message: text('The run of the step does this already.', '단계의 실행이 이미 이것을 합니다.'),
      };
    }
  }
  for (const [index, claim] of lesson.claims.entries()) {
    yield* ofGrounds(`claim ${index + 1}`, scenario, claim, specOfStep(scenario, claim));
  }
}

/** Does the event come, and are the gauges there? */
function* ofShot(of: string, _: Scenario, { shot }: LessonStep, spec: RunSpec): Generator<Untrue> {
  if (findEvent(recordOfSpec(spec), shot.event)) return;
  yield {
    of,
    message: text('This event does not come in the run of the step.', '단계의 실행에 이 이벤트가 없습니다.'),
  };
}

function* ofGrounds(of: string, scenario: Scenario, grounds: Grounds, spec: RunSpec): Generator<Untrue> {
  for (const [name, said] of Object.entries(grounds.said ?? {})) {
    const about = `${of} number ${name}`;
    const value = worked(() => workedOut(scenario, spec, said));
    if (typeof value !== 'number') {
      yield { of: about, message: value };
    } else if (said.words) {
      if (!(Math.abs(value - said.is) <= NEAR * said.is)) {
        yield {
          of: about,
          message: text(
            `The run has ${value}, not ${said.is}.`,
            `실행에서는 ${withParticle(`${said.is}`, '이')} 아니라 ${value}입니다.`,
          ),
        };
      }
    } else {
      const [is, has] = [said.is, value].map((each) =>
        LANGUAGES.map((language) => wordsOf(each, said, scenario, language)),
      );
      if (is!.every((words, index) => words === has![index])) continue;
      const message = text(
        `The run has ${has![0]}, not ${is![0]}.`,
        `실행에서는 ${is![1]}${particleAfter(is![1]!, '이')} 아니라 ${has![1]}입니다.`,
      );
      yield { of: about, message };
    }
  }
  for (const [index, comparison] of (grounds.holds ?? []).entries()) {
    const wrong = contradiction(scenario, spec, comparison);
    if (wrong === undefined) continue;
    yield {
      of: `${of} claim ${index + 1}`,
      message: text(`This does not hold: ${wrong}.`, `사실과 다릅니다: ${wrong}.`),
    };
  }
}

/** The number, or why there is none. */
function worked(of: () => number): number | Text {
  try {
    const value = of();
    return Number.isFinite(value) ? value : text('This is no number in the run.', '실행에서 수가 나오지 않습니다.');
  } catch (problem) {
    if (problem instanceof NotInRun) return text(problem.message, `실행에 없습니다: ${problem.message}`);
    throw problem;
  }
}

function* ofQuestion(scenario: Scenario, question: Question, spec: RunSpec): Generator<Untrue> {
  const of = `question ${question.id}`;
  const record = recordOfSpec(spec);
  const run = runOf(scenario, spec);
  const problems = curtainProblems(question, scenario, record);
  for (const { field, message } of problems) yield { of: `${of} ${field}`, message };
  if (canAsk(question, record, run) !== 'yes') {
    if (problems.length > 0) return;
    const [en, ko] = ['The run of the step has no answer to this.', '단계의 실행에 이 질문의 답이 없습니다.'];
    yield { of, message: text(en, ko) };
    return;
  }
  for (const [name, number] of Object.entries(question.numbers ?? {})) {
    const value = worked(() => number.of(run));
    if (typeof value !== 'number') yield { of, message: text(`{${name}}: ${value.en}`, `{${name}}: ${value.ko}`) };
  }
  const beside = outOfReach(question, answerOf(question, record, run), spec);
  if (beside) yield { of, message: beside };
  if (question.kind !== 'draw') return;
  const { levels } = question.paper;
  const beyond = courseOf(question, record, run).some(({ most }) => most >= levels - 1);
  if (beyond) {
    yield {
      of,
      message: text(
        'The run goes beyond the top of the paper: raise "high".',
        '실행이 종이 위로 벗어납니다. "high"를 올리세요.',
      ),
    };
  }
}

/** Why nobody can give the answer of the run, if so. */
function outOfReach(question: Question, answer: Given, { params }: RunSpec): Text | undefined {
  if (!('value' in answer)) return undefined;
  const { value } = answer;
  if (question.kind === 'number') {
    const { quantity, range } = question;
    const bound = value < range[0] ? range[0] : range[1];
    if (value >= range[0] && value <= range[1]) return undefined;
    const is = inEveryLanguage((language) => toldApart(quantity, [value, bound], language, ANSWER_DIGITS)[0]);
    const of = inEveryLanguage((language) => formatRange(...range, quantity, language));
    return text(`The answer ${is.en} is outside the range ${of.en}.`, `답(${is.ko})이 범위(${of.ko})를 벗어납니다.`);
  }
  const end = Number(params['end']);
  const is = inEveryLanguage((language) => toldApart('duration', [value, end], language, ANSWER_DIGITS)[0]);
  if (value < 0)
    return text(`The answer ${is.en} is before the run begins.`, `답(${is.ko})이 실행의 시작보다 앞섭니다.`);
  if (value <= end) return undefined;
  const last = inEveryLanguage((language) => durationText(end, language, EVERY_DIGIT));
  return text(
    `The answer ${is.en} is after the end of the run (${last.en}).`,
    `답(${is.ko})이 실행이 끝나는 시각(${last.ko})보다 늦습니다.`,
  );
}

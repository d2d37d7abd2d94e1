// `lectern quiz`: the questions of a lesson for every student of a list, each about a run of their own, with the answers that the
// engine gives for that run; for Moodle and everything that reads its formats.

import { readClassList } from '../collect/class-list.ts';
import { counted, forms } from '../explain/words/forms.en.ts';
import { readLesson } from '../lesson-file/read-lesson.ts';
import { reviveLesson } from '../lesson-file/revive.ts';
import { scenarioById, scenarios } from '../scenarios/index.ts';
import { parseLink } from '../scenarios/kit/parse-link.ts';
import { splitLink } from '../scenarios/kit/split-link.ts';
import { LANGUAGES, type Language } from '../scenarios/kit/text.ts';
import { lessons } from '../scenarios/lessons.ts';
import { fileProblem } from '../verify/files.ts';
import type { Command, Terminal } from './command.ts';
import { asGift } from './quiz/gift.ts';
import { asCsv } from './quiz/items-csv.ts';
import { asMoodleXml } from './quiz/moodle-xml.ts';
import { type Found, type QuizItem, type QuizOf, quizOf } from './quiz/quiz-items.ts';
import { askAll, type QuizDesk, type QuizRequest } from './quiz/quiz-threads.ts';
import { oneOf, readArguments } from './read-arguments.ts';
import { scenarioNamed } from './run/scenario-named.ts';
import { workersHere } from './sweep/compute-sweep.ts';
import { wholeNumber } from './sweep/numbers.ts';
import { bar } from './sweep/progress.ts';
import { readTextFile } from './text-file.ts';
import { UsageError } from './usage-error.ts';

const FLAGS = {
  students: 'the name of a file',
  format: 'gift, moodle-xml or csv',
  language: 'en or ko',
  step: 'a number',
  base: 'the address of the site',
  workers: 'a number',
};
const WORKERS_AT_MOST = 64;
/** Fewer students are asked sooner than another thread is ready. */
const STUDENTS_EACH = 4;
/** Between two redraws of the bar, and between two lines where nobody watches, ms. */
const REDRAW = 100;
const LINE = 5000;
const FORMATS = { gift: asGift, 'moodle-xml': asMoodleXml, csv: asCsv } as const;

export const quiz: Command = {
  name: 'quiz',
  summary: 'writes the questions of a lesson for every student of a list, with answers from runs of their own',
  help: `Usage: lectern quiz <scenario|link|lesson.md> --students list.csv [flags] > quiz.txt

Every student has a run of their own: the seed comes from their number as it does in a link with who= and own=1. The answers
are computed from that run, and the link to it stands in the question. A link with step= takes the questions of that step.

  --students list.csv   a row for each student; the column called id, number, student, user or mail, else the first
  --format gift|moodle-xml|csv   for Moodle's question bank (GIFT is the default), or a row for each question
  --language en|ko      language of the questions
  --step n              the questions of one step; left out: all
  --workers n           threads that compute; as many as the machine has processors
  --base https://host/lectern/   where the site is, in front of every link

Choices and places become multiple choice; numbers and moments numerical, with the tolerance they have on the page; an order is
chosen among orders of which the run contradicts all but one. What is to be drawn is left out, and said so. docs/collect.md
says how to import it.`,
  async run(args, terminal) {
    const given = readArguments(args, FLAGS, terminal);
    const [target, ...more] = given.words;
    if (target === undefined)
      throw new UsageError('quiz needs a scenario, a link or a lesson file, for example: quiz reno.');
    if (more.length > 0) throw new UsageError(`quiz takes one of them; "${more[0]}" is one too many.`);
    const list = given.last('students');
    if (list === undefined)
      throw new UsageError('quiz needs --students and the name of a file with a row for each student.');
    const format = oneOf(given, 'format', ['gift', 'moodle-xml', 'csv']);
    const language = oneOf(given, 'language', LANGUAGES);
    const step = given.last('step');
    const course = courseOf(target, step);
    const workers = wholeNumber(given, 'workers', workersHere(), WORKERS_AT_MOST);
    const students = studentsOf(list);
    const base = (given.last('base') ?? '').replace(/\/?$/, (end) => (given.last('base') ? '/' : end));
    const desks = desksFor(students.length, workers, { target, step, language, base }, terminal);
    const { items, notes } = await computed({ ...course, students, language, base }, desks, terminal);
    for (const note of notes) terminal.note(note);
    if (items.length === 0) throw new UsageError('There is no question that a quiz can ask.');
    terminal.print(FORMATS[format](items).trimEnd());
    return 0;
  },
};

/** What a thread asks of a student, from the words its command was given. */
export function askerOf({ target, step, language, base }: QuizRequest): (student: string) => Found {
  const of = { ...courseOf(target, step), students: [], language: language as Language, base };
  return (student) => quizOf(of, student);
}

function desksFor(students: number, workers: number, request: QuizRequest, { startQuiz }: Terminal): QuizDesk[] {
  const count = Math.min(workers, Math.ceil(students / STUDENTS_EACH));
  if (startQuiz && count > 1) return Array.from({ length: count }, () => startQuiz(request));
  const ask = askerOf(request);
  return [
    {
      async ask(student) {
        // So that Ctrl+C is heard.
        await new Promise((resolve) => setImmediate(resolve));
        return ask(student);
      },
      close() {},
    },
  ];
}

async function computed(of: QuizOf, desks: readonly QuizDesk[], terminal: Terminal) {
  const found = await askAll(of.students, desks, progressOf(of.students.length, terminal));
  terminal.redraw?.('');
  const items = found.flatMap((each) => each.items);
  const drawn = new Set(found.flatMap((each) => each.drawn));
  const without = new Map<string, string[]>();
  for (const [index, each] of found.entries())
    for (const name of each.without) without.set(name, [...(without.get(name) ?? []), of.students[index]!]);
  return { items, notes: notesOf(items, drawn, without, of.students.length) };
}

/** A bar where a person watches, else a line now and then. */
function progressOf(count: number, { redraw, note }: Terminal): (done: number) => void {
  const begun = performance.now();
  let saidAt = begun;
  return (done) => {
    const now = performance.now();
    if (now - saidAt < (redraw ? REDRAW : LINE) || done === count) return;
    saidAt = now;
    const secondsLeft = (((now - begun) / 1000) * (count - done)) / done;
    (redraw ?? note)(bar({ phase: 'running', done, of: count, secondsLeft }, 'student'));
  };
}

const STUDENTS_NAMED = 5;

/** What whoever gives the quiz should know of it. */
function notesOf(
  items: readonly QuizItem[],
  drawn: ReadonlySet<string>,
  without: ReadonlyMap<string, readonly string[]>,
  count: number,
): readonly string[] {
  const notes = [...drawn].map((name) => `${name} is to be drawn, which no quiz can ask; it is left out.`);
  for (const [name, students] of without) {
    const named = students.slice(0, STUDENTS_NAMED).join(', ') + (students.length > STUDENTS_NAMED ? ', ...' : '');
    notes.push(
      `${name}: ${students.length} of ${counted(count, 'run')} ${forms(students.length, 'has', 'have')} no single answer to it; it is left out for ${named}.`,
    );
  }
  for (const name of new Set(items.map(({ question }) => question))) {
    const own = items.filter(({ question }) => question === name);
    // Copying is then enough.
    if (own.length > 1 && new Set(own.map(answerIn)).size === 1)
      notes.push(`${name}: the answer is the same for all ${own.length} students.`);
  }
  return notes;
}

const answerIn = (item: QuizItem): string | number =>
  item.kind === 'number' ? item.value : item.choices.find(({ right }) => right)!.text;

/** @throws UsageError if there are none, or two are the same: a quiz with two of one number is found out too late */
function studentsOf(file: string): readonly string[] {
  const { students, twice } = readClassList(textOf(file));
  if (students.length === 0) throw new UsageError(`${file}: there is no student in it.`);
  if (twice[0] !== undefined) throw new UsageError(`${file}: ${twice[0]} is there twice.`);
  return students.map(({ who }) => who);
}

function courseOf(target: string, step: string | undefined): Pick<QuizOf, 'scenario' | 'lesson' | 'step'> {
  const wanted = step === undefined ? undefined : Number(step);
  if (/\.md$/i.test(target)) {
    const { data, mistakes } = readLesson(textOf(target), scenarios);
    if (!data) {
      const where =
        mistakes.map(({ line, column, message }) => `${target}:${line}:${column}: ${message.en}`)[0] ?? target;
      throw new UsageError(`${where} "lectern lesson check ${target}" names everything.`);
    }
    const scenario = scenarioById(data.scenario)!;
    return checked({ scenario, lesson: reviveLesson(scenario, data).lesson, step: wanted });
  }
  const { id = target, text } = splitLink(target);
  const scenario = scenarioNamed(id);
  const lesson = lessons[scenario.id];
  if (!lesson) throw new UsageError(`${scenario.id} has no lesson.`);
  const named = /step=/i.test(text) ? (parseLink(text, scenario).state.view.step ?? 1) : undefined;
  return checked({ scenario, lesson, step: wanted ?? named });
}

function checked(course: Pick<QuizOf, 'scenario' | 'lesson' | 'step'>): Pick<QuizOf, 'scenario' | 'lesson' | 'step'> {
  const { step, lesson } = course;
  if (step !== undefined && !lesson.steps[step - 1])
    throw new UsageError(`The lesson has steps 1 to ${lesson.steps.length}; "${step}" is none.`);
  return course;
}

function textOf(path: string): string {
  try {
    return readTextFile(path);
  } catch (error) {
    throw new UsageError(`${path}: ${fileProblem(error)}.`);
  }
}

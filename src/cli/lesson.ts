// `lectern lesson`: checks a lesson file, or writes one to begin with.

import { existsSync, writeFileSync } from 'node:fs';
import { counted } from '../explain/words/forms.en.ts';
import { readLesson } from '../lesson-file/read-lesson.ts';
import { reviveLesson } from '../lesson-file/revive.ts';
import type { Place } from '../lesson-file/source.ts';
import { scenarioById, scenarios } from '../scenarios/index.ts';
import type { Lesson } from '../scenarios/kit/lesson.ts';
import type { SpeakerNotes } from '../scenarios/kit/speaker-notes.ts';
import { LANGUAGES, type Language } from '../scenarios/kit/text.ts';
import { fileProblem } from '../verify/files.ts';
import type { Command, Terminal } from './command.ts';
import { untruths } from './lesson/check-lesson.ts';
import { newLesson } from './lesson/new-lesson.ts';
import { checkAgain, type Findings } from './lesson/watch-lesson.ts';
import { oneOf, readArguments } from './read-arguments.ts';
import { scenarioNamed } from './run/scenario-named.ts';
import { readTextFile } from './text-file.ts';
import { textTable } from './text-table.ts';
import { UsageError } from './usage-error.ts';

export const lesson: Command = {
  name: 'lesson',
  summary: 'checks a lesson file, or writes one to begin with',
  help: `Usage: lectern lesson check <file> [--read-only] [--watch] [--language en|ko]
       lectern lesson new <scenario> [file]

check names every mistake with its line and column, runs every number, claim, question and task of the lesson, and
says how long each step takes. The exit status is 1 if anything is wrong.
  --read-only    the file is only read; nothing is run
  --watch        checks again whenever the file is saved, and prints what changed; Ctrl+C ends it
new prints a lesson of one step, or writes it to a file that is not there yet. docs/lessons.md is the whole manual.`,
  run(args, terminal) {
    const given = readArguments(args, { 'read-only': false, watch: false, language: 'en or ko' }, terminal);
    const language = oneOf(given, 'language', LANGUAGES);
    const [what, target, file, ...more] = given.words;
    if (what !== 'check' && what !== 'new') {
      throw new UsageError('lesson is followed by "check" and a file, or by "new" and a scenario.');
    }
    if (target === undefined) throw new UsageError(`lesson ${what} needs ${what === 'new' ? 'a scenario' : 'a file'}.`);
    const extra = what === 'new' ? more[0] : file;
    if (extra !== undefined) throw new UsageError(`"${extra}" is one too many.`);
    if (what === 'new') return begin(target, file, terminal);
    return check(target, given.has('read-only'), given.has('watch'), language, terminal);
  },
};

function begin(name: string, file: string | undefined, terminal: Terminal): number {
  const starter = newLesson(scenarioNamed(name));
  if (file === undefined) {
    terminal.print(starter.trimEnd());
    return 0;
  }
  if (existsSync(file)) throw new UsageError(`${file} is there already; it stays as it is.`);
  try {
    writeFileSync(file, starter);
  } catch (error) {
    throw new UsageError(`${file} cannot be written: ${fileProblem(error)}.`);
  }
  terminal.note(`${file} is a lesson of one step. Check it with: lectern lesson check ${file}`);
  return 0;
}

type Found = Findings & { readonly untranslated: number };

/** @returns what is wrong with a text, and how long its steps take where nothing is */
const checked = (text: string, isReadOnly: boolean, language: Language): Found => {
  const { data, mistakes, untranslated, places } = readLesson(text, scenarios);
  if (!data) return { mistakes, wasRun: false, times: '', untranslated };
  const scenario = scenarioById(data.scenario)!;
  const { lesson, notes } = reviveLesson(scenario, data);
  const untrue = isReadOnly ? [] : [...untruths(scenario, lesson)];
  const found = untrue.map(({ of, message }) => ({ ...(places.get(of) ?? START), message }));
  return {
    mistakes: found,
    wasRun: !isReadOnly,
    times: found.length > 0 ? '' : timesOf(lesson, notes, language),
    untranslated,
  };
};

function check(file: string, isReadOnly: boolean, isWatched: boolean, language: Language, terminal: Terminal) {
  const text = textOf(file);
  const found = checked(text, isReadOnly, language);
  for (const { line, column, message } of found.mistakes) {
    terminal.print(`${file}:${line}:${column}: ${message[language]}`);
  }
  if (found.mistakes.length === 0) {
    terminal.print(`${file}: ${isReadOnly ? 'nothing is wrong as far as it was read' : 'everything holds'}.\n`);
    terminal.print(found.times);
    if (found.untranslated > 0) terminal.note(inOneLanguage(found.untranslated));
  }
  const { watchFile, onInterrupt } = terminal;
  if (!isWatched || !watchFile || !onInterrupt) return statusOf(found);
  const again = checkAgain(text, found, {
    file,
    language,
    check: (now) => checked(now, isReadOnly, language),
    print: (lines) => terminal.print(`\n${lines}`),
  });
  terminal.note(`${file} is checked again whenever it is saved. Ctrl+C ends this.`);
  return new Promise<number>((resolve) => {
    const stop = watchFile(file, again);
    onInterrupt(() => {
      stop();
      resolve(statusOf(again()));
    });
  });
}

const inOneLanguage = (count: number): string =>
  count === 1 ? 'One of its texts is in one language only.' : `${count} of its texts are in one language only.`;

const statusOf = ({ mistakes }: Findings): number => (mistakes.length === 0 ? 0 : 1);

const START: Place = { line: 1, column: 1 };

function textOf(file: string): string {
  try {
    return readTextFile(file);
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${fileProblem(error)}.`);
  }
}

/** How long each step takes: to play up to its event, and with a class, as its notes say. */
function timesOf({ steps }: Lesson, notes: readonly SpeakerNotes[], language: Language): string {
  const rows = steps.map(({ question, shot, asks = [], task }, index) => [
    `${index + 1}`,
    question[language],
    `${((shot.before + (shot.stop ?? 0)) / shot.speed).toFixed(1)} s`,
    notes[index] ? `${notes[index].minutes} min` : '-',
    [...asks.map(({ id }) => id), ...(task ? [`task ${task.id}`] : [])].join(', '),
  ]);
  const minutes = notes.reduce((sum, note) => sum + note.minutes, 0);
  const whole = notes.length > 0 ? `\n\n${counted(minutes, 'minute')} in all, by its notes.` : '';
  return textTable([['step', 'question', 'plays', 'takes', 'asks'], ...rows]) + whole;
}

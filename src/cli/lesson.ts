// `lectern lesson`: checks a lesson file, or writes one to begin with.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readLesson } from '../lesson-file/read-lesson.ts';
import { reviveLesson } from '../lesson-file/revive.ts';
import type { FileMistake, Place } from '../lesson-file/source.ts';
import { scenarioById, scenarios } from '../scenarios/index.ts';
import type { Lesson } from '../scenarios/kit/lesson.ts';
import type { SpeakerNotes } from '../scenarios/kit/speaker-notes.ts';
import { LANGUAGES, type Language } from '../scenarios/kit/text.ts';
import { fileProblem } from '../verify/files.ts';
import type { Command, Terminal } from './command.ts';
import { untruths } from './lesson/check-lesson.ts';
import { newLesson } from './lesson/new-lesson.ts';
import { oneOf, readArguments } from './read-arguments.ts';
import { scenarioNamed } from './run/scenario-named.ts';
import { textTable } from './text-table.ts';
import { UsageError } from './usage-error.ts';

export const lesson: Command = {
  name: 'lesson',
  summary: 'checks a lesson file, or writes one to begin with',
  help: `Usage: lectern lesson check <file> [--read-only] [--language en|ko]
       lectern lesson new <scenario> [file]

check names every mistake with its line and column, runs every number, claim, question and task of the lesson, and
says how long each step takes. The exit status is 1 if anything is wrong.
  --read-only    the file is only read; nothing is run
new prints a lesson of one step, or writes it to a file that is not there yet. docs/lessons.md is the whole manual.`,
  run(args, terminal) {
    const given = readArguments(args, { 'read-only': false, language: 'en or ko' });
    const language = oneOf(given, 'language', LANGUAGES);
    const [what, target, file, ...more] = given.words;
    if (what !== 'check' && what !== 'new') {
      throw new UsageError('lesson is followed by "check" and a file, or by "new" and a scenario.');
    }
    if (target === undefined) throw new UsageError(`lesson ${what} needs ${what === 'new' ? 'a scenario' : 'a file'}.`);
    const extra = what === 'new' ? more[0] : file;
    if (extra !== undefined) throw new UsageError(`"${extra}" is one too many.`);
    if (what === 'new') return begin(target, file, terminal);
    return check(target, given.has('read-only'), language, terminal);
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

function check(file: string, isReadOnly: boolean, language: Language, terminal: Terminal): number {
  const { data, mistakes, untranslated, places } = readLesson(textOf(file), scenarios);
  const say = ({ line, column, message }: FileMistake): void =>
    terminal.print(`${file}:${line}:${column}: ${message[language]}`);
  for (const mistake of mistakes) say(mistake);
  if (!data) return 1;
  const scenario = scenarioById(data.scenario)!;
  const revived = reviveLesson(scenario, data);
  if (!isReadOnly) {
    let wrong = 0;
    for (const { of, message } of untruths(scenario, revived.lesson)) {
      say({ ...(places.get(of) ?? START), message });
      wrong++;
    }
    if (wrong > 0) return 1;
  }
  terminal.print(`${file}: ${isReadOnly ? 'nothing is wrong as far as it was read' : 'everything holds'}.\n`);
  terminal.print(timesOf(revived.lesson, revived.notes, language));
  if (untranslated > 0) terminal.note(`${untranslated} of its texts are in one language only.`);
  return 0;
}

const START: Place = { line: 1, column: 1 };

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
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
  const whole = notes.length > 0 ? `\n\n${minutes} minutes in all, by its notes.` : '';
  return textTable([['step', 'question', 'plays', 'takes', 'asks'], ...rows]) + whole;
}
